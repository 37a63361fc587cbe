// A game's cover, drawn here: three pictures that the game brings, rays, its title in its own lettering.

import { useEffect } from 'react';
import { fetchMood, moodOf } from '../mood.ts';
import { Icon } from '../table/icon.tsx';
import type { ShelfEntry } from '../table/public-game.ts';
import icons from './covers.icons.json' with { type: 'json' };
import './cover.css';

type CoverPictures = Readonly<Record<'main' | 'left' | 'right', string>>;

const covers = import.meta.glob<CoverPictures>('../../games/*/board/cover.icons.json', {
  eager: true,
  import: 'default',
});
const HOUSE: CoverPictures = { main: icons.house, left: icons.house, right: icons.house };

export function Cover({ game }: { game: ShelfEntry }) {
  useEffect(() => void fetchMood(game.id), [game.id]);
  const { main, left, right } = covers[`../../games/${game.id}/board/cover.icons.json`] ?? HOUSE;
  return (
    <div className="cover" data-mood={moodOf(game.id)} aria-hidden="true">
      <div className="cover-picture">
        <Icon className="cover-left" outline={left} isRaised />
        <Icon className="cover-right" outline={right} isRaised />
        <Icon className="cover-main" outline={main} isRaised />
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
