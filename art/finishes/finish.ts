// What a finish is: the hand of one painter. Ink, shadow and how surfaces are lit, and what is laid over the whole at last.

import type { Colour } from '../colour.ts';
import type { LightName } from '../lights.ts';
import type { Scene } from '../scene.ts';

/** How round things look. Distances are for a figure of 150. */
export type Relief = {
  /** The body as a whole: how soft its edge is, and how high it stands. */
  readonly body: readonly [blur: number, height: number];
  /** Each plate for itself. */
  readonly plate: readonly [blur: number, height: number];
  readonly gloss: number;
  /** How light the darkest shadow is, from 0 to 1. */
  readonly floor: number;
  /** Light on the edge of each plate. */
  readonly edge: number;
  /** Light on the edge of the whole figure. */
  readonly rim: number;
  /** The side away from the light: how broad, how soft, how dark. */
  readonly dark: readonly [width: number, blur: number, strength: number];
  /** In hard tones instead of smooth ones. */
  readonly tones?: true;
};

/** A drawn picture in the order of its depth, before the finish. */
export type Drawn = { readonly behind: string; readonly figures: string; readonly before: string };

export type Finish = {
  readonly ink: Colour;
  /** What shadows lean to. */
  readonly shade: Colour;
  /** What everything leans to, and how far. */
  readonly tint: Colour;
  readonly tinting: number;
  /** More colourful above 1. */
  readonly vivid: number;
  /** The width of an ink line, in the units of an icon. */
  readonly line: number;
  /** How dark sky, haze, far and near things are made. */
  readonly gloom: readonly [number, number, number, number];
  /** Lights that have another colour here. */
  readonly lights?: Partial<Record<LightName, Colour>>;
  readonly relief: Relief;
  /** How strongly textures show. */
  readonly texture: number;
  /** Light behind the figure. */
  readonly aura: number;
  /** How dark the corners are. */
  readonly vignette: number;
  /** Filters of layers behind the figure and before it. */
  readonly layerFilter?: string;
  readonly frontFilter?: string;
  /** Ink lines around the layers. */
  readonly isOutlined?: true;
  /** How much coarser its pictures are kept: lines so fine would weigh too much, and lose nothing by it. */
  readonly coarser?: number;
  /** A margin of paper around each figure. */
  readonly margin?: Colour;
  /** Beams stay sharp. */
  readonly hasHardBeams?: true;
  /** The floor mirrors. */
  readonly isWet?: true;
  /** A further step in the filter of each plate: takes the result "lit". */
  readonly surface?: string;
  /** What is laid over the whole. */
  dress(drawn: Drawn, scene: Scene): string;
};
