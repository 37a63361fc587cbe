// One recipe becomes one picture: backdrop, figures painted plate by plate, foreground, what is in the air, finish.

import { backdrop } from './backdrop.ts';
import { checkRecipe } from './check.ts';
import { mix } from './colour.ts';
import { n } from './dice.ts';
import { figure, type Placed } from './figure.ts';
import type { FinishName } from './finishes/index.ts';
import { MOTES } from './motes.ts';
import { impactStar, motionStrokes } from './motion.ts';
import type { Icons } from './plates.ts';
import { POSES, type Pose } from './poses.ts';
import { type Accent, accentsOf, type Recipe } from './recipe.ts';
import { type Scene, sceneOf } from './scene.ts';

/** What part of the scene's 300 × 220 a kind of picture shows, how many dots it has, and how coarse they are (0 to 255). */
export const FORMATS = {
  card: { view: [0, 0, 300, 220], pixels: [480, 352], coarseness: 142 },
  portrait: { view: [50, 10, 200, 200], pixels: [160, 160], coarseness: 118 },
  cover: { view: [25, 0, 250, 220], pixels: [800, 704], coarseness: 150 },
  backdrop: { view: [0, 40, 300, 130], pixels: [960, 416], coarseness: 156 },
} as const satisfies Record<
  string,
  { view: readonly number[]; pixels: readonly [number, number]; coarseness: number }
>;

export type Format = keyof typeof FORMATS;

export type Order = {
  /** Seeds the dice, and is named when the recipe is wrong. */
  readonly name: string;
  readonly recipe: Recipe;
  readonly finish: FinishName;
  readonly format: Format;
};

/** The picture as SVG: the same order gives the same bytes. */
export function picture({ name, recipe, finish, format }: Order, icons: Icons): string {
  checkRecipe(name, recipe, icons);
  const scene = sceneOf(name, recipe, finish, icons);
  const { behind, before } = backdrop(scene);
  const figures = figuresOf(scene);
  const air = { dice: scene.dice, light: scene.light.colour, glow: scene.glow, tint: scene.finish.tint };
  const motes = MOTES[recipe.motes ?? scene.setting.motes](air);
  const drawn = { behind: recipe.panel ? panelled(behind, scene) : behind, figures, before: before + motes };
  const body = scene.finish.dress(recipe.panel ? { ...drawn, before: motes } : drawn, scene);
  const { view } = FORMATS[format];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(' ')}"><defs>${scene.defs.join('')}</defs>${body}</svg>`;
}

/** What stands for a picture until it is there. */
export function placeholderColour({ name, recipe, finish }: Order, icons: Icons): string {
  const { haze, far } = sceneOf(name, recipe, finish, icons);
  return mix(haze, far, 0.5);
}

function figuresOf(scene: Scene): string {
  const { recipe } = scene;
  const accents = accentsOf(recipe);
  const [back, fore] = [accents.filter(({ behind }) => behind), accents.filter(({ behind }) => !behind)];
  const star = recipe.impact ? impactStar(recipe.impact, scene) : '';
  return [...back.map(drawnBy(scene)), star, main(scene), ...fore.map(drawnBy(scene))].join('');
}

const drawnBy = (scene: Scene) => (accent: Accent) => figure({ at: [236, 160], size: 64, ...accent }, scene);

function main(scene: Scene): string {
  const { recipe, setting } = scene;
  if (recipe.figure === undefined) return '';
  const pose: Pose = POSES[recipe.pose ?? 'stand'](Math.min(setting.ground + 14, 206));
  const { stands, ...free } = pose;
  // A recipe that says where means the middle of its figure.
  const placed: Placed = {
    ...(recipe.at ? free : { ...free, ...(stands && { stands }) }),
    ...recipe,
    icon: recipe.figure,
  };
  const [x, y] = placed.at;
  const middle = placed.stands ? y - placed.size / 2 : y;
  const strokes = pose.motion ? motionStrokes(pose.motion, [x, middle], scene) : '';
  return strokes + (recipe.count ? swarm(placed, recipe.count, scene) : figure(placed, scene));
}

/** The farthest first, around the nearest in the middle. */
function swarm(piece: Placed, count: number, scene: Scene): string {
  const { stands, ...free } = piece;
  const [x, y] = stands ? [150, piece.at[1] - piece.size * 0.3] : piece.at;
  return Array.from({ length: count }, (_, at) => {
    const near = (at + 1) / count;
    const angle = at * 2.4;
    const isLast = at === count - 1;
    return figure(
      {
        ...free,
        size: piece.size * (0.3 + 0.45 * near),
        at: isLast
          ? [x, y + 14]
          : [n(x + Math.cos(angle) * (118 - 20 * near)), n(y - 6 + Math.sin(angle) * 66 * (1 - near * 0.3))],
        turn: (piece.turn ?? 0) + scene.dice(40) - 20,
        fade: (1 - near) * 0.5,
        ...(at % 2 === 1 && { flip: true as const }),
      },
      scene,
    );
  }).join('');
}

/** The scene as a sheet of its own, a little askew, so that figures can step over its edge. */
function panelled(behind: string, scene: Scene): string {
  const { dice, finish, light, haze, defs } = scene;
  const corner = (x: number, y: number) => `${n(x + dice(16) - 8)} ${n(y + dice(12) - 6)}`;
  const sheet = `M${corner(34, 30)}L${corner(268, 26)}L${corner(262, 188)}L${corner(36, 192)}Z`;
  const ground = mix(mix(light.colour, haze, 0.25), finish.tint, 0.25);
  defs.push(`<clipPath id="panel"><path d="${sheet}"/></clipPath>`);
  return `<rect width="300" height="220" fill="${ground}"/><path d="${sheet}" fill="${finish.ink}" transform="translate(-3 5)" opacity=".5"/><g clip-path="url(#panel)">${behind}</g><path d="${sheet}" fill="none" stroke="${finish.margin ?? finish.ink}" stroke-width="4" stroke-linejoin="round"/>`;
}
