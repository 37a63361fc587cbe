// Comic: ink lines, hard tones, halftone dots in the corners and around the light. Hero Master.

import { lighter } from '../colour.ts';
import type { Scene } from '../scene.ts';
import type { Finish } from './finish.ts';
import { sheet, vignette } from './overlay.ts';

const dots = (id: string, step: number, radius: number, colour: string) =>
  `<pattern id="${id}" width="${step}" height="${step}" patternUnits="userSpaceOnUse" patternTransform="rotate(28)"><circle cx="${step / 2}" cy="${step / 2}" r="${radius}" fill="${colour}"/></pattern>`;

const mask = (id: string, gradient: string) =>
  `${gradient}<mask id="${id}">${sheet(`fill="url(#${id}fade)"`)}</mask>`;

function define({ defs, finish, light }: Scene): void {
  const [x, y] = light.at;
  defs.push(
    dots('dots', 4.4, 1.35, finish.ink),
    dots('spots', 5.2, 1.5, lighter(light.colour, 0.4)),
    mask(
      'corners',
      '<radialGradient id="cornersfade" cx=".5" cy=".45" r=".72"><stop offset=".35" stop-color="#000"/><stop offset="1" stop-color="#fff"/></radialGradient>',
    ),
    mask(
      'around',
      `<radialGradient id="aroundfade" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="110"><stop stop-color="#fff"/><stop offset="1" stop-color="#000"/></radialGradient>`,
    ),
  );
}

export const COMIC: Finish = {
  ink: '#170436',
  shade: '#3a0d8a',
  tint: '#7a25f0',
  tinting: 0.16,
  vivid: 1.55,
  line: 28,
  gloom: [0, 0, 0, 0],
  lights: { moon: '#ffd640', sun: '#ffd640', cold: '#7df0ff', dawn: '#ffb02e' },
  relief: {
    body: [8, 11],
    plate: [0.8, 1.5],
    gloss: 0.4,
    floor: 0.34,
    edge: 0.95,
    rim: 0,
    dark: [11, 0, 0.4],
    tones: true,
  },
  texture: 0.5,
  aura: 0.55,
  vignette: 0.55,
  isOutlined: true,
  hasHardBeams: true,
  dress({ behind, figures, before }, scene) {
    define(scene);
    const around = `<g mask="url(#around)" opacity=".3">${sheet('fill="url(#spots)"')}</g>`;
    const corners = `<g mask="url(#corners)" opacity=".34">${sheet('fill="url(#dots)"')}</g>`;
    return [behind, around, figures, before, corners, vignette(scene)].join('');
  },
};
