// The adventures and encounters supplied with the game, by id.

import type { ShelfDocument } from '../../../engine/game.ts';
import ashmaw from './ashmaw.json' with { type: 'json' };
import captainOdileRusk from './captain-odile-rusk.json' with { type: 'json' };
import deaconVarn from './deacon-varn.json' with { type: 'json' };
import grukSplitjaw from './gruk-splitjaw.json' with { type: 'json' };
import oldMotherWeft from './old-mother-weft.json' with { type: 'json' };
import type { AdventurePlan } from './plan.ts';
import silkOnTheHollowRoad from './silk-on-the-hollow-road.json' with { type: 'json' };
import theDeaconsEngine from './the-deacons-engine.json' with { type: 'json' };
import theDrownedKing from './the-drowned-king.json' with { type: 'json' };
import theDrownedThrone from './the-drowned-throne.json' with { type: 'json' };
import theHollowCourt from './the-hollow-court.json' with { type: 'json' };
import theHollowQueen from './the-hollow-queen.json' with { type: 'json' };
import theIronCastellan from './the-iron-castellan.json' with { type: 'json' };
import theWarrenUnderWickHill from './the-warren-under-wick-hill.json' with { type: 'json' };

/** Ready boss encounters, the lowest level first. */
const ENCOUNTERS: Readonly<Record<string, unknown>> = {
  'gruk-splitjaw': grukSplitjaw,
  'captain-odile-rusk': captainOdileRusk,
  'old-mother-weft': oldMotherWeft,
  'deacon-varn': deaconVarn,
  'the-iron-castellan': theIronCastellan,
  ashmaw,
  'the-drowned-king': theDrownedKing,
  'the-hollow-queen': theHollowQueen,
};

/** The campaign deck “The Hollow Crown”, in order. */
const ADVENTURES: Readonly<Record<string, unknown>> = {
  'the-warren-under-wick-hill': theWarrenUnderWickHill,
  'silk-on-the-hollow-road': silkOnTheHollowRoad,
  'the-deacons-engine': theDeaconsEngine,
  'the-drowned-throne': theDrownedThrone,
  'the-hollow-court': theHollowCourt,
};

export const ENCOUNTER_IDS: readonly string[] = Object.keys(ENCOUNTERS);
export const ADVENTURE_IDS: readonly string[] = Object.keys(ADVENTURES);

/** Every zone of the supplied adventures as text; made once, since bots imagine many dungeons. */
const ZONES: readonly string[] = Object.values(ADVENTURES).flatMap((plan) =>
  (plan as AdventurePlan).zones.map((zone) => JSON.stringify(zone)),
);

export const suppliedZones = (): readonly string[] => ZONES;

/** A supplied adventure or encounter. A test holds each of them against the checks of check.ts. */
export function suppliedPlan(id: string): AdventurePlan {
  const plan = ENCOUNTERS[id] ?? ADVENTURES[id];
  if (plan === undefined) throw new Error(`There is no adventure “${id}” on the shelf.`);
  return plan as AdventurePlan;
}

/** What a new table offers: each with its level and a sentence. */
export const SHELF: readonly ShelfDocument[] = [...ADVENTURE_IDS, ...ENCOUNTER_IDS].map((value) => {
  const { name, level, story = '', kind, zones } = suppliedPlan(value);
  const text =
    kind === 'adventure'
      ? `Level ${level}, ${zones.length === 1 ? 'one zone' : `${zones.length} zones`}. ${story}`
      : `Level ${level}. One battle in ${zones[0]?.arenas[1]}.`;
  return { value, title: name, text, group: kind === 'adventure' ? 'Adventures' : 'Single encounters' };
});
