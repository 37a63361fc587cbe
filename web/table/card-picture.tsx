// A card's picture: painted where there is a painting, else its plain icon. Decoration either way.

import type { CSSProperties } from 'react';
import type { CardLook } from './card-look.ts';
import { Icon } from './icon.tsx';
import { type Painting, savesData } from './painting.ts';
import './card-picture.css';

/** Paintings that have been seen: a card that moves to the stage does not wait for its picture again. */
const here = new Set<string>();

/**
 * The painting lies over its placeholder, the icon on the scene's colour: nothing moves when it arrives, and where it never
 * does (network off, forced colours, reduced data) the icon stays.
 */
export function CardPicture({ painting, picture }: Pick<CardLook, 'painting' | 'picture'>) {
  const icon = picture && <Icon outline={picture} isRaised />;
  if (painting === undefined || savesData()) return <span className="card-picture">{icon}</span>;
  const isHere = here.has(painting.src);
  return (
    <span
      className="card-picture"
      data-painted=""
      style={{ '--painting-colour': painting.colour, '--painting-focus': focusOf(painting) } as CSSProperties}
    >
      {icon}
      <img
        className="card-painting"
        src={painting.src}
        alt=""
        width={480}
        height={352}
        loading={painting.isUrgent || isHere ? 'eager' : 'lazy'}
        decoding={isHere ? 'sync' : 'async'}
        onLoad={() => here.add(painting.src)}
        draggable={false}
      />
    </span>
  );
}

const focusOf = ({ focus }: Painting) => (focus === undefined ? undefined : `${focus}%`);
