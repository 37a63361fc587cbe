// What is in the air: dust, snow, embers, rain. Drawn over the scene with the picture's dice.

import { type Colour, lighter, mix } from './colour.ts';
import { type Dice, n, times } from './dice.ts';
import { HEIGHT, WIDTH } from './settings/setting.ts';

/** The colours that lie in the air. */
export type Air = {
  readonly dice: Dice;
  readonly light: Colour;
  readonly glow: Colour;
  readonly tint: Colour;
};

function dots({ dice }: Air, count: number, colour: Colour, size: number, strength: number): string {
  const dot = () =>
    `<circle cx="${n(dice(WIDTH))}" cy="${n(dice(HEIGHT))}" r="${n(size * (0.3 + dice() * dice()))}" opacity="${n(strength * (0.3 + dice(0.7)))}"/>`;
  return `<g fill="${colour}">${times(count, dot)}</g>`;
}

type Streaks = {
  readonly length: number;
  readonly lean: number;
  readonly width: number;
  readonly strength: number;
};

function streaks({ dice, glow }: Air, count: number, { length, lean, width, strength }: Streaks): string {
  const streak = () =>
    `M${n(dice(WIDTH + 60))} ${n(dice(HEIGHT) - 20)}l${n(-length * lean)} ${n(length * (0.6 + dice(0.8)))}`;
  return `<path d="${times(count, streak)}" stroke="${lighter(glow, 0.5)}" stroke-width="${width}" stroke-linecap="round" fill="none" opacity="${strength}"/>`;
}

const blurred = (svg: string, by: 1 | 3 = 3) => `<g filter="url(#blur${by})">${svg}</g>`;

function flakes({ dice }: Air, count: number, colour: Colour, shape: string): string {
  const flake = () =>
    `<path transform="translate(${n(dice(WIDTH))} ${n(dice(HEIGHT))})rotate(${Math.round(dice(360))})scale(${n(0.5 + dice())})" d="${shape}" opacity="${n(0.4 + dice(0.5))}"/>`;
  return `<g fill="${colour}">${times(count, flake)}</g>`;
}

function gusts({ dice, glow }: Air): string {
  const gust = () => {
    const [x, y, length] = [dice(240) - 20, dice(200), 50 + dice(70)];
    return `M${n(x)} ${n(y)}q${n(length / 2)} ${n(-8 + dice(6))} ${n(length)} 0q12 4 10 -6q-4 -8 -11 -2`;
  };
  return `<path d="${times(9, gust)}" fill="none" stroke="${lighter(glow, 0.5)}" stroke-width="1.6" stroke-linecap="round" opacity=".6"/>`;
}

function bubbles({ dice }: Air): string {
  const bubble = () =>
    `<circle cx="${n(dice(WIDTH))}" cy="${n(dice(HEIGHT))}" r="${n(1 + dice(4))}" opacity="${n(0.3 + dice(0.5))}"/>`;
  return `<g fill="none" stroke="#fff">${times(18, bubble)}</g>`;
}

export const MOTES = {
  none: () => '',
  dust: (air) => dots(air, 34, lighter(air.light, 0.3), 1.5, 0.7),
  snow: (air) => dots(air, 46, '#ffffff', 2.6, 0.9),
  stars: (air) => dots(air, 44, '#ffffff', 1.4, 1),
  spray: (air) => dots(air, 40, '#ffffff', 1.8, 0.8),
  embers: (air) => blurred(dots(air, 20, '#ff7a1e', 3.4, 0.7), 1) + dots(air, 40, '#ffd27a', 1.7, 1),
  sparks: (air) =>
    streaks(air, 14, { length: 12, lean: -0.8, width: 1, strength: 0.8 }) + dots(air, 24, '#ffffff', 1.5, 1),
  wisps: (air) => blurred(dots(air, 9, air.glow, 7, 0.8)) + dots(air, 12, '#ffffff', 1.4, 0.9),
  mist: (air) => blurred(dots(air, 12, lighter(air.glow, 0.3), 26, 0.22)),
  steam: (air) => blurred(dots(air, 9, '#ffffff', 18, 0.28)) + dots(air, 10, '#ffffff', 1.2, 0.6),
  leaves: (air) => flakes(air, 16, mix(air.glow, air.tint, 0.3), 'M0-4Q3 0 0 4Q-3 0 0-4Z'),
  petals: (air) => flakes(air, 14, lighter(air.glow, 0.5), 'M0-3Q4-2 3 1Q0 4-3 1Q-4-2 0-3Z'),
  feathers: (air) => flakes(air, 12, '#fffaf0', 'M0-9Q4-2 0 9Q-4-2 0-9Z'),
  coins: (air) => flakes(air, 14, '#ffd23e', 'M-4 0a4 3 0 1 1 8 0a4 3 0 1 1 -8 0z'),
  hearts: (air) => flakes(air, 12, '#ff6a8e', 'M0 4L-4 0A2.4 2.4 0 0 1 0-3A2.4 2.4 0 0 1 4 0Z'),
  cards: (air) => flakes(air, 9, '#fff6e0', 'M-4-6h8v12h-8z'),
  gusts,
  bubbles,
  rain: (air) =>
    streaks(air, 34, { length: 24, lean: 0.22, width: 0.5, strength: 0.35 }) +
    streaks(air, 22, { length: 44, lean: 0.22, width: 0.9, strength: 0.5 }) +
    streaks(air, 7, { length: 80, lean: 0.22, width: 1.8, strength: 0.22 }),
} as const satisfies Record<string, (air: Air) => string>;

export type MoteName = keyof typeof MOTES;
