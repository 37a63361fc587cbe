// A card's picture: painted where there is a painting, else its plain icon. Decoration either way.

import type { CSSProperties } from 'react';
import type { CardLook } from './card-look.ts';
import { Icon } from './icon.tsx';
import { type Painting, savesData } from './painting.ts';
import './card-picture.css';

/**
 * The painting lies over its placeholder, the icon on the scene's colour: nothing moves when it arrives, and where it never
 * does (network off, forced colours, reduced data) the icon stays.
 */
export function CardPicture({ painting, picture }: Pick<CardLook, 'painting' | 'picture'>) {
  const icon = picture && <Icon outline={picture} isRaised />;
  if (painting === undefined || savesData()) return <span className="card-picture">{icon}</span>;
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
        loading={painting.isUrgent ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
      />
    </span>
  );
}

const focusOf = ({ focus }: Painting) => (focus === undefined ? undefined : `${focus}%`);
