// Gouache: wet edges, washes and a storybook's soft light. Random Encounters.

import type { Finish } from './finish.ts';
import { grainSeed, noise, sheet, speckle, vignette } from './overlay.ts';

const wobble = (id: string, frequency: string, octaves: number, scale: number, seed: number) =>
  `<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" result="noise"/><feDisplacementMap in="SourceGraphic" in2="noise" scale="${scale}" xChannelSelector="R" yChannelSelector="G"/></filter>`;

export const GOUACHE: Finish = {
  ink: '#1a2418',
  shade: '#16323a',
  tint: '#c8a850',
  tinting: 0.08,
  vivid: 1.12,
  line: 18,
  gloom: [0, 0, 0, 0],
  relief: {
    body: [8, 9],
    plate: [1.6, 2],
    gloss: 0.22,
    floor: 0.28,
    edge: 0.55,
    rim: 0,
    dark: [12, 4, 0.45],
  },
  texture: 0.36,
  aura: 0.5,
  vignette: 0.6,
  layerFilter: 'brush',
  frontFilter: 'blur1',
  surface:
    '<feTurbulence type="fractalNoise" baseFrequency=".05 .08" numOctaves="4" seed="4"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.4 0 0 0 -.55" result="wet"/><feBlend in="wet" in2="lit" mode="soft-light"/><feComposite in2="SourceAlpha" operator="in"/>',
  dress({ behind, figures, before }, scene) {
    const seed = grainSeed(scene);
    scene.defs.push(
      wobble('brush', '.035 .06', 3, 7, seed),
      wobble('hand', '.06 .1', 2, 1.8, seed),
      noise('wash', '.012 .05', 4, seed, speckle(1.7, -0.72)),
      noise('tooth', '.7', 2, seed, speckle(0.6, -0.2)),
    );
    return [
      `<g filter="url(#hand)">${behind}${figures}${before}</g>`,
      sheet('filter="url(#wash)" opacity=".5" style="mix-blend-mode:soft-light"'),
      vignette(scene),
      sheet('filter="url(#tooth)" opacity=".35" style="mix-blend-mode:multiply"'),
    ].join('');
  },
};
