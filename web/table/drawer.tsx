// Beside the table: the story, the rules, the cards. Folded to a rail on a desk, to a sheet with its last line on a phone.

import type { Rulebook } from '../../engine/rulebook.ts';
import { CardGallery } from './card-gallery.tsx';
import { Icon } from './icon.tsx';
import { reachable } from './keyboard.ts';
import { Log, useLastLine } from './log.tsx';
import { useDirected, useTable } from './model.ts';
import { RulebookView } from './rulebook-view.tsx';
import outlines from './table.icons.json' with { type: 'json' };
import './drawer.css';

export const DRAWERS = ['Story', 'Rules', 'Cards'] as const;
export type DrawerName = (typeof DRAWERS)[number];

const ICONS: Readonly<Record<DrawerName, string>> = {
  Story: outlines.story,
  Rules: outlines.rules,
  Cards: outlines.cards,
};

export type DrawerProps = {
  /** Which one is open; undefined while it is folded. */
  readonly open: DrawerName | undefined;
  readonly show: (drawer: DrawerName | undefined) => void;
  readonly rulebook: Rulebook | undefined;
  /** The clause that matters now. */
  readonly clause: string | undefined;
};

export function Drawer({ open, show, rulebook, clause }: DrawerProps) {
  const { box, lookOf } = useTable();
  const told = useDirected((now) => now.told);
  const last = useLastLine(told);
  return (
    <aside className="drawer" aria-label="Story, rules and cards" data-open={open}>
      {open && (
        <button
          type="button"
          className="drawer-beside"
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => show(undefined)}
        />
      )}
      <div className="drawer-tabs" role="tablist" aria-label="Drawer">
        {DRAWERS.map((name) => (
          <button
            type="button"
            role="tab"
            key={name}
            className="drawer-tab"
            aria-selected={name === open}
            {...(name === open && { 'aria-controls': 'drawer-inside' })}
            onClick={() => show(name === open ? undefined : name)}
          >
            <Icon outline={ICONS[name]} />
            <span className="drawer-word">{name}</span>
          </button>
        ))}
        {open && (
          <button type="button" className="drawer-fold" aria-label="Fold" onClick={() => show(undefined)}>
            <Icon outline={outlines.fold} />
          </button>
        )}
      </div>
      {open === undefined ? (
        <>
          <p className="spoken" role="log" aria-label="Story" aria-live="polite">
            {last}
          </p>
          <button type="button" className="drawer-last" onClick={() => show('Story')}>
            <span>{last}</span>
            <b>Story ▴</b>
          </button>
        </>
      ) : (
        <div
          className="drawer-inside"
          id="drawer-inside"
          role="tabpanel"
          aria-label={open}
          ref={reachable}
          key={open}
        >
          {open === 'Story' && <Log told={told} />}
          {open === 'Rules' &&
            (rulebook ? <RulebookView rulebook={rulebook} at={clause} /> : <p>Fetching the rulebook…</p>)}
          {open === 'Cards' && <CardGallery faces={box.faces} lookOf={lookOf} size="small" />}
        </div>
      )}
    </aside>
  );
}
