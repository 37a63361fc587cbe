// A game's cover: its painting over three icons and rays, which stay where there is none, and its title in its own lettering.

import { useEffect } from 'react';
import { fetchMood, moodOf } from '../mood.ts';
import { Icon } from '../table/icon.tsx';
import { savesData } from '../table/painting.ts';
import type { ShelfEntry } from '../table/public-game.ts';
import icons from './covers.icons.json' with { type: 'json' };
import './cover.css';

const paintings = import.meta.glob<string>('../../games/*/board/pictures/cover.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});
const outlines: Readonly<Record<string, string>> = icons;

export function Cover({ game }: { game: ShelfEntry }) {
  useEffect(() => fetchMood(game.id), [game.id]);
  const outline = (which: string) => outlines[`${game.id}${which}`] ?? icons.house;
  const painting = paintings[`../../games/${game.id}/board/pictures/cover.avif`];
  return (
    <div className="cover" data-mood={moodOf(game.id)} aria-hidden="true">
      <div className="cover-picture">
        <Icon className="cover-left" outline={outline(' left')} isRaised />
        <Icon className="cover-right" outline={outline(' right')} isRaised />
        <Icon className="cover-main" outline={outline('')} isRaised />
        {painting && !savesData() && (
          <img className="cover-painting" src={painting} alt="" width={400} height={352} loading="lazy" />
        )}
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
