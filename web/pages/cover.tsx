// A game's cover, drawn here: three icons, rays, its title in its own lettering.

import { useEffect } from 'react';
import { fetchMood, moodOf } from '../mood.ts';
import { Icon } from '../table/icon.tsx';
import type { ShelfEntry } from '../table/public-game.ts';
import icons from './covers.icons.json' with { type: 'json' };
import './cover.css';

const outlines: Readonly<Record<string, string>> = icons;

export function Cover({ game }: { game: ShelfEntry }) {
  useEffect(() => fetchMood(game.id), [game.id]);
  const outline = (which: string) => outlines[`${game.id}${which}`] ?? icons.house;
  return (
    <div className="cover" data-mood={moodOf(game.id)} aria-hidden="true">
      <div className="cover-picture">
        <Icon className="cover-left" outline={outline(' left')} isRaised />
        <Icon className="cover-right" outline={outline(' right')} isRaised />
        <Icon className="cover-main" outline={outline('')} isRaised />
      </div>
      <p className="cover-title">{game.title}</p>
    </div>
  );
}

/** Players, length, weight: what a box says on its side. */
export function BoxSide({ game: { players, minutes, weight } }: { game: ShelfEntry }) {
  const range = ({ min, max }: { min: number; max: number }) => (min === max ? `${min}` : `${min}–${max}`);
  return (
    <ul className="box-side">
      <li>
        <Icon outline={icons.players} /> {range(players)} players
      </li>
      <li>
        <Icon outline={icons.minutes} /> {range(minutes)} min
      </li>
      <li>
        <Icon outline={icons.weight} /> {weight}
      </li>
    </ul>
  );
}
