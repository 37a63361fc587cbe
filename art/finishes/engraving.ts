// Engraving: two sets of wavering lines cut by how dark the picture is, coloured by hand on vellum. Deckbuilder RPG.

import type { Finish } from './finish.ts';
import { grainSeed, noise, sheet, speckle } from './overlay.ts';

const FULL = 'x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"';

const lines = (id: string, x: number, y: number, from: string, to: string) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x2="${x}" y2="${y}" spreadMethod="repeat"><stop stop-color="${from}"/><stop offset=".5" stop-color="${to}"/><stop offset="1" stop-color="${from}"/></linearGradient>`;

const curve = (slope: number, offset: number) =>
  `<feComponentTransfer>${['R', 'G', 'B'].map((channel) => `<feFunc${channel} type="linear" slope="${slope}" intercept="${offset}"/>`).join('')}</feComponentTransfer>`;

const define = (seed: number) => [
  lines('hatch', 0.5, 2.6, '#4a4a4a', '#b4b4b4'),
  lines('cross', 2.1, -1.9, '#747474', '#d4d4d4'),
  `<filter id="bite" ${FULL}>${curve(7, -3)}</filter>`,
  `<filter id="grey" ${FULL}><feColorMatrix type="saturate" values="0"/>${curve(1.25, 0.1)}</filter>`,
  `<filter id="waver" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".018" numOctaves="2" seed="${seed}"/><feDisplacementMap in="SourceGraphic" scale="16" xChannelSelector="R" yChannelSelector="G"/></filter>`,
  `<filter id="pale" ${FULL}><feColorMatrix type="saturate" values="1.2"/>${curve(0.62, 0.42)}</filter>`,
  noise('tooth', '.5', 3, seed, speckle(0.7, -0.2)),
];

/** Grey against a ramp that repeats: where it wins, there is paper; where it loses, ink. */
const cut = (id: string) =>
  `<g filter="url(#bite)" style="mix-blend-mode:multiply"><g style="isolation:isolate"><g filter="url(#grey)"><use href="#plate"/></g><g style="mix-blend-mode:hard-light"><rect x="-15" y="-15" width="330" height="250" fill="url(#${id})" filter="url(#waver)"/></g></g></g>`;

export const ENGRAVING: Finish = {
  ink: '#2a170c',
  shade: '#2a170c',
  tint: '#d8bd86',
  tinting: 0.26,
  vivid: 0.9,
  line: 16,
  gloom: [0, 0, 0, 0],
  relief: {
    body: [8, 10],
    plate: [1.2, 2],
    gloss: 0.3,
    floor: 0.05,
    edge: 0.9,
    rim: 0,
    dark: [14, 3, 0.5],
  },
  texture: 0.4,
  aura: 0.5,
  vignette: 0.4,
  coarser: 56,
  dress({ behind, figures, before }, scene) {
    scene.defs.push(...define(grainSeed(scene)));
    const body = `<g filter="url(#pale)"><g id="plate">${behind}${figures}${before}</g></g>`;
    const ink = sheet(`fill="${scene.finish.ink}" style="mix-blend-mode:lighten"`);
    return [
      `<g style="isolation:isolate">${body}${cut('hatch')}${cut('cross')}${ink}</g>`,
      sheet('fill="#efdfb9" style="mix-blend-mode:multiply"'),
      sheet('filter="url(#tooth)" opacity=".4" style="mix-blend-mode:multiply"'),
    ].join('');
  },
};
