// The controls of a replay: a scrubber, step and play, and through whose eyes it is seen.

import type { Viewer } from '../../engine/table.ts';
import type { OpenedReplay } from '../session/protocol.ts';
import type { Replaying } from '../session/use-replay.ts';
import { Icon } from '../table/icon.tsx';
import outlines from '../table/table.icons.json' with { type: 'json' };
import type { PlayingOn } from './replay-page.tsx';
import './replay-bar.css';

export function ReplayBar({ replaying, playing }: { replaying: Replaying; playing: PlayingOn }) {
  const { opened } = replaying;
  if (opened === undefined) return null;
  return (
    <section className="replay-bar" aria-label="Replay">
      <Steps replaying={replaying} playing={playing} turns={opened.turns} length={opened.length} />
      <Scrubber replaying={replaying} length={opened.length} />
      <Eyes replaying={replaying} opened={opened} />
      {opened.problem && (
        <p className="replay-problem" role="alert">
          {opened.problem}
        </p>
      )}
    </section>
  );
}

type StepsProps = { replaying: Replaying; playing: PlayingOn; turns: readonly number[]; length: number };

function Steps({ replaying: { at, go }, playing: { isPlaying, toggle, step }, turns, length }: StepsProps) {
  const nextTurn = turns.find((turn) => turn > at) ?? length;
  const lastTurn = turns.findLast((turn) => turn < at) ?? 0;
  return (
    <div className="replay-steps">
      <Step label="Turn before" outline={outlines.previous} onClick={() => go(lastTurn)} />
      <button type="button" className="button quiet" onClick={() => step(-1)} aria-label="Step back">
        −1
      </button>
      {isPlaying ? (
        <Step label="Pause" outline={outlines.pause} onClick={toggle} />
      ) : (
        <Step label="Play" outline={outlines.play} onClick={toggle} />
      )}
      <button type="button" className="button quiet" onClick={() => step(1)} aria-label="Step forward">
        +1
      </button>
      <Step label="Next turn" outline={outlines.next} onClick={() => go(nextTurn)} />
    </div>
  );
}

function Scrubber({ replaying: { at, go }, length }: { replaying: Replaying; length: number }) {
  return (
    <label className="replay-scrub">
      <span>
        Choice {at} of {length}
      </span>
      <input
        type="range"
        min={0}
        max={length}
        value={at}
        onChange={(event) => go(event.target.valueAsNumber)}
      />
    </label>
  );
}

function Eyes({
  replaying: { viewer, lookAs },
  opened: { eyes, seats },
}: {
  replaying: Replaying;
  opened: OpenedReplay;
}) {
  const nameOf = (eye: Viewer) =>
    eye === 'spectator' ? 'a spectator' : (seats[eye]?.name ?? `Player ${eye + 1}`);
  return (
    <label className="replay-eyes">
      <span>Seen by</span>
      <select
        className="field"
        value={String(viewer)}
        onChange={({ target: { value } }) => lookAs(value === 'spectator' ? value : Number(value))}
      >
        {eyes.map((eye) => (
          <option value={String(eye)} key={eye}>
            {nameOf(eye)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Step({ label, outline, onClick }: { label: string; outline: string; onClick: () => void }) {
  return (
    <button type="button" className="button" onClick={onClick} aria-label={label}>
      <Icon outline={outline} />
    </button>
  );
}
