// What a recipe is: one line beside a card, from which its picture is drawn.

import type { Colour } from './colour.ts';
import type { FinishName } from './finishes/index.ts';
import type { LightName } from './lights.ts';
import type { MoteName } from './motes.ts';
import type { Point } from './outline.ts';
import type { PoseName } from './poses.ts';
import type { SettingName } from './settings/index.ts';

/** How an icon is painted and put into the picture, which is 300 wide and 220 high. */
export type Piece = {
  /**
   * Materials of the icon's plates, the largest first; the last one paints all that follow. "fur/bread" is fur above and
   * bread below, "steel|rust" changes from left to right. A colour (#a0b0c0) does as well.
   */
  readonly paint?: string;
  /** Materials of its hollows, the largest first; "-" leaves one dark. A potion's liquid is a hollow. */
  readonly inner?: string;
  /** Hollows that glow. */
  readonly eyes?: readonly number[];
  readonly eyeColour?: Colour;
  readonly at?: Point;
  readonly size?: number;
  /** In degrees, clockwise. */
  readonly turn?: number;
  /** Looks the other way. */
  readonly flip?: true;
  /** Gives light itself. */
  readonly shines?: true;
  /** Its parts float apart, and nothing should show between them. */
  readonly backed?: true;
  /** One looks through its hollows. */
  readonly pierced?: true;
  /** Stuck onto something: no margin and no shadow of its own. */
  readonly bare?: true;
  /** How far it is away, from 0 to 1. */
  readonly fade?: number;
};

export type Accent = Piece & {
  readonly icon: string;
  /** Behind the figure. */
  readonly behind?: true;
};

export type Recipe = Piece & {
  /** The icon; a backdrop has none. */
  readonly figure?: string;
  /** A swarm of it. */
  readonly count?: number;
  readonly setting: SettingName;
  readonly light?: LightName;
  readonly lightAt?: Point;
  readonly pose?: PoseName;
  /** Further icons: what makes it a joke. */
  readonly accent?: Accent | readonly Accent[];
  readonly motes?: MoteName;
  /** A star where something hits. */
  readonly impact?: Point;
  /** The scene is a smaller sheet, and the figure steps out of it. */
  readonly panel?: true;
  /** How far it leans to the finish's shadow, from 0 to 1. */
  readonly dusk?: number;
  /** Where a card with much text cuts its picture, this height stays in sight: percent from above, 44 if not said. */
  readonly focus?: number;
  /** Other dice than those of the picture's name. */
  readonly seed?: number;
};

/** Pictures of one kind, by the key of what they show: a card's face, a character, a place. */
export type Recipes = Readonly<Record<string, Recipe>>;

/** What a game brings in games/<id>/board/recipes.ts. */
export type Gallery = {
  /** The mood of the game, never of a card. */
  readonly finish: FinishName;
  /** By deck, so that a contact sheet shows what lies together; keys are those of the cards' faces. */
  readonly decks: Readonly<Record<string, Recipes>>;
  /** Which picture a card shows, by the key of its face, where cards share some; the key itself, if not said. */
  readonly pictureOf?: (key: string) => string;
  /** Heads for seats: characters, classes, races, and "bot", "person" and the like. */
  readonly portraits: Recipes;
  /** For the shelf. */
  readonly cover: Recipe;
  /** Behind the middle of the table. */
  readonly backdrops: Recipes;
};

export const accentsOf = ({ accent = [] }: Recipe): readonly Accent[] =>
  Array.isArray(accent) ? (accent as readonly Accent[]) : [accent as Accent];
