// Pieces that several finishes lay over a picture: grain, vignette, sheets of colour.

import { n } from '../dice.ts';
import type { Scene } from '../scene.ts';
import { HEIGHT, WIDTH } from '../settings/setting.ts';

/** A sheet over the whole picture. */
export const sheet = (attributes: string) => `<rect width="${WIDTH}" height="${HEIGHT}" ${attributes}/>`;

/** Noise as a filter to fill a sheet with; `matrix` turns it into a colour and a strength. */
export const noise = (id: string, frequency: string, octaves: number, seed: number, matrix: string) =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/><feColorMatrix values="${matrix}"/></filter>`;

/** Black where the noise is strong. */
export const speckle = (strength: number, offset: number) =>
  `0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${strength} 0 0 0 ${offset}`;

export function vignette({ finish, defs }: Scene): string {
  const inner = finish.vignette > 0.8 ? 0.3 : 0.5;
  defs.push(
    `<radialGradient id="vignette" cx=".5" cy=".46" r=".75"><stop offset="${inner}" stop-color="${finish.ink}" stop-opacity="0"/><stop offset="1" stop-color="${finish.ink}" stop-opacity="${n(finish.vignette)}"/></radialGradient>`,
  );
  return sheet('fill="url(#vignette)"');
}

/** The grain of every picture is a little different. */
export const grainSeed = ({ dice }: Scene): number => Math.floor(dice(999));
