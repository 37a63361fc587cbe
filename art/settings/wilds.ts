// Settings where nobody lives: woods, caves, ice, water, sky.

import { times } from '../dice.ts';
import { front, type Setting } from './setting.ts';
import {
  bareTree,
  branch,
  cavern,
  cloud,
  disc,
  dune,
  foliage,
  grass,
  hills,
  house,
  peaks,
  pine,
  polygon,
  rocks,
  roundTree,
  spikes,
  trunk,
  waves,
  web,
} from './shapes.ts';

export const WILDS = {
  forest: {
    colours: ['#1e5a58', '#e4ea9c', '#5c9a5a', '#0b2416'],
    ground: 176,
    motes: 'leaves',
    layers: ({ dice }) => [
      { depth: 0.1, path: hills(dice, 120, 26) + times(24, () => pine(dice, dice(300), 132, 24 + dice(22))) },
      {
        depth: 0.36,
        path: hills(dice, 150, 14) + times(15, () => pine(dice, dice(300), 158, 48 + dice(40))),
      },
      {
        depth: 0.62,
        path: trunk(dice, 46 + dice(16), 11) + trunk(dice, 254 - dice(20), 13) + foliage(dice, 24, 16, 24),
      },
      { depth: 0.82, path: hills(dice, 182, 8) + grass(dice, 40, 50) },
      front(trunk(dice, 0, 18) + trunk(dice, 304, 16) + foliage(dice, 8, 9, 22) + grass(dice, 22, 32)),
    ],
  },
  meadow: {
    colours: ['#4aa0dc', '#fff3b4', '#8fc552', '#24521c'],
    ground: 178,
    motes: 'petals',
    layers: ({ dice, prop }) => [
      { depth: 0.05, path: cloud(dice, 60, 60, 30) + cloud(dice, 230, 44, 34) },
      {
        depth: 0.25,
        path: hills(dice, 140, 22) + times(8, () => roundTree(dice, dice(300), 142, 22 + dice(14))),
      },
      {
        depth: 0.5,
        path: hills(dice, 164, 14),
        svg: prop('wooden-fence', 50, 176, 34) + prop('wooden-fence', 94, 176, 34),
      },
      { depth: 0.78, path: hills(dice, 186, 8) + grass(dice, 46, 40) },
      front(grass(dice, 26, 30), prop('daisy', 24, 226, 40) + prop('daisy', 282, 230, 34)),
    ],
  },
  swamp: {
    colours: ['#16302c', '#c8d878', '#4f7a4a', '#0a1710'],
    ground: 180,
    motes: 'wisps',
    layers: ({ dice, prop }) => [
      {
        depth: 0.12,
        path: times(9, () => bareTree(dice, dice(300), 150, 50 + dice(40))) + hills(dice, 148, 6),
      },
      {
        depth: 0.38,
        path: bareTree(dice, 40, 178, 120) + bareTree(dice, 264, 176, 130) + waves(dice, 160, 3, 40),
      },
      {
        depth: 0.62,
        path: waves(dice, 176, 4, 60),
        svg: prop('lily-pads', 60, 196, 26) + prop('reed', 240, 186, 54),
      },
      { depth: 0.84, path: hills(dice, 196, 7) + grass(dice, 40, 44) },
      front(
        grass(dice, 24, 44) + branch(dice, { x: -4, y: 50, angle: 0.3, length: 44, width: 5 }),
        prop('reed', 284, 232, 84),
      ),
    ],
  },
  cave: {
    colours: ['#121a30', '#86acc4', '#44587a', '#080c16'],
    ground: 178,
    motes: 'dust',
    layers: ({ dice }) => [
      { depth: 0.15, path: spikes(dice, -4, 1, 120, 30) + hills(dice, 165, 18, 0.5) },
      { depth: 0.4, path: cavern(dice, 128, 92) + spikes(dice, -4, 1, 110, 22) },
      { depth: 0.65, path: cavern(dice, 154, 108) + spikes(dice, 214, -1, 46, 26) },
      { depth: 0.82, path: hills(dice, 188, 8, 0.4) },
      front(spikes(dice, -4, 1, 92, 34) + rocks(dice, 8, 30)),
    ],
  },
  lair: {
    colours: ['#2c0a0a', '#ff8a3a', '#8a3020', '#140404'],
    ground: 178,
    motes: 'embers',
    layers: ({ dice, prop }) => [
      { depth: 0.15, path: peaks(dice, 150, 80, 6) },
      { depth: 0.4, path: cavern(dice, 134, 94) },
      {
        depth: 0.6,
        path: hills(dice, 176, 10, 0.3),
        svg: prop('ribcage', 46, 186, 52) + prop('animal-skull', 254, 188, 34),
      },
      { depth: 0.84, path: hills(dice, 194, 7, 0.5) },
      front(spikes(dice, -4, 1, 60, 40) + rocks(dice, 8, 26)),
    ],
  },
  web: {
    colours: ['#131a1c', '#b8d0a8', '#4c665a', '#070c0c'],
    ground: 182,
    motes: 'dust',
    layers: ({ dice, prop }) => [
      {
        depth: 0.12,
        path: bareTree(dice, 70, 170, 120) + bareTree(dice, 230, 170, 130),
        svg: web(150, 90, 150),
      },
      { depth: 0.4, path: trunk(dice, 30, 12) + trunk(dice, 268, 12), svg: web(40, 40, 90) },
      {
        depth: 0.6,
        path: hills(dice, 178, 9),
        svg: prop('egg-eye', 74, 190, 30) + prop('egg-eye', 234, 190, 24),
      },
      { depth: 0.84, path: hills(dice, 194, 6) + grass(dice, 30, 30) },
      front(trunk(dice, -4, 18) + trunk(dice, 306, 18), web(286, 22, 84)),
    ],
  },
  desert: {
    colours: ['#d2573a', '#ffe6a6', '#d99a58', '#5c2a18'],
    ground: 174,
    motes: 'dust',
    layers: ({ dice, prop }) => [
      {
        depth: 0.12,
        path:
          polygon([
            [20, 150],
            [26, 108],
            [74, 104],
            [86, 150],
          ]) +
          polygon([
            [208, 150],
            [252, 84],
            [300, 150],
          ]) +
          dune(dice, 140, 10),
      },
      { depth: 0.36, path: dune(dice, 152, 20) },
      {
        depth: 0.56,
        path: dune(dice, 168, 22),
        svg: prop('cactus', 42, 176, 48) + prop('animal-skull', 258, 188, 18),
      },
      { depth: 0.78, path: dune(dice, 192, 14) },
      front(rocks(dice, 5, 24) + grass(dice, 8, 28)),
    ],
  },
  snow: {
    colours: ['#3f6fb4', '#f4f9ff', '#a8c8e4', '#27456e'],
    ground: 178,
    motes: 'snow',
    layers: ({ dice }) => [
      { depth: 0.05, path: peaks(dice, 150, 110, 5) },
      { depth: 0.3, path: hills(dice, 150, 18) + times(18, () => pine(dice, dice(300), 156, 30 + dice(30))) },
      {
        depth: 0.55,
        path: times(7, () => pine(dice, dice() < 0.5 ? dice(80) : 220 + dice(80), 184, 70 + dice(50))),
      },
      { depth: 0.12, path: dune(dice, 184, 12) },
      front(pine(dice, 4, 230, 130) + pine(dice, 300, 230, 150)),
    ],
  },
  pond: {
    colours: ['#6fa8d8', '#f6fbff', '#b4d4ee', '#3a5f8c'],
    ground: 178,
    motes: 'snow',
    layers: ({ dice, prop }) => [
      {
        depth: 0.08,
        path: hills(dice, 124, 20) + times(10, () => pine(dice, dice(300), 126, 26 + dice(20))),
      },
      { depth: 0.3, path: house(dice, 28, 140, 34) + house(dice, 232, 140, 40) + hills(dice, 144, 6) },
      { depth: 0.02, path: disc(150, 188, 170, 0.22) },
      { depth: 0.5, svg: prop('reed', 18, 190, 60) + prop('reed', 286, 190, 50) },
      front(dune(dice, 218, 8), prop('snowman', 284, 226, 64)),
    ],
  },
  sea: {
    colours: ['#1c5f9c', '#d0f6ea', '#3a9cb4', '#08284a'],
    ground: 180,
    motes: 'spray',
    layers: ({ dice, prop }) => [
      { depth: 0.1, path: cloud(dice, 60, 74, 34) + cloud(dice, 240, 58, 40) },
      { depth: 0.3, path: waves(dice, 132, 7, 34), svg: prop('caravel', 54, 132, 34) },
      { depth: 0.5, path: waves(dice, 152, 13, 58) },
      { depth: 0.76, path: waves(dice, 180, 20, 92) },
      front(waves(dice, 214, 20, 130)),
    ],
  },
  sky: {
    colours: ['#2a5cc8', '#fff2cc', '#b4d0f6', '#5472b4'],
    ground: 196,
    motes: 'dust',
    layers: ({ dice }) => [
      { depth: 0.02, path: cloud(dice, 60, 96, 44) + cloud(dice, 250, 70, 50) },
      { depth: 0.2, path: cloud(dice, 150, 150, 60) + cloud(dice, 20, 140, 50) + cloud(dice, 282, 146, 50) },
      { depth: 0.42, path: cloud(dice, 70, 196, 64) + cloud(dice, 226, 198, 70) },
      front(cloud(dice, 10, 224, 40) + cloud(dice, 292, 226, 44)),
    ],
  },
  gale: {
    colours: ['#26384c', '#cfe6d8', '#5e7f88', '#101c26'],
    ground: 180,
    motes: 'gusts',
    layers: ({ dice }) => [
      { depth: 0.06, path: cloud(dice, 70, 50, 56) + cloud(dice, 220, 34, 64) },
      {
        depth: 0.28,
        path:
          hills(dice, 144, 18) +
          times(9, () => branch(dice, { x: dice(300), y: 146, angle: -1.1, length: 14, width: 2 })),
      },
      {
        depth: 0.55,
        path: branch(dice, { x: 40, y: 190, angle: -1.0, length: 46, width: 6 }) + hills(dice, 172, 10),
      },
      { depth: 0.82, path: hills(dice, 190, 8) + grass(dice, 50, 44) },
      front(cloud(dice, 20, 4, 40) + grass(dice, 26, 36)),
    ],
  },
} as const satisfies Record<string, Setting>;
