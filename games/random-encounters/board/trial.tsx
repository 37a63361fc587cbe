// A Trap, an Event or a Side Quest being faced: the card, who rolls in which order, with which chance, and what a failure costs.

import { Card } from '../../../web/table/card.tsx';
import { Icon } from '../../../web/table/icon.tsx';
import { useTable } from '../../../web/table/model.ts';
import { useWording } from '../../../web/table/wording.ts';
import type { Card as Face, QuestCard, TrapCard } from '../cards/card.ts';
import { METALS } from '../cards/card.ts';
import type { FoeData, SkipData } from '../questions/roller.ts';
import type { TrialView, View } from '../view.ts';
import { percent, range, STATS_SHOWN } from './figures.ts';
import outlines from './marks.icons.json' with { type: 'json' };
import { RollWaiting } from './roll-waiting.tsx';

export function Trial({ view, card }: { view: View; card: number }) {
  const face = useTable().faceOf(card) as unknown as Face;
  const laidOut = view.quests.find((quest) => quest.card === card);
  return (
    <section className="re-trial" aria-label={`Encounter: ${face.name}`}>
      <div className="re-monster-card">
        <Card card={card} isLarge />
      </div>
      <div className="re-monster-words">
        <h2>{face.name}</h2>
        <p className="re-ability-line">{face.text}</p>
        {view.trial && <Rollers view={view} trial={view.trial} face={face} />}
        {face.kind === 'monster' && <Foe />}
        {face.kind === 'event' && <SaleAhead />}
        {laidOut && <Prospects view={view} quest={laidOut} />}
        {view.roll && <RollWaiting roll={view.roll} />}
      </div>
    </section>
  );
}

function Rollers({ view, trial, face }: { view: View; trial: TrialView; face: Face }) {
  const { named } = useWording();
  return (
    <>
      <p className="re-threat-line">
        <Icon outline={outlines.die} /> {whoRolls(face as TrapCard | QuestCard, trial)}: reach{' '}
        <b>{trial.needed}</b>, or <b>−{trial.damage}</b>
        {face.kind === 'trap' && ' (a 1 always fails, a Star never)'}
        {face.kind === 'trap' && view.successes > 0 && <em> {view.successes} safe so far</em>}
      </p>
      <ul className="re-threat-list" aria-label="Chances">
        {trial.rollers.map(({ seat, stat, bonus, chance }) => (
          <li data-now={view.roll?.of === seat || undefined} key={seat}>
            {named(seat)} {STATS_SHOWN[stat]!.name} {bonus} + die <b>{percent(chance)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A Monster that the Party could run from: what a round with it would be like. */
function Foe() {
  const { decision, box } = useTable();
  const { named } = useWording();
  const foe = decision?.options[0]?.data as FoeData | undefined;
  if (foe === undefined) return null;
  return (
    <>
      <p>
        <b>{foe.health}</b> Health, and Loot for its defeat. Run, and it goes under the deck: another page is
        drawn.
      </p>
      {box.options.showOdds !== false && (
        <ul className="re-threat-list" aria-label="A round with it">
          {foe.rounds.map(({ seat, deals, takes }) => (
            <li key={seat}>
              {named(seat)} deals <b>{range(...deals)}</b>, takes <b>{range(...takes)}</b>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Whether it is worth going in. */
function SaleAhead() {
  const data = useTable().decision?.options[0]?.data as SkipData | undefined;
  if (data?.isEnough === undefined) return null;
  return (
    <p>
      {data.isEnough
        ? 'The Party has enough to sell.'
        : 'The Party has not enough to sell: nothing would be bought.'}
    </p>
  );
}

function whoRolls({ rolls }: TrapCard | QuestCard, { rollers }: TrialView): string {
  if (rollers.length === 1) return 'One roll';
  return rolls === 'one' ? 'One of you rolls' : 'In this order';
}

type QuestProps = { readonly view: View; readonly quest: View['quests'][number] };

/** What it brings and costs, and who could do it with which chance. */
function Prospects({ view, quest }: QuestProps) {
  const { faceOf } = useTable();
  const { named } = useWording();
  const face = faceOf(quest.card) as unknown as QuestCard;
  const best = Math.max(...quest.chances);
  return (
    <>
      <p>
        Done: <b>{quest.loot}</b> {METALS[quest.lootLevel]} Loot. Failed: <b>−{face.damage}</b> Health. One
        try, before the Boss comes.
      </p>
      <ul className="re-threat-list" aria-label={`Chances at ${face.name}`}>
        {quest.chances.map((chance, seat) => (
          <li data-ready={chance === best || undefined} key={view.players[seat]?.character ?? seat}>
            {named(seat)} <b>{percent(chance)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A Side Quest that lies beside the fire. */
export function Quest({ view, quest }: QuestProps) {
  return (
    <article className="re-quest">
      <Card card={quest.card} size="small" />
      <div>
        <Prospects view={view} quest={quest} />
      </div>
    </article>
  );
}
