// The controls of a replay: a scrubber, step and play, and through whose eyes it is seen.

import type { Viewer } from '../../engine/table.ts';
import type { Replaying } from '../session/use-replay.ts';
import { Icon } from '../table/icon.tsx';
import outlines from '../table/table.icons.json' with { type: 'json' };
import './replay-bar.css';

export function ReplayBar({ replaying }: { replaying: Replaying }) {
  const { opened, at, go, isPlaying, toggle, viewer, lookAs } = replaying;
  if (opened === undefined) return null;
  const { length, turns, eyes, seats, problem } = opened;
  const nameOf = (eye: Viewer) =>
    eye === 'spectator' ? 'a spectator' : (seats[eye]?.name ?? `Player ${eye + 1}`);
  const nextTurn = turns.find((turn) => turn > at) ?? length;
  const lastTurn = turns.findLast((turn) => turn < at) ?? 0;
  return (
    <section className="question-bar replay-bar" aria-label="Replay">
      <div className="replay-steps">
        <Step label="Turn before" outline={outlines.previous} onClick={() => go(lastTurn)} />
        <button type="button" className="button quiet" onClick={() => go(at - 1)} aria-label="Step back">
          −1
        </button>
        <Step
          label={isPlaying ? 'Pause' : 'Play'}
          outline={isPlaying ? outlines.pause : outlines.play}
          onClick={toggle}
        />
        <button type="button" className="button quiet" onClick={() => go(at + 1)} aria-label="Step forward">
          +1
        </button>
        <Step label="Next turn" outline={outlines.next} onClick={() => go(nextTurn)} />
      </div>
      <label className="replay-scrub">
        <span aria-live="off">
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
      {problem && (
        <p className="replay-problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}

function Step({ label, outline, onClick }: { label: string; outline: string; onClick: () => void }) {
  return (
    <button type="button" className="button" onClick={onClick} aria-label={label}>
      <Icon outline={outline} />
    </button>
  );
}
