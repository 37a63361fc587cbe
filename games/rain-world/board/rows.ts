// What can be done here, line by line: title, the figure that matters, and what it is made of. Figures come from the rules.

import type { Decision, NotPossible } from '../../../engine/question.ts';
import type { Choice } from '../../../web/table/model.ts';
import { REGION_CODES } from '../cards/regions.ts';
import type { FightData } from '../questions/fight.ts';
import type { Term } from '../questions/terms.ts';
import type { TurnData } from '../questions/turn.ts';
import { percent, signed } from './cards.ts';
import outlines from './marks.icons.json' with { type: 'json' };

export type Row = {
  readonly spot: string;
  readonly seat?: number;
  readonly icon: string;
  readonly title: string;
  readonly figure?: string;
  readonly note?: string;
  readonly tone?: 'good' | 'fair' | 'bad';
};

const ICONS: Readonly<Record<string, string>> = {
  deck: outlines.draw,
  PRE: outlines.precycle,
  bag: outlines.food,
  search: outlines.search,
  searchPrecycle: outlines.search,
  shelters: outlines.sleep,
  sleep: outlines.sleep,
  keep: outlines.keep,
  craft: outlines.craft,
  attack: outlines.attack,
  blast: outlines.blast,
  flee: outlines.flee,
  tame: outlines.tame,
  give: outlines.give,
  leave: outlines.leave,
  join: outlines.join,
  letGo: outlines['let-go'],
  breakOff: outlines.leave,
};

const REGIONS: ReadonlySet<string> = new Set(REGION_CODES);

/** Lines of the panel: options at a spot that is no region of the map (a gate in front of me leads to one), and those that cannot be had, with the reason. */
export function rowsOf(decision: Decision, choices: readonly Choice[], decks: readonly number[]): Row[] {
  const open = choices.flatMap((choice) => {
    const { at } = choice;
    if (!at || !('spot' in at) || (REGIONS.has(at.spot) && decision.question !== 'gate')) return [];
    return [{ ...placeOf(at), ...words(choice, decks) }];
  });
  const taken = new Set(open.map(({ spot }) => spot));
  return [...open, ...decision.notPossible.flatMap((each) => refused(each, taken))];
}

const placeOf = ({ spot, seat }: { spot: string; seat?: number }) => ({
  spot,
  icon: ICONS[spot] ?? (REGIONS.has(spot) ? outlines.gate : outlines.leave),
  ...(seat === undefined ? {} : { seat }),
});

function refused({ at, label, reason }: NotPossible, taken: ReadonlySet<string>): Row[] {
  if (at === undefined || !('spot' in at) || REGIONS.has(at.spot) || taken.has(at.spot)) return [];
  return [{ ...placeOf(at), title: label, note: reason }];
}

type Words = Pick<Row, 'title' | 'figure' | 'note' | 'tone'>;

function words({ label, detail, data }: Choice, decks: readonly number[]): Words {
  const { attack, flee, tame, meal } = (data ?? {}) as Partial<FightData>;
  const title = label;
  if (attack !== undefined)
    return {
      title,
      ...chance(attack.kills),
      note: `${attack.needed} or more: ${termWords(attack.terms)} against HP ${attack.beat}${helpWords(attack.helpers)}${mealWords(meal)}`,
    };
  if (flee !== undefined)
    return {
      title,
      ...chance(flee.chance),
      note: `${termWords(flee.terms)} against ${termWords(flee.againstTerms)}`,
    };
  if (tame !== undefined)
    return {
      title,
      figure: pips(tame.price),
      note: `you have ${tame.pips}${tame.bait > 0 ? ` and bait for ${tame.bait}` : ''}`,
    };
  return turnWords(title, detail, data as Partial<TurnData> | undefined, decks);
}

function turnWords(
  title: string,
  detail: string | undefined,
  data: Partial<TurnData> | undefined,
  decks: readonly number[],
): Words {
  const { turns, deck, sleep, token, search } = data ?? {};
  if (sleep !== undefined)
    return {
      title,
      figure: `${sleep.pips}/${sleep.need}`,
      note: detail ?? '',
      tone: sleep.starves ? 'bad' : 'good',
    };
  if (token !== undefined) return { title, figure: `${token.join('–')} pips`, note: '2 most often' };
  if (turns === 1 && deck !== undefined)
    return { title, figure: cards(decks[deck] ?? 0), note: detail ?? '' };
  if (search !== undefined)
    return {
      title,
      note: detail ?? '',
      ...(search.ahead < search.left
        ? { figure: `${turns} turns` }
        : { figure: 'all spoken for', tone: 'bad' }),
    };
  return { title, ...(detail && { note: detail }) };
}

const chance = (share: number): Pick<Words, 'figure' | 'tone'> => ({
  figure: percent(share),
  tone: share >= 0.6 ? 'good' : share >= 0.35 ? 'fair' : 'bad',
});

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

const pips = (count: number): string => (count === 1 ? '1 pip' : `${count} pips`);

const mealWords = (meal: number | undefined): string =>
  meal === undefined ? '' : meal > 0 ? `; ${pips(meal)} to eat` : '; nothing you can eat';

const helpWords = (helpers: readonly string[]): string =>
  helpers.length > 0 ? `, then ${helpers.join(', ')}` : '';

/** "ATK +2, Spear +3". */
export const termWords = (terms: readonly Term[]): string =>
  terms.map(({ word, value }) => `${word} ${signed(value)}`).join(', ');
