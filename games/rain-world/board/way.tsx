// The way to ascension as a checklist of four steps: the Mark, two nights in Subterranean, and the wait.

import { Icon } from '../../../web/table/icon.tsx';
import { SB, SS } from '../cards/regions.ts';
import type { PlayerView, View } from '../view.ts';
import outlines from './marks.icons.json' with { type: 'json' };
import { nameOfRegion } from './region.tsx';

type WayProps = { readonly player: PlayerView; readonly view: View };

type Step = { readonly word: string; readonly icon: string; readonly isDone: boolean };

/** RW-R-62: alone nobody waits for anybody. */
export function stepsOf({ player: { mark, counted, status }, view }: WayProps): Step[] {
  const { wait, phase, players } = view;
  const isWaiting = status === 'ascending';
  const steps = [
    { word: 'the Mark, from Five Pebbles', icon: outlines.mark, isDone: mark },
    { word: 'a first night in Subterranean', icon: outlines.night, isDone: counted > 0 },
    { word: 'a second night there', icon: outlines.night, isDone: counted > 1 },
    {
      word: isWaiting && wait ? `the wait, ${wait} more rounds` : 'the wait',
      icon: outlines.ascend,
      isDone: isWaiting && (phase === 'over' || wait === 0),
    },
  ];
  return players.length === 1 ? steps.slice(0, -1) : steps;
}

export function Way(props: WayProps) {
  const steps = stepsOf(props);
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <span
      className="rw-way"
      role="img"
      title={`The way up: ${next ? `next, ${next.word}` : 'done'}`}
      aria-label={`The way up, ${done} of ${steps.length} steps${next ? `; next, ${next.word}` : ''}`}
    >
      {steps.map(({ word, icon, isDone }) => (
        <i data-done={isDone || undefined} key={word}>
          <Icon outline={icon} />
        </i>
      ))}
    </span>
  );
}

/** The same with its words, for windows. */
export function WayInWords(props: WayProps) {
  const steps = stepsOf(props);
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <ol className="rw-way-words">
      {steps.map(({ word, icon, isDone }, at) => (
        <li data-done={isDone || undefined} data-next={at === next || undefined} key={word}>
          <Icon outline={icon} /> {word}
          <b>{isDone ? ' ✓' : ''}</b>
        </li>
      ))}
    </ol>
  );
}

/** Where there is room beside what I hold: the way up, and by which gates its next place is entered. */
export function WayAhead(props: WayProps) {
  return (
    <aside className="rw-ahead" aria-label="The way up">
      <h2>The way up</h2>
      <WayInWords {...props} />
      <p>{aheadWords(props)}</p>
    </aside>
  );
}

export function aheadWords({ player: { mark, counted, region, karma }, view: { gates } }: WayProps): string {
  const goal = mark ? SB : SS;
  if (region === goal)
    return mark
      ? `You are there. Sleep fed${counted === 0 ? ', twice' : ', once more'}.`
      : 'You are there. Draw until it speaks to you.';
  const ways = gates.flatMap(({ from, to, there, back }) =>
    to === goal ? [{ by: from, asks: there }] : from === goal ? [{ by: to, asks: back }] : [],
  );
  const words = ways
    .sort((one, other) => one.asks - other.asks)
    .map(({ by, asks }) => `${nameOfRegion(by)} (karma ${asks})`);
  return `Into ${nameOfRegion(goal)}: from ${words.join(', ')}. You have karma ${karma}.`;
}
