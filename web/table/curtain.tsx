// The curtain between people at one screen: nothing is shown until the next one says that they are ready.

import { useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import outlines from './table.icons.json' with { type: 'json' };
import './curtain.css';

export function Curtain({ name, onReady }: { name: string; onReady: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <section className="curtain" aria-label="Curtain">
      <Icon className="curtain-icon" outline={outlines.curtain} />
      <h2>{name}, it is your turn to choose</h2>
      <p>Everybody else: look away, please. Nothing is shown before {name} is ready.</p>
      <button
        type="button"
        className="button main"
        ref={button}
        onClick={onReady}
        // An Enter that the one before still holds down shows nobody's cards.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
      >
        I am {name}, show my cards
      </button>
    </section>
  );
}
