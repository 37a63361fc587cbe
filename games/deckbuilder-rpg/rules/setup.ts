// Set-up: the tableau in the middle, the dungeon deck with the game master, nobody has chosen a hero yet.

import type { Rng } from '../../../engine/random.ts';
import { shuffle } from '../../../engine/random.ts';
import type { AdventurePlan, PartyLegacy, ScenarioPlan } from '../adventures/plan.ts';
import { NO_BLOW } from '../blow.ts';
import { type Journey, noJourney } from '../journey.ts';
import { type Box, emptyPack, NONE, noTurn, type Pack, type State } from '../state.ts';
import { emptyZone } from '../zone.ts';
import { layZone } from './lay-zone.ts';

/** DR-SETUP-01, DR-SETUP-13, DR-SETUP-14. */
export function setUp(box: Box, rng: Rng, scenario?: unknown): State {
  const { adventure, party } = scenario as ScenarioPlan;
  const state: State = {
    rng,
    phase: 'heroes',
    stacks: box.stacks.map((stack) => stack.slice()),
    fatigue: box.fatigue.slice(),
    characters: [],
    packs: [],
    creatures: [],
    zone: emptyZone(),
    journey: setOut(box, adventure, party),
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

/** What is known of the way, and what the game master holds of it. */
function setOut(box: Box, adventure: AdventurePlan, party: PartyLegacy | undefined): Journey {
  const { kind, name, tier = 1, camps = 1, zones } = adventure;
  const isAdventure = kind === 'adventure';
  return {
    ...noJourney(),
    isAdventure,
    name,
    level: box.options.level === 0 ? adventure.level : box.options.level,
    tier,
    plan: zones.length > 1 ? JSON.stringify(zones.slice(1)) : '[]',
    here: isAdventure ? JSON.stringify(zones[0]) : '',
    camps,
    party: party === undefined ? '' : JSON.stringify(party),
    flags: [...(party?.flags ?? [])],
  };
}
