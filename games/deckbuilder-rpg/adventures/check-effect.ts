// Is this text a list of effects in the notation of the cards? "draw(2,self); heal(3,self)".

import { didYouMean } from '../../../engine/fault.ts';
import { CONDITIONS, DAMAGE_TYPES, type Verb } from '../cards/effect.ts';
import { MINIONS } from '../cards/minions.ts';

type Notation = { readonly figures: RegExp; readonly example: string };

const AMOUNT = /^(?:all|\d{1,2})(?:,(?:self|ally|all|others))?$/;
const oneOf = (names: readonly string[]): string => `(?:${names.join('|')})`;

const amount = (example: string): Notation => ({ figures: AMOUNT, example });
const bare = (example: string): Notation => ({ figures: /^$/, example });
const shaped = (figures: string, example: string): Notation => ({
  figures: new RegExp(`^${figures}$`),
  example,
});

const NUMBER = '[+−-]?\\d{1,2}';

/** What objects and companions of an adventure can do, and how it is written. */
const NOTATIONS: Readonly<Partial<Record<Verb, Notation>>> = {
  atk: shaped(`[MRA*]+,${NUMBER},${NUMBER}`, 'atk(M,+1,0)'),
  ctr: shaped('[MRA*]+,\\d', 'ctr(A,1)'),
  allyCtr: amount('allyCtr(1,all)'),
  guard: amount('guard(2,self)'),
  heal: amount('heal(4,all)'),
  draw: amount('draw(2,self)'),
  expend: amount('expend(1)'),
  cond: shaped(`${oneOf(CONDITIONS)},(?:self|ally|all|enemy|undead),\\d`, 'cond(Shaken,all,0)'),
  move: amount('move(1)'),
  unguard: amount('unguard(all)'),
  unctr: amount('unctr(2)'),
  recall: amount('recall(1)'),
  equip: amount('equip(1)'),
  fatigue: amount('fatigue(1,self)'),
  cleanse: shaped('(?:self|ally)', 'cleanse(self)'),
  allyAtk: shaped(`${NUMBER}(?:,draw)?`, 'allyAtk(+1)'),
  fixed: shaped(`${NUMBER},\\d{1,2},${oneOf(DAMAGE_TYPES)},\\d`, 'fixed(+5,4,fire,0)'),
  wake: amount('wake(6)'),
  summon: shaped(`${oneOf(Object.keys(MINIONS))},\\d{1,2}`, 'summon(cave-spider,2)'),
  bandCtr: amount('bandCtr(1)'),
  bandGuard: amount('bandGuard(1)'),
  purge: amount('purge(1)'),
  light: shaped('\\d', 'light(1)'),
  clearHead: bare('clearHead'),
  treasure: amount('treasure(1)'),
  consumable: amount('consumable(1)'),
  draught: bare('draught'),
  douse: bare('douse'),
  expose: amount('expose(1)'),
  toll: bare('toll'),
  lectern: bare('lectern'),
};

/** What is wrong with it and how it is written, or undefined. */
export function whyNoEffect(code: string): string | undefined {
  for (const each of code.split('; ')) {
    const [, verb = '', figures = ''] = /^(\w+)(?:\(([^()]*)\))?$/.exec(each) ?? [];
    const notation = NOTATIONS[verb as Verb];
    if (verb === '')
      return `“${each}” is no effect: write “heal(4,all)”, and several as “draw(1,self); move(1)”.`;
    if (notation === undefined) return `there is no effect “${verb}”${didYouMean(verb, VERBS) || KNOWN}`;
    if (!notation.figures.test(figures))
      return `“${each}” is not written as it should be: write “${notation.example}”.`;
  }
  return undefined;
}

const VERBS = Object.keys(NOTATIONS);
const KNOWN = `; there are ${VERBS.join(', ')}.`;
