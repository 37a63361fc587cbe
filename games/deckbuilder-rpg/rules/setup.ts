// Set-up: the tableau in the middle, the dungeon deck with the game master, nobody has chosen a hero yet.

import type { Rng } from '../../../engine/random.ts';
import { shuffle } from '../../../engine/random.ts';
import type { CardId } from '../../../engine/table.ts';
import type { ScenarioPlan } from '../adventures/plan.ts';
import { noBlow } from '../blow.ts';
import { noJourney } from '../journey.ts';
import { type Box, emptyPack, NONE, noTurn, type Pack, type State } from '../state.ts';
import { emptyZone } from '../zone.ts';
import { layZone } from './lay-zone.ts';

/** DR-SETUP-01, DR-SETUP-13, DR-SETUP-14. */
export function setUp(box: Box, rng: Rng, scenario?: unknown): State {
  const { adventure, party } = scenario as ScenarioPlan;
  const level = box.options.level === 0 ? adventure.level : box.options.level;
  const state: State = {
    rng,
    phase: 'heroes',
    stacks: box.stacks.map((stack) => stack.slice()),
    fatigue: box.fatigue.slice(),
    characters: [],
    packs: [],
    creatures: [],
    zone: emptyZone(),
    journey: {
      ...noJourney(),
      isAdventure: adventure.kind === 'adventure',
      name: adventure.name,
      level,
      tier: adventure.tier ?? 1,
      plan: JSON.stringify(adventure.zones.slice(1)),
      here: JSON.stringify(adventure.zones[0]),
      camps: adventure.camps ?? 1,
      party: party === undefined ? '' : JSON.stringify(party),
      flags: [...(party?.flags ?? [])],
    },
    turn: noTurn(),
    aim: noBlow(),
    aimedAt: NONE,
    asking: NONE,
    round: 0,
    seatBegan: false,
    seat: 0,
    starter: 0,
    partySize: box.heroes,
    verdict: 'none',
    outcome: 'none',
    treasure: box.treasure.slice(),
    spoils: [],
    consumables: box.consumables.slice(),
    unused: [],
  };
  for (let seat = 0; seat <= box.heroes; seat++) state.packs.push(emptyPack());
  state.unused = restOf(box, state);
  shuffle(rng, state.treasure);
  shuffle(rng, state.consumables);
  state.zone = layZone(box, adventure.zones[0]!, box.heroes);
  return state;
}

/** The minion deck is with the minions; everything that has no other place is unused. */
function restOf(box: Box, { packs, treasure, consumables }: State): CardId[] {
  const minions = packs[box.heroes] as Pack;
  minions.draw.push(...box.minionDeck);
  const placed = new Set([
    ...box.stacks.flat(),
    ...box.fatigue,
    ...box.minionDeck,
    ...treasure,
    ...consumables,
  ]);
  const rest: CardId[] = [];
  for (let card = 0; card < box.faces.length; card++) if (!placed.has(card)) rest.push(card);
  return rest;
}
