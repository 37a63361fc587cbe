// A figure on the map: a hero, a boss or a minion with its health, counters and conditions; clicked to be chosen or aimed at.

import * as m from 'motion/react-m';
import { FeltBy } from '../../../web/table/felt.tsx';
import { Icon } from '../../../web/table/icon.tsx';
import { useDirected, useTable } from '../../../web/table/model.ts';
import { savesData } from '../../../web/table/painting.ts';
import { useThing } from '../../../web/table/thing.ts';
import type { AimData } from '../questions/attack.ts';
import type { CreatureView } from '../view.ts';
import { Conditions, HealthBar, healthWords, percent } from './bars.tsx';
import type { BlowNotes } from './blow-pace.ts';
import outlines from './marks.icons.json' with { type: 'json' };
import { figureOfSheet, nameOfFigure, useFigureName } from './names.ts';

type FigureProps = {
  readonly of: CreatureView;
  readonly isActive: boolean;
  readonly isMine: boolean;
};

export function Figure({ of, isActive, isMine }: FigureProps) {
  const { box, faceOf, lookOf, choicesAt, pace } = useTable();
  const name = useFigureName()(of);
  const place = { spot: `creature-${of.id}` };
  const face = faceOf(of.card);
  const { picture = outlines.minion, portrait } = lookOf(face);
  const [choice] = choicesAt(place);
  const aim = choice?.data as AimData | undefined;
  const { props, spoken, preview } = useThing({
    place,
    label: [
      name,
      healthWords(of),
      `defence ${of.defence}`,
      counterWords(of.guards, 'defence'),
      counterWords(countersOf(of), 'attack'),
      ...of.conditions,
    ]
      .filter(Boolean)
      .join(', '),
    face,
  });
  const part = usePart(of);
  const odds = preview ?? (aim?.chance === undefined ? undefined : percent(aim.chance));
  return (
    <m.button
      {...props}
      className="dr-figure"
      data-rank={of.rank}
      data-side={of.side}
      data-active={isActive || undefined}
      data-mine={isMine || undefined}
      data-part={part}
      data-down={(of.health ?? of.quarters ?? 0) <= 0 || undefined}
      {...(pace > 0 && { layoutId: `figure ${of.id}` })}
      transition={{ duration: pace * 1.6 }}
    >
      <span className="spoken">{spoken}</span>
      <span className="dr-figure-body" aria-hidden="true">
        <span className="dr-figure-disc" data-seat-colour={of.rank === 'hero' ? of.seat % 9 : undefined}>
          <Icon outline={picture} />
          {portrait && !savesData() && <img src={portrait.src} alt="" />}
        </span>
        {of.rank === 'minion' ? <Hits of={of} /> : <HealthBar of={of} isPlain />}
        <span className="dr-figure-counters">
          <Counters sort="guards" icon={outlines.guard} count={of.guards} />
          <Counters sort="attack" icon={outlines.counter} count={countersOf(of)} />
        </span>
        <span className="dr-figure-conditions">
          <Conditions of={of.conditions} />
        </span>
        {odds && <Odds of={odds} />}
      </span>
      {of.rank !== 'hero' && <FeltBy seat={of.seat} whom={nameOfFigure(box.faces, figureIn(of))} />}
    </m.button>
  );
}

/** "83 % · 6": a phone has room for the chance alone. */
function Odds({ of }: { of: string }) {
  const [chance, damage] = of.split(' · ');
  return (
    <span className="dr-figure-odds">
      {chance}
      {damage && <span className="dr-figure-damage"> · {damage}</span>}
    </span>
  );
}

/** Its part in the attack that is being played: who strikes, who is struck at, who was hit. */
function usePart(of: CreatureView): string | undefined {
  return useDirected(({ beat, isPlaying }) => {
    const blow = isPlaying ? (beat?.scene.notes as BlowNotes | undefined) : undefined;
    if (blow === undefined) return undefined;
    const figure = figureIn(of);
    if (figure === blow.by) return 'strikes';
    if (figure !== blow.foe) return undefined;
    return blow.hit && (beat?.step === 'verdict' || beat?.step === 'consequence') ? 'hit' : 'struck at';
  });
}

/** As events name it. */
const figureIn = ({ rank, id, sheet, number }: CreatureView): number =>
  rank === 'hero' ? id : figureOfSheet(sheet, number);

function Counters({ sort, icon, count }: { sort: string; icon: string; count: number }) {
  if (count === 0) return null;
  return (
    <span data-sort={sort}>
      <Icon outline={icon} />
      {count}
    </span>
  );
}

/** Attack counters on all that it has ready. */
const countersOf = ({ ready }: CreatureView): number =>
  ready.reduce((sum, { counters }) => sum + counters, 0);

const counterWords = (count: number, sort: string): string =>
  count === 0 ? '' : `${count} ${sort} ${count === 1 ? 'counter' : 'counters'}`;

function Hits({ of: { number, health = 0, maxHealth = 1 } }: { of: CreatureView }) {
  return (
    <span className="dr-hits">
      {number}
      {maxHealth > 1 && <i>{'♥'.repeat(health)}</i>}
    </span>
  );
}
