// A button in the head of a table or a replay: an icon, and its word where there is room.

import type { ComponentProps } from 'react';
import { Icon, type Outline } from '../table/icon.tsx';

type HeadButtonProps = ComponentProps<'button'> & { readonly outline: Outline; readonly word: string };

export function HeadButton({ outline, word, className = '', ...rest }: HeadButtonProps) {
  return (
    <button type="button" className={`head-button ${className}`} aria-label={word} {...rest}>
      <Icon outline={outline} />
      <span className="word">{word}</span>
    </button>
  );
}
