// Settings under a roof.

import { n, times } from '../dice.ts';
import { front, type Setting } from './setting.ts';
import {
  arch,
  box,
  bricks,
  cable,
  curtains,
  disc,
  floor,
  pipe,
  pipeAcross,
  planks,
  rocks,
  shelf,
} from './shapes.ts';

export const INDOORS = {
  tavern: {
    colours: ['#3a1210', '#d8823a', '#7a3a1e', '#1c0a08'],
    ground: 172,
    motes: 'dust',
    layers: ({ dice, prop }) => [
      { depth: 0.2, path: bricks(dice, 46), isFaint: true },
      {
        depth: 0.35,
        path: floor(152),
        svg: prop('window', 60, 96, 64) + prop('cellar-barrels', 250, 156, 74),
      },
      {
        depth: 0.58,
        path:
          box(-5, 16, 310, 10) +
          box(18, 0, 11, 172) +
          box(270, 0, 11, 172) +
          'M29 62L62 26H49L29 47ZM270 62L238 26H250L270 47Z' +
          shelf(dice, 74, 17, 190, 270),
        svg: prop('beer-stein', 108, 152, 22) + prop('chalice-drops', 260, 74, 15),
      },
      { depth: 0.78, path: planks(182) },
      front('', prop('beer-stein', 20, 228, 54) + prop('wooden-chair', 288, 230, -76)),
    ],
  },
  cellar: {
    colours: ['#170d16', '#b0713a', '#5a3524', '#0f0709'],
    ground: 176,
    motes: 'dust',
    layers: ({ dice, prop }) => [
      {
        depth: 0.2,
        path: box(-5, -5, 310, 190) + arch(24, 118, 38, 180) + arch(160, 118, 38, 180),
        isPierced: true,
      },
      { depth: 0.36, path: bricks(dice, 70, (x, y) => y < 40 || (x > 130 && x < 160)), isFaint: true },
      {
        depth: 0.5,
        svg: prop('barrel', 52, 184, 60) + prop('barrel', 96, 184, 46) + prop('barrel', 250, 184, 70),
      },
      { depth: 0.78, path: floor(182) },
      front(rocks(dice, 5, 20), prop('cobweb', 270, 52, 62)),
    ],
  },
  kitchen: {
    colours: ['#4a2418', '#ffcf8a', '#b86a3a', '#2c120c'],
    ground: 172,
    motes: 'steam',
    layers: ({ dice, prop }) => [
      { depth: 0.2, path: bricks(dice, 60), isFaint: true },
      {
        depth: 0.42,
        path: box(-5, 40, 310, 4) + floor(158),
        svg: times(6, (at) =>
          prop(
            ['saucepan', 'carrot', 'ladle', 'fish-cooked', 'garlic', 'saucepan'][at] as string,
            26 + at * 50,
            80 - (at % 2) * 6,
            34,
          ),
        ),
      },
      {
        depth: 0.6,
        path: box(-5, 140, 86, 60) + box(222, 140, 86, 60),
        svg: prop('cauldron', 262, 142, 44) + prop('bread', 36, 142, 22),
      },
      { depth: 0.8, path: planks(184) },
      front('', prop('knife-fork', 20, 232, 60)),
    ],
  },
  bedroom: {
    colours: ['#231a44', '#8f7ad0', '#4a3c86', '#120c26'],
    ground: 174,
    motes: 'stars',
    layers: ({ dice, prop }) => [
      { depth: 0.14, path: bricks(dice, 22), isFaint: true },
      { depth: 0.3, path: floor(150), svg: prop('window', 222, 108, 82) },
      {
        depth: 0.52,
        path: box(-5, 140, 110, 50) + box(-5, 92, 12, 100),
        svg: prop('candle-holder', 128, 152, 34),
      },
      { depth: 0.78, path: planks(182) },
      front(curtains(44)),
    ],
  },
  library: {
    colours: ['#2c1608', '#f6c878', '#86522c', '#180a04'],
    ground: 174,
    motes: 'dust',
    layers: ({ dice, prop }) => [
      { depth: 0.3, path: times(6, (at) => shelf(dice, 20 + at * 29, 27)) },
      {
        depth: 0.52,
        path:
          times(6, (at) => shelf(dice, 26 + at * 31, 29, -5, 70) + shelf(dice, 26 + at * 31, 29, 232, 305)) +
          box(70, -5, 7, 192) +
          box(225, -5, 7, 192) +
          'M77 40Q150 -34 225 40V-5H77Z',
      },
      { depth: 0.76, path: planks(182) },
      front('', prop('book-pile', 28, 228, 58) + prop('candle-holder', 280, 230, 70)),
    ],
  },
  dungeon: {
    colours: ['#20103e', '#c07be8', '#5c3f96', '#10062a'],
    ground: 172,
    motes: 'dust',
    layers: ({ dice, prop }) => [
      {
        depth: 0.18,
        path: box(-5, -5, 310, 190) + times(5, (at) => arch(at * 66 - 14, 42, 62, 172)),
        isPierced: true,
      },
      {
        depth: 0.42,
        path: box(-5, -5, 310, 193) + times(3, (at) => arch(12 + at * 98, 78, 40, 188)),
        isPierced: true,
      },
      {
        depth: 0.26,
        path: bricks(dice, 120, (x, y) => y < 28 || (x > 86 && x < 96) || (x > 184 && x < 192)),
        isFaint: true,
      },
      { depth: 0.76, path: planks(178) },
      {
        depth: 1,
        path: box(-8, -5, 28, 232) + box(-8, 168, 38, 12) + box(280, -5, 28, 232) + box(270, 168, 40, 12),
      },
      front(rocks(dice, 6, 22), prop('crossed-chains', 284, 60, 64)),
    ],
  },
  hall: {
    colours: ['#3a0d3a', '#f2b04a', '#8a3a4a', '#1c0618'],
    ground: 176,
    motes: 'dust',
    layers: ({ dice, prop }) => [
      {
        depth: 0.15,
        path: box(-5, -5, 310, 190) + times(4, (at) => arch(14 + at * 72, 46, 24, 150)),
        isPierced: true,
      },
      {
        depth: 0.4,
        path: times(
          4,
          (at) =>
            box(4 + at * 92, -5, 14, 190) + box(-1 + at * 92, 20, 24, 7) + box(-1 + at * 92, 166, 24, 10),
        ),
      },
      {
        depth: 0.5,
        path: times(3, (at) => `M${48 + at * 92} 20h28v58l-14 -12l-14 12z`),
        svg: prop('lit-candelabra', 150, 60, 46),
      },
      { depth: 0.76, path: `M110 172L40 226H260L190 172Z${floor(186)}` },
      front(curtains(36) + rocks(dice, 2, 12)),
    ],
  },
  chapel: {
    colours: ['#1d2a5a', '#ffe6b0', '#7f74a8', '#121331'],
    ground: 178,
    motes: 'dust',
    layers: ({ prop }) => [
      {
        depth: 0.14,
        path: box(-5, -5, 310, 192) + arch(112, 76, 20, 150) + arch(28, 50, 50, 150) + arch(222, 50, 50, 150),
        isPierced: true,
      },
      { depth: 0.3, path: 'M148 6h4v145h-4zM112 74h76v4h-76zM51 40h4v110h-4zM245 40h4v110h-4z' },
      {
        depth: 0.55,
        path: times(
          4,
          (at) => box(-5, 150 + at * 12, 92 - at * 8, 6) + box(213 + at * 8, 150 + at * 12, 92, 6),
        ),
        svg: prop('candles', 30, 150, 44) + prop('candles', 270, 150, 44),
      },
      { depth: 0.78, path: `M128 150L80 226H220L172 150Z${floor(196)}` },
      front(curtains(26)),
    ],
  },
  workshop: {
    colours: ['#2b1c14', '#ffb861', '#8a5a34', '#150c08'],
    ground: 172,
    motes: 'sparks',
    layers: ({ dice, prop }) => [
      {
        depth: 0.22,
        svg: prop('big-gear', 70, 130, 96) + prop('gears', 226, 120, 88),
        path: bricks(dice, 26),
      },
      {
        depth: 0.4,
        path: pipeAcross(34, 9, -5, 305) + pipe(34, 12, 34, 180) + shelf(dice, 92, 22, 200, 300),
        svg: cable([40, 10], [250, 6], 26),
      },
      {
        depth: 0.62,
        path: box(-5, 150, 90, 12) + box(6, 160, 9, 40) + box(64, 160, 9, 40) + floor(186),
        svg: prop('anvil', 254, 190, 44) + prop('spanner', 40, 148, 26),
      },
      front('', prop('gears', 12, 236, 78) + prop('claw-hammer', 286, 232, 66)),
    ],
  },
  factory: {
    colours: ['#03141a', '#62bfb0', '#1f5a5c', '#010608'],
    ground: 178,
    motes: 'rain',
    layers: ({ dice, prop }) => [
      {
        depth: 0.08,
        path:
          times(7, (at) => box(at * 48 - 10 + dice(14), 30 + dice(70), 16 + dice(22), 200)) +
          times(5, () => box(dice(300), 14 + dice(30), 2, 200)),
      },
      {
        depth: 0.3,
        path:
          pipe(44 + dice(40), 12 + dice(14), -5, 182) +
          pipeAcross(60 + dice(60), 10 + dice(8), -5, 90 + dice(60)) +
          pipe(206 + dice(50), 10 + dice(12), -5, 180) +
          disc(208, 140, 24) +
          box(195, 140, 26, 60),
        svg: cable([70, 20], [240, 10], 40) + cable([0, 50], [150, 0], 26),
      },
      {
        depth: 0.55,
        path:
          box(-5, 172, 310, 6) +
          times(16, (at) => box(at * 20, 152, 1.6, 22)) +
          box(-5, 152, 96, 2) +
          box(214, 152, 96, 2),
        svg:
          prop(
            ['big-gear', 'cargo-crane', 'water-tank', 'turbine'][Math.floor(dice(4))] as string,
            262,
            176,
            58 + dice(20),
          ) + prop('valve', 31, 100 + dice(50), 26),
      },
      { depth: 0.82, path: floor(190) + pipeAcross(202, 14, -5, 305) },
      front(pipe(-10, 30, -5, 225), cable([20, -4], [210, -4], 46, 3) + cable([200, 10], [310, 60], 30, 2.4)),
    ],
  },
  vault: {
    colours: ['#20140a', '#ffd869', '#96702a', '#140b04'],
    ground: 170,
    motes: 'sparks',
    layers: ({ dice, prop }) => [
      { depth: 0.2, path: box(-5, -5, 310, 182) + arch(90, 120, 26, 176), isPierced: true },
      {
        depth: 0.36,
        path: times(60, () => disc(dice(300), 168 - dice() * dice(46), 4 + dice(4), 0.5)) + floor(160),
        svg: prop('open-treasure-chest', 54, 172, 52) + prop('gold-stack', 250, 172, 46),
      },
      {
        depth: 0.62,
        path: times(70, () => disc(dice(300), 196 - dice() * dice(24), 6 + dice(5), 0.5)) + floor(188),
      },
      front(
        times(16, (at) => disc(at % 2 ? dice(80) : 300 - dice(80), 222 - dice(22), 9 + dice(6), 0.5)),
        prop('chalice-drops', n(14 + dice(10)), 224, 46),
      ),
    ],
  },
} as const satisfies Record<string, Setting>;
