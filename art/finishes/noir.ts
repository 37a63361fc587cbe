// Noir: near-black, wet floors, a rim of light on whatever moves, fog. Rain World.

import { shares } from '../colour.ts';
import type { Finish } from './finish.ts';
import { grainSeed, noise, sheet, speckle, vignette } from './overlay.ts';

export const NOIR: Finish = {
  ink: '#010507',
  shade: '#02090b',
  tint: '#0e4a50',
  tinting: 0.34,
  vivid: 1.05,
  line: 16,
  gloom: [0.86, 0.5, 0.68, 0.96],
  relief: {
    body: [9, 12],
    plate: [1, 1.1],
    gloss: 0.3,
    floor: 0.04,
    edge: 0,
    rim: 1,
    dark: [16, 5, 0.6],
  },
  texture: 0.3,
  aura: 0.36,
  vignette: 0.97,
  frontFilter: 'blur1',
  isWet: true,
  dress({ behind, figures, before }, scene) {
    const seed = grainSeed(scene);
    const fog = `0 0 0 0 ${shares(scene.haze).join(' 0 0 0 0 ')} 2.2 0 0 0 -1`;
    scene.defs.push(
      noise('fog', '.008 .03', 4, seed, fog),
      noise('tooth', '.8', 2, seed, speckle(0.7, -0.2)),
    );
    return [
      behind,
      figures,
      before,
      sheet('filter="url(#fog)" opacity=".22" style="mix-blend-mode:screen"'),
      vignette(scene),
      sheet('filter="url(#tooth)" opacity=".4" style="mix-blend-mode:multiply"'),
    ].join('');
  },
};
