// A slugcat's head, drawn once: ten of them differ by their fur. The outline serves portraits, the drawing the map.

import type { Outline } from '../../../web/table/icon.tsx';

/** In the grid of the icon set, 512 wide: two ears, a round face, and eyes that are holes. */
export const HEAD: Outline =
  'M118 70Q176 118 196 158Q256 140 316 158Q336 118 394 70Q438 168 430 274Q420 430 256 436Q92 430 82 274Q74 168 118 70zM152 284a34 50 0 1 0 68 0a34 50 0 1 0-68 0zM292 284a34 50 0 1 0 68 0a34 50 0 1 0-68 0z';

export function Head({ className = '' }: { readonly className?: string }) {
  return (
    <svg className={`rw-head ${className}`} viewBox="60 50 392 400" aria-hidden="true">
      <ellipse className="rw-head-face" cx={256} cy={290} rx={150} ry={120} />
      <path d={HEAD} />
    </svg>
  );
}
