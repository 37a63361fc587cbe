// Faces of those who sat here, and of whoever won, in laurels.

import { Icon } from './icon.tsx';
import { useTable } from './model.ts';
import { Portrait } from './seat.tsx';
import outlines from './table.icons.json' with { type: 'json' };
import './crowned.css';

type FaceProps = { readonly seat: number };

/** Whoever sits there, as at the table. */
export function Face({ seat }: FaceProps) {
  const { portraitCard, faceOf, lookOf } = useTable();
  const card = portraitCard(seat);
  const { picture, portrait } = card === undefined ? {} : lookOf(faceOf(card));
  return <Portrait seat={seat} painting={portrait} {...(picture && { portrait: picture })} />;
}

export function Crowned({ seat }: FaceProps) {
  return (
    <span className="crowned">
      <Face seat={seat} />
      <Icon className="crowned-laurels" outline={outlines.laurels} />
    </span>
  );
}
