// Ten slugcats to choose from: what each can do, where it starts, and what is special about it.

import type { CardId } from '../../../engine/table.ts';
import { useTable } from '../../../web/table/model.ts';
import { useThing } from '../../../web/table/thing.ts';
import type { Face } from '../cards/card.ts';
import { DIETS, signed } from './cards.ts';
import { Pips } from './pips.tsx';
import { nameOfRegion } from './region.tsx';
import { Head } from './slugcat-head.tsx';

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
  const { faceOf } = useTable();
  const { key, name, hp, atk, flee, line, most, diet, start, text } = faceOf(card) as Face;
  const figures = `HP ${hp}, attack ${signed(atk)}, flee ${signed(flee)}`;
  const { props, spoken } = useThing({
    place: { card },
    label: `${name}. ${figures}, food ${line} of ${most}, ${DIETS[diet]}, starts in ${nameOfRegion(start)}. ${text}`,
  });
  return (
    <button {...props} className="rw-slugcat rw-cat" data-cat={key}>
      <span className="spoken">{spoken}</span>
      <Head />
      <span className="rw-slugcat-words" aria-hidden="true">
        <b>{name}</b>
        <span>
          {nameOfRegion(start)} · {DIETS[diet]}
        </span>
        <Pips pips={0} need={line} most={most} />
      </span>
      <span className="rw-slugcat-figures" aria-hidden="true">
        HP <b>{hp}</b> Attack <b>{signed(atk)}</b> Flee <b>{signed(flee)}</b>
      </span>
      <span className="rw-slugcat-trait" aria-hidden="true">
        {text}
      </span>
    </button>
  );
}
