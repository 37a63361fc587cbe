// Strokes that say where a figure is going, and stars where something hits.

import { lighter, mix } from './colour.ts';
import { n, times } from './dice.ts';
import type { Point } from './outline.ts';
import type { Pose } from './poses.ts';
import type { Scene } from './scene.ts';

type Motion = NonNullable<Pose['motion']>;

/** Behind a figure of this size around this place. */
export function motionStrokes(motion: Motion, [x, y]: Point, scene: Scene): string {
  const colour = lighter(scene.glow, 0.45);
  return `<g fill="none" stroke="${colour}" stroke-linecap="round" opacity=".75">${STROKES[motion]([x, y], scene)}</g>`;
}

const wedge = (d: string, width: number) => `<path d="${d}" stroke-width="${n(width)}"/>`;

const STROKES: Readonly<Record<Motion, (at: Point, scene: Scene) => string>> = {
  streaks: ([x, y], { dice }) =>
    times(13, () => {
      const [from, height] = [x - 60 - dice(110), y + dice(150) - 75];
      return wedge(`M${n(from)} ${n(height)}h${n(40 + dice(90))}`, 1 + dice(3));
    }),
  drop: ([x, y], { dice }) =>
    times(13, () => {
      const [across, from] = [x + dice(170) - 85, y - 60 - dice(60)];
      return wedge(`M${n(across)} ${n(from)}v${n(30 + dice(60))}`, 1 + dice(3));
    }),
  whirl: ([x, y], { dice }) =>
    times(5, (at) => {
      const radius = 64 + at * 12 + dice(6);
      const [from, to] = [3.5 + dice(0.5), 5.3 + dice(0.6)];
      return wedge(
        `M${n(x + Math.cos(from) * radius)} ${n(y + Math.sin(from) * radius)}A${radius} ${radius} 0 0 1 ${n(x + Math.cos(to) * radius)} ${n(y + Math.sin(to) * radius)}`,
        1.4 + dice(3.4),
      );
    }),
  burst: ([x, y], { dice }) =>
    times(20, (at) => {
      const [angle, from] = [(at / 20) * Math.PI * 2 + dice(0.2), 86 + dice(20)];
      const to = from + 30 + dice(60);
      const end = (reach: number) => `${n(x + Math.cos(angle) * reach)} ${n(y + Math.sin(angle) * reach)}`;
      return wedge(`M${end(from)}L${end(to)}`, 1 + dice(3));
    }),
};

/** Two jagged stars, one in the other. */
export function impactStar([x, y]: Point, { dice, finish, light }: Scene): string {
  const star = (reach: number) => {
    const points = Array.from({ length: 22 }, (_, at) => {
      const [angle, length] = [
        (at / 22) * Math.PI * 2,
        at % 2 === 0 ? reach * (0.8 + dice(0.4)) : reach * 0.52,
      ];
      return `${n(x + Math.cos(angle) * length)} ${n(y + Math.sin(angle) * length)}`;
    });
    return `M${points.join('L')}Z`;
  };
  return `<path d="${star(50)}" fill="${mix(light.colour, '#ff5a1e', 0.55)}" stroke="${finish.ink}" stroke-width="2.4" stroke-linejoin="round"/><path d="${star(32)}" fill="${lighter(light.colour, 0.7)}"/>`;
}
