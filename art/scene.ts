// A picture while it is drawn: its finish, light, colours, dice, and the definitions that collect on the way.

import { type Colour, mix, vivid } from './colour.ts';
import { type Dice, diceOf } from './dice.ts';
import type { Finish } from './finishes/finish.ts';
import { FINISHES, type FinishName } from './finishes/index.ts';
import { LIGHTS, type Light } from './lights.ts';
import type { Icons } from './plates.ts';
import type { Recipe } from './recipe.ts';
import { SETTINGS } from './settings/index.ts';
import type { Setting } from './settings/setting.ts';

export type Scene = {
  readonly recipe: Recipe;
  readonly finish: Finish;
  readonly finishName: FinishName;
  readonly setting: Setting;
  readonly light: Light;
  readonly icons: Icons;
  readonly dice: Dice;
  readonly sky: Colour;
  readonly haze: Colour;
  readonly far: Colour;
  readonly near: Colour;
  /** The haze where the light falls into it. */
  readonly glow: Colour;
  /** Gradients, filters and patterns, which stand first in the picture. */
  readonly defs: string[];
  /** A new name for a definition. */
  newId(): string;
};

/** `name` seeds the dice, unless the recipe says otherwise. */
export function sceneOf(name: string, recipe: Recipe, finishName: FinishName, icons: Icons): Scene {
  const finish: Finish = FINISHES[finishName];
  const setting: Setting = SETTINGS[recipe.setting];
  const light = lightOf(recipe, finish);
  const [sky, haze, far, near] = setting.colours.map((colour, at) => graded(colour, recipe, finish, at)) as [
    Colour,
    Colour,
    Colour,
    Colour,
  ];
  let ids = 0;
  return {
    recipe,
    finish,
    finishName,
    setting,
    light,
    icons,
    dice: diceOf(`${name} ${recipe.seed ?? 0}`),
    sky,
    haze,
    far,
    near,
    glow: mix(haze, light.colour, 0.55),
    defs: [],
    newId: () => `d${ids++}`,
  };
}

function lightOf({ light: name = 'sun', lightAt }: Recipe, { lights }: Finish): Light {
  const colour = lights?.[name];
  return { ...LIGHTS[name], ...(colour && { colour }), ...(lightAt && { at: lightAt }) };
}

/** A setting's colour under this finish, in this dusk. */
function graded(colour: Colour, { dusk = 0 }: Recipe, finish: Finish, at: number): Colour {
  const tinted = mix(colour, finish.tint, finish.tinting * (at === 3 ? 0.4 : 1));
  const darkened = mix(vivid(tinted, finish.vivid), finish.shade, finish.gloom[at] as number);
  return mix(darkened, finish.shade, dusk * 0.55);
}
