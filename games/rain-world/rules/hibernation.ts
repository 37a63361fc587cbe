// Shelters: sleeping, starving, coming back to one, and searching a deck for one.

import { choose } from '../../../engine/choose.ts';
import { moveCard } from '../../../engine/pile.ts';
import { pickOne, shuffle } from '../../../engine/random.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import { SHELTER, type ShelterAct } from '../questions/shelter.ts';
import { face, find, NO_CARD, NOBODY, partner, player, type Table } from '../state.ts';
import { countShelter } from './ending.ts';
import { addFood } from './fight-acts.ts';
import { needOf } from './food.ts';
import { useCard } from './items.ts';

const SEARCH_TURNS = 3; // RW-TURN-09

/** RW-HIB-01, RW-R-39: enough pips, or too few for the first time. */
export const canSleep = (t: Table, seat: Seat): boolean => {
  const p = player(t, seat);
  return !p.starving || p.pips >= needOf(t, seat);
};

/** RW-HIB-04, RW-HLL-13: a shelter of one's own, or the partner's in the same region. */
export function hasShelter(t: Table, seat: Seat): boolean {
  const p = player(t, seat);
  if (p.shelters.length > 0) return true;
  const other = partner(t, seat);
  if (other === NOBODY) return false;
  const { shelters, region } = player(t, other);
  return region === p.region && shelters.length > 0;
}

/** RW-TURN-07: sleep now, or take the shelter along. RW-R-31: it stays with the sleeper either way. */
export function meetShelter(t: Table, seat: Seat, card: CardId): void {
  for (;;) {
    const act = choose(t, seat, SHELTER, shelterActs(t, seat));
    if (typeof act === 'number') {
      useCard(t, seat, act);
      continue;
    }
    moveCard(card, t.state.drawn, player(t, seat).shelters);
    if (act === 'sleep') return sleep(t, seat);
    tell(t, { kind: 'kept', seat, card });
    return;
  }
}

/** Food in hand may be eaten before lying down. */
function shelterActs(t: Table, seat: Seat): ShelterAct[] {
  const p = player(t, seat);
  const acts: ShelterAct[] = ['keep'];
  if (canSleep(t, seat)) acts.push('sleep');
  if (p.food.length > 0) addFood(t, seat, p, acts);
  if (p.items.length > 0 && p.pips < needOf(t, seat)) {
    const fly = find(t, p.items, 'neuronFly');
    if (fly !== NO_CARD) acts.push(fly);
  }
  return acts;
}

/** RW-HIB-01: with enough pips you hibernate; RW-STARVE-01: with too few you starve. */
export function sleep(t: Table, seat: Seat): void {
  const p = player(t, seat);
  const isFed = p.pips >= needOf(t, seat);
  p.status = isFed ? 'hibernating' : 'starved';
  p.slept = p.region;
  if (!isFed) p.pips = 0; // RW-STARVE-03
  tell(t, { kind: 'slept', seat, how: isFed ? 'hibernates' : 'starves', region: p.region });
  if (isFed) countShelter(t, seat); // RW-R-38: a starved sleep does not count.
}

/** RW-R-33: this turn and the next two. */
export function startSearch(t: Table, seat: Seat, deck: number): void {
  const p = player(t, seat);
  p.searching = SEARCH_TURNS;
  p.searched = deck;
  continueSearch(t, seat);
}

export function continueSearch(t: Table, seat: Seat): void {
  const p = player(t, seat);
  p.searching--;
  tell(t, { kind: 'searched', seat, left: p.searching, deck: p.searched });
  if (p.searching === 0) takeShelter(t, seat, p.searched);
}

/** A random shelter from the deck, or from its discard pile when the deck has none. */
function takeShelter(t: Table, seat: Seat, deck: number): void {
  const cards = t.state.decks[deck]!;
  const discards = t.state.discards[deck]!;
  const isShelter = (card: CardId) => face(t, card).kind === 'shelter';
  const pile = cards.some(isShelter) ? cards : discards;
  const shelters = pile.filter(isShelter).sort((one, other) => one - other);
  if (shelters.length === 0) return tell(t, { kind: 'foundNothing', seat });
  const card = pickOne(t.state.rng, shelters);
  moveCard(card, pile, t.state.drawn);
  if (pile === cards) shuffle(t.state.rng, cards);
  tell(t, { kind: 'found', seat, card });
  meetShelter(t, seat, card);
}
