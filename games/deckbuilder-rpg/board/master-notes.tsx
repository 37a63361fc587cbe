// What the game master alone knows: waves, who lies in wait, traps, puzzles with their solutions, what strangers have in store, the zones to come.

import type { CSSProperties, ReactNode } from 'react';
import { useTable } from '../../../web/table/model.ts';
import type { OutcomePlan, ZonePlan } from '../adventures/plan.ts';
import type { View } from '../view.ts';
import { nameOfArena } from './names.ts';

export function Notes({ view }: { view: View }) {
  const { box } = useTable();
  const { waves = [], lurking = [], plan = '[]', here = '', threat = 0 } = view.master ?? {};
  const kindName = (kind: string): string =>
    box.faces.find(({ key }) => key === `minion/${kind}` || key === `boss/${kind}`)?.name ?? kind;
  const ahead = JSON.parse(plan) as ZonePlan[];
  const { strangers = [], quests = [] } = here === '' ? {} : (JSON.parse(here) as Partial<ZonePlan>);
  return (
    <div className="dr-notes">
      <p className="dr-meter">
        Difficulty: what stands, waits and comes is <b>{Math.round(threat * 100)} %</b> of an even fight.
        <span style={{ '--threat': `${Math.min(100, threat * 66)}%` } as CSSProperties} />
      </p>
      <Section title="Waves to come">
        {waves.map(({ round, kind, count, arena }) => (
          <li key={`${round} ${kind} ${arena}`}>
            Round {round}: <b>{count}</b> {kindName(kind)} in {nameOfArena(view, arena)}
          </li>
        ))}
      </Section>
      <Section title="Lying in wait">
        {lurking.map(({ kind, count, arena }) => (
          <li key={`${kind} ${arena}`}>
            <b>{count}</b> {kindName(kind)} in {nameOfArena(view, arena)}
          </li>
        ))}
      </Section>
      <Section title="Traps">
        {view.zone.traps.map(({ key, arena, link, faceUp }) => (
          <li key={`${key} ${arena} ${link}`}>
            <b>{key.replace(/-/g, ' ')}</b>{' '}
            {arena >= 0 ? `in ${nameOfArena(view, arena)}` : 'on a connection'}
            {faceUp ? ', known to the party' : ', face down'}
          </li>
        ))}
      </Section>
      <Section title="Puzzles">
        {view.journey.riddles.map(({ name, solution }) => (
          <li key={name}>
            <b>{name}</b>: {solution?.join(', ') ?? 'nobody knows the answer'}
          </li>
        ))}
      </Section>
      <Section title="Strangers">
        {strangers.map(({ name, text, approaches }) => (
          <li key={name}>
            <b>{name}</b>. {text}
            <ul>
              {approaches.map(({ name: approach, test, passed, failed }) => (
                <li key={approach}>
                  {approach}
                  {test && ` (${test})`}: <small>{outcomeWords(passed)}</small>
                  {failed && <small>; failed: {outcomeWords(failed)}</small>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </Section>
      <Section title="Quests">
        {quests.map(({ name, text, reward }) => (
          <li key={name}>
            <b>{name}</b>. {text} <small>{outcomeWords(reward)}</small>
          </li>
        ))}
      </Section>
      <Section title="Zones ahead">
        {ahead.map(({ name, text, monsters }) => (
          <li key={name}>
            <b>{name}</b>. {text}{' '}
            <small>{monsters.map(({ kind, arena }) => `${kindName(kind)} in ${arena}`).join('; ')}</small>
          </li>
        ))}
      </Section>
    </div>
  );
}

/** What comes of it, field by field as its author wrote it. */
const outcomeWords = (outcome: OutcomePlan): string =>
  Object.entries(outcome)
    .map(([what, value]) => `${what} ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(', ') || 'nothing';

function Section({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}
