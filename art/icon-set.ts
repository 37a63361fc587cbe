// The icons of a set by name, each taken apart once. Where the outlines come from is the caller's business.

import { didYouMean, Fault } from '../engine/fault.ts';
import { type Icons, type Plates, platesOf } from './plates.ts';

/** Outlines by the icon's name. */
export type Outlines = Readonly<Record<string, string>>;

export function iconsFrom(outlines: Outlines): Icons {
  const known = new Map<string, Plates>();
  return (name) => {
    const plates = known.get(name) ?? takenApart(name, outlines);
    known.set(name, plates);
    return plates;
  };
}

function takenApart(name: string, outlines: Outlines): Plates {
  const outline = outlines[name];
  if (outline !== undefined) return platesOf(outline);
  const first = name.split('-')[0] as string;
  const near = Object.keys(outlines).filter((known) => known.includes(first));
  throw new Fault(
    `wants the game-icon “${name}”, which does not exist${didYouMean(name, Object.keys(outlines)) || '.'}${near.length > 0 ? ` With “${first}” there are: ${near.slice(0, 12).join(', ')}.` : ''}`,
  );
}
