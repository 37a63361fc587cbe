// Strangers: the party chooses an approach, pays for it, tries its test, and takes what comes of it.

import { choose } from '../../../engine/choose.ts';
import { moveCard } from '../../../engine/pile.ts';
import type { CardId } from '../../../engine/table.ts';
import type { ApproachPlan, StrangerPlan, ZonePlan } from '../adventures/plan.ts';
import { APPROACH, WHO_PAYS, WHO_TRIES } from '../questions/journey.ts';
import { type Character, creature, gear, type Pack, type Table } from '../state.ts';
import { note, unveil } from './note.ts';
import { applyOutcome, harmOne, speakerOf } from './outcome.ts';
import { passes } from './test-roll.ts';

/** DR-CAMPAIGN-06, DR-CAMPAIGN-07: a meeting can turn violent. Says whether it did. */
export function meetStranger(t: Table, stranger: StrangerPlan): boolean {
  t.state.journey.meeting = {
    name: stranger.name,
    text: stranger.text,
    approaches: stranger.approaches.map(({ name }) => name),
  };
  unveil(t, { kind: 'met', name: stranger.name, text: stranger.text });
  const open = stranger.approaches.filter((approach) => canPay(t, approach)).map(({ name }) => name);
  const chosen = choose(t, speakerOf(t), APPROACH, open);
  t.state.journey.meeting = { name: '', text: '', approaches: [] };
  note(t, { kind: 'approached', name: stranger.name, approach: chosen });
  pay(t, approachNow(t, stranger.name, chosen));
  const { test } = approachNow(t, stranger.name, chosen);
  const passed = test === undefined || passes(t, champion(t), test);
  const { passed: good, failed: bad = {} } = approachNow(t, stranger.name, chosen);
  return applyOutcome(t, passed ? good : bad);
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

/** The hero the party sends. */
function champion(t: Table): number {
  const heroes: number[] = [];
  for (const [seat, { dead }] of t.state.characters.entries()) if (!dead) heroes.push(seat);
  return choose(t, speakerOf(t), WHO_TRIES, heroes);
}

/** Cards of treasure, or consumables, the party owns. */
function owned(t: Table, isIt: (card: CardId) => boolean): { seat: number; card: CardId }[] {
  const found: { seat: number; card: CardId }[] = [];
  for (let seat = 0; seat < t.box.heroes; seat++)
    for (const card of (t.state.packs[seat] as Pack).atHand) if (isIt(card)) found.push({ seat, card });
  return found;
}

const isTreasure = (t: Table) => (card: CardId) => gear(t, card).tier > 0;
const isConsumable = (t: Table) => (card: CardId) => gear(t, card).sort === 'consumable';

function canPay(t: Table, { cost = {} }: ApproachPlan): boolean {
  if ((cost.treasure ?? 0) > owned(t, isTreasure(t)).length) return false;
  if ((cost.consumables ?? 0) > owned(t, isConsumable(t)).length) return false;
  return cost.health === undefined || payers(t, cost.health).length > 0;
}

const payers = (t: Table, health: number): number[] =>
  t.state.characters.flatMap((of: Character, seat) =>
    !of.dead && creature(t, seat).health > health ? [seat] : [],
  );

function pay(t: Table, { cost = {} }: ApproachPlan): void {
  if (cost.health !== undefined)
    harmOne(t, choose(t, speakerOf(t), WHO_PAYS, payers(t, cost.health)), cost.health);
  giveUp(t, cost.treasure ?? 0, isTreasure(t));
  giveUp(t, cost.consumables ?? 0, isConsumable(t));
}

/** The cards that were found last go first. */
function giveUp(t: Table, count: number, isIt: (card: CardId) => boolean): void {
  for (const { seat, card } of owned(t, isIt).reverse().slice(0, count)) {
    moveCard(card, (t.state.packs[seat] as Pack).atHand, t.state.unused);
    note(t, { kind: 'gaveUp', seat, card });
  }
}
