// Cut paper: layers with torn edges and soft shadows, figures with a paper margin. Unlucky Adventurers.

import type { Finish } from './finish.ts';
import { grainSeed, noise, sheet, speckle, vignette } from './overlay.ts';

/** Each layer's edge is torn, catches light above and throws a shadow below. */
const torn = (seed: number) =>
  `<filter id="torn" x="-5%" y="-5%" width="110%" height="115%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="2" seed="${seed}"/><feDisplacementMap in="SourceGraphic" scale="4" xChannelSelector="R" yChannelSelector="G" result="sheet"/><feOffset in="sheet" dx=".8" dy="1" result="below"/><feColorMatrix in="sheet" values="0 0 0 0 1 0 0 0 0 .93 0 0 0 0 .78 0 0 0 .5 0"/><feComposite in2="below" operator="out" result="lip"/><feGaussianBlur in="sheet" stdDeviation="2.6"/><feOffset dx="-1" dy="2.4"/><feColorMatrix values="0 0 0 0 .1 0 0 0 0 .02 0 0 0 0 .03 0 0 0 .75 0" result="shadow"/><feMerge><feMergeNode in="shadow"/><feMergeNode in="sheet"/><feMergeNode in="lip"/></feMerge></filter>`;

const DROP =
  '<filter id="drop" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="-1.5" dy="3.5" stdDeviation="3" flood-color="#1a0408" flood-opacity=".75"/></filter>';

export const CUT_PAPER: Finish = {
  ink: '#34101a',
  shade: '#5a1426',
  tint: '#c0603a',
  tinting: 0.1,
  vivid: 1.18,
  line: 20,
  gloom: [0, 0, 0, 0],
  relief: {
    body: [9, 5],
    plate: [0.7, 1],
    gloss: 0.12,
    floor: 0.5,
    edge: 0.25,
    rim: 0,
    dark: [9, 0.4, 0.34],
  },
  texture: 0.42,
  aura: 0.55,
  vignette: 0.55,
  layerFilter: 'torn',
  frontFilter: 'torn',
  margin: '#fbf0d6',
  hasHardBeams: true,
  surface:
    '<feGaussianBlur in="SourceAlpha" stdDeviation="1"/><feOffset dx="-.5" dy="1.3"/><feColorMatrix values="0 0 0 0 .2 0 0 0 0 .04 0 0 0 0 .06 0 0 0 .8 0" result="under"/><feMerge><feMergeNode in="under"/><feMergeNode in="lit"/></feMerge>',
  dress({ behind, figures, before }, scene) {
    const seed = grainSeed(scene);
    scene.defs.push(torn(seed), DROP);
    scene.defs.push(
      noise('paper', '.9 .7', 3, seed, speckle(0.5, -0.12)),
      noise('fibre', '.02 .3', 2, seed, speckle(0.5, -0.2)),
    );
    return [
      behind,
      figures,
      before,
      vignette(scene),
      sheet('filter="url(#paper)" opacity=".34" style="mix-blend-mode:multiply"'),
      sheet('filter="url(#fibre)" opacity=".4" style="mix-blend-mode:soft-light"'),
    ].join('');
  },
};
