// The drawer beside the table: the story, the rules, the cards.

import type { Rulebook } from '../../engine/rulebook.ts';
import { CardGallery } from './card-gallery.tsx';
import { Log } from './log.tsx';
import { useTable } from './model.ts';
import type { Told } from './public-game.ts';
import { RulebookView } from './rulebook-view.tsx';
import './drawer.css';

export const DRAWERS = ['Story', 'Rules', 'Cards'] as const;
export type DrawerName = (typeof DRAWERS)[number];

export type DrawerProps = {
  readonly open: DrawerName;
  /** On a phone the drawer is a strip under the hand until it is pulled up. */
  readonly isUp: boolean;
  readonly show: (drawer: DrawerName, isUp: boolean) => void;
  readonly told: readonly Told[];
  readonly rulebook: Rulebook | undefined;
  /** The clause that matters now. */
  readonly clause: string | undefined;
};

export function Drawer({ open, isUp, show, told, rulebook, clause }: DrawerProps) {
  const { box, lookOf } = useTable();
  return (
    <aside className="drawer" aria-label="Story, rules and cards" data-up={isUp || undefined}>
      <div className="drawer-head">
        <div className="drawer-tabs" role="tablist" aria-label="Drawer">
          {DRAWERS.map((name) => (
            <button
              type="button"
              role="tab"
              key={name}
              className="drawer-tab"
              aria-selected={name === open}
              aria-controls="drawer-inside"
              onClick={() => show(name, name !== open || !isUp)}
            >
              {name}
            </button>
          ))}
        </div>
        <button type="button" className="drawer-pull" aria-expanded={isUp} onClick={() => show(open, !isUp)}>
          {isUp ? 'Close' : 'More'}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div className="drawer-inside" id="drawer-inside" role="tabpanel" aria-label={open} tabIndex={0}>
        {open === 'Story' && <Log told={told} />}
        {open === 'Rules' &&
          (rulebook ? <RulebookView rulebook={rulebook} at={clause} /> : <p>Fetching the rulebook…</p>)}
        {open === 'Cards' && <CardGallery faces={box.faces} lookOf={lookOf} size="small" />}
      </div>
    </aside>
  );
}
