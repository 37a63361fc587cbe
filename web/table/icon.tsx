// An icon drawn from its outline: decoration when it has no label, a picture with a name when it has one.

import './icon.css';

/** The outline of a game-icon, as `*.icons.json` files give it. */
export type Outline = string;

export function Icon({
  outline,
  label,
  className,
}: {
  outline: Outline;
  label?: string;
  className?: string;
}) {
  const name = className === undefined ? 'icon' : `icon ${className}`;
  return label === undefined ? (
    <svg className={name} viewBox="0 0 512 512" aria-hidden="true">
      <path d={outline} />
    </svg>
  ) : (
    <svg className={name} viewBox="0 0 512 512" role="img" aria-label={label}>
      <path d={outline} />
    </svg>
  );
}
