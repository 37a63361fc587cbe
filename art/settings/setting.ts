// What a setting is: a palette and a few layers of silhouettes, far to near, drawn with the picture's dice.

import type { Colour } from '../colour.ts';
import type { Dice } from '../dice.ts';
import type { MoteName } from '../motes.ts';

export const WIDTH = 300;
export const HEIGHT = 220;

export type Layer = {
  /** 0 is the horizon, 1 the near ground; above 1 it hangs before the figure, out of focus. */
  readonly depth: number;
  readonly path?: string;
  /** Further elements: props, cables. */
  readonly svg?: string;
  /** Overlapping pieces of the path cut holes into each other. */
  readonly isPierced?: true;
  readonly isFaint?: true;
};

/** What a setting draws with. */
export type Brush = {
  readonly dice: Dice;
  /** An icon's silhouette, standing at x, y; a negative size looks the other way. */
  prop(icon: string, x: number, y: number, size: number): string;
};

export type Setting = {
  /** Top of the sky, haze where the light comes from, far things, near things. */
  readonly colours: readonly [Colour, Colour, Colour, Colour];
  /** Where the floor begins. */
  readonly ground: number;
  readonly motes: MoteName;
  layers(brush: Brush): readonly Layer[];
};

/** Nearest of all, before the figure. */
export const front = (path: string, svg = ''): Layer => ({ depth: 1.15, path, svg });
