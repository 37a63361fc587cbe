// Set-up: the tableau in the middle, the dungeon deck with the game master, nobody has chosen a hero yet.

import type { Rng } from '../../../engine/random.ts';
import { shuffle } from '../../../engine/random.ts';
import type { ScenarioPlan } from '../adventures/plan.ts';
import { NO_BLOW } from '../blow.ts';
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
      plan: adventure.zones.length > 1 ? JSON.stringify(adventure.zones.slice(1)) : '[]',
      here: adventure.kind === 'adventure' ? JSON.stringify(adventure.zones[0]) : '',
      camps: adventure.camps ?? 1,
      party: party === undefined ? '' : JSON.stringify(party),
      flags: [...(party?.flags ?? [])],
    },
    turn: noTurn(),
    aim: NO_BLOW,
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
    unused: box.rest.slice(),
  };
  for (let seat = 0; seat <= box.heroes; seat++) state.packs.push(emptyPack());
  (state.packs[box.heroes] as Pack).draw.push(...box.minionDeck);
  shuffle(rng, state.treasure);
  shuffle(rng, state.consumables);
  state.zone = layZone(box, adventure.zones[0]!, box.heroes);
  return state;
}
