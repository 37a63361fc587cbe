// Reading an icon's outline: its commands, and the same outline in absolute moves, lines and curves only.

/** How many numbers each command takes; arcs have radii, an angle and two flags first. */
const NUMBERS: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;

export type Command = { readonly letter: string; readonly numbers: readonly number[] };
export type Point = readonly [x: number, y: number];

/** A closed piece of an outline: where it begins, and curves from there. */
export type Contour = { readonly start: Point; readonly curves: readonly Curve[] };
export type Curve = readonly [handle: Point, other: Point, end: Point];

export function commandsOf(outline: string): Command[] {
  return [...outline.matchAll(/([a-df-z])([^a-df-z]*)/gi)].flatMap(([, letter = '', rest = '']) => {
    const size = NUMBERS[letter.toLowerCase()] ?? 0;
    if (size === 0) return [{ letter, numbers: [] }];
    const numbers = numbersOf(rest, letter.toLowerCase() === 'a');
    return Array.from({ length: numbers.length / size }, (_, at) => ({
      // A second pair after "move to" is a line.
      letter: at > 0 && /m/i.test(letter) ? (letter === 'm' ? 'l' : 'L') : letter,
      numbers: numbers.slice(at * size, (at + 1) * size),
    }));
  });
}

/** The flags of an arc are single digits that may stand together with what follows. */
function numbersOf(text: string, isArc: boolean): number[] {
  const numbers: number[] = [];
  let at = 0;
  while (at < text.length) {
    if (/[\s,]/.test(text[at] as string)) at++;
    else if (isArc && (numbers.length % 7 === 3 || numbers.length % 7 === 4))
      numbers.push(Number(text[at++]));
    else {
      NUMBER.lastIndex = at;
      const [found] = NUMBER.exec(text) ?? [];
      if (found === undefined)
        throw new Error(`This outline cannot be read at “${text.slice(at, at + 20)}”.`);
      numbers.push(Number(found));
      at += found.length;
    }
  }
  return numbers;
}

/** The closed pieces of an outline, everything in them a curve of two handles. */
export function contoursOf(outline: string): Contour[] {
  const contours: { start: Point; curves: Curve[] }[] = [];
  let [here, start, mirrored]: [Point, Point, Point] = [
    [0, 0],
    [0, 0],
    [0, 0],
  ];
  let before = '';
  for (const { letter, numbers } of commandsOf(outline)) {
    const kind = letter.toLowerCase();
    const n = letter === kind ? relativeTo(here, kind, numbers) : numbers;
    if (kind === 'm') {
      start = [n[0] as number, n[1] as number];
      here = start;
      contours.push({ start, curves: [] });
    } else if (kind === 'z') here = start;
    else {
      const smooth: Point = isSmoothAfter(kind, before) ? reflected(mirrored, here) : here;
      // After a "close", drawing goes on from the start of the piece that was closed.
      if (before === 'z') contours.push({ start: here, curves: [] });
      const curves = curvesOf(kind, n, here, smooth);
      contours.at(-1)?.curves.push(...curves.map(({ curve }) => curve));
      const last = curves.at(-1);
      if (last !== undefined) {
        mirrored = last.mirrored;
        here = last.curve[2];
      }
    }
    before = kind;
  }
  return contours.filter(({ curves }) => curves.length > 1);
}

const reflected = ([hx, hy]: Point, [x, y]: Point): Point => [2 * x - hx, 2 * y - hy];
const isSmoothAfter = (kind: string, before: string) =>
  (kind === 's' && /[cs]/.test(before)) || (kind === 't' && /[qt]/.test(before));

function relativeTo([x, y]: Point, kind: string, numbers: readonly number[]): number[] {
  return numbers.map((number, at) => {
    if (kind === 'h') return number + x;
    if (kind === 'v') return number + y;
    if (kind === 'a') return at < 5 ? number : number + (at === 5 ? x : y);
    return number + (at % 2 === 0 ? x : y);
  });
}

/** `mirrored` is the handle that a smooth command after it reflects. */
type Drawn = { readonly curve: Curve; readonly mirrored: Point };

function curvesOf(kind: string, n: readonly number[], from: Point, smooth: Point): Drawn[] {
  const point = (at: number): Point => [n[at] as number, n[at + 1] as number];
  switch (kind) {
    case 'h':
      return [line(from, [n[0] as number, from[1]])];
    case 'v':
      return [line(from, [from[0], n[0] as number])];
    case 'c':
      return [{ curve: [point(0), point(2), point(4)], mirrored: point(2) }];
    case 's':
      return [{ curve: [smooth, point(0), point(2)], mirrored: point(0) }];
    case 'q':
      return [bent(from, point(0), point(2))];
    case 't':
      return [bent(from, smooth, point(0))];
    case 'a':
      return arc(from, n);
    default:
      return [line(from, point(0))];
  }
}

const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

const line = (from: Point, to: Point): Drawn => ({ curve: [from, to, to], mirrored: to });

/** A curve of one handle, as one of two. */
const bent = (from: Point, handle: Point, to: Point): Drawn => ({
  curve: [between(from, handle, 2 / 3), between(to, handle, 2 / 3), to],
  mirrored: handle,
});

/** An arc of an ellipse as curves of at most a quarter turn each (SVG 1.1, appendix F.6). */
function arc(from: Point, n: readonly number[]): Drawn[] {
  const [radiusX = 0, radiusY = 0, degrees = 0, isLarge = 0, isSwept = 0, x = 0, y = 0] = n;
  if (radiusX === 0 || radiusY === 0) return [line(from, [x, y])];
  const tilt = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const [dx, dy] = [(from[0] - x) / 2, (from[1] - y) / 2];
  const [ux, uy] = [cos * dx + sin * dy, -sin * dx + cos * dy];
  const grow = Math.max(1, Math.hypot(ux / radiusX, uy / radiusY));
  const [rx, ry] = [Math.abs(radiusX) * grow, Math.abs(radiusY) * grow];
  const rest = (rx * ry) ** 2 - (rx * uy) ** 2 - (ry * ux) ** 2;
  const root = Math.sqrt(Math.max(0, rest / ((rx * uy) ** 2 + (ry * ux) ** 2)));
  const side = isLarge === isSwept ? -root : root;
  const [cx, cy] = [(side * rx * uy) / ry, (-side * ry * ux) / rx];
  const begin = Math.atan2((uy - cy) / ry, (ux - cx) / rx);
  let turn = Math.atan2((-uy - cy) / ry, (-ux - cx) / rx) - begin;
  if (isSwept === 1 && turn < 0) turn += 2 * Math.PI;
  if (isSwept === 0 && turn > 0) turn -= 2 * Math.PI;
  const place = (px: number, py: number): Point => [
    cos * (px + cx) - sin * (py + cy) + (from[0] + x) / 2,
    sin * (px + cx) + cos * (py + cy) + (from[1] + y) / 2,
  ];
  const steps = Math.ceil(Math.abs(turn) / (Math.PI / 2));
  const reach = (4 / 3) * Math.tan(turn / steps / 4);
  return Array.from({ length: steps }, (_, step) => {
    const [a, b] = [begin + (turn * step) / steps, begin + (turn * (step + 1)) / steps];
    const end = place(rx * Math.cos(b), ry * Math.sin(b));
    const handle = place(rx * (Math.cos(a) - reach * Math.sin(a)), ry * (Math.sin(a) + reach * Math.cos(a)));
    const other = place(rx * (Math.cos(b) + reach * Math.sin(b)), ry * (Math.sin(b) - reach * Math.cos(b)));
    return { curve: [handle, other, end], mirrored: other };
  });
}

/** Points along a contour, close enough to tell its area and what lies inside. */
export function pointsAlong({ start, curves }: Contour): Point[] {
  const points: Point[] = [start];
  let from = start;
  for (const [handle, other, end] of curves) {
    for (const t of [1 / 3, 2 / 3, 1]) {
      const s = 1 - t;
      const at = (axis: 0 | 1) =>
        s ** 3 * from[axis] + 3 * s * s * t * handle[axis] + 3 * s * t * t * other[axis] + t ** 3 * end[axis];
      points.push([at(0), at(1)]);
    }
    from = end;
  }
  return points;
}

export function written({ start, curves }: Contour): string {
  const pair = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;
  return `M${pair(start)}${curves.map((curve) => `C${curve.map(pair).join(' ')}`).join('')}Z`;
}
