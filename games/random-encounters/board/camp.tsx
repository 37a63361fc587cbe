// Between Encounters: who leads next and into what, who is ready, the Side Quests laid out, and what is still in the deck.

import { Card } from '../../../web/table/card.tsx';
import { Icon } from '../../../web/table/icon.tsx';
import { useTable } from '../../../web/table/model.ts';
import { useWording } from '../../../web/table/wording.ts';
import { type MonsterCard, PLACES } from '../cards/card.ts';
import type { View } from '../view.ts';
import { foughtBy } from './cards.ts';
import outlines from './marks.icons.json' with { type: 'json' };
import { RollWaiting } from './roll-waiting.tsx';
import { Quest } from './trial.tsx';
import './camp.css';

export function Camp({ view }: { view: View }) {
  const isBossNext = view.afterWindow === 'boss';
  return (
    <section className="re-camp" aria-label="Between Encounters">
      <div className="re-camp-words">
        <h2>
          <Icon outline={outlines.camp} /> {isBossNext ? 'The last fire before the Boss' : 'Around the fire'}
        </h2>
        <NextUp view={view} />
        <Readiness view={view} />
      </div>
      {view.roll && <RollWaiting roll={view.roll} />}
      {view.quests.map((quest) => (
        <Quest view={view} quest={quest} key={quest.card} />
      ))}
      {view.roll === undefined && <BossesToCome view={view} />}
    </section>
  );
}

const KINDS = [
  { kind: 'monster', word: 'Monsters', icon: outlines.monster },
  { kind: 'trap', word: 'Traps', icon: outlines.trap },
  { kind: 'event', word: 'Events', icon: outlines.event },
  { kind: 'quest', word: 'Side Quests', icon: outlines.quest },
] as const;

/** RE-FLOW-01: the coming Leader draws. What is in the deck is known, its order is not. */
function NextUp({ view }: { view: View }) {
  const { faceOf } = useTable();
  const { named } = useWording();
  const left = view.encountersLeft.map((card) => (faceOf(card) as unknown as { kind: string }).kind);
  if (view.afterWindow === 'boss')
    return (
      <p>
        <b>{named(view.firstLeader)}</b> led first and will wake it. Arm yourselves: Items that get rid of a
        Monster do nothing to a Boss.
      </p>
    );
  return (
    <>
      <p>
        <b>{named(view.nextLeader)}</b> will draw the next page of the {PLACES[view.level]}. In the deck:
      </p>
      <ul className="re-threat-list" aria-label="Still in the Encounter deck">
        {KINDS.map(({ kind, word, icon }) => (
          <li key={kind}>
            <Icon outline={icon} /> {word} <b>{left.filter((each) => each === kind).length}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

function Readiness({ view: { ready = [], players } }: { view: View }) {
  const { named } = useWording();
  return (
    <ul className="re-ready" aria-label="Who is ready">
      {players.map(({ character }, seat) => (
        <li data-ready={ready[seat] || undefined} key={character}>
          {ready[seat] && <Icon outline={outlines.ready} />} {named(seat)}{' '}
          <b>{ready[seat] ? 'ready' : 'packing'}</b>
        </li>
      ))}
    </ul>
  );
}

/** RE-COMBAT-02: printed as "18X", here with the Health they have at this table. */
function BossesToCome({ view }: { view: View }) {
  const { faceOf } = useTable();
  const lookHere = (face: MonsterCard) => foughtBy(view.players.length, face);
  return (
    <section className="re-bosses" aria-label="One of these waits at the end of the road">
      <p>One of these waits at the end of the road</p>
      <div>
        {view.bosses[view.level - 1]?.map((card) => (
          <Card card={card} size="small" look={lookHere(faceOf(card) as unknown as MonsterCard)} key={card} />
        ))}
      </div>
    </section>
  );
}
