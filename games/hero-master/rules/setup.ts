// Setting up: the first state, heroes dealt or drafted, their Action cards and equipment, and the roll for the token.

import { choose } from '../../../engine/choose.ts';
import { takeOut } from '../../../engine/pile.ts';
import { type Rng, rollDie, shuffle } from '../../../engine/random.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import { DRAFT_A_HERO_CARD } from '../questions/setup.ts';
import {
  type Box,
  face,
  type Hero,
  hero,
  NONE,
  players,
  type State,
  seatsFrom,
  type Table,
} from '../state.ts';
import { FULL_HEALTH, TOP_MARKER } from './health.ts';

const STARTING_GOLD = 3; // HM-SETUP-15
const LOCATIONS_WITH_THE_DEN = 2; // HM-SETUP-08
const LOCATIONS_ON_TOP = { standard: 4, long: 6, short: 2 } as const; // HM-SETUP-09, and the option of the road

/** Decks shuffled and laid down; heroes come in the first unit. */
export function setUp(box: Box, rng: Rng): State {
  const locations = locationDeck(box, rng);
  return {
    rng,
    phase: 'draft',
    stay: 0,
    leader: 0,
    heroes: Array.from({ length: box.players }, newHero),
    exhausted: [],
    monsterDeck: shuffled(rng, cardsOf(box, 'Monster')),
    monsterDiscard: [],
    bosses: cardsOf(box, 'Boss'),
    treasureDeck: shuffled(rng, cardsOf(box, 'Treasure')),
    treasureDiscard: [],
    criticalFailDeck: shuffled(rng, cardsOf(box, 'Critical Fail')),
    criticalFailDiscard: [],
    protestDeck: shuffled(rng, cardsOf(box, 'Protest')),
    locationDeck: locations.deck,
    locationsUnused: locations.unused,
    locationsRejected: [],
    rejectedBy: [],
    locationsVisited: [],
    looking: [],
    lookingSeat: NONE,
    heroPool: cardsOf(box, 'Race').concat(cardsOf(box, 'Class')),
    removed: [...cardsOf(box, 'Race Action'), ...cardsOf(box, 'Class Action'), ...cardsOf(box, 'Equipment')],
    location: NONE,
    encounter: NONE,
    ambusher: NONE,
    lurking: [],
    goldOn: new Array<number>(cardsOf(box, 'Monster').length + cardsOf(box, 'Boss').length).fill(0),
    loot: 0,
    treasurePile: [],
    declines: 0,
    declinesBefore: 0,
    turnOf: 0,
    someonePassed: false,
    marked: NONE,
    markedBy: NONE,
    exchange: [],
    winner: NONE,
  };
}

const cardsOf = (box: Box, deck: string): CardId[] => (box.decks[deck] ?? []).slice();

function shuffled(rng: Rng, cards: CardId[]): CardId[] {
  shuffle(rng, cards);
  return cards;
}

/** HM-SETUP-07 to -10: the Den is among the last three of the deck. A pile's last card is its top. */
function locationDeck(box: Box, rng: Rng): { deck: CardId[]; unused: CardId[] } {
  const others = shuffled(
    rng,
    cardsOf(box, 'Location').filter((card) => card !== box.den),
  );
  const bottom = shuffled(rng, [box.den, ...others.splice(0, LOCATIONS_WITH_THE_DEN)]);
  const top = others.splice(0, LOCATIONS_ON_TOP[box.options.road]);
  return { deck: [...bottom, ...top], unused: others };
}

const newHero = (): Hero => ({
  race: NONE,
  class: NONE,
  health: FULL_HEALTH,
  marker: TOP_MARKER,
  gold: STARTING_GOLD,
  hand: [],
  deck: [],
  discard: [],
  row: [],
  weapons: [],
  armour: NONE,
  stash: [],
  part: 'out',
  present: false,
  mulligans: 0,
  woundedThisEncounter: false,
  resolvedThisEncounter: false,
  mayLayAttacks: true,
  stuck: 'no',
  nextAttackHit: 0,
  prototype: false,
  takenOff: NONE,
  lastDiscarded: NONE,
});

/** The first unit. The roll for the token comes first because a draft begins with the leader. */
export function createHeroes(t: Table): void {
  rollForToken(t);
  if (t.box.options.heroDraft) draft(t);
  else dealHeroes(t);
  for (let seat = 0; seat < players(t); seat++) equipHero(t, seat);
  for (const card of t.state.heroPool.splice(0)) t.state.removed.push(card); // HM-SETUP-06
  t.state.phase = 'hands';
}

/** HM-SETUP-14; HM-R-66: those who tie roll again. */
function rollForToken(t: Table): void {
  let rolling = seatsFrom(t, 0);
  while (rolling.length > 1) {
    const rolls = rolling.map((seat) => ({ seat, roll: rollDie(t.state.rng, 20) }));
    const best = Math.max(...rolls.map(({ roll }) => roll));
    tell(t, { kind: 'leaderRoll', rolls });
    rolling = rolls.filter(({ roll }) => roll === best).map(({ seat }) => seat);
  }
  t.state.leader = rolling[0] as Seat;
  tell(t, { kind: 'firstLeader', seat: t.state.leader });
}

const poolOf = (t: Table, deck: string): CardId[] =>
  t.state.heroPool.filter((card) => face(t, card).deck === deck);

/** HM-SETUP-02: one of each at random. */
function dealHeroes(t: Table): void {
  const races = shuffled(t.state.rng, poolOf(t, 'Race'));
  const classes = shuffled(t.state.rng, poolOf(t, 'Class'));
  for (let seat = 0; seat < players(t); seat++) {
    takeHeroCard(t, seat, races.pop() as CardId);
    takeHeroCard(t, seat, classes.pop() as CardId);
  }
}

/** With a hero draft: clockwise from the leader a race each, then in reverse order a class each. */
function draft(t: Table): void {
  const order = seatsFrom(t, t.state.leader);
  for (const seat of order) takeHeroCard(t, seat, choose(t, seat, DRAFT_A_HERO_CARD, poolOf(t, 'Race')));
  for (const seat of order.reverse())
    takeHeroCard(t, seat, choose(t, seat, DRAFT_A_HERO_CARD, poolOf(t, 'Class')));
}

function takeHeroCard(t: Table, seat: Seat, card: CardId): void {
  takeOut(t.state.heroPool, card);
  if (face(t, card).deck === 'Race') hero(t, seat).race = card;
  else hero(t, seat).class = card;
  tell(t, { kind: 'heroDrawn', seat, card });
}

/** HM-SETUP-03 to -05: the Action cards of race and class make one deck; weapons and armour go onto the board. */
function equipHero(t: Table, seat: Seat): void {
  const owner = hero(t, seat);
  for (const heroCard of [owner.race, owner.class]) {
    for (const card of t.box.sets[face(t, heroCard).key] ?? []) giveCard(t, owner, card);
  }
  shuffle(t.state.rng, owner.deck);
}

function giveCard(t: Table, owner: Hero, card: CardId): void {
  takeOut(t.state.removed, card);
  const { kind } = face(t, card);
  if (kind === 'weapon') owner.weapons.push(card);
  else if (kind === 'armour') owner.armour = card;
  else owner.deck.push(card);
}
