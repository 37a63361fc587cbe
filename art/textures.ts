// How surfaces are made: small tiles of strokes, in the units of an icon (512 across), light and dark on any colour.

import { type Dice, diceOf, n, times } from './dice.ts';

/** A tile and the strokes in it: dark ones are drawn in the shade, light ones in the light. */
type Tile = { readonly size: number; readonly dark: string; readonly light: string; readonly turn?: number };
type Weave = (dice: Dice) => Tile;

const stroke = (x: number, y: number, dx: number, dy: number) => `M${n(x)} ${n(y)}l${n(dx)} ${n(dy)}`;
const ring = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0`;

const TEXTURES = {
  fur: (dice) => ({
    size: 70,
    turn: 20,
    dark: times(16, () => stroke(dice(70), dice(60), dice(8) - 4, 13 + dice(12))),
    light: times(8, () => stroke(dice(70), dice(60), dice(8) - 4, 10 + dice(8))),
  }),
  scales: () => ({
    size: 40,
    dark: 'M0 20a20 20 0 0 0 40 0M-20 0a20 20 0 0 0 40 0M20 0a20 20 0 0 0 40 0M-20 40a20 20 0 0 0 40 0M20 40a20 20 0 0 0 40 0',
    light: 'M6 24a15 13 0 0 0 12 10M26 4a15 13 0 0 0 12 10',
  }),
  feathers: () => ({
    size: 52,
    turn: -14,
    dark: 'M0 10q13 22 26 0M26 36q13 22 26 0M13 22v-10M39 48v-10',
    light: 'M4 8q9 14 18 0',
  }),
  warts: (dice) => ({
    size: 96,
    dark: times(7, () => ring(10 + dice(76), 10 + dice(76), 3 + dice(6))),
    light: times(5, () => ring(10 + dice(76), 10 + dice(76), 1 + dice(2))),
  }),
  cracks: (dice) => ({
    size: 120,
    dark: times(4, () => `${stroke(dice(110), dice(110), 8 + dice(12), 6 + dice(10))}l-4 12l9 7`),
    light: times(6, () => ring(dice(120), dice(120), 1 + dice(2))),
  }),
  sheen: () => ({
    size: 150,
    turn: 32,
    dark: 'M96 0V150',
    light: 'M20 0V150M30 0V150M58 0V150',
  }),
  specks: (dice) => ({
    size: 80,
    dark: times(9, () => ring(dice(80), dice(80), 1 + dice(2.4))),
    light: times(5, () => ring(dice(80), dice(80), 1 + dice(1.6))),
  }),
  grain: (dice) => ({
    size: 90,
    turn: 86,
    dark: times(6, (at) => `M0 ${n(8 + at * 15)}q22 ${n(dice(12) - 6)} 45 0t45 0`) + ring(52, 38, 5),
    light: times(3, (at) => `M0 ${n(15 + at * 30)}q22 ${n(dice(8) - 4)} 45 0t45 0`),
  }),
  weave: () => ({ size: 18, dark: 'M0 4.5H18M0 13.5H18', light: 'M4.5 0V18M13.5 0V18', turn: 12 }),
  facets: () => ({ size: 110, dark: 'M0 30L60 0L110 64M60 0L40 110', light: 'M10 110L64 40L110 24' }),
  ripples: (dice) => ({
    size: 100,
    dark: times(3, (at) => `M0 ${n(16 + at * 34)}q25 ${n(10 + dice(6))} 50 0t50 0`),
    light: times(3, (at) => `M0 ${n(26 + at * 34)}q25 ${n(8 + dice(6))} 50 0t50 0`),
  }),
  veins: () => ({ size: 64, turn: 24, dark: 'M32 0V64M32 20l16 -14M32 40l-18 -14M32 56l16 -12', light: '' }),
  fibres: (dice) => ({
    size: 110,
    dark: times(8, () => stroke(dice(100), dice(110), 14 + dice(24), dice(6) - 3)),
    light: times(5, () => stroke(dice(100), dice(110), 10 + dice(18), dice(6) - 3)),
  }),
  pits: () => ({
    size: 120,
    dark: ring(30, 34, 13) + ring(86, 78, 9) + ring(88, 22, 6),
    light: ring(32, 38, 9),
  }),
} satisfies Record<string, Weave>;

export type TextureName = keyof typeof TEXTURES;

/** The tile of a texture as a pattern to fill with. */
export function texturePattern(
  name: TextureName,
  id: string,
  colours: { dark: string; light: string },
): string {
  const { size, dark, light, turn = 0 } = (TEXTURES[name] as Weave)(diceOf(name));
  const drawn = (d: string, colour: string) =>
    d && `<path d="${d}" fill="none" stroke="${colour}" stroke-width="3.4" stroke-linecap="round"/>`;
  return `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">${drawn(dark, colours.dark)}${drawn(light, colours.light)}</pattern>`;
}
