// Ten slugcats to choose from: a portrait each, whom it is for, what it is like, and how it bites, runs and eats.

import type { CSSProperties } from 'react';
import type { CardId } from '../../../engine/table.ts';
import { CardPicture } from '../../../web/table/card-picture.tsx';
import { useLifted } from '../../../web/table/lift.ts';
import { useTable } from '../../../web/table/model.ts';
import { useThing } from '../../../web/table/thing.ts';
import type { Face } from '../cards/card.ts';
import type { SlugcatKey } from '../cards/slugcats.ts';
import { DIETS, signed } from './cards.ts';
import { Pips } from './pips.tsx';
import { nameOfRegion } from './region.tsx';
import { KINDNESS, SLUGCAT_WORDS } from './slugcat-words.ts';

export function SlugcatTiles({ cards }: { readonly cards: readonly CardId[] }) {
  return (
    <section className="rw-slugcats" aria-label="Slugcats to choose from">
      {cards.map((card) => (
        <SlugcatTile card={card} key={card} />
      ))}
    </section>
  );
}

function SlugcatTile({ card }: { readonly card: CardId }) {
  const { faceOf, lookOf } = useTable();
  const face = faceOf(card) as Face;
  const { key, name, hp, atk, flee, line, most, diet, start, text } = face;
  const { kindness, like } = SLUGCAT_WORDS[key as SlugcatKey];
  const figures = `HP ${hp}, attack ${signed(atk)}, flee ${signed(flee)}`;
  const { props, spoken } = useThing({
    place: { card },
    label: `${name}, ${KINDNESS[kindness]}. ${like} ${figures}, food ${line} of ${most}, ${DIETS[diet]}, starts in ${nameOfRegion(start)}. ${text}`,
  });
  const { painting, picture } = lookOf(face);
  return (
    <button {...props} className="rw-slugcat rw-cat" data-cat={key}>
      <span className="spoken">{spoken}</span>
      <span className="rw-slugcat-picture" aria-hidden="true">
        <CardPicture painting={painting} {...(picture && { picture })} />
        <span className="rw-kindness" data-kindness={kindness}>
          {KINDNESS[kindness]}
        </span>
        <b>{name}</b>
      </span>
      <span className="rw-slugcat-like" aria-hidden="true">
        {like}
      </span>
      <span className="rw-slugcat-figures" aria-hidden="true">
        <Meter word="Attack" value={atk} from={-4} to={5} />
        <Meter word="Flee" value={flee} from={-4} to={7} />
        <span className="rw-slugcat-food">
          <Pips pips={0} need={line} most={most} />
          <span>{DIETS[diet].replace('eats ', '')}</span>
        </span>
      </span>
    </button>
  );
}

/** How much of it there is among slugcats, at a glance; the figure beside it is what counts. */
function Meter({ word, value, from, to }: { word: string; value: number; from: number; to: number }) {
  return (
    <span className="rw-meter" style={{ '--share': (value - from) / (to - from) } as CSSProperties}>
      {word} <b>{signed(value)}</b>
      <i />
    </span>
  );
}

/** In place of a hand, while there is nothing to hold: all about the one that is lifted. */
export function SlugcatInHand() {
  const { faceOf } = useTable();
  const at = useLifted()?.at;
  if (at === undefined || !('card' in at))
    return (
      <section className="hand rw-held rw-considered" aria-label="Whom you consider">
        <p>Ten lives to choose from, and the same rain for all of them.</p>
        <p>Everybody begins with karma 1, an empty stomach and empty paws.</p>
      </section>
    );
  const { name, hp, atk, flee, line, most, start, text } = faceOf(at.card) as Face;
  return (
    <section className="hand rw-held rw-considered" aria-label="Whom you consider">
      <h2>{name}</h2>
      <p>{text}</p>
      <p>
        HP <b>{hp}</b>, attack <b>{signed(atk)}</b>, flee <b>{signed(flee)}</b>. A night takes <b>{line}</b>{' '}
        pips of at most <b>{most}</b>. Starts in <b>{nameOfRegion(start)}</b>.
      </p>
    </section>
  );
}
