// Strangers: the party chooses an approach, pays for it, tries its test, and takes what comes of it.

import { choose } from '../../../engine/choose.ts';
import { moveCard } from '../../../engine/pile.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import type { ApproachPlan, StrangerPlan, ZonePlan } from '../adventures/plan.ts';
import { noMeeting } from '../journey.ts';
import { APPROACH, GIVE_UP, WHO_PAYS, WHO_TRIES } from '../questions/journey.ts';
import { ITEMS_FROM } from '../questions/things.ts';
import { type Character, creature, gear, nameOf, type Pack, type Table } from '../state.ts';
import { putAway } from './equip.ts';
import { note, unveil } from './note.ts';
import { applyOutcome, harmOne, speakerOf } from './outcome.ts';
import { isOwn } from './owned.ts';
import { pickFromTier } from './spoils.ts';
import { passes } from './test-roll.ts';

/** DR-CAMPAIGN-06, DR-CAMPAIGN-07: a meeting can turn violent. Says whether it did. */
export function meetStranger(t: Table, stranger: StrangerPlan): boolean {
  t.state.journey.meeting = {
    name: stranger.name,
    text: stranger.text,
    approaches: stranger.approaches.map(({ name }) => name),
    asks: stranger.approaches.map(askedBy),
  };
  unveil(t, { kind: 'met', name: stranger.name, text: stranger.text });
  const open = stranger.approaches.filter((approach) => canPay(t, approach));
  const approaches = open.map(({ name, test }) => ({ name, test }));
  const { name: chosen } = choose(t, speakerOf(t), APPROACH, approaches);
  t.state.journey.meeting = noMeeting();
  note(t, { kind: 'approached', name: stranger.name, approach: chosen });
  const given = pay(t, approachNow(t, stranger.name, chosen));
  const passed = isPassed(t, approachNow(t, stranger.name, chosen));
  const { passed: good, failed: bad = {} } = approachNow(t, stranger.name, chosen);
  const outcome = passed ? good : bad;
  if (outcome.swap !== undefined && given !== undefined)
    pickFromTier(t, given.seat, gear(t, given.card).tier, outcome.swap);
  return applyOutcome(t, outcome);
}

/** Read again after every question: what its author wrote is a secret that lies in the state and nowhere else. */
function approachNow(t: Table, stranger: string, approach: string): ApproachPlan {
  const { strangers = [] } = JSON.parse(t.state.journey.here) as ZonePlan;
  const found = strangers
    .find(({ name }) => name === stranger)
    ?.approaches.find(({ name }) => name === approach);
  return found ?? { name: approach, passed: {} };
}

/** A stranger who is met when an object is first used. */
export function meetAtObject(t: Table, object: string): void {
  if (!t.state.journey.isAdventure) return;
  const { strangers = [] } = JSON.parse(t.state.journey.here) as ZonePlan;
  const stranger = strangers.find((each) => each.when === 'object' && each.object === object);
  if (stranger !== undefined) meetStranger(t, stranger);
}

/** A test of the hero the party sends; who has the right card needs none. */
function isPassed(t: Table, { test, orWith = [] }: ApproachPlan): boolean {
  if (test === undefined || living(t).some((seat) => hasOneOf(t, seat, orWith))) return true;
  const attempts = living(t).map((seat) => ({ seat, test }));
  return passes(t, choose(t, speakerOf(t), WHO_TRIES, attempts).seat, test);
}

function living(t: Table): Seat[] {
  const heroes: Seat[] = [];
  for (const [seat, { dead }] of t.state.characters.entries()) if (!dead) heroes.push(seat);
  return heroes;
}

/** By name, or as a scroll of it. */
function hasOneOf(t: Table, seat: Seat, names: readonly string[]): boolean {
  const { ready, atHand, book } = t.state.packs[seat] as Pack;
  for (const pile of [ready, atHand, book])
    for (const card of pile) if (names.includes(nameOf(t, card).replace('Scroll: ', ''))) return true;
  return false;
}

// --- What an approach costs ---

/** What everybody may know before they choose; what comes of it stays with the game master. */
function askedBy({ cost = {}, test }: ApproachPlan): string {
  const asked: string[] = [];
  if (cost.health !== undefined)
    asked.push(`${cost.health} Health of one hero${cost.orItem === undefined ? '' : ` or a ${cost.orItem}`}`);
  if (cost.treasure !== undefined) asked.push(`${cost.treasure} treasure`);
  if (cost.consumables !== undefined) asked.push(`${cost.consumables} consumable`);
  if (test !== undefined) asked.push(`a test: ${test}`);
  return asked.join(', ');
}

type Given = { readonly seat: Seat; readonly card: CardId };

/** Cards of treasure, or consumables, the party owns. */
function owned(t: Table, isIt: (card: CardId) => boolean): Given[] {
  const found: Given[] = [];
  for (const seat of living(t)) {
    const { ready, atHand, book } = t.state.packs[seat] as Pack;
    for (const pile of [atHand, book, ready])
      for (const card of pile) if (isIt(card)) found.push({ seat, card });
  }
  return found;
}

const isTreasure = (t: Table) => (card: CardId) => gear(t, card).tier > 0 && isOwn(t, card);
const isConsumable = (t: Table) => (card: CardId) => gear(t, card).sort === 'consumable';
const isNamed = (t: Table, name: string) => (card: CardId) => nameOf(t, card) === name;

function canPay(t: Table, { cost = {} }: ApproachPlan): boolean {
  if ((cost.treasure ?? 0) > owned(t, isTreasure(t)).length) return false;
  if ((cost.consumables ?? 0) > owned(t, isConsumable(t)).length) return false;
  return cost.health === undefined || payers(t, cost).length > 0;
}

/** Heroes with Health to spare, and after them those who have the item instead. */
function payers(t: Table, { health = 0, orItem }: NonNullable<ApproachPlan['cost']>): number[] {
  const found: number[] = [];
  for (const [seat, of] of t.state.characters.entries() as Iterable<[number, Character]>)
    if (!of.dead && creature(t, seat).health > health) found.push(seat);
  if (orItem !== undefined)
    for (const seat of living(t))
      if ((t.state.packs[seat] as Pack).atHand.some(isNamed(t, orItem))) found.push(ITEMS_FROM + seat);
  return found;
}

/** Pays in full; the last treasure that was given up is what is swapped. */
function pay(t: Table, { cost = {} }: ApproachPlan): Given | undefined {
  if (cost.health !== undefined) payHealth(t, cost);
  for (let i = cost.consumables ?? 0; i > 0; i--) giveUp(t, isConsumable(t));
  let given: Given | undefined;
  for (let i = cost.treasure ?? 0; i > 0; i--) given = giveUp(t, isTreasure(t));
  return given;
}

function payHealth(t: Table, cost: NonNullable<ApproachPlan['cost']>): void {
  const payer = choose(t, speakerOf(t), WHO_PAYS, payers(t, cost));
  if (payer < ITEMS_FROM) return harmOne(t, payer, cost.health ?? 0);
  const seat = payer - ITEMS_FROM;
  const card = (t.state.packs[seat] as Pack).atHand.find(isNamed(t, cost.orItem ?? ''));
  if (card !== undefined) part(t, { seat, card });
}

/** A card of the party's choice. */
function giveUp(t: Table, isIt: (card: CardId) => boolean): Given | undefined {
  const all = owned(t, isIt);
  if (all.length === 0) return undefined;
  const card = choose(
    t,
    speakerOf(t),
    GIVE_UP,
    all.map((each) => each.card),
  );
  const given = owned(t, isIt).find((each) => each.card === card) as Given;
  part(t, given);
  return given;
}

function part(t: Table, { seat, card }: Given): void {
  const pack = t.state.packs[seat] as Pack;
  if (pack.ready.includes(card)) putAway(t, seat, card);
  moveCard(card, pack.atHand.includes(card) ? pack.atHand : pack.book, t.state.unused);
  note(t, { kind: 'gaveUp', seat, card });
}
