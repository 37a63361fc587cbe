// A deep copy of the state, written out by hand: a search makes thousands a second, and the suite proves it whole.

import type { Pile } from '../../engine/pile.ts';
import { copyRng } from '../../engine/random.ts';
import { copyWindow } from '../../engine/window.ts';
import type { Adventurer, Monster, Roll, State, Wish } from './state.ts';

export function copyState(s: State): State {
  return {
    rng: copyRng(s.rng),
    phase: s.phase,
    level: s.level,
    leader: s.leader,
    firstLeader: s.firstLeader,
    nextLeader: s.nextLeader,
    party: s.party.map(copyAdventurer),
    characters: s.characters.slice(),
    encounters: copyPiles(s.encounters),
    loot: copyPiles(s.loot),
    lootDiscards: copyPiles(s.lootDiscards),
    bosses: copyPiles(s.bosses),
    encounterBottom: s.encounterBottom,
    lootBottoms: s.lootBottoms.slice(),
    cleared: s.cleared.slice(),
    tried: s.tried.slice(),
    removed: s.removed.slice(),
    quests: s.quests.slice(),
    facing: s.facing.slice(),
    looking: s.looking.slice(),
    skipped: s.skipped.slice(),
    attached: s.attached.slice(),
    attachedTo: s.attachedTo.slice(),
    fight: s.fight,
    monsters: s.monsters.map(copyMonster),
    round: s.round,
    fallen: s.fallen,
    spoils: s.spoils,
    spoilsTo: s.spoilsTo,
    webbed: s.webbed,
    idle: s.idle,
    healthMoved: s.healthMoved,
    lull: s.lull,
    least: { party: s.least.party, monsters: s.least.monsters },
    turnOf: s.turnOf,
    itemUsed: s.itemUsed,
    abilityUsed: s.abilityUsed,
    acornUsed: s.acornUsed,
    threw: s.threw,
    successes: s.successes,
    roll: copyRoll(s.roll),
    window: copyWindow(s.window),
    afterWindow: s.afterWindow,
    asking: copyWish(s.asking),
    fresh: s.fresh.slice(),
    saleOf: s.saleOf,
    prices: s.prices,
    offered: s.offered.slice(),
    refused: s.refused.slice(),
    windIn: s.windIn,
    featherUsed: s.featherUsed,
    outcome: s.outcome,
    undoing: s.undoing,
  };
}

const copyPiles = (piles: readonly Pile[]): Pile[] => piles.map((pile) => pile.slice());
const copyWish = ({ seat, card, slot }: Wish): Wish => ({ seat, card, slot });
const copyRoll = ({ of, die, total, needed, card, stats, defence }: Roll): Roll => ({
  of,
  die,
  total,
  needed,
  card,
  stats,
  defence,
});

function copyAdventurer(a: Adventurer): Adventurer {
  return {
    character: a.character,
    health: a.health,
    stars: a.stars,
    attackTokens: a.attackTokens,
    defenseTokens: a.defenseTokens,
    statTokens: a.statTokens.slice(),
    worn: a.worn.slice(),
    flipped: a.flipped,
    carried: a.carried.slice(),
    items: a.items.slice(),
    kept: a.kept.slice(),
    led: a.led,
    rerolled: a.rerolled,
    ran: a.ran,
    owlUsed: a.owlUsed,
    cocooned: a.cocooned,
  };
}

function copyMonster(m: Monster): Monster {
  return {
    card: m.card,
    health: m.health,
    start: m.start,
    hasAttacked: m.hasAttacked,
    wasAttacked: m.wasAttacked,
    reassembled: m.reassembled,
    dazed: m.dazed,
    gears: m.gears,
  };
}
