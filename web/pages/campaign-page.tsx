// Between two matches: who goes on, with what, what has happened, and where the story can lead.

import { SHELF } from 'virtual:shelf';
import { useEffect, useState } from 'react';
import type { Interlude, Member, Sequel } from '../../engine/game.ts';
import { useMood } from '../mood.ts';
import { sentenceOf } from '../session/problem.ts';
import type { OpenedInterlude } from '../session/protocol.ts';
import { useAttempt } from '../shell/attempt.ts';
import { PageFrame } from '../shell/page-frame.tsx';
import { linkTo } from '../shell/router.ts';
import { inPlaces } from '../table/in-places.ts';
import type { SeatPlan, ShelfEntry } from '../table/public-game.ts';
import { Loading, Trouble } from './messages.tsx';
import { Problem } from './problem.tsx';
import { FileButton, readFile, withWorker } from './scenario-fields.tsx';
import { SeatFields } from './seat-fields.tsx';
import { plansOf, seatsAgain } from './seat-plans.ts';
import { startTable } from './start-table.ts';
import './campaign-page.css';
import './scenario-fields.css';
import './new-table-page.css';

export function CampaignPage({ id }: { id: string }) {
  const { opened, problem } = useInterlude(id);
  useMood(opened?.game);
  const game = SHELF.find((each) => each.id === opened?.game);
  if (problem !== undefined) return <Trouble problem={problem} />;
  if (opened === undefined || game === undefined) return <Loading what="Counting the spoils" />;
  return (
    <PageFrame title={opened.page.title}>
      <Between id={id} game={game} opened={opened} />
    </PageFrame>
  );
}

function useInterlude(id: string) {
  const [opened, setOpened] = useState<OpenedInterlude>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    withWorker((worker) => worker.scenario.interlude(id)).then(
      (found) => isCurrent && setOpened(found),
      (thrown) => isCurrent && setProblem(sentenceOf(thrown)),
    );
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return { opened, problem };
}

type BetweenProps = { id: string; game: ShelfEntry; opened: OpenedInterlude };

function Between({ id, game, opened }: BetweenProps) {
  const { page, options } = opened;
  const [first] = page.ways;
  const range = first?.players ?? game.players;
  const [seats, setSeats] = useState<readonly SeatPlan[]>(() => seatsAgain(opened.seats.slice(0, range.max)));
  const { problem, isBusy, attempt } = useAttempt();
  const begin = (scenario: unknown) =>
    startTable({ game: game.id, seats: plansOf(seats), options, scenario, follows: id });
  const open = async (file: File) => {
    const planned = { players: seats.length, options };
    const text = await readFile(file);
    const { document } = await withWorker((worker) => worker.scenario.carry(id, text, planned));
    await begin(document);
  };
  return (
    <div className="campaign">
      <Story page={page} id={id} />
      <div className="campaign-on">
        <Ways ways={page.ways} isBusy={isBusy} onGo={(way) => attempt(() => begin(way.document))} />
        {page.ways.length > 0 && game.scenario && (
          <FileButton
            label={`Go on with an ${game.scenario.title} from a file`}
            onFile={(file) => attempt(() => open(file))}
          />
        )}
        {problem && <Problem text={problem} />}
      </div>
      <section aria-label="The party" className="campaign-party">
        {page.members.map((member) => (
          <MemberCard member={member} key={member.name} />
        ))}
      </section>
      {page.ways.length > 0 && (
        <div className="campaign-seats">
          <SeatFields game={{ ...game, players: range }} seats={seats} onChange={setSeats} />
        </div>
      )}
    </div>
  );
}

function Story({ page: { story, notes }, id }: { page: Interlude; id: string }) {
  return (
    <section aria-label="The story so far" className="paper campaign-story">
      <h2>The story so far</h2>
      <ol>
        {story.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      {notes.map(({ title, lines }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
      <a href={linkTo('replay', 'table', id)}>Watch the last match again</a>
    </section>
  );
}

function MemberCard({ member: { name, text, track, facts, cards } }: { member: Member }) {
  return (
    <article className="paper campaign-member">
      <h2>{name}</h2>
      <p>{text}</p>
      {track && (
        <label className="campaign-track">
          <span>
            {track.label} {track.value} of {track.to}
          </span>
          <meter min={0} max={track.to} value={track.value} />
        </label>
      )}
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {cards.length > 0 && (
        <ul aria-label={`What ${name} carries`} className="campaign-cards">
          {inPlaces(cards).map(({ item: { name: title, text }, place }) => (
            <li key={place}>
              <b>{title}</b> {text}
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

type WaysProps = { ways: readonly Sequel[]; isBusy: boolean; onGo: (way: Sequel) => void };

function Ways({ ways, isBusy, onGo }: WaysProps) {
  return (
    <ul className="campaign-ways" aria-label="Where to">
      {ways.map((way, at) => (
        <li className="paper" key={way.key}>
          <h2>{way.title}</h2>
          <p>{way.text}</p>
          <button
            type="button"
            className={at === 0 ? 'button main' : 'button'}
            aria-label={`Set out: ${way.title}`}
            disabled={isBusy}
            onClick={() => onGo(way)}
          >
            {isBusy ? 'Shuffling…' : 'Set out'}
          </button>
        </li>
      ))}
    </ul>
  );
}
