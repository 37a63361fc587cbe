// Shapes that settings are built of: hills, trees, stones, walls. Each is a piece of a path.

import { type Dice, n, times } from '../dice.ts';
import type { Point } from '../outline.ts';
import { HEIGHT, WIDTH } from './setting.ts';

export const polygon = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
export const box = (x: number, y: number, width: number, height: number) =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;
export const disc = (x: number, y: number, radius: number, squash = 1) =>
  `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius * squash)} 0 1 1 ${n(2 * radius)} 0a${n(radius)} ${n(radius * squash)} 0 1 1 ${n(-2 * radius)} 0z`;
export const floor = (y: number) => box(-5, y, WIDTH + 10, HEIGHT - y + 10);

/** Rolling land up to the lower edge. */
export function hills(dice: Dice, y: number, rise: number, roughness = 0): string {
  const [one, two] = [dice(6), dice(6)];
  const points: Point[] = [];
  for (let x = -10; x <= WIDTH + 10; x += roughness > 0 ? 8 : 14) {
    const wave = Math.sin(x / 47 + one) * 0.55 + Math.sin(x / 20 + two) * 0.28;
    points.push([x, y - rise * (wave + (dice() - 0.5) * roughness)]);
  }
  return polygon([...points, [WIDTH + 10, HEIGHT + 10], [-10, HEIGHT + 10]]);
}

export function peaks(dice: Dice, y: number, height: number, count: number): string {
  const step = (WIDTH + 40) / count;
  const points: Point[] = [[-20, y + 4]];
  for (let at = 0; at < count; at++) {
    const x = -20 + step * at;
    points.push(
      [x + step * (0.3 + dice(0.4)), y - height * (0.45 + dice(0.55))],
      [x + step, y - height * dice(0.25)],
    );
  }
  return polygon([...points, [WIDTH + 20, HEIGHT + 10], [-20, HEIGHT + 10]]);
}

/** Two long swells of sand or snow. */
export function dune(dice: Dice, y: number, rise: number): string {
  const x = dice(110) - 30;
  return `M-10 ${HEIGHT}V${n(y + rise * 0.4)}Q${n(x + 60)} ${n(y - rise)} ${n(x + 130)} ${n(y)}T${WIDTH + 20} ${n(y - rise * 0.5)}V${HEIGHT}Z`;
}

export function pine(dice: Dice, x: number, y: number, height: number): string {
  const tiers = 6;
  const [left, right]: [Point[], Point[]] = [[], []];
  for (let tier = 1; tier <= tiers; tier++) {
    const share = tier / tiers;
    const [reach, at] = [height * 0.25 * share * (0.85 + dice(0.3)), y - height * (1 - share * 0.92)];
    left.push([x - reach, at], [x - reach * 0.45, at - height * 0.035]);
    right.unshift([x + reach * 0.45, at - height * 0.035], [x + reach, at]);
  }
  return polygon([[x, y - height], ...left, [x - height * 0.03, y], [x + height * 0.03, y], ...right]);
}

/** A round crown on a stem. */
export const roundTree = (dice: Dice, x: number, y: number, height: number) =>
  box(x - height * 0.05, y - height * 0.5, height * 0.1, height * 0.52) +
  times(7, (at) =>
    disc(
      x + Math.cos(at * 2.3) * height * 0.2,
      y - height * (0.64 + dice(0.22)),
      height * (0.16 + dice(0.1)),
      0.9,
    ),
  );

/** Branches without leaves. */
export function bareTree(dice: Dice, x: number, y: number, height: number): string {
  return branch(dice, {
    x,
    y,
    angle: -Math.PI / 2 + dice(0.2) - 0.1,
    length: height * 0.33,
    width: height * 0.035,
  });
}

type Branch = { x: number; y: number; angle: number; length: number; width: number };

export function branch(dice: Dice, { x, y, angle, length, width }: Branch, order = 0): string {
  const [endX, endY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
  const [sideX, sideY] = [-Math.sin(angle) * width, Math.cos(angle) * width];
  const wood = polygon([
    [x - sideX, y - sideY],
    [endX - sideX * 0.6, endY - sideY * 0.6],
    [endX + sideX * 0.6, endY + sideY * 0.6],
    [x + sideX, y + sideY],
  ]);
  if (order > 4 || length < 4) return wood;
  const grown = [-1, 1].filter(() => order < 2 || dice() < 0.85);
  const further = (side: number) => ({
    x: endX,
    y: endY,
    angle: angle + side * (0.25 + dice(0.5)),
    length: length * (0.62 + dice(0.2)),
    width: width * 0.6,
  });
  return wood + grown.map((side) => branch(dice, further(side), order + 1)).join('');
}

/** A great trunk, cut by the upper edge. */
export function trunk(dice: Dice, x: number, width: number): string {
  const bend = dice(14) - 7;
  const body = `M${n(x - width * 0.45)} -5C${n(x - width * 0.4 + bend)} 80 ${n(x - width * 0.5)} 150 ${n(x - width * 1.25)} 225H${n(x + width * 1.25)}C${n(x + width * 0.5)} 150 ${n(x + width * 0.4 + bend)} 80 ${n(x + width * 0.45)} -5Z`;
  const limb = () => {
    const [y, reach] = [15 + dice(90), width * (1.2 + dice(1.8)) * (dice() < 0.5 ? -1 : 1)];
    const rise = Math.abs(reach) * 0.5;
    return `M${n(x)} ${n(y + width * 0.35)}Q${n(x + reach * 0.6)} ${n(y)} ${n(x + reach)} ${n(y - rise)}Q${n(x + reach * 0.45)} ${n(y - width * 0.3)} ${n(x)} ${n(y - width * 0.25)}Z`;
  };
  return body + times(3, limb);
}

export const foliage = (dice: Dice, y: number, count: number, size: number) =>
  times(count, () => disc(dice(WIDTH), dice(y), size * (0.5 + dice(0.8)), 0.75));

/** Icicles, stalactites (`hang` 1) or stalagmites (-1): shorter towards the middle, where the figure is. */
export function spikes(dice: Dice, y: number, hang: 1 | -1, length: number, width: number): string {
  let path = '';
  for (let x = -10; x < WIDTH + 10; ) {
    const wide = width * (0.5 + dice());
    const share = Math.min(1, Math.max(0, x / WIDTH));
    const long = hang * length * (0.25 + dice() * dice() * 1.2) * (1 - 0.55 * Math.sin(Math.PI * share));
    path += `M${n(x)} ${y}Q${n(x + wide * 0.45)} ${n(y + long * 0.35)} ${n(x + wide / 2)} ${n(y + long)}Q${n(x + wide * 0.6)} ${n(y + long * 0.3)} ${n(x + wide)} ${y}Z`;
    x += wide * 0.8;
  }
  return path;
}

/** Rock all around an opening. */
export function cavern(dice: Dice, reachX: number, reachY: number): string {
  const rim: Point[] = Array.from({ length: 40 }, (_, at) => {
    const [angle, reach] = [(at / 40) * Math.PI * 2, 0.86 + dice(0.24)];
    return [150 + Math.cos(angle) * reachX * reach, 118 + Math.sin(angle) * reachY * reach];
  });
  return box(-5, -5, WIDTH + 10, HEIGHT + 10) + polygon(rim.reverse());
}

export const arch = (x: number, width: number, top: number, bottom: number) =>
  `M${n(x)} ${bottom}V${n(top + width * 0.55)}Q${n(x)} ${n(top + width * 0.1)} ${n(x + width / 2)} ${n(top - width * 0.12)}Q${n(x + width)} ${n(top + width * 0.1)} ${n(x + width)} ${n(top + width * 0.55)}V${bottom}Z`;

/** Single bricks of a wall, here and there. */
export const bricks = (dice: Dice, count: number, isWall: (x: number, y: number) => boolean = () => true) =>
  times(count, () => {
    const y = Math.floor(dice(15)) * 11;
    const x = Math.floor(dice(14)) * 22 + ((y / 11) % 2) * 11;
    return isWall(x, y) ? box(x, y, 19, 8.5) : '';
  });

export const planks = (y: number) =>
  floor(y) +
  times(
    9,
    (at) => `M${150 + (at - 4) * 26} ${y}L${150 + (at - 4) * 66} 226h2.4L${151.4 + (at - 4) * 26} ${y}Z`,
  );

export const pipe = (x: number, width: number, from: number, to: number) =>
  box(x, from, width, to - from) +
  times((to - from) / 46, (at) => box(x - width * 0.22, from + 18 + at * 46, width * 1.44, width * 0.35));

export const pipeAcross = (y: number, width: number, from: number, to: number) =>
  box(from, y, to - from, width) +
  times((to - from) / 52, (at) => box(from + 14 + at * 52, y - width * 0.22, width * 0.35, width * 1.44));

/** A line that hangs between two points. */
export const cable = ([x, y]: Point, [toX, toY]: Point, sag: number, width = 1.2) =>
  `<path d="M${n(x)} ${n(y)}Q${n((x + toX) / 2)} ${n(Math.max(y, toY) + sag)} ${n(toX)} ${n(toY)}" fill="none" stroke="currentColor" stroke-width="${width}"/>`;

export const cloud = (dice: Dice, x: number, y: number, size: number) =>
  times(7, (at) =>
    disc(
      x + (at - 3) * size * 0.42,
      y - Math.sin(((at + 0.5) / 7) * Math.PI) * size * 0.35 + dice(size * 0.15),
      size * (0.28 + dice(0.22)),
    ),
  ) + box(x - size * 1.5, y, size * 3, size * 0.22);

const battlement = (x: number, width: number, y: number) =>
  times(3, (at) => box(x + at * width * 0.39, y, width * 0.22, width * 0.17));

export function tower(dice: Dice, x: number, width: number, top: number): string {
  const [ledge, wide] = [width * 0.16, width * 1.32];
  const shaft =
    box(x, top, width, HEIGHT - top) +
    box(x - ledge, top, wide, width * 0.28) +
    battlement(x - ledge, wide, top - width * 0.2);
  if (dice() < 0.3) return shaft;
  const [middle, tip] = [x + width / 2, top - width * (1.5 + dice(0.7))];
  const roof = polygon([
    [x - ledge * 1.6, top],
    [middle, tip],
    [x + width + ledge * 1.6, top],
  ]);
  const flag = polygon([
    [middle, tip - width],
    [middle + width * 0.6, tip - width * 0.8],
    [middle, tip - width * 0.6],
  ]);
  return shaft + roof + box(middle - 0.6, tip - width, 1.2, width) + flag;
}

/** A gabled house with a chimney. */
export function house(dice: Dice, x: number, y: number, width: number): string {
  const [height, roof] = [width * (0.6 + dice(0.5)), width * (0.5 + dice(0.3))];
  return (
    box(x, y - height, width, height + 60) +
    polygon([
      [x - width * 0.12, y - height],
      [x + width / 2, y - height - roof],
      [x + width * 1.12, y - height],
    ]) +
    box(x + width * 0.68, y - height - roof * 0.8, width * 0.13, roof * 0.8)
  );
}

export function waves(dice: Dice, y: number, height: number, length: number): string {
  let path = `M-20 ${HEIGHT}V${n(y)}`;
  for (let x = -20 - dice(length); x < WIDTH + length; x += length)
    path += `C${n(x + length * 0.35)} ${n(y)} ${n(x + length * 0.45)} ${n(y - height)} ${n(x + length * 0.72)} ${n(y - height)}C${n(x + length * 0.6)} ${n(y - height * 0.5)} ${n(x + length * 0.75)} ${n(y)} ${n(x + length)} ${n(y)}`;
  return `${path}V${HEIGHT}Z`;
}

/** A board with books, or bottles, on it. */
export function shelf(dice: Dice, y: number, height: number, from = 0, to = WIDTH): string {
  let path = box(from, y, to - from, 3);
  for (let x = from + dice(5); x < to - 4; ) {
    const width = 3 + dice(5);
    if (dice() < 0.9) path += box(x, y - height * (0.55 + dice(0.4)), width, height);
    x += width + 0.6;
  }
  return path;
}

export const grass = (dice: Dice, count: number, height: number) =>
  times(count, () => {
    const [x, lean, tall] = [dice(WIDTH), dice(14) - 7, height * (0.4 + dice())];
    return `M${n(x - 2)} ${HEIGHT + 4}Q${n(x)} ${n(HEIGHT - tall * 0.5)} ${n(x + lean)} ${n(HEIGHT - tall)}Q${n(x + 2)} ${n(HEIGHT - tall * 0.4)} ${n(x + 2.5)} ${HEIGHT + 4}Z`;
  });

/** Stones in the two lower corners. */
export const rocks = (dice: Dice, count: number, size: number) =>
  times(count, (at) => {
    const x = at % 2 === 1 ? dice(70) - 10 : WIDTH - dice(70) + 10;
    const q = size * (0.5 + dice());
    return polygon([
      [x - q, HEIGHT + 5],
      [x - q * 0.7, HEIGHT - q * 0.5],
      [x - q * 0.1, HEIGHT - q * 0.8],
      [x + q * 0.6, HEIGHT - q * 0.45],
      [x + q, HEIGHT + 5],
    ]);
  });

/** Cloth that hangs from above at both sides. */
export const curtains = (reach: number) =>
  `M-5 -5H${reach}Q${reach * 0.5} 90 ${reach * 0.7} 230H-5ZM${WIDTH + 5} -5H${WIDTH - reach}Q${WIDTH - reach * 0.5} 90 ${WIDTH - reach * 0.7} 230H${WIDTH + 5}Z`;

/** Threads from a corner with rings between them. */
export function web(x: number, y: number, reach: number): string {
  const spoke = (angle: number) =>
    `M${x} ${y}L${n(x + Math.cos(angle) * reach)} ${n(y + Math.sin(angle) * reach)}`;
  const angles = Array.from({ length: 9 }, (_, at) => (at / 8) * Math.PI * 2 + 0.2);
  const ring = (share: number) =>
    `M${angles.map((angle) => `${n(x + Math.cos(angle) * reach * share)} ${n(y + Math.sin(angle) * reach * share)}`).join('L')}Z`;
  return `<path d="${angles.map(spoke).join('')}${[0.25, 0.45, 0.65, 0.85].map(ring).join('')}" fill="none" stroke="currentColor" stroke-width="1"/>`;
}
