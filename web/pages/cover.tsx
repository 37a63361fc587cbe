// A game's cover: its painting over three icons and rays, which stay where there is none, and its title.

import { useEffect, useState } from 'react';
import { fetchMood, moodOf } from '../mood.ts';
import { Icon } from '../table/icon.tsx';
import { savesData } from '../table/painting.ts';
import type { ShelfEntry } from '../table/public-game.ts';
import { whenCalm } from '../when-calm.ts';
import icons from './covers.icons.json' with { type: 'json' };
import './cover.css';

type CoverPictures = Readonly<Record<'main' | 'left' | 'right', string>>;

const covers = import.meta.glob<CoverPictures>('../../games/*/board/cover.icons.json', {
  eager: true,
  import: 'default',
});
const paintings = import.meta.glob<string>('../../games/*/board/pictures/cover.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});
const HOUSE: CoverPictures = { main: icons.house, left: icons.house, right: icons.house };

export function Cover({ game }: { game: ShelfEntry }) {
  useEffect(() => void fetchMood(game.id), [game.id]);
  const { main, left, right } = covers[`../../games/${game.id}/board/cover.icons.json`] ?? HOUSE;
  const painting = paintings[`../../games/${game.id}/board/pictures/cover.avif`];
  return (
    <div className="cover" data-mood={moodOf(game.id)} aria-hidden="true">
      <div className="cover-picture">
        <Icon className="cover-left" outline={left} isRaised />
        <Icon className="cover-right" outline={right} isRaised />
        <Icon className="cover-main" outline={main} isRaised />
        {painting && <CoverPainting src={painting} />}
      </div>
      <p className="cover-title">{game.title}</p>
    </div>
  );
}

/** Comes when everything is there that somebody could want to press. */
function CoverPainting({ src }: { src: string }) {
  const [isCalm, setCalm] = useState(false);
  useEffect(() => whenCalm(() => setCalm(true)), []);
  if (!isCalm || savesData()) return null;
  return <img className="cover-painting" src={src} alt="" width={800} height={704} loading="lazy" />;
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
