// A figure: an icon's silhouette in ink, its plates painted by material, lit from the scene's side, with its shadow.

import { type Colour, lighter, mix, vivid } from './colour.ts';
import { n } from './dice.ts';
import { MATERIALS, type Material } from './materials.ts';
import type { Point } from './outline.ts';
import type { Plate, Plates } from './plates.ts';
import type { Piece } from './recipe.ts';
import { defineRelief } from './relief.ts';
import type { Scene } from './scene.ts';
import { texturePattern } from './textures.ts';

export type Placed = Piece & {
  readonly icon: string;
  readonly at: Point;
  readonly size: number;
  /** `at` is where its feet are, not its middle. */
  readonly stands?: true;
};

/** All that the steps of drawing one figure share. */
type Model = {
  readonly id: string;
  readonly piece: Placed;
  readonly parts: Plates;
  readonly scene: Scene;
  readonly scale: number;
  readonly place: string;
  /** Towards the light, in the picture. */
  readonly toLight: Point;
  readonly silhouette: string;
};

export function figure(piece: Placed, scene: Scene): string {
  const model = modelOf(piece, scene);
  defineRelief(model.id, model.toLight, piece.size, scene);
  return [shadow(model), mirrored(model), halo(model), margin(model), body(model), glowingEyes(model)].join(
    '',
  );
}

function modelOf(piece: Placed, scene: Scene): Model {
  const parts = scene.icons(piece.icon);
  const { box } = parts;
  const scale = piece.size / Math.max(box.height, box.width * 0.82);
  const [x, y] = piece.at;
  const middle = piece.stands ? box.y + box.height : box.y + box.height / 2;
  const across = piece.flip ? -scale : scale;
  return {
    id: scene.newId(),
    piece,
    parts,
    scene,
    scale,
    place: `translate(${n(x)} ${n(y)})rotate(${n(piece.turn ?? 0)})scale(${across.toFixed(4)} ${scale.toFixed(4)})translate(${n(-box.x - box.width / 2)} ${n(-middle)})`,
    toLight: towards(scene, x, piece.stands ? y - piece.size / 2 : y),
    silhouette: piece.pierced ? parts.outline : parts.silhouette,
  };
}

/** A light right behind a figure would leave it dark: then it falls from above, a little from the left. */
function towards({ light: { at } }: Scene, x: number, y: number): Point {
  const [dx, dy] = [at[0] - x, at[1] - y];
  if (Math.abs(dx) < 40 && at[1] > 60) return [-0.5, -0.86];
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}

// ---- paint

/** Two materials that meet within a plate. */
type Paint = { readonly first: Material; readonly second?: Material; readonly isSideways: boolean };

const materialOf = (name: string): Material =>
  name.startsWith('#') ? { colour: name } : (MATERIALS[name as keyof typeof MATERIALS] as Material);

function paintOf(word: string): Paint {
  const [first = '', second] = word.split(/[/|]/);
  return {
    first: materialOf(first),
    ...(second !== undefined && { second: materialOf(second) }),
    isSideways: word.includes('|'),
  };
}

const paintsOf = ({ paint = 'bone' }: Piece): Paint[] => paint.split(' ').map(paintOf);

/** A material's colour in this picture, as far away as the figure is. */
function toned({ scene: { finish, haze }, piece }: Model, colour: Colour): Colour {
  return vivid(
    mix(mix(colour, finish.tint, finish.tinting * 0.35), haze, (piece.fade ?? 0) * 0.7),
    finish.vivid,
  );
}

/** From the light's side to the other. */
function shading(model: Model, colour: Colour): string {
  const { scene, parts, piece } = model;
  const { finish, light } = scene;
  const { box } = parts;
  const id = scene.newId();
  const [x, y] = unturned(model);
  const [middleX, middleY, reach] = [
    box.x + box.width / 2,
    box.y + box.height / 2,
    Math.max(box.width, box.height) * 0.52,
  ];
  const lit = mix(colour, light.colour, piece.shines ? 0.2 : 0.42);
  const dark = mix(vivid(colour, 1.15), finish.shade, piece.shines ? 0.25 : 0.5 + finish.gloom[2] * 0.6);
  const half = piece.shines ? colour : mix(colour, finish.shade, finish.gloom[2] * 0.8);
  scene.defs.push(
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(middleX + x * reach)}" y1="${n(middleY + y * reach)}" x2="${n(middleX - x * reach)}" y2="${n(middleY - y * reach)}"><stop stop-color="${lit}"/><stop offset=".42" stop-color="${half}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`,
  );
  return `url(#${id})`;
}

/** The direction of the light as the icon sees it, before it is turned and mirrored. */
function unturned({ toLight: [x, y], piece }: Model): Point {
  const angle = (-(piece.turn ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = x * cos - y * sin;
  return [piece.flip ? -turned : turned, x * sin + y * cos];
}

function paintedPlates(model: Model): string {
  const { parts, piece } = model;
  const paints = paintsOf(piece);
  const fills = new Map<Paint, (plate: Plate) => string>();
  return parts.plates
    .map((plate, at) => {
      const paint = paints[Math.min(at, paints.length - 1)] as Paint;
      const brush = fills.get(paint) ?? brushOf(model, paint);
      fills.set(paint, brush);
      return brush(plate);
    })
    .join('');
}

/** How plates of one paint are drawn: ground, second tone, texture. */
function brushOf(model: Model, paint: Paint): (plate: Plate) => string {
  const { finish } = model.scene;
  const ground = toned(model, paint.first.colour);
  const fill = shading(model, ground);
  const second = secondTone(model, paint, ground);
  const texture = textured(model, paint.first, ground);
  const strength = n(finish.texture * (model.piece.shines ? 0.5 : 1));
  return ({ path, box }) => {
    const isLarge = box.width * box.height > 2500;
    const layers = [`<path d="${path}" fill="${fill}"/>`];
    if (second !== undefined && isLarge) layers.push(second(path));
    if (texture !== undefined && isLarge)
      layers.push(`<path d="${path}" fill="${texture}" opacity="${strength}"/>`);
    return layers.join('');
  };
}

/** An icon of a single plate gets a second tone of its own: darker below, as animals and pots are. */
function secondTone(model: Model, { first, second, isSideways }: Paint, ground: Colour) {
  const { parts, scene } = model;
  const isSingle =
    (parts.plates[0]?.area ?? 0) > 0.82 * parts.plates.reduce((sum, { area }) => sum + area, 0);
  if (second === undefined && (!isSingle || first.texture === 'sheen')) return undefined;
  const colour = second ? toned(model, second.colour) : mix(vivid(ground, 1.25), scene.finish.shade, 0.3);
  const fill = shading(model, colour);
  const clip = scene.newId();
  scene.defs.push(`<clipPath id="${clip}"><path d="${seam(model, isSideways)}"/></clipPath>`);
  return (path: string) => `<path d="${path}" fill="${fill}" clip-path="url(#${clip})"/>`;
}

/** A wavy line through the icon; the second tone lies below it, or to its right. */
function seam({ parts: { box }, scene: { dice } }: Model, isSideways: boolean): string {
  const steps = 7;
  const [along, across] = isSideways ? [box.height, box.width] : [box.width, box.height];
  const points = Array.from({ length: steps + 1 }, (_, at) => [
    (along * at) / steps,
    across * (0.56 + Math.sin(at * 1.7 + dice(2)) * 0.07),
  ]) as [number, number][];
  const place = ([a, b]: Point): string =>
    isSideways ? `${n(box.x + b)} ${n(box.y + a)}` : `${n(box.x + a)} ${n(box.y + b)}`;
  const corners: Point[] = [
    [along, across * 1.1],
    [0, across * 1.1],
  ];
  return `M${[...points, ...corners].map(place).join('L')}Z`;
}

function textured(model: Model, { texture }: Material, ground: Colour): string | undefined {
  if (texture === undefined) return undefined;
  const { scene } = model;
  const id = scene.newId();
  const { shade, ink } = scene.finish;
  scene.defs.push(
    texturePattern(texture, id, {
      dark: mix(mix(ground, shade, 0.6), ink, 0.2),
      light: mix(ground, lighter(scene.light.colour, 0.4), 0.75),
    }),
  );
  return `url(#${id})`;
}

// ---- the steps, from back to front

function body(model: Model): string {
  const { id, piece, parts, scene, scale, place, silhouette } = model;
  const { finish } = scene;
  const base = paintsOf(piece)[0] as Paint;
  const deep = mix(mix(base.first.colour, finish.shade, 0.72), finish.ink, 0.35);
  const line = n(Math.max(finish.line * 0.7, (finish.line * 0.1) / scale));
  const backing = piece.backed
    ? `<path d="${parts.hull}" fill="${mix(deep, finish.ink, 0.4)}" stroke="${finish.ink}" stroke-width="${finish.line}"/>`
    : '';
  const ink = `<path d="${silhouette}" fill="${deep}" stroke="${finish.ink}" stroke-width="${line}" stroke-linejoin="round" fill-rule="evenodd"/>`;
  return `<g filter="url(#${id}body)"><g transform="${place}">${backing}${ink}</g><g filter="url(#${id}plates)"><g transform="${place}" fill-rule="evenodd">${filledHollows(model)}${paintedPlates(model)}</g></g></g>`;
}

function filledHollows(model: Model): string {
  const names = model.piece.inner?.split(' ') ?? [];
  return model.parts.hollows
    .map(({ path }, at) => {
      const name = names[at] ?? '-';
      return name === '-'
        ? ''
        : `<path d="${path}" fill="${shading(model, toned(model, materialOf(name).colour))}"/>`;
    })
    .join('');
}

/** On the ground under its feet, or thrown behind it. */
function shadow({ piece, parts, scene, scale, place, toLight: [x, y], silhouette }: Model): string {
  if (piece.bare) return '';
  const { ink } = scene.finish;
  const [atX, atY] = piece.at;
  if (piece.stands)
    return atY > 216
      ? ''
      : `<ellipse cx="${n(atX)}" cy="${n(atY)}" rx="${n(parts.box.width * scale * 0.5)}" ry="${n(piece.size * 0.06)}" fill="${ink}" opacity=".6" filter="url(#blur3)"/>`;
  return `<g filter="url(#blur8)" opacity=".5"><path d="${silhouette}" transform="translate(${n(-x * 9)} ${n(-y * 9 + 5)})${place}" fill="${ink}"/></g>`;
}

function mirrored({ piece, scene, place, silhouette }: Model): string {
  const y = piece.at[1];
  if (!scene.finish.isWet || !piece.stands || y > 214) return '';
  return `<g opacity=".28" filter="url(#blur1)"><path d="${silhouette}" transform="translate(0 ${n(2 * y)})scale(1 -1)${place}" fill="${scene.glow}"/></g>`;
}

function halo({ piece, scale, place, silhouette }: Model): string {
  if (!piece.shines) return '';
  const { colour } = (paintsOf(piece)[0] as Paint).first;
  return `<g filter="url(#blur8)" opacity=".7" style="mix-blend-mode:screen"><path d="${silhouette}" transform="${place}" fill="${colour}" stroke="${colour}" stroke-width="${n(12 / scale)}"/></g>`;
}

function margin({ piece, scene, scale, place, silhouette }: Model): string {
  const { margin: colour } = scene.finish;
  if (colour === undefined || piece.bare) return '';
  const width = n((piece.size > 110 ? 9 : 6) / scale);
  return `<g filter="url(#drop)"><path d="${silhouette}" transform="${place}" fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/></g>`;
}

function glowingEyes({ piece, parts, scene, scale, place }: Model): string {
  const eyes = (piece.eyes ?? []).map((at) => `<path d="${parts.hollows[at]?.path}"/>`).join('');
  if (eyes === '') return '';
  const colour = piece.eyeColour ?? lighter(scene.light.colour, 0.35);
  return `<g filter="url(#blur3)" fill="${colour}"><g transform="${place}" stroke="${colour}" stroke-width="${n(5 / scale)}">${eyes}</g></g><g transform="${place}" fill="${lighter(colour, 0.5)}">${eyes}</g>`;
}
