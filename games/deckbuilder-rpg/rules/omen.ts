// What was promised before a battle comes true as it begins: conditions, fatigue, counters, companions.

import { choose } from '../../../engine/choose.ts';
import { takeOut } from '../../../engine/pile.ts';
import { conditionOf } from '../cards/effect.ts';
import type { Omen } from '../journey.ts';
import { WHICH_BAND } from '../questions/journey.ts';
import { type CreatureId, creature, isHero, isMinion, isUp, NONE, sheetOf, type Table } from '../state.ts';
import { afflict } from './condition.ts';
import { addGuards, armourSlots } from './counter.ts';
import { tire } from './deck.ts';
import { speakerOf } from './outcome.ts';
import { bandOf } from './sides.ts';

/** Everybody is in place, nobody has acted. */
export function heedOmens(t: Table): void {
  const { journey } = t.state;
  if (!journey.isAdventure) return;
  if (journey.halved) halve(t);
  for (const omen of journey.omens) visit(t, omen);
  for (let seat = 0; seat < t.box.heroes; seat++) {
    if (journey.fatigue > 0) tire(t, seat, journey.fatigue);
    if (journey.guards > 0)
      for (const slot of armourSlots(t, creature(t, seat))) addGuards(t, seat, slot, journey.guards);
  }
  bringCompanions(t);
  journey.omens = [];
  journey.fatigue = 0;
  journey.guards = 0;
  journey.halved = false;
}

/** Whoever came along stands with the party until they have been of use. */
function bringCompanions({ state: { journey, zone } }: Table): void {
  for (const { name, effect, uses } of journey.companions)
    zone.objects.push({
      name,
      arena: zone.start,
      uses,
      effect,
      quest: -1,
      activated: 0,
      test: '',
      defence: 0,
      hits: 0,
      round: 0,
      follows: false,
    });
}

/** After the battle: who was of use goes their way, the others come along to the next. */
export function partFromCompanions({ state: { journey, zone } }: Table): void {
  for (const companion of journey.companions.slice()) {
    const at = zone.objects.findIndex(({ name }) => name === companion.name);
    if (at < 0) continue;
    const [object] = zone.objects.splice(at, 1);
    companion.uses = object?.uses ?? 0;
    if (companion.uses <= 0) takeOut(journey.companions, companion);
  }
}

/** The first of each band of minions. */
function bandsUp(t: Table): CreatureId[] {
  const bands: CreatureId[] = [];
  for (let id = t.box.heroes; id < t.state.creatures.length; id++)
    if (isUp(creature(t, id)) && isMinion(t, creature(t, id)) && bandOf(t, id)[0] === id) bands.push(id);
  return bands;
}

function visit(t: Table, { whom, condition }: Omen): void {
  const conditions = conditionOf(condition);
  const bands = whom === 'band' ? bandsUp(t) : [];
  const band = bands.length > 0 ? choose(t, speakerOf(t), WHICH_BAND, bands) : NONE;
  for (let id = 0; id < t.state.creatures.length; id++)
    if (isUp(creature(t, id)) && concerns(t, id, whom, band)) afflict(t, id, conditions);
}

function concerns(t: Table, id: CreatureId, whom: Omen['whom'], band: CreatureId): boolean {
  const of = creature(t, id);
  switch (whom) {
    case 'heroes':
      return isHero(of);
    case 'minions':
      return isMinion(t, of);
    case 'undead':
      return sheetOf(t, of).tag === 'undead';
    case 'band':
      return band >= 0 && of.sheet === creature(t, band).sheet && of.arena === creature(t, band).arena;
  }
}

/** Half of the minions, rounded down, are gone: the last of each kind first. */
function halve(t: Table): void {
  const minions: CreatureId[] = [];
  for (let id = t.box.heroes; id < t.state.creatures.length; id++)
    if (isMinion(t, creature(t, id)) && isUp(creature(t, id))) minions.push(id);
  for (const id of minions.slice(Math.ceil(minions.length / 2))) {
    const of = creature(t, id);
    of.health = 0;
    of.arena = -1;
  }
}
