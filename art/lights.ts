// Where the light comes from: its place in the picture, its colour, and what one sees of it.

import type { Colour } from './colour.ts';
import type { Point } from './outline.ts';

export type Light = {
  readonly at: Point;
  readonly colour: Colour;
  /** How many beams leave it. */
  readonly rays: number;
  /** The source itself, when it is in the picture. */
  readonly source?: 'disc' | 'crescent' | 'flame' | 'bolt';
};

export const LIGHTS = {
  sun: { at: [64, 46], colour: '#fff1b8', rays: 9, source: 'disc' },
  dawn: { at: [150, 128], colour: '#ffc48a', rays: 13, source: 'disc' },
  moon: { at: [232, 46], colour: '#dcebff', rays: 0, source: 'disc' },
  crescent: { at: [66, 44], colour: '#e6efff', rays: 0, source: 'crescent' },
  torch: { at: [252, 78], colour: '#ffb03a', rays: 0, source: 'flame' },
  hearth: { at: [36, 150], colour: '#ff8a2e', rays: 0 },
  lamp: { at: [150, 20], colour: '#ffd27a', rays: 5 },
  spot: { at: [206, -30], colour: '#fff4d0', rays: 4 },
  window: { at: [62, 62], colour: '#ffe2a0', rays: 6 },
  magic: { at: [150, 104], colour: '#d78bff', rays: 12 },
  poison: { at: [150, 120], colour: '#c6ff5a', rays: 8 },
  fire: { at: [150, 168], colour: '#ff7a1e', rays: 0 },
  glow: { at: [150, 100], colour: '#ffe6a0', rays: 10 },
  holy: { at: [150, -10], colour: '#fff6c8', rays: 11 },
  cold: { at: [210, 50], colour: '#cdf2ff', rays: 5 },
  storm: { at: [196, 20], colour: '#bff2ea', rays: 0, source: 'bolt' },
  blood: { at: [220, 60], colour: '#ff6a5a', rays: 6 },
  rose: { at: [80, 60], colour: '#ff9ec8', rays: 7 },
} as const satisfies Record<string, Light>;

export type LightName = keyof typeof LIGHTS;
