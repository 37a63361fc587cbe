// How far a run is: matches a second, and how long it will still take.

import type { Progress, Until } from '../../lab/run.ts';
import { counted } from '../../lab/summary/wording.ts';
import type { Terminal } from '../terminal.ts';

const WIDTH = 24;
/** Seconds between two lines: on a screen, and in a log that nobody watches. */
const OFTEN = 0.2;
const SELDOM = 15;

/** Shows progress as it comes, not more often than anybody can read. */
export function showingProgress(terminal: Terminal, until: Until): (progress: Progress) => void {
  const every = terminal.progress === undefined ? SELDOM : OFTEN;
  let shown = -Infinity;
  return (progress) => {
    if (progress.seconds - shown < every) return;
    shown = progress.seconds;
    if (terminal.progress === undefined) terminal.tell(progressLine(progress, until));
    else terminal.progress(progressLine(progress, until));
  };
}

export function progressLine({ matches, seconds, reach }: Progress, until: Until): string {
  const done = Math.min(1, partDone({ matches, seconds, reach }, until));
  const bar = '█'.repeat(Math.round(done * WIDTH)).padEnd(WIDTH, '░');
  const left = done > 0 ? (seconds * (1 - done)) / done : Infinity;
  const speed = matches / Math.max(seconds, 1e-3);
  return `${bar} ${(100 * done).toFixed(0)} %  ${counted(matches)} matches, ${speed < 10 ? speed.toFixed(1) : counted(speed)} a second, ${timeWords(left)} left`;
}

/** An interval shrinks with the square root of the matches: half as wide takes four times as many. */
function partDone({ matches, seconds, reach }: Progress, until: Until): number {
  if ('games' in until) return matches / until.games;
  if ('milliseconds' in until) return (1000 * seconds) / until.milliseconds;
  return reach > 0 ? (until.sure / reach) ** 2 : 1;
}

function timeWords(seconds: number): string {
  if (!Number.isFinite(seconds)) return 'some time';
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  return seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}
