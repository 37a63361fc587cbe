// How a figure stands in its picture: how large, where, and how far it leans into what it does.

import type { Point } from './outline.ts';

export type Pose = {
  readonly size: number;
  /** The middle of the figure, or of its feet when it stands on the ground. */
  readonly at: Point;
  readonly stands?: true;
  readonly turn?: number;
  /** Strokes behind the figure that say where it is going. */
  readonly motion?: 'streaks' | 'burst' | 'whirl' | 'drop';
};

/** `ground` is where the setting's floor begins. */
export const POSES = {
  stand: (ground) => ({ size: 158, at: [150, ground + 2], stands: true }),
  small: (ground) => ({ size: 92, at: [150, ground + 2], stands: true }),
  bust: () => ({ size: 196, at: [150, 230], stands: true }),
  float: () => ({ size: 146, at: [150, 116] }),
  big: () => ({ size: 184, at: [150, 120] }),
  /** Larger than the picture: cut by its edges. */
  loom: () => ({ size: 250, at: [150, 138] }),
  lunge: (ground) => ({ size: 176, at: [136, ground + 12], stands: true, turn: 11, motion: 'streaks' }),
  charge: () => ({ size: 206, at: [128, 128], turn: -9, motion: 'streaks' }),
  swing: () => ({ size: 190, at: [146, 118], turn: 24, motion: 'whirl' }),
  leap: () => ({ size: 168, at: [150, 100], turn: -14, motion: 'drop' }),
  tumble: () => ({ size: 160, at: [150, 116], turn: 112, motion: 'drop' }),
  strike: () => ({ size: 200, at: [160, 112], turn: -18, motion: 'burst' }),
  throw: () => ({ size: 138, at: [186, 96], turn: 18, motion: 'streaks' }),
  /** In from the side, only half of it here. */
  peek: () => ({ size: 190, at: [34, 128], turn: 8 }),
  left: (ground) => ({ size: 150, at: [102, ground + 4], stands: true }),
  right: (ground) => ({ size: 150, at: [200, ground + 4], stands: true }),
} as const satisfies Record<string, (ground: number) => Pose>;

export type PoseName = keyof typeof POSES;
