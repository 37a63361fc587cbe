// Events: rest, sale, mushroom, passage, and the two that bring Monsters.

import { choose } from '../../../engine/choose.ts';
import { moveCard } from '../../../engine/pile.ts';
import { shuffle } from '../../../engine/random.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { DEXTERITY, MAGIC } from '../cards/card.ts';
import { tell } from '../events.ts';
import { WHICH_MONSTER } from '../questions/roller.ts';
import { adventurer, encounterDeck, face, isOver, NONE, STAR, type Table } from '../state.ts';
import { finishEncounter, keepEncounter } from './finish.ts';
import { heal, healAll, hurtOne, maxHealth } from './health.ts';
import { beginFight } from './monster.ts';
import { rollFor } from './star.ts';
import { rollTest } from './test-roll.ts';
import { nameRoller } from './trap.ts';

/** RE-EVENT-01: what the card says. */
export function resolveEvent(t: Table, card: CardId): void {
  const event = t.box.events[card]!;
  switch (event.does) {
    case 'ambush':
      return ambush(t, card);
    case 'nest':
      return nest(t, card);
    case 'sale':
      t.state.phase = 'sale';
      t.state.saleOf = 'event';
      t.state.prices = event.prices;
      return;
    case 'rest':
      tell(t, { kind: 'rested', card, amount: event.amount });
      healAll(t, event.amount);
      return finishEvent(t, card, 0);
    case 'mushroom':
      return finishEvent(t, card, eatMushroom(t, card));
    case 'passage':
      return finishEvent(t, card, crawlThrough(t, card));
  }
}

/** RE-RULE-13: only the Loot its text gives, and one more where the table wants it so. */
function finishEvent(t: Table, card: CardId, loot: number): void {
  if (isOver(t)) return;
  keepEncounter(t, card);
  finishEncounter(t, t.state.leader, loot + (t.box.options.eventLoot === 'always' ? 1 : 0));
}

const SMALL_BITE = 2;
const BIG_BITE = 6;

/** Suspicious Mushroom. Returns how many Loot cards it gave. */
function eatMushroom(t: Table, card: CardId): number {
  const seat = nameRoller(t);
  const die = rollFor(t, seat, { what: 'event', bonus: 0, needed: 0, card, starCounts: true });
  tell(t, { kind: 'ate', seat, card, die });
  if (die === 1) hurtOne(t, seat, t.box.events[card]!.damage, card);
  else heal(t, seat, biteOf(t, seat, die));
  return die === STAR ? 1 : 0;
}

function biteOf(t: Table, seat: Seat, die: number): number {
  if (die === STAR) return maxHealth(t, seat);
  return die <= 3 ? SMALL_BITE : BIG_BITE;
}

const PASSAGE_LOOT = 2;

/** Hidden Passage. RE-RULE-25: a Star succeeds, a 1 is only a 1. */
function crawlThrough(t: Table, card: CardId): number {
  const { amount: needed, damage } = t.box.events[card]!;
  const seat = nameRoller(t);
  const test = { what: 'event', card, stats: [DEXTERITY, MAGIC], number: needed } as const;
  const { stat, die, total, safe } = rollTest(t, seat, test);
  tell(t, { kind: 'tested', seat, card, stat, die, total, needed, safe });
  if (!safe) hurtOne(t, seat, damage, card);
  return safe ? PASSAGE_LOOT : 0;
}

/** RE-EVENT-06 to RE-EVENT-09. */
function ambush(t: Table, card: CardId): void {
  const monster = searchMonster(t);
  shuffleDeck(t);
  moveCard(card, t.state.facing, t.state.removed);
  if (monster === NONE) return nobodyHome(t, card);
  tell(t, { kind: 'ambushed', card, monster });
  beginFight(t, 'ambush', bringOut(t));
}

/** RE-EVENT-10, RE-EVENT-17. RE-RULE-32: with only one Monster to be found it is an ordinary fight. */
function nest(t: Table, card: CardId): void {
  searchMonster(t);
  searchMonster(t);
  shuffleDeck(t);
  moveCard(card, t.state.facing, t.state.removed);
  const monsters = bringOut(t);
  if (monsters.length === 0) return nobodyHome(t, card);
  if (t.tale !== undefined) tell(t, { kind: 'nest', card, monsters: monsters.slice() });
  beginFight(t, monsters.length === 2 ? 'nest' : 'encounter', monsters);
}

/** RE-RULE-31: without any Monster the Event is finished without Loot. */
function nobodyHome(t: Table, card: CardId): void {
  tell(t, { kind: 'nobodyHome', card });
  finishEncounter(t, t.state.leader, 0);
}

/** The Monsters found, out of the hand that held them up. */
function bringOut(t: Table): CardId[] {
  const { looking } = t.state;
  const found = looking.slice();
  while (looking.length > 0) looking.pop();
  return found;
}

/** RE-RULE-31: the first Monster from the top; after the deck, the defeated ones of this Level. */
function searchMonster(t: Table): CardId {
  if (!encounterDeck(t).some((card) => isMonster(t, card))) returnDefeated(t);
  const deck = encounterDeck(t);
  const found =
    t.box.options.ambushSearch === 'leaderChooses'
      ? chosenMonster(t)
      : deck.findLast((card) => isMonster(t, card));
  if (found === undefined) return NONE;
  moveCard(found, deck, t.state.looking);
  return found;
}

const isMonster = (t: Table, card: CardId): boolean => face(t, card).kind === 'monster';

/** What is in the deck is known, its order is not: the list is sorted. */
function chosenMonster(t: Table): CardId | undefined {
  const monsters = encounterDeck(t).filter((card) => isMonster(t, card));
  monsters.sort((one, other) => one - other);
  return monsters.length === 0 ? undefined : choose(t, t.state.leader, WHICH_MONSTER, monsters);
}

function returnDefeated(t: Table): void {
  for (const seat of t.box.seats) {
    const { kept } = adventurer(t, seat);
    for (const card of kept.filter((each) => isMonster(t, each))) moveCard(card, kept, encounterDeck(t));
  }
  shuffleDeck(t);
}

/** RE-EVENT-07: and what was known to lie at the bottom no longer is. */
export function shuffleDeck(t: Table): void {
  shuffle(t.state.rng, encounterDeck(t));
  t.state.encounterBottom = 0;
}
