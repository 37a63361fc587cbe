// A figure on a board: icon and number, with its meaning as a tooltip, for a finger, and for those who hear the table.

import type { PointerEvent } from 'react';
import { Icon, type Outline } from '../../../web/table/icon.tsx';
import { useTable } from '../../../web/table/model.ts';

type MarkProps = {
  readonly icon: Outline;
  readonly value: string | number;
  readonly label: string;
  /** What it is for, in a few words. */
  readonly means?: string;
  readonly className?: string;
};

/** A finger sees no tooltip: where it was laid on a figure, the line of the question says what that is. */
export function useNamed(title: string, text = '') {
  const { attention } = useTable();
  return { title: [title, text].filter(Boolean).join('. '), onPointerUp: name };
  function name({ pointerType }: PointerEvent): void {
    if (pointerType !== 'mouse') attention.turn({ explained: { title: `${title}.`, text } });
  }
}

export function Mark({ icon, value, label, means, className = '' }: MarkProps) {
  const named = useNamed(capitalised(label), means);
  return (
    <span className={`hm-mark ${className}`} role="img" aria-label={`${label} ${value}`} {...named}>
      <Icon outline={icon} />
      <b>{value}</b>
    </span>
  );
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
