// A deep copy of the state, written out by hand: a search makes thousands a second, and the suite proves it whole.

import { copyRng } from '../../engine/random.ts';
import type { Exchange } from './exchange.ts';
import type { Attack, Hero, State } from './state.ts';

export function copyState(s: State): State {
  return {
    rng: copyRng(s.rng),
    phase: s.phase,
    stay: s.stay,
    leader: s.leader,
    heroes: s.heroes.map(copyHero),
    exhausted: s.exhausted.slice(),
    monsterDeck: s.monsterDeck.slice(),
    monsterDiscard: s.monsterDiscard.slice(),
    bosses: s.bosses.slice(),
    treasureDeck: s.treasureDeck.slice(),
    treasureDiscard: s.treasureDiscard.slice(),
    criticalFailDeck: s.criticalFailDeck.slice(),
    criticalFailDiscard: s.criticalFailDiscard.slice(),
    protestDeck: s.protestDeck.slice(),
    locationDeck: s.locationDeck.slice(),
    locationsUnused: s.locationsUnused.slice(),
    locationsRejected: s.locationsRejected.slice(),
    rejectedBy: s.rejectedBy.slice(),
    locationsVisited: s.locationsVisited.slice(),
    looking: s.looking.slice(),
    lookingSeat: s.lookingSeat,
    heroPool: s.heroPool.slice(),
    removed: s.removed.slice(),
    location: s.location,
    encounter: s.encounter,
    ambusher: s.ambusher,
    lurking: s.lurking.slice(),
    goldOn: s.goldOn.slice(),
    loot: s.loot,
    treasurePile: s.treasurePile.slice(),
    declines: s.declines,
    declinesBefore: s.declinesBefore,
    turnOf: s.turnOf,
    someonePassed: s.someonePassed,
    marked: s.marked,
    markedBy: s.markedBy,
    exchange: s.exchange.map(copyExchange),
    winner: s.winner,
  };
}

const copyAttack = ({ card, bungle, bungler, refreshedRogue }: Attack): Attack =>
  refreshedRogue === undefined ? { card, bungle, bungler } : { card, bungle, bungler, refreshedRogue };

const copyHero = (of: Hero): Hero => ({
  race: of.race,
  class: of.class,
  health: of.health,
  marker: of.marker,
  gold: of.gold,
  hand: of.hand.slice(),
  deck: of.deck.slice(),
  discard: of.discard.slice(),
  row: of.row.length === 0 ? [] : of.row.map(copyAttack),
  weapons: of.weapons.slice(),
  armour: of.armour,
  stash: of.stash.slice(),
  part: of.part,
  present: of.present,
  mulligans: of.mulligans,
  woundedThisEncounter: of.woundedThisEncounter,
  resolvedThisEncounter: of.resolvedThisEncounter,
  mayLayAttacks: of.mayLayAttacks,
  stuck: of.stuck,
  nextAttackHit: of.nextAttackHit,
  prototype: of.prototype,
  takenOff: of.takenOff,
  lastDiscarded: of.lastDiscarded,
});

const copyExchange = (x: Exchange): Exchange => ({
  ...x,
  weapons: x.weapons.slice(),
  strength: x.strength.slice(),
});
