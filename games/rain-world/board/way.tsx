// The way to ascension as a checklist of four steps: the Mark, two nights in Subterranean, and the wait.

import { Icon } from '../../../web/table/icon.tsx';
import type { PlayerView, View } from '../view.ts';
import outlines from './marks.icons.json' with { type: 'json' };

type WayProps = { readonly player: PlayerView; readonly view: View };

type Step = { readonly word: string; readonly icon: string; readonly isDone: boolean };

export function stepsOf({ player: { mark, counted, status }, view: { wait, phase } }: WayProps): Step[] {
  const isWaiting = status === 'ascending';
  return [
    { word: 'the Mark, from Five Pebbles', icon: outlines.mark, isDone: mark },
    { word: 'a first night in Subterranean', icon: outlines.night, isDone: counted > 0 },
    { word: 'a second night there', icon: outlines.night, isDone: counted > 1 },
    {
      word: isWaiting && wait ? `the wait, ${wait} more rounds` : 'the wait',
      icon: outlines.ascend,
      isDone: isWaiting && (phase === 'over' || wait === 0),
    },
  ];
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
      aria-label={`The way up, ${done} of 4 steps${next ? `; next, ${next.word}` : ''}`}
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
  return (
    <ol className="rw-way-words">
      {stepsOf(props).map(({ word, icon, isDone }) => (
        <li data-done={isDone || undefined} key={word}>
          <Icon outline={icon} /> {word}
          <b>{isDone ? ' ✓' : ''}</b>
        </li>
      ))}
    </ol>
  );
}
