// A deep copy of the state, written out by hand: a search makes thousands a second, and the suite proves it whole.

import { copyRng } from '../../engine/random.ts';
import { copyJourney } from './journey.ts';
import type { Character, Creature, Pack, State, Turn } from './state.ts';
import { copyZone } from './zone.ts';

export function copyState(s: State): State {
  return {
    rng: copyRng(s.rng),
    phase: s.phase,
    stacks: copyLists(s.stacks),
    fatigue: s.fatigue.slice(),
    characters: copyCharacters(s.characters),
    packs: copyPacks(s.packs),
    creatures: copyCreatures(s.creatures),
    zone: copyZone(s.zone),
    journey: copyJourney(s.journey),
    turn: copyTurn(s.turn),
    aim: { ...s.aim },
    aimedAt: s.aimedAt,
    asking: s.asking,
    round: s.round,
    seatBegan: s.seatBegan,
    seat: s.seat,
    starter: s.starter,
    partySize: s.partySize,
    verdict: s.verdict,
    outcome: s.outcome,
    treasure: s.treasure.slice(),
    spoils: s.spoils.slice(),
    consumables: s.consumables.slice(),
    unused: s.unused.slice(),
  };
}

function copyLists<T>(lists: readonly T[][]): T[][] {
  const copies: T[][] = [];
  for (const list of lists) copies.push(list.slice());
  return copies;
}

function copyCharacters(characters: readonly Character[]): Character[] {
  const copies: Character[] = [];
  for (const of of characters) {
    copies.push({
      ...of,
      taken: of.taken.slice(),
      history: of.history.slice(),
      starting: of.starting.slice(),
      known: of.known.slice(),
      basics: of.basics.slice(),
    });
  }
  return copies;
}

function copyPacks(packs: readonly Pack[]): Pack[] {
  const copies: Pack[] = [];
  for (const of of packs) {
    copies.push({
      draw: of.draw.slice(),
      hand: of.hand.slice(),
      discard: of.discard.slice(),
      front: of.front.slice(),
      expended: of.expended.slice(),
      latent: of.latent.slice(),
      ready: of.ready.slice(),
      atHand: of.atHand.slice(),
      book: of.book.slice(),
      spent: of.spent.slice(),
      shown: of.shown.slice(),
    });
  }
  return copies;
}

function copyCreatures(creatures: readonly Creature[]): Creature[] {
  const copies: Creature[] = [];
  for (const of of creatures) copies.push({ ...of, counters: of.counters.slice() });
  return copies;
}

function copyTurn(turn: Turn): Turn {
  return { ...turn, band: turn.band.slice(), joining: turn.joining.slice() };
}
