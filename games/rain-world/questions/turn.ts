// The question of a turn: one main action, with items besides.

import { seatName } from '../../../engine/names.ts';
import { type Because, because, type Place, question } from '../../../engine/question.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { PRECYCLE, UWU, UWW } from '../cards/regions.ts';
import { needOf } from '../rules/food.ts';
import { hasShelter } from '../rules/hibernation.ts';
import { mustHunt } from '../rules/hunting.ts';
import { searchersAhead, sheltersLeft } from '../rules/piles.ts';
import { karmaFor, otherEnd, touches } from '../rules/roads.ts';
import { face, nameOf, player, type Table } from '../state.ts';
import { counted, regionName, spotOf } from './answers.ts';
import { sleepData, sleepDetail, sleepLabel } from './shelter.ts';

export type Hunt = { readonly hunt: Seat };
export type LetGo = { readonly letGo: CardId };
/** A way out of the region that cannot be taken now; it is never offered, only explained. */
type Exit = { readonly exit: number };

/** A card is a gate to go back to, an item or food to use, or a tamed Eggbug. */
export type TurnAct =
  | 'draw'
  | 'drawPrecycle'
  | 'token'
  | 'sleep'
  | 'search'
  | 'searchPrecycle'
  | 'attackPrey'
  | 'climb'
  | 'pass'
  | 'craft'
  | CardId
  | Hunt
  | LetGo
  | Exit;

const MOST_SEATS = 9;
export const HUNTS: readonly Hunt[] = Array.from({ length: MOST_SEATS }, (_, hunt) => ({ hunt }));

const isHunt = (act: TurnAct): act is Hunt => typeof act === 'object' && 'hunt' in act;
const isLetGo = (act: TurnAct): act is LetGo => typeof act === 'object' && 'letGo' in act;
const isExit = (act: TurnAct): act is Exit => typeof act === 'object' && 'exit' in act;

function key(act: TurnAct): string | number {
  if (typeof act !== 'object') return act;
  if (isExit(act)) return `exit-${act.exit}`;
  return isHunt(act) ? `hunt-${act.hunt}` : `let-go-${act.letGo}`;
}

const gateLabel = (t: Table, link: number, seat: Seat): string =>
  `Through the gate to ${regionName(t, otherEnd(t, link, player(t, seat).region))}`;

function cardLabel(t: Table, card: CardId, seat: Seat): string {
  const { kind, link } = face(t, card);
  if (kind === 'gate') return gateLabel(t, link, seat);
  if (kind === 'food') return `Eat ${nameOf(t, card)}`;
  return kind === 'creature' ? `${nameOf(t, card)}: 1 pip` : `Use ${nameOf(t, card)}`;
}

function label(t: Table, act: TurnAct, seat: Seat): string {
  if (typeof act === 'number') return cardLabel(t, act, seat);
  if (isHunt(act)) return `Hunt ${seatName(act.hunt)}`;
  if (isLetGo(act)) return `Let ${nameOf(t, act.letGo)} go`;
  if (isExit(act)) return gateLabel(t, act.exit, seat);
  const p = player(t, seat);
  switch (act) {
    case 'draw':
      return `Draw in ${regionName(t, p.region)}`;
    case 'drawPrecycle':
      return 'Draw from the precycle deck';
    case 'token':
      return 'Look for food';
    case 'sleep':
      return hasShelter(t, seat) ? sleepLabel(t, seat) : 'Sleep';
    case 'search':
      return 'Search for a shelter';
    case 'searchPrecycle':
      return 'Search the precycle deck';
    case 'attackPrey':
      return `Attack ${seatName(p.prey)}`;
    case 'climb':
      return `Climb to ${regionName(t, p.region === UWW ? UWU : UWW)}`;
    case 'craft':
      return 'Craft';
    case 'pass':
      return 'Do nothing';
  }
}

function place(t: Table, act: TurnAct, seat: Seat): Place {
  const p = player(t, seat);
  if (typeof act === 'number') {
    const { kind, link } = face(t, act);
    return kind === 'gate' && touches(t, link, p.region)
      ? spotOf(otherEnd(t, link, p.region))
      : { card: act };
  }
  if (isHunt(act)) return { seat: act.hunt };
  if (isLetGo(act)) return { card: act.letGo };
  if (isExit(act)) return spotOf(otherEnd(t, act.exit, p.region));
  switch (act) {
    case 'draw':
      return { spot: 'deck' };
    case 'drawPrecycle':
      return { spot: 'PRE' };
    case 'token':
    case 'pass':
      return { spot: 'bag' };
    case 'sleep':
      return { spot: 'shelters', seat };
    case 'search':
    case 'searchPrecycle':
    case 'craft':
      return { spot: act };
    case 'climb':
      return spotOf(p.region === UWW ? UWU : UWW);
    case 'attackPrey':
      return { seat: p.prey };
  }
}

function detail(t: Table, act: TurnAct, seat: Seat): string | undefined {
  if (act === 'sleep') return sleepDetail(t, seat);
  if (act === 'search') return searchDetail(t, seat, player(t, seat).region);
  if (act === 'searchPrecycle') return searchDetail(t, seat, PRECYCLE);
  if (act === 'draw') return 'a creature, food, an item, a gate, a shelter, or worse';
  // RW-PRE-10: no gates.
  if (act === 'drawPrecycle') return 'a creature most likely; food, an item, a shelter, but no gate';
  if (act === 'token') return '1 to 3 pips, 2 most often';
  if (typeof act === 'number' && face(t, act).kind === 'item') return face(t, act).text;
  return undefined;
}

function searchDetail(t: Table, seat: Seat, deck: number): string {
  const { left, ahead } = searchData(t, seat, deck);
  if (ahead === 0) return 'this turn and the next two; the next shelter of this deck is yours';
  const others = `${counted(ahead, 'other')} ${ahead === 1 ? 'has' : 'have'} begun before you`;
  return ahead < left
    ? `this turn and the next two; ${others}, and ${left} shelters are left`
    : `${others}, and ${left === 1 ? 'one shelter is' : `${left} shelters are`} left: none for you, as it looks`;
}

const searchData = (t: Table, seat: Seat, deck: number): SearchData => ({
  left: sheltersLeft(t, deck),
  ahead: searchersAhead(t, seat, deck),
});

/** Shelters still to be found in a deck, and how many search it already. */
type SearchData = { left: number; ahead: number };

/** What an option costs in turns, and what else a board shows of it. */
export type TurnData = {
  turns: number;
  deck?: number;
  region?: number;
  karma?: number;
  /** The fewest and the most pips of a food token. */
  token?: readonly [number, number];
  sleep?: ReturnType<typeof sleepData>;
  search?: SearchData;
};

const FREE = 0;
const SEARCH_TURNS = 3;

function data(t: Table, act: TurnAct, seat: Seat): TurnData {
  const { region } = player(t, seat);
  if (typeof act === 'number') {
    const { kind, link } = face(t, act);
    if (kind !== 'gate') return { turns: FREE };
    return { turns: 1, region: otherEnd(t, link, region), karma: karmaFor(t, seat, link) };
  }
  if (isLetGo(act) || act === 'craft') return { turns: FREE };
  if (act === 'draw') return { turns: 1, deck: region };
  if (act === 'drawPrecycle') return { turns: 1, deck: PRECYCLE };
  if (act === 'search') return { turns: SEARCH_TURNS, deck: region, search: searchData(t, seat, region) };
  if (act === 'searchPrecycle')
    return { turns: SEARCH_TURNS, deck: PRECYCLE, search: searchData(t, seat, PRECYCLE) };
  if (act === 'token') return { turns: 1, token: [Math.min(...t.box.tokens), Math.max(...t.box.tokens)] };
  if (act === 'sleep') return { turns: 1, sleep: sleepData(t, seat) };
  return { turns: 1 };
}

/** What somebody might try, to be told why it does not go. */
function considers(t: Table, seat: Seat): TurnAct[] {
  const { gates, region } = player(t, seat);
  const elsewhere = gates.filter((card) => !touches(t, face(t, card).link, region));
  return ['draw', 'search', 'sleep', ...elsewhere, ...t.box.linksAt[region]!.map((exit) => ({ exit }))];
}

function whyNot(t: Table, act: TurnAct, seat: Seat): Because | undefined {
  if (mustHunt(t, seat) && act !== 'sleep')
    return because('RW-HLL-08', 'you go for whoever is here, as Hunter Long Legs must');
  const isSearchable = act === 'search' && sheltersLeft(t, player(t, seat).region) > 0;
  if (act === 'draw' || isSearchable)
    return because('RW-PRE-06', 'the first three turns of a precycle are for its own deck');
  if (act === 'search') return because('RW-R-33', 'no shelter is left to be found');
  if (act === 'sleep') return whyAwake(t, seat);
  if (typeof act === 'number') return because('RW-R-46', 'that gate is in another region');
  return typeof act === 'object' && isExit(act) ? whyShut(t, act.exit, seat) : undefined;
}

/** RW-KARMA-04, RW-GATE-01: too little karma, or no gate card of that way. */
function whyShut(t: Table, link: number, seat: Seat): Because | undefined {
  const p = player(t, seat);
  const karma = karmaFor(t, seat, link);
  if (karma > p.karma) return because('RW-KARMA-04', `needs karma ${karma}, and you have ${p.karma}`);
  if (p.gates.some((card) => face(t, card).link === link)) return undefined;
  return because('RW-GATE-01', 'your karma is enough; now draw its gate card here');
}

function whyAwake(t: Table, seat: Seat): Because {
  const p = player(t, seat);
  if (p.shelters.length === 0) return because('RW-HIB-04', 'you carry no shelter');
  return because(
    'RW-R-39',
    `you are starving: ${counted(needOf(t, seat) - p.pips, 'pip')} more, or the rain takes you`,
  );
}

/** Rounds until the rain, and what is missing. */
function why(t: Table, seat: Seat): string {
  const { pips } = player(t, seat);
  const need = needOf(t, seat);
  const eaten = pips < need ? `${pips} of ${need} pips` : 'fed';
  const rounds = t.state.timer === 0 ? 'last round before the rain' : `rain in ${t.state.timer}`;
  return `${eaten}, ${rounds}`;
}

export const TURN = question<Table, TurnAct, TurnData>({
  name: 'turn',
  clause: 'RW-R-27',
  ask: (t, seat) =>
    mustHunt(t, seat)
      ? 'Hunter Long Legs must hunt somebody here, or sleep.'
      : `Your turn in ${regionName(t, player(t, seat).region)}.`,
  why,
  key,
  label,
  at: place,
  detail,
  data,
  considers,
  whyNot,
  // RW-R-98: a food token; a forced hunt picks the first legal target.
  standard: (_t, _seat, options) => options.find((act) => act === 'token') ?? options[0]!,
});
