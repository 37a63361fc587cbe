// Settings under the sky.

import { times } from '../dice.ts';
import { front, type Setting } from './setting.ts';
import {
  bareTree,
  box,
  branch,
  bricks,
  cable,
  cavern,
  cloud,
  curtains,
  disc,
  dune,
  floor,
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
  tower,
  trunk,
  waves,
  web,
} from './shapes.ts';

export const OUTDOORS = {
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
  graveyard: {
    colours: ['#12203a', '#b6e0b0', '#41685f', '#08120f'],
    ground: 180,
    motes: 'wisps',
    layers: ({ dice, prop }) => [
      { depth: 0.12, path: hills(dice, 138, 20) + tower(dice, 226, 14, 92) + bareTree(dice, 60, 140, 56) },
      {
        depth: 0.36,
        path: hills(dice, 160, 12),
        svg: times(6, (at) =>
          prop(at % 2 ? 'tombstone' : 'hasty-grave', 24 + at * 52 + dice(14), 172, 22 + dice(10)),
        ),
      },
      {
        depth: 0.62,
        path:
          bareTree(dice, 34, 202, 150) +
          times(
            30,
            (at) =>
              box(at * 10.5, 158, 1.6, 36) +
              polygon([
                [at * 10.5 - 1.4, 158],
                [at * 10.5 + 0.8, 152],
                [at * 10.5 + 3, 158],
              ]),
          ) +
          box(-5, 166, 310, 1.6),
      },
      { depth: 0.82, path: hills(dice, 190, 8) + grass(dice, 40, 38) },
      front(
        grass(dice, 18, 30) + branch(dice, { x: 304, y: 70, angle: Math.PI + 0.4, length: 46, width: 5 }),
        prop('tombstone', 284, 234, 62),
      ),
    ],
  },
  kingdom: {
    colours: ['#3a74d4', '#ffe6a0', '#c49a52', '#3a3214'],
    ground: 178,
    motes: 'dust',
    layers: ({ dice }) => [
      { depth: 0.05, path: cloud(dice, 70, 60, 30) + cloud(dice, 150, 40, 26) + hills(dice, 132, 22) },
      {
        depth: 0.24,
        path:
          tower(dice, 194, 16, 82) +
          tower(dice, 220, 24, 62) +
          tower(dice, 254, 14, 88) +
          box(190, 108, 84, 80) +
          times(9, (at) => box(190 + at * 9.6, 103, 5, 6)),
      },
      { depth: 0.42, path: hills(dice, 154, 12) + times(12, () => disc(dice(300), 156, 6 + dice(5))) },
      { depth: 0.7, path: hills(dice, 180, 10) },
      front(`M-5 -5H36Q22 90 30 230H-5Z${grass(dice, 26, 32)}`),
    ],
  },
  village: {
    colours: ['#c8583c', '#ffdf9a', '#a8623c', '#2e1410'],
    ground: 178,
    motes: 'dust',
    layers: ({ dice, prop }) => [
      { depth: 0.08, path: hills(dice, 126, 20) + tower(dice, 150, 12, 74) },
      { depth: 0.3, path: times(6, (at) => house(dice, at * 54 - 14, 150, 32 + dice(14))) },
      {
        depth: 0.56,
        path: house(dice, -24, 186, 70) + house(dice, 246, 186, 74) + floor(178),
        svg: prop('well', 84, 190, 40),
      },
      { depth: 0.8, path: times(30, () => disc(dice(300), 192 + dice(30), 6 + dice(5), 0.5)) + floor(204) },
      front('', prop('barrel', 14, 230, 56) + prop('wooden-crate', 288, 232, 56)),
    ],
  },
  market: {
    colours: ['#3a86c8', '#fff0b8', '#d08a4a', '#4a2414'],
    ground: 176,
    motes: 'petals',
    layers: ({ dice, prop }) => [
      { depth: 0.1, path: times(6, (at) => house(dice, at * 56 - 20, 130, 36 + dice(12))) },
      {
        depth: 0.32,
        svg: cable([-5, 40], [305, 34], 30),
        path: times(11, (at) =>
          polygon([
            [at * 28 - 4, 44 + Math.sin(at / 3.2) * 14],
            [at * 28 + 10, 44 + Math.sin(at / 3.2) * 14],
            [at * 28 + 3, 62 + Math.sin(at / 3.2) * 14],
          ]),
        ),
      },
      {
        depth: 0.56,
        path:
          times(5, (at) => `M${-12 + at * 20} 110h20v16a10 8 0 0 1 -20 0z`) +
          times(5, (at) => `M${212 + at * 20} 110h20v16a10 8 0 0 1 -20 0z`) +
          box(-12, 158, 100, 40) +
          box(212, 158, 100, 40),
        svg: prop('fruit-bowl', 42, 160, 32) + prop('cheese-wedge', 258, 160, 26),
      },
      { depth: 0.8, path: floor(186) },
      front('', prop('wooden-crate', 16, 234, 60) + prop('basket', 286, 232, 52)),
    ],
  },
  alley: {
    colours: ['#120c24', '#e8a85a', '#4a3560', '#08040f'],
    ground: 180,
    motes: 'mist',
    layers: ({ dice, prop }) => [
      { depth: 0.1, path: house(dice, 110, 150, 40) + house(dice, 150, 150, 44) },
      {
        depth: 0.4,
        path:
          polygon([
            [-5, -5],
            [86, -5],
            [112, 180],
            [-5, 226],
          ]) +
          polygon([
            [305, -5],
            [214, -5],
            [188, 180],
            [305, 226],
          ]),
      },
      {
        depth: 0.2,
        path: times(
          8,
          (at) =>
            box(20 + (at % 2) * 36, 30 + at * 15, 14, 9) + box(236 + (at % 2) * 30, 24 + at * 15, 14, 9),
        ),
        isFaint: true,
      },
      {
        depth: 0.6,
        svg:
          cable([60, 30], [240, 24], 22) +
          prop('t-shirt', 150, 74, 30) +
          prop('trousers', 190, 76, 34) +
          prop('street-light', 232, 192, 108),
      },
      { depth: 0.82, path: times(26, () => disc(dice(300), 190 + dice(30), 7 + dice(6), 0.45)) + floor(204) },
      front('', prop('trash-can', 18, 230, 66)),
    ],
  },
  road: {
    colours: ['#5a86b8', '#ffe0a8', '#8a8f52', '#2c2a14'],
    ground: 178,
    motes: 'dust',
    layers: ({ dice, prop }) => [
      { depth: 0.06, path: cloud(dice, 210, 50, 34) + peaks(dice, 138, 60, 5) },
      {
        depth: 0.3,
        path: hills(dice, 150, 14) + times(8, () => roundTree(dice, dice(300), 152, 22 + dice(16))),
      },
      { depth: 0.12, path: 'M140 148Q170 166 110 186T60 226H250Q200 190 176 174T152 148Z' },
      {
        depth: 0.58,
        svg: prop('direction-signs', 258, 190, 78) + prop('wooden-fence', 30, 184, 34),
        path: grass(dice, 8, 30),
      },
      front(rocks(dice, 4, 20) + grass(dice, 22, 34)),
    ],
  },
  bridge: {
    colours: ['#2c5a6a', '#f0e4a8', '#6a8a6a', '#142622'],
    ground: 172,
    motes: 'mist',
    layers: ({ dice }) => [
      { depth: 0.08, path: peaks(dice, 120, 80, 5) },
      {
        depth: 0.3,
        path:
          hills(dice, 140, 14) +
          times(14, () => pine(dice, dice() < 0.5 ? dice(90) : 210 + dice(90), 150, 34 + dice(30))),
      },
      {
        depth: 0.5,
        path: `${box(-5, 168, 310, 18)}M-5 186H305V226H250A46 34 0 0 0 158 226H142A46 34 0 0 0 50 226H-5Z${times(12, (at) => box(at * 26 - 4, 150, 10, 20))}`,
      },
      { depth: 0.8, path: waves(dice, 212, 4, 40) },
      front(rocks(dice, 6, 26) + grass(dice, 14, 30)),
    ],
  },
  camp: {
    colours: ['#0f1c3a', '#f0a04a', '#3e4f6a', '#080d18'],
    ground: 180,
    motes: 'embers',
    layers: ({ dice, prop }) => [
      { depth: 0.1, path: hills(dice, 126, 20) + times(22, () => pine(dice, dice(300), 132, 26 + dice(24))) },
      {
        depth: 0.36,
        path:
          times(10, () => pine(dice, dice() < 0.5 ? dice(90) : 210 + dice(90), 172, 70 + dice(50))) +
          hills(dice, 168, 8),
      },
      { depth: 0.6, svg: prop('camping-tent', 60, 190, 64) + prop('campfire', 246, 192, 44) },
      { depth: 0.82, path: hills(dice, 192, 6) + grass(dice, 30, 30) },
      front(grass(dice, 20, 34), prop('log', 284, 232, 42)),
    ],
  },
  arena: {
    colours: ['#b8542e', '#ffe9b0', '#c8924e', '#4a2412'],
    ground: 176,
    motes: 'dust',
    layers: ({ dice, prop }) => [
      {
        depth: 0.1,
        path: `M-5 90Q150 50 305 90V180H-5Z${times(40, () => disc(dice(300), 84 + dice(40), 4))}`,
      },
      { depth: 0.34, path: box(-5, 128, 310, 40) + times(16, (at) => box(at * 20, 122, 9, 8)) },
      {
        depth: 0.5,
        svg: prop('archery-target', 46, 186, 54) + prop('target-dummy', 256, 188, 66),
        path: times(3, (at) => `M${60 + at * 90} 60v46h20l-6 -10l6 -10h-18v-26z`),
      },
      { depth: 0.14, path: dune(dice, 184, 6) },
      front(rocks(dice, 4, 18), prop('wooden-fence', 18, 234, 52)),
    ],
  },
  quarry: {
    colours: ['#3a1420', '#ff9a4a', '#8a4434', '#1a080a'],
    ground: 180,
    motes: 'embers',
    layers: ({ dice, prop }) => [
      { depth: 0.08, path: `${peaks(dice, 150, 70, 5)}M96 150L134 60H168L206 150Z` },
      {
        depth: 0.34,
        path: polygon([
          [-5, 100],
          [60, 104],
          [66, 130],
          [110, 134],
          [112, 160],
          [190, 162],
          [194, 128],
          [246, 124],
          [250, 96],
          [305, 92],
          [305, 226],
          [-5, 226],
        ]),
      },
      {
        depth: 0.6,
        path: hills(dice, 182, 7, 0.5),
        svg: prop('mine-wagon', 52, 192, 44) + prop('stone-pile', 250, 194, 40),
      },
      { depth: 0.84, path: hills(dice, 198, 6, 0.7) },
      front(rocks(dice, 10, 28)),
    ],
  },
  ruins: {
    colours: ['#3c4a6a', '#f2dcae', '#8f8676', '#22202a'],
    ground: 178,
    motes: 'leaves',
    layers: ({ dice, prop }) => [
      { depth: 0.08, path: hills(dice, 130, 24) + cloud(dice, 220, 50, 34) },
      {
        depth: 0.3,
        path:
          box(30, 70, 30, 120) +
          box(60, 100, 60, 90) +
          polygon([
            [120, 100],
            [132, 130],
            [128, 190],
            [120, 190],
          ]) +
          tower(dice, 216, 30, 78) +
          box(190, 118, 100, 70) +
          bricks(dice, 8),
      },
      {
        depth: 0.56,
        path:
          box(14, 92, 16, 100) +
          box(8, 88, 28, 8) +
          polygon([
            [258, 190],
            [260, 128],
            [270, 118],
            [278, 132],
            [278, 190],
          ]) +
          hills(dice, 180, 8),
        svg: prop('vines', 262, 150, 40),
      },
      { depth: 0.82, path: hills(dice, 194, 6) + grass(dice, 30, 34) },
      front(rocks(dice, 6, 24) + foliage(dice, 4, 5, 20) + grass(dice, 12, 26)),
    ],
  },
  stage: {
    colours: ['#3a0812', '#e8644a', '#8a1a28', '#1c0408'],
    ground: 180,
    motes: 'sparks',
    layers: () => [
      { depth: 0.3, path: times(12, (at) => `M${at * 26 - 6} -5q8 100 0 190h10q8 -100 0 -190z`) },
      {
        depth: 0.62,
        path: `M-5 -5H305V24Q290 44 270 26Q240 52 210 28Q180 54 150 30Q120 54 90 28Q60 52 30 26Q10 44 -5 24Z${floor(184)}`,
      },
      { depth: 0.2, path: times(9, (at) => disc(24 + at * 32, 206, 6, 0.6)) },
      front(curtains(40)),
    ],
  },
} as const satisfies Record<string, Setting>;
