// A battle: mustering, turn after turn round the table, and what is put back when it is over.

import { choose } from '../../../engine/choose.ts';
import { moveAll, moveCard } from '../../../engine/pile.ts';
import { shuffle } from '../../../engine/random.ts';
import type { CardId } from '../../../engine/table.ts';
import type { Sheet } from '../cards/card.ts';
import { STAND_WHERE } from '../questions/journey.ts';
import {
  type Character,
  type Creature,
  creature,
  face,
  gear,
  isUp,
  minionPack,
  NONE,
  noTurn,
  PARTY,
  type Pack,
  type Table,
} from '../state.ts';
import { draw } from './deck.ts';
import { rollInitiative } from './initiative.ts';
import { activateNext, sendWaves } from './master.ts';
import { drawMinions } from './minion-hand.ts';
import { note } from './note.ts';
import { heedOmens, partFromCompanions } from './omen.ts';
import { reveal } from './reveal.ts';
import { OPENING_HAND } from './spawn.ts';
import { lookKeenly } from './trap.ts';
import { beginTurn, isQuiet, playStep } from './turn.ts';
import { endOfRound, settleBattle } from './victory.ts';

/** DR-R-56, DR-R-10, DR-R-11, DR-INIT-01: everybody in place, new battle decks, opening hands, initiative. */
export function muster(t: Table): void {
  const { state } = t;
  state.verdict = 'none';
  state.round = 1;
  state.seatBegan = false;
  state.turn = noTurn();
  state.partySize = countStanding(t);
  for (const arena of state.zone.arenas) arena.traits = arena.printed;
  for (let seat = 0; seat < t.box.heroes; seat++) takeStand(t, seat);
  for (let seat = 0; seat < t.box.heroes; seat++) takeTheField(t, seat);
  shuffleMinionDeck(t);
  state.zone.gate = state.zone.start;
  reveal(t, state.zone.start);
  for (let seat = 0; seat < t.box.heroes; seat++) lookKeenly(t, seat);
  heedOmens(t);
  state.phase = 'battle';
  state.starter = state.journey.firstTurn === NONE ? rollInitiative(t) : state.journey.firstTurn;
  state.journey.firstTurn = NONE;
  state.seat = state.starter;
  note(t, { kind: 'battle', starter: state.starter, zone: state.zone.name });
  settleBattle(t);
}

function countStanding(t: Table): number {
  let count = 0;
  for (const of of t.state.characters) if (!of.dead) count++;
  return Math.max(1, count);
}

/** DR-WAY-03: with the party, or in the arena it has just come from. */
function takeStand(t: Table, seat: number): void {
  const { zone, journey } = t.state;
  if ((t.state.characters[seat] as Character).dead) return;
  const { cameFrom } = journey;
  const places = cameFrom === NONE || cameFrom === zone.start ? [zone.start] : [zone.start, cameFrom];
  creature(t, seat).arena = choose(t, seat, STAND_WHERE, places);
}

/** A hero with the figures of card, level and gear, the battle deck begun afresh, and an opening hand. */
function takeTheField(t: Table, seat: number): void {
  const character = t.state.characters[seat] as Character;
  const of = creature(t, seat);
  if (character.dead) return;
  fitOut(t, of, character);
  const pack = t.state.packs[seat] as Pack;
  for (const card of character.known)
    if (!character.starting.includes(card)) moveCard(card, pack.draw, pack.latent);
  shuffle(t.state.rng, pack.draw);
  draw(t, seat, OPENING_HAND + character.hand);
}

/** Figures as they are at the start of a battle. */
export function fitOut(t: Table, of: Creature, character: Character): void {
  const printed = t.box.sheets[of.sheet] as Sheet;
  of.side = PARTY;
  of.melee = printed.melee + character.melee;
  of.meleeDamage = printed.meleeDamage;
  of.ranged = printed.ranged + character.ranged;
  of.mana = printed.mana + character.mana;
  of.defence = printed.defence + character.defence;
  Object.assign(of, healthInTheField(t, of, character));
  of.conditions = 0;
  of.challenger = NONE;
  of.staffGuards = 0;
  of.struck = 0;
  of.swung = 0;
  const { ready, spent } = t.state.packs[of.pack] as Pack;
  of.counters = ready.map(() => 0);
  spent.length = 0;
}

/** With the boon of a small party; what a hero gains at the most, the hero has. */
export function healthInTheField(
  t: Table,
  of: Creature,
  character: Character,
): Pick<Creature, 'health' | 'maxHealth'> {
  const boon = t.box.figures.partySize.boonHealth[t.state.partySize - 1] as number;
  const maxHealth = maxHealthOf(t, of, character) + boon;
  const health = Math.max(1, Math.min(maxHealth, of.health + maxHealth - of.maxHealth));
  return { health, maxHealth };
}

/** DR-R-104: printed, advances, level, and trinkets that are ready. */
export function maxHealthOf(t: Table, of: Creature, character: Character): number {
  let health = (t.box.sheets[of.sheet] as Sheet).health + character.health;
  for (const card of (t.state.packs[of.pack] as Pack).ready) health += gear(t, card).always.health;
  return health;
}

function shuffleMinionDeck(t: Table): void {
  const pack = minionPack(t);
  for (const pile of [pack.hand, pack.discard, pack.front, pack.expended]) moveAll(pile, pack.draw);
  pack.draw.sort((one, other) => one - other);
  shuffle(t.state.rng, pack.draw);
  drawMinions(t, OPENING_HAND);
}

/** One unit of the battle: the next step somebody decides in, and all that follows of itself. */
export function playBattle(t: Table): void {
  do {
    if (t.state.turn.actor === NONE) nextTurn(t);
    else playStep(t);
    settleBattle(t);
  } while (t.state.verdict === 'none' && isQuiet(t));
}

/** DR-INIT-07, DR-SYN-10: the seat to the left; at the game master's seat, all monsters one after the other. */
function nextTurn(t: Table): void {
  const { state } = t;
  if (state.seat === t.box.master) {
    if (!state.seatBegan) sendWaves(t);
    state.seatBegan = true;
    if (activateNext(t)) return;
  } else if (isUp(creature(t, state.seat)) && !state.seatBegan) {
    state.seatBegan = true;
    beginTurn(t, state.seat, [state.seat]);
    return;
  }
  passOn(t);
}

function passOn(t: Table): void {
  const { state } = t;
  state.seatBegan = false;
  state.seat = (state.seat + 1) % t.box.players;
  if (state.seat === state.starter) endOfRound(t);
  if (state.verdict === 'none')
    note(t, { kind: 'seat', seat: state.seat, round: state.round, isOut: isOutOfIt(t, state.seat) });
}

const isOutOfIt = (t: Table, seat: number): boolean => seat !== t.box.master && !isUp(creature(t, seat));

/** DR-REST-06, DR-R-62: gained cards to their stacks, Fatigue to the supply, the rest to the character deck. */
export function putBack(t: Table): void {
  const { state } = t;
  for (let seat = 0; seat < t.box.heroes; seat++) {
    const pack = state.packs[seat] as Pack;
    for (const pile of [pack.hand, pack.discard, pack.front, pack.expended, pack.latent])
      moveAll(pile, pack.draw);
    sortOut(t, pack);
    pack.spent.length = 0;
    const of = creature(t, seat);
    of.conditions = 0;
    of.staffGuards = 0;
    of.counters.fill(0); // DR-R-31
  }
  partFromCompanions(t);
  for (let i = t.box.heroes + 1; i < state.packs.length; i++) boxUp(t, state.packs[i] as Pack);
  state.packs.length = t.box.heroes + 1;
  state.creatures.length = t.box.heroes;
}

/** What is left in the draw pile is what the character owns for battle. */
function sortOut(t: Table, pack: Pack): void {
  for (const card of pack.draw.slice()) {
    const of = face(t, card);
    if (of.isFatigue) moveCard(card, pack.draw, t.state.fatigue);
    else if (of.deck === 'Tableau') moveCard(card, pack.draw, t.state.stacks[of.basic] as CardId[]);
    else if (of.gear.slot !== 'none') moveCard(card, pack.draw, pack.atHand);
  }
  pack.draw.sort((one, other) => one - other);
}

function boxUp(t: Table, pack: Pack): void {
  for (const pile of [pack.hand, pack.discard, pack.front, pack.expended, pack.latent])
    moveAll(pile, pack.draw);
  sortOut(t, pack);
  moveAll(pack.draw, t.state.unused);
}
