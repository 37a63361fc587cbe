// What the game master alone knows: waves, who lies in wait, traps, puzzles with their solutions, what strangers have in store, the zones to come.

import type { ReactNode } from 'react';
import { useTable } from '../../../web/table/model.ts';
import type { ZonePlan } from '../adventures/plan.ts';
import type { View } from '../view.ts';
import { nameOfArena } from './names.ts';

export function Notes({ view }: { view: View }) {
  const { box } = useTable();
  const { waves = [], lurking = [], plan = '[]' } = view.master ?? {};
  const kindName = (kind: string): string =>
    box.faces.find(({ key }) => key === `minion/${kind}` || key === `boss/${kind}`)?.name ?? kind;
  const ahead = JSON.parse(plan) as ZonePlan[];
  return (
    <div className="dr-notes">
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

function Section({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}
