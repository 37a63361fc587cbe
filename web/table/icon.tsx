// An icon drawn from its outline: decoration when it has no label, a picture with a name when it has one.

import './icon.css';

/** The outline of a game-icon, as `*.icons.json` files give it. */
export type Outline = string;

type IconProps = {
  outline: Outline;
  label?: string;
  className?: string;
  /** Stands out from its ground. Drawn as a second outline, since filters are slow. */
  isRaised?: boolean;
};

export function Icon({ outline, label, className, isRaised }: IconProps) {
  const name = className === undefined ? 'icon' : `icon ${className}`;
  const paths = (
    <>
      {isRaised && <path className="icon-shadow" d={outline} transform="translate(0 16)" />}
      <path d={outline} />
    </>
  );
  return label === undefined ? (
    <svg className={name} viewBox="0 0 512 512" aria-hidden="true">
      {paths}
    </svg>
  ) : (
    <svg className={name} viewBox="0 0 512 512" role="img" aria-label={label}>
      {paths}
    </svg>
  );
}
