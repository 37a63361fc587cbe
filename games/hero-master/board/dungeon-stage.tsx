// The middle of the dungeon: the Location and its monsters, cards to choose from, or the attack that is about to be rolled for.

import type { CSSProperties, ReactNode } from 'react';
import type { BoardProps } from '../../../web/table/board.ts';
import { Card, CardBack } from '../../../web/table/card.tsx';
import { Icon } from '../../../web/table/icon.tsx';
import { places } from '../../../web/table/in-places.ts';
import { useLifted } from '../../../web/table/lift.ts';
import { useTable } from '../../../web/table/model.ts';
import { Stage, StageCard } from '../../../web/table/stage.tsx';
import { StillCard } from '../../../web/table/still-card.tsx';
import { useWhole } from '../../../web/table/whole.ts';
import type { BungleForecast } from '../questions/bungle.ts';
import type { ApplyData } from '../questions/resolving.ts';
import type { ExchangeView, MonsterView, View } from '../view.ts';
import { Decks, DecksBehindATap } from './decks.tsx';
import { DAMAGES, type Face } from './figures.ts';
import { blowOf, liftedForecast, monsterProspect, oddsOf, spoiledOn } from './forecast.ts';
import { LocationPanel, Loot, Road } from './location.tsx';
import { Mark, useNamed } from './mark.tsx';
import outlines from './marks.icons.json' with { type: 'json' };
import type { Show } from './on-show.ts';

type DungeonProps = BoardProps & {
  readonly dungeon: View;
  readonly show: Show | undefined;
  readonly away: ReadonlySet<number>;
};

export function DungeonStage(props: DungeonProps) {
  const { dungeon: view, away } = props;
  const { nameOfSeat } = useTable();
  const ownerOf = (attack: number) => {
    const seat = view.players.findIndex(({ row }) => row.some(({ card }) => card === attack));
    return seat < 0 ? undefined : nameOfSeat(seat);
  };
  return (
    <Stage
      forecast={(choice) => ({
        ...liftedForecast(choice, props.box.faces as readonly Face[], ownerOf),
        against: view.encounter?.card,
      })}
      left={
        view.heroPool.length === 0 && (
          <div className="hm-place">
            {view.location === undefined ? (
              <Road view={view} />
            ) : (
              <>
                <LocationPanel view={view} location={view.location} />
                {!isArriving(view) && (
                  <Loot gold={view.loot} treasures={view.treasurePile.filter((card) => !away.has(card))} />
                )}
              </>
            )}
            <DecksBehindATap view={view} />
          </div>
        )
      }
      right={<Decks view={view} />}
    >
      {atRest(props, ownerOf)}
    </Stage>
  );
}

/** What is asked about stands here; between questions the last scene stays. */
function atRest(
  { dungeon: view, show, decision }: DungeonProps,
  ownerOf: (attack: number) => string | undefined,
): ReactNode {
  if (view.heroPool.length > 0) return <Spread title="Heroes to pick" cards={view.heroPool} />;
  if (view.looking) return <Looking looking={view.looking} />;
  if (show) return <Spread {...show} />;
  if (decision?.question === 'bungle-which' && decision.about !== undefined)
    return <Bungling bungle={decision.about} ownerOf={ownerOf} />;
  if (view.exchange && view.exchange.green === 0) return <BeforeTheRoll exchange={view.exchange} />;
  if (view.exchange || view.location === undefined) return undefined;
  if (decision === undefined) return undefined;
  return isArriving(view) ? <Arrival location={view.location} /> : <Monsters view={view} />;
}

/** The Location has its say; monsters, treasure and gold are laid out after that (HM-LOC-18). */
const isArriving = ({ phase }: View): boolean => phase === 'location';

function Arrival({ location }: { location: number }) {
  const { faceOf } = useTable();
  const whole = useWhole<HTMLElement>();
  const { name } = faceOf(location);
  return (
    <section className="lifted" aria-label={`Arrival: ${name}`} ref={whole}>
      <StageCard card={location} />
      <div className="lifted-words">
        <h2>{name}</h2>
        <p>Its monsters and its gold come after this.</p>
      </div>
    </section>
  );
}

function Spread({ title, cards, isReplaced, used = [] }: Show) {
  const { choicesAt } = useTable();
  const noteOf = (card: number) => {
    if (isReplaced && choicesAt({ card }).length > 0) return { note: 'replace it' };
    return used.includes(card) ? { note: 'used' } : {};
  };
  return (
    <section
      className="hm-spread"
      aria-label={title}
      style={{ '--cards': Math.max(cards.length, 1) } as CSSProperties}
    >
      {cards.map((card) => (
        <Card card={card} key={card} {...noteOf(card)} />
      ))}
    </section>
  );
}

function Looking({ looking: { seat, count, cards } }: { looking: NonNullable<View['looking']> }) {
  const { nameOfSeat } = useTable();
  if (cards) return <Spread title="Cards to choose from" cards={cards} />;
  return (
    <section className="hm-spread" aria-label={`${nameOfSeat(seat)} looks at ${count} cards`}>
      {places(Math.min(count, 6)).map((place) => (
        <CardBack emblem={outlines.location} key={place} />
      ))}
    </section>
  );
}

type BunglingProps = { readonly bungle: number; ownerOf(attack: number): string | undefined };

/** The bungle whose victim is asked for, and what it would make of each attack. */
function Bungling({ bungle, ownerOf }: BunglingProps) {
  const { box, choices, faceOf } = useTable();
  const lifted = useLifted();
  const whole = useWhole<HTMLElement>();
  const faces = box.faces as readonly Face[];
  const spoils = choices.flatMap(({ at, data, index }) =>
    at && 'card' in at
      ? [{ index, ...spoiledOn({ attack: at.card, ...(data as BungleForecast) }, faces, ownerOf) }]
      : [],
  );
  return (
    <section className="lifted" aria-label="The bungle" ref={whole}>
      <StageCard card={bungle} />
      <div className="lifted-words">
        <h2>{faceOf(bungle).name}</h2>
        <ul className="stage-figures">
          {spoils.map(({ index, word, value }) => (
            <li key={index} data-tone={index === lifted?.index ? 'good' : undefined}>
              {word} <b>{value}</b>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** What a lifted weapon or power would make of them, as long as it is lifted. */
function useFigures({ figures, changed }: ExchangeView): ApplyData {
  const { data } = useLifted() ?? {};
  return isForecast(data) ? data : { ...figures, ...(changed !== undefined && { changed }) };
}

const isForecast = (data: unknown): data is ApplyData =>
  typeof data === 'object' && data !== null && 'needed' in data && 'strength' in data;

/** The attack with all that is applied to it, or is about to be, and what it comes to. */
function BeforeTheRoll({ exchange }: { exchange: ExchangeView }) {
  const { viewer, nameOfSeat, faceOf } = useTable();
  const whole = useWhole<HTMLElement>();
  const { attacker, attack, bungle, weapons, hero, monster } = exchange;
  const applied = [
    ...weapons,
    ...(hero === undefined ? [] : [hero]),
    ...(bungle === undefined ? [] : [bungle]),
  ];
  const expected = useFigures(exchange);
  const { needed, threshold, strength, defence, changed } = expected;
  const chance = Math.max(expected.chance, changed ?? 0);
  const blow = blowOf(expected, faceOf(monster) as unknown as Face);
  return (
    <section className="scene hm-before" aria-label="Attack being resolved" ref={whole}>
      <div className="scene-card">
        <StillCard card={attack} />
      </div>
      <div className="scene-middle">
        <h2>
          {attacker === viewer ? 'You attack' : `${nameOfSeat(attacker)} attacks`} {faceOf(monster).name}
        </h2>
        <ul className="stage-figures">
          <li data-tone={chance >= 0.5 ? 'good' : 'bad'}>
            wins <b>{Math.round(chance * 100)} %</b>
            {changed !== undefined && ' with the best damage type'}
          </li>
          <li>
            hits on <b>{needed} or more</b> ({oddsOf(Math.max(needed, threshold + 1))})
          </li>
          {DAMAGES.map(({ name, icon }, type) =>
            strength[type] ? (
              <li data-tone={strength[type] >= (defence[type] ?? 0) ? 'good' : 'bad'} key={name}>
                <Icon outline={icon} /> {name}{' '}
                <b>
                  {strength[type]} against {defence[type]}{' '}
                  {strength[type] >= (defence[type] ?? 0) ? '✓' : '✗'}
                </b>
              </li>
            ) : null,
          )}
          <li data-tone="bad">
            critical fail on <b>{threshold === 1 ? '1' : `${threshold} or less`}</b>
          </li>
          <li data-tone={blow ? 'bad' : 'good'}>
            {blow?.word ?? 'cannot'} <b>{blow?.value ?? 'strike back'}</b>
          </li>
        </ul>
        {applied.length > 0 && (
          <div className="scene-cards" style={{ '--cards': applied.length } as CSSProperties}>
            {applied.map((card) => (
              <StillCard card={card} key={card} />
            ))}
          </div>
        )}
      </div>
      <div className="scene-card">
        <StillCard card={monster} />
      </div>
    </section>
  );
}

function Monsters({ view: { encounter, ambusher, lurking } }: { view: View }) {
  const count = lurking.length + (encounter ? 1 : 0) + (ambusher ? 1 : 0);
  const { at } = useLifted() ?? {};
  const lifted = at && 'card' in at ? at.card : undefined;
  return (
    <div className="hm-dungeon" data-looks={lifted === undefined ? undefined : ''}>
      <div
        className="hm-monsters"
        data-count={count}
        style={{ '--cards': Math.max(count, 1) } as CSSProperties}
      >
        {encounter && <Monster monster={encounter} slot="encounter" />}
        {ambusher && <Monster monster={ambusher} slot="ambusher" />}
        {lurking.map((monster) => (
          <Monster monster={monster} slot="lurking" key={monster.card} />
        ))}
        {count === 0 && <p>No monster is left here.</p>}
      </div>
      {lifted !== undefined && (
        <div className="hm-looked-at">
          <StageCard card={lifted} />
        </div>
      )}
    </div>
  );
}

const SLOTS = {
  encounter: { word: 'Encounter', icon: outlines.attack, means: 'The monster that is fought.' },
  ambusher: {
    word: 'Ambusher',
    icon: outlines.ambush,
    means: 'When the monster that is fought hits a hero, this one strikes at that hero too.',
  },
  lurking: {
    word: 'Lurking',
    icon: outlines.monsters,
    means: 'It waits. If the party flees, the one furthest to the right strikes everybody.',
  },
} as const;

function Monster({
  monster: { card, gold, marked },
  slot,
}: {
  monster: MonsterView;
  slot: keyof typeof SLOTS;
}) {
  const { faceOf, choicesAt } = useTable();
  const face = faceOf(card) as unknown as Face;
  const prospect = monsterProspect(choicesAt({ card })[0]);
  const { word, icon, means } = SLOTS[slot];
  const named = useNamed(word, means);
  return (
    <div className="hm-monster" data-slot={slot}>
      <p className="hm-role" {...named}>
        <Icon outline={icon} /> {prospect ? <b className="hm-prospect">{prospect}</b> : word}
        {gold > 0 && <Mark icon={outlines.gold} value={gold} label="gold on it" />}
        {marked && <Mark icon={outlines.token} value="+2" label="skill token: to hit" />}
      </p>
      <Card card={card} />
      <p className="hm-stats">
        <Mark icon={outlines.armour} value={face.armour} label="armour" />
        <Mark icon={outlines.ferocity} value={face.ferocity} label="Ferocity" />
        <Mark icon={outlines.gold} value={face.gold} label="gold reward" />
      </p>
    </div>
  );
}
