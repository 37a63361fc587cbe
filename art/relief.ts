// The filters that make flat plates round: light from the scene's side, a dark side, gloss and rims.

import { lighter, mix, shares } from './colour.ts';
import { n } from './dice.ts';
import type { Point } from './outline.ts';
import type { Scene } from './scene.ts';

const REGION = 'x="-15%" y="-15%" width="130%" height="130%" color-interpolation-filters="sRGB"';

/** Two filters: `${id}plates` for the plates, `${id}body` for the figure as a whole. `toLight` points at the light. */
export function defineRelief(id: string, toLight: Point, size: number, scene: Scene): void {
  const { relief, surface = '' } = scene.finish;
  const scale = size / 150;
  const lamp = lampFrom(toLight, scale);
  const [plate, body] = [lamp(relief.plate, 1.24), lamp(relief.body, 1.16)];
  scene.defs.push(
    `<filter id="${id}plates" ${REGION}>${plate}${relief.tones ? '' : toned(scene)}<feBlend in2="SourceGraphic" mode="multiply" result="shaded"/>${gloss(toLight, scale, scene)}${edge('glossy', 'lit', { toLight, width: 0.8 * scale, strength: relief.edge, scene })}${surface}</filter>`,
    `<filter id="${id}body" ${REGION}>${body}${toned(scene)}<feBlend in2="SourceGraphic" mode="multiply" result="round"/>${darkSide(toLight, scale, scene)}${relief.rim > 0 ? edge('turned', 'rimmed', { toLight, width: 2 * scale, strength: relief.rim, scene }) : ''}<feComposite in2="SourceAlpha" operator="in"/></filter>`,
  );
}

const lampFrom = ([x, y]: Point, scale: number) => {
  const azimuth = Math.round((Math.atan2(y, x) * 180) / Math.PI);
  return ([blur, height]: readonly [number, number], strength: number) =>
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${n(blur * scale)}" result="soft"/><feDiffuseLighting in="soft" surfaceScale="${n(height * scale)}" diffuseConstant="${strength}" lighting-color="#fff"><feDistantLight azimuth="${azimuth}" elevation="54"/></feDiffuseLighting>`;
};

/** White to black becomes white to shade, so that shadows have a colour; or a few hard tones of it. */
function toned({ finish }: Scene): string {
  const channels = shares(mix(finish.shade, '#ffffff', finish.relief.floor));
  const curve = (dark: number) =>
    finish.relief.tones
      ? `type="table" tableValues="${[...Array(5).fill(dark * 0.8), ...Array(5).fill(0.55 + dark * 0.45), 1, 1, 1].map(n).join(' ')}"`
      : `type="linear" slope="${n(1 - dark)}" intercept="${n(dark)}"`;
  return `<feComponentTransfer>${channels.map((dark, at) => `<feFunc${'RGB'[at]} ${curve(dark)}/>`).join('')}</feComponentTransfer>`;
}

function gloss([x, y]: Point, scale: number, { light, finish }: Scene): string {
  const azimuth = Math.round((Math.atan2(y, x) * 180) / Math.PI);
  return `<feSpecularLighting in="soft" surfaceScale="${n(3 * scale)}" specularConstant="${finish.relief.gloss}" specularExponent="16" lighting-color="${lighter(light.colour, 0.5)}" result="gloss"><feDistantLight azimuth="${azimuth}" elevation="42"/></feSpecularLighting><feBlend in="gloss" in2="shaded" mode="screen"/><feComposite in2="SourceAlpha" operator="in" result="glossy"/>`;
}

type Edge = {
  readonly toLight: Point;
  readonly width: number;
  readonly strength: number;
  readonly scene: Scene;
};

function edge(on: string, result: string, { toLight: [x, y], width, strength, scene }: Edge): string {
  return `<feOffset in="SourceAlpha" dx="${n(-x * width)}" dy="${n(-y * width)}" result="moved"/><feFlood flood-color="${lighter(scene.light.colour, 0.5)}" flood-opacity="${strength}"/><feComposite in2="SourceAlpha" operator="in"/><feComposite in2="moved" operator="out" result="line"/><feMerge result="${result}"><feMergeNode in="${on}"/><feMergeNode in="line"/></feMerge>`;
}

/** A crescent along the side away from the light. */
function darkSide([x, y]: Point, scale: number, { finish }: Scene): string {
  const [width, blur, strength] = finish.relief.dark;
  return `<feOffset in="SourceAlpha" dx="${n(x * width * scale)}" dy="${n(y * width * scale)}"/><feGaussianBlur stdDeviation="${n(blur * scale + 0.01)}" result="towards"/><feFlood flood-color="${finish.shade}" flood-opacity="${strength}"/><feComposite in2="SourceAlpha" operator="in"/><feComposite in2="towards" operator="out" result="dark"/><feBlend in="dark" in2="round" mode="multiply" result="turned"/>`;
}
