// What the game master alone knows: waves, who lies in wait, traps, puzzles with their solutions, what strangers have in store, the zones to come.

import type { CSSProperties, ReactNode } from 'react';
import { useTable } from '../../../web/table/model.ts';
import type { ApproachPlan, QuestPlan, StrangerPlan, ZonePlan } from '../adventures/plan.ts';
import type { View } from '../view.ts';
import { nameOfArena } from './names.ts';
import { outcomeWords } from './outcome-words.ts';

export function Notes({ view }: { view: View }) {
  const { plan = '[]', here = '', threat = 0 } = view.master ?? {};
  const { strangers = [], quests = [] } = here === '' ? {} : (JSON.parse(here) as Partial<ZonePlan>);
  return (
    <div className="dr-notes">
      <p className="dr-meter">
        Difficulty: what stands, waits and comes is <b>{Math.round(threat * 100)} %</b> of an even fight.
        <span style={{ '--threat': `${Math.min(100, threat * 66)}%` } as CSSProperties} />
      </p>
      <Monsters view={view} />
      <Traps view={view} />
      <Section title="Puzzles">
        {view.journey.riddles.map(({ name, solution }) => (
          <li key={name}>
            <b>{name}</b>: {solution?.join(', ') ?? 'nobody knows the answer'}
          </li>
        ))}
      </Section>
      <Strangers strangers={strangers} />
      <Quests quests={quests} />
      <ZonesAhead zones={JSON.parse(plan) as ZonePlan[]} />
    </div>
  );
}

/** A minion or boss by its key. */
function useKindName(): (kind: string) => string {
  const { box } = useTable();
  return (kind) =>
    box.faces.find(({ key }) => key === `minion/${kind}` || key === `boss/${kind}`)?.name ?? kind;
}

function Monsters({ view }: { view: View }) {
  const nameOf = useKindName();
  const { waves = [], lurking = [] } = view.master ?? {};
  return (
    <>
      <Section title="Waves to come">
        {waves.map(({ round, kind, count, arena }) => (
          <li key={`${round} ${kind} ${arena}`}>
            Round {round}: <b>{count}</b> {nameOf(kind)} in {nameOfArena(view, arena)}
          </li>
        ))}
      </Section>
      <Section title="Lying in wait">
        {lurking.map(({ kind, count, arena }) => (
          <li key={`${kind} ${arena}`}>
            <b>{count}</b> {nameOf(kind)} in {nameOfArena(view, arena)}
          </li>
        ))}
      </Section>
    </>
  );
}

function Traps({ view }: { view: View }) {
  return (
    <Section title="Traps">
      {view.zone.traps.map(({ key, arena, link, faceUp }) => (
        <li key={`${key} ${arena} ${link}`}>
          <b>{key.replace(/-/g, ' ')}</b> {arena >= 0 ? `in ${nameOfArena(view, arena)}` : 'on a connection'}
          {faceUp ? ', known to the party' : ', face down'}
        </li>
      ))}
    </Section>
  );
}

function Strangers({ strangers }: { strangers: readonly StrangerPlan[] }) {
  return (
    <Section title="Strangers">
      {strangers.map(({ name, text, approaches }) => (
        <li key={name}>
          <b>{name}</b>. {text}
          <ul>
            {approaches.map((approach) => (
              <Approach approach={approach} key={approach.name} />
            ))}
          </ul>
        </li>
      ))}
    </Section>
  );
}

function Approach({ approach: { name, test, passed, failed } }: { approach: ApproachPlan }) {
  const nameOf = useKindName();
  return (
    <li>
      <b>{name}</b>
      {test && ` (${test})`}: {outcomeWords(passed, nameOf)}
      {failed && `. Failed: ${outcomeWords(failed, nameOf)}`}
    </li>
  );
}

function Quests({ quests }: { quests: readonly QuestPlan[] }) {
  const nameOf = useKindName();
  return (
    <Section title="Quests">
      {quests.map(({ name, text, reward }) => (
        <li key={name}>
          <b>{name}</b>. {text} Reward: {outcomeWords(reward, nameOf)}.
        </li>
      ))}
    </Section>
  );
}

function ZonesAhead({ zones }: { zones: readonly ZonePlan[] }) {
  const nameOf = useKindName();
  return (
    <Section title="Zones ahead">
      {zones.map(({ name, text, monsters }) => (
        <li key={name}>
          <b>{name}</b>. {text}{' '}
          <small>{monsters.map(({ kind, arena }) => `${nameOf(kind)} in ${arena}`).join('; ')}</small>
        </li>
      ))}
    </Section>
  );
}

function Section({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}
