// Karma symbols of our own drawing: a ring, and inside it as many spokes as the level, each ending in a bead.

const MIDDLE = 50;
const REACH = 25;
const BEAD = { fill: 'currentColor', stroke: 'none' } as const;

/** The ends of so many spokes, the first one pointing up; the first level is a bead alone. */
function beadsOf(level: number): { x: number; y: number }[] {
  if (level === 1) return [];
  return Array.from({ length: level }, (_, at) => {
    const angle = (at / level) * 2 * Math.PI - Math.PI / 2;
    return { x: MIDDLE + REACH * Math.cos(angle), y: MIDDLE + REACH * Math.sin(angle) };
  });
}

/** The drawing alone, for those who place it into another one. */
export function KarmaSign({ level }: { readonly level: number }) {
  const beads = beadsOf(level);
  return (
    <g fill="none" stroke="currentColor" strokeWidth={6}>
      <circle cx={MIDDLE} cy={MIDDLE} r={42} strokeWidth={5} />
      <circle cx={MIDDLE} cy={MIDDLE} r={level === 1 ? 13 : 6} {...BEAD} />
      {beads.map(({ x, y }) => (
        <path d={`M${MIDDLE} ${MIDDLE}L${x.toFixed(1)} ${y.toFixed(1)}`} key={`${x} ${y}`} />
      ))}
      {level > 2 && <path strokeWidth={3} d={webOf(beads)} />}
      {beads.map(({ x, y }) => (
        <circle cx={x} cy={y} r={7} {...BEAD} key={`${x} ${y}`} />
      ))}
    </g>
  );
}

const webOf = (beads: readonly { x: number; y: number }[]): string =>
  `M${beads.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

type KarmaProps = {
  readonly level: number;
  /** Its next death costs nothing. */
  readonly isReinforced?: boolean;
};

export function Karma({ level, isReinforced = false }: KarmaProps) {
  const words = isReinforced ? `karma ${level}, reinforced` : `karma ${level}`;
  return (
    <span
      className="rw-karma"
      role="img"
      aria-label={words}
      title={words}
      data-reinforced={isReinforced || undefined}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <KarmaSign level={level} />
      </svg>
      <b>{level}</b>
    </span>
  );
}
