// Scenes between battles: strangers, puzzles, exploration, camp, and growing: what a hero learns, before and after.

import type { ReactNode } from 'react';
import { Icon } from '../../../web/table/icon.tsx';
import { type Choice, useTable } from '../../../web/table/model.ts';
import type { View } from '../view.ts';
import { HealthBar } from './bars.tsx';
import outlines from './marks.icons.json' with { type: 'json' };

export function journeyPanel(
  question: string,
  view: View,
  choices: readonly Choice[],
): ReactNode | undefined {
  switch (question) {
    case 'approach':
      return <Meeting view={view} />;
    case 'riddle':
      return <Puzzle view={view} />;
    case 'explore':
      return <Exploring view={view} choices={choices} />;
    case 'camp':
      return <Camp view={view} />;
    default:
      return undefined;
  }
}

function Sheet({ icon, title, children }: { icon: string; title: string; children: ReactNode }) {
  return (
    <section className="dr-sheet" aria-label={title}>
      <h2>
        <Icon outline={icon} /> {title}
      </h2>
      {children}
    </section>
  );
}

function Meeting({ view }: { view: View }) {
  const { name, text } = view.journey.meeting;
  return (
    <Sheet icon={outlines.stranger} title={name}>
      <p className="dr-prose">{text}</p>
    </Sheet>
  );
}

function Puzzle({ view }: { view: View }) {
  const riddle = view.journey.riddles.at(-1);
  if (riddle === undefined) return null;
  const { name, text, tries, left, tune, parts, type, progress } = riddle;
  return (
    <Sheet icon={outlines.puzzle} title={name}>
      <p className="dr-prose">{text}</p>
      {tune && <p className="dr-tune">{tune.join(' · ')}</p>}
      {type === 'toggle' && (
        <p className="dr-lamps">
          {parts.map((part, i) => (
            <span data-lit={(progress & (1 << i)) !== 0 || undefined} key={part}>
              {part} {(progress & (1 << i)) !== 0 ? 'lit' : 'dark'}
            </span>
          ))}
        </p>
      )}
      {view.journey.answering.length > 0 && <p className="dr-tune">{view.journey.answering.join(' · ')} …</p>}
      <p>
        {left} {left === 1 ? 'try' : 'tries'} left
      </p>
      {tries.length > 0 && (
        <ol className="dr-tries">
          {[...new Set(tries)].slice(-4).map((tried) => (
            <li key={tried}>{tried}</li>
          ))}
        </ol>
      )}
    </Sheet>
  );
}

function Exploring({ view, choices }: { view: View; choices: readonly Choice[] }) {
  const ways = choices.filter(({ at }) => at && 'spot' in at && at.spot.startsWith('arena-'));
  return (
    <Sheet icon={outlines.zone} title={view.zone.name}>
      <p className="dr-prose">
        {ways.length > 0
          ? 'The party moves together. Choose where it goes on the map, or a hero who searches this arena first.'
          : 'No way leads on yet. Choose a hero who searches this arena.'}
      </p>
      <Party view={view} />
    </Sheet>
  );
}

function Camp({ view }: { view: View }) {
  return (
    <Sheet icon={outlines.camp} title="A sheltered place">
      <p className="dr-prose">
        A fire, a pot, a watch. Everybody gets all Health back, once in this adventure; and something more
        will wait in the next zone.
      </p>
      <Party view={view} />
    </Sheet>
  );
}

function Party({ view }: { view: View }) {
  const { nameOfSeat } = useTable();
  return (
    <ul className="dr-party">
      {view.creatures
        .filter(({ rank }) => rank === 'hero')
        .map((of) => (
          <li key={of.id}>
            <span>{nameOfSeat(of.seat)}</span>
            <HealthBar of={of} />
          </li>
        ))}
    </ul>
  );
}

/** Quests and losses, in a line under the map. */
export function JourneyLine({ view }: { view: View }) {
  const { isAdventure, quests, losses, camps, companions } = view.journey;
  if (!isAdventure) return null;
  return (
    <p className="dr-quests">
      {quests.map(({ name, done }) => (
        <span data-done={done || undefined} key={name}>
          <Icon outline={outlines.quest} /> {name} {done && '✓'}
        </span>
      ))}
      {companions.map(({ name, uses }) => (
        <span key={name}>
          <Icon outline={outlines.synergy} /> {name} {uses}
        </span>
      ))}
      {camps > 0 && (
        <span>
          <Icon outline={outlines.camp} /> {camps}
        </span>
      )}
      {losses > 0 && <span>Battles lost: {losses} of 3</span>}
    </p>
  );
}
