// Scenes between battles: strangers, puzzles, exploration, camp, and growing: what a hero learns, before and after.

import type { ReactNode } from 'react';
import { Card } from '../../../web/table/card.tsx';
import { Icon } from '../../../web/table/icon.tsx';
import { useLifted } from '../../../web/table/lift.ts';
import { type Choice, useTable } from '../../../web/table/model.ts';
import { StillCard } from '../../../web/table/still-card.tsx';
import { useThing } from '../../../web/table/thing.ts';
import type { AdvanceData } from '../questions/party.ts';
import type { View } from '../view.ts';
import { HealthBar } from './bars.tsx';
import { Opener } from './details.tsx';
import outlines from './marks.icons.json' with { type: 'json' };

type Asked = {
  readonly question: string;
  readonly view: View;
  readonly choices: readonly Choice[];
  readonly seat: number;
};

export function journeyPanel({ question, view, choices, seat }: Asked): ReactNode | undefined {
  switch (question) {
    case 'approach':
      return <Meeting view={view} choices={choices} />;
    case 'riddle':
      return <Puzzle view={view} choices={choices} />;
    case 'choose-advance':
      return <Growing choices={choices} />;
    case 'explore':
      return <Exploring view={view} choices={choices} />;
    case 'camp':
      return <Camp view={view} />;
    case 'exchange-abilities':
      return <Exchange holds={view.characters[seat]?.starting ?? []} choices={choices} />;
    case 'favour':
      return <Reward view={view} choices={choices} />;
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

type PanelProps = { readonly view: View; readonly choices: readonly Choice[] };

function Meeting({ view, choices }: PanelProps) {
  const { name, text } = view.journey.meeting;
  return (
    <Sheet icon={outlines.stranger} title={name}>
      <p className="dr-prose">{text}</p>
      <Answers choices={choices} />
    </Sheet>
  );
}

/** Answers to choose from, each a place of its own. */
function Answers({ choices }: { choices: readonly Choice[] }) {
  return (
    <div className="dr-answers">
      {choices.map((choice) => choice.at && <Answer choice={choice} key={choice.key} />)}
    </div>
  );
}

function Answer({ choice }: { choice: Choice }) {
  const { props, spoken } = useThing({ place: choice.at!, label: choice.label });
  return (
    <button {...props} className="dr-answer">
      <span className="spoken">{spoken}</span>
      <span aria-hidden="true">
        {choice.label}
        {choice.detail && <small>{choice.detail}</small>}
      </span>
    </button>
  );
}

/** What a hero could learn: the card, beside the one it improves; or a figure before and after. */
function Growing({ choices }: { choices: readonly Choice[] }) {
  const { faceOf } = useTable();
  const lifted = useLifted();
  const shown = (lifted ?? choices[0])?.data as AdvanceData | undefined;
  return (
    <section className="dr-growing" aria-label="What to learn">
      <div className="dr-advances">
        {choices.map((choice) => (
          <Advance choice={choice} key={choice.key} />
        ))}
      </div>
      <div className="dr-advance-cards">
        {shown?.replaces !== undefined && (
          <>
            <StillCard card={shown.replaces} />
            <span
              role="img"
              aria-label={`becomes ${shown.card === undefined ? '' : faceOf(shown.card).name}`}
            >
              ➜
            </span>
          </>
        )}
        {shown?.card !== undefined && <StillCard card={shown.card} />}
        {shown?.figure && <FigureGain {...shown.figure} />}
      </div>
    </section>
  );
}

function FigureGain({ what, before, after }: NonNullable<AdvanceData['figure']>) {
  return (
    <p className="dr-gain">
      <span>{what}</span>
      <b>{before}</b> ➜ <b>{after}</b>
    </p>
  );
}

function Advance({ choice }: { choice: Choice }) {
  const { card, replaces, figure } = (choice.data as AdvanceData | undefined) ?? {};
  const { props, spoken } = useThing({ place: choice.at!, label: choice.label });
  const kind = replaces !== undefined ? 'improve' : card !== undefined ? 'learn' : 'grow';
  return (
    <button {...props} className="dr-answer">
      <span className="spoken">{spoken}</span>
      <span aria-hidden="true">
        <b>{choice.label}</b>{' '}
        <small>{figure ? `${figure.what} ${figure.before} ➜ ${figure.after}` : kind}</small>
      </span>
    </button>
  );
}

function Puzzle({ view, choices }: PanelProps) {
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
      <Answers choices={choices} />
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

/** What the battle deck holds, and what could take its place. */
function Exchange({ holds, choices }: { holds: readonly number[]; choices: readonly Choice[] }) {
  return (
    <section className="dr-exchange" aria-label="Abilities of your battle deck">
      <div>
        <h2>In your battle deck</h2>
        <div className="dr-open-pile">
          {holds.map((card) => (
            <StillCard card={card} key={card} />
          ))}
        </div>
      </div>
      <div>
        <h2>Latent: take one instead?</h2>
        <div className="dr-open-pile">
          {choices.map(({ at, key }) => at && 'card' in at && <Card card={at.card} key={key} />)}
        </div>
      </div>
    </section>
  );
}

/** The game master's word after a won zone. */
function Reward({ view, choices }: PanelProps) {
  return (
    <Sheet icon={outlines.treasure} title={`${view.zone.name} is won`}>
      <p className="dr-prose">What is written for this zone, or a little more or less than that?</p>
      <Answers choices={choices} />
    </Sheet>
  );
}

function Exploring({ view, choices }: PanelProps) {
  const ways = choices.filter(({ at }) => at && 'spot' in at && at.spot.startsWith('arena-'));
  return (
    <Sheet icon={outlines.zone} title={view.zone.name}>
      <p className="dr-prose">
        {ways.length > 0
          ? 'The party moves together. Choose where it goes on the map, or a hero who searches this arena first.'
          : 'No way leads on yet. Choose a hero who searches this arena.'}
      </p>
      {view.journey.quests.map((quest) => (
        <p className="dr-prose" key={quest.name}>
          <b>
            <Icon outline={outlines.quest} /> {quest.name} {questMark(quest)}
          </b>{' '}
          {quest.text}
        </p>
      ))}
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

/** How far a quest has come: "1 of 2". */
export function questMark({ done, failed, progress, times }: View['journey']['quests'][number]): string {
  if (done) return '✓';
  if (failed) return '✗';
  return times > 1 ? `${progress} of ${times}` : '';
}

/** Quests and losses, in a line under the map. */
export function JourneyLine({ view }: { view: View }) {
  const { isAdventure, quests, losses, camps, companions } = view.journey;
  if (!isAdventure) return null;
  return (
    <p className="dr-quests">
      {quests.map((quest) => (
        <Opener
          key={quest.name}
          title={`Quest: ${quest.name}`}
          className="dr-pile-button"
          face={
            <>
              <Icon outline={outlines.quest} /> {quest.name} {questMark(quest)}
            </>
          }
        >
          <p>{quest.text}</p>
        </Opener>
      ))}
      {companions.map(({ name, uses }) => (
        <span key={name}>
          <Icon outline={outlines.synergy} /> {name} {uses}
        </span>
      ))}
      {camps > 0 && (
        <span>
          <Icon outline={outlines.camp} /> {camps === 1 ? '1 camp' : `${camps} camps`}
        </span>
      )}
      {losses > 0 && <span>Battles lost: {losses} of 3</span>}
    </p>
  );
}
