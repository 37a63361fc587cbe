// Lays the cards into the box: one face after the other, each with the number it is known by.

import type { CardId } from '../../../engine/table.ts';
import { BASIC_TEXTS } from './basic.ts';
import type { Face, Gear, Sheet } from './card.ts';
import { ACTION_TITLES, ACTIONS, type Effect } from './effect.ts';
import type { Figures } from './figures.ts';
import { NO_GEAR } from './gear.ts';
import { gearText } from './gear-text.ts';
import { keyOfName } from './sheet.ts';
import { wordingOf } from './wording.ts';

/** Lays cards into the box one after the other and hands out their numbers. */
export class Packing {
  readonly faces: Face[] = [];
  readonly sheets: Sheet[] = [];
  readonly figures: Figures;

  constructor(figures: Figures) {
    this.figures = figures;
  }

  lay(face: Partial<Face> & { key: string; name: string; deck: string }): CardId {
    this.faces.push({ ...BLANK, ...face });
    return this.faces.length - 1;
  }

  gear(deck: string, name: string, gear: Gear): CardId {
    const key = `${keyOfName(deck)}/${keyOfName(name)}`;
    return this.lay({ key, name, deck, text: gearText(gear), gear });
  }

  basic(action: number, deck: string): CardId {
    const name = ACTION_TITLES[action] as string;
    const text = BASIC_TEXTS[action] as string;
    const key = `action/${keyOfName(name)}`;
    return this.lay({ key, name, deck, text, basic: action, symbols: 1 << action });
  }

  ability(deck: string, of: { name: string; symbols: unknown; turn: Effect[]; synergy: Effect[] }): CardId {
    const text = `Turn: ${wordingOf(of.turn)} Synergy: ${wordingOf(of.synergy)}`;
    const key = `${keyOfName(deck)}/${keyOfName(of.name)}`;
    const { name, turn, synergy } = of;
    return this.lay({ key, name, deck, text, symbols: symbolsOf(String(of.symbols)), turn, synergy });
  }
}

const BLANK: Face = {
  key: '',
  name: '',
  deck: '',
  text: '',
  symbols: 0,
  basic: -1,
  turn: [],
  synergy: [],
  isFatigue: false,
  gear: NO_GEAR,
  sheet: -1,
};

const EVERY_SYMBOL = (1 << ACTIONS.length) - 1;

/** "melee+range" as bits; "any" is all of them. */
export function symbolsOf(cell: string): number {
  if (cell === 'any') return EVERY_SYMBOL;
  return cell.split('+').reduce((set, name) => set | (1 << (ACTIONS as readonly string[]).indexOf(name)), 0);
}

export function actionNamed(name: string): number {
  return ACTION_TITLES.findIndex((title) => title.startsWith(name));
}
