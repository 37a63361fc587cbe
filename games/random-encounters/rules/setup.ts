// Setting up: decks shuffled, Loot dealt, Characters picked, the first Leader rolled for.

import { choose } from '../../../engine/choose.ts';
import { drawTo, moveAtRandom, moveCard, type Pile } from '../../../engine/pile.ts';
import { type Rng, shuffle } from '../../../engine/random.ts';
import { bySeat, type CardId, type Seat } from '../../../engine/table.ts';
import { openWindow } from '../../../engine/window.ts';
import type { Level } from '../cards/card.ts';
import { tell } from '../events.ts';
import { STORY_PARTIES } from '../options.ts';
import { PICK_A_BOSS, PICK_A_CHARACTER } from '../questions/level.ts';
import {
  type Adventurer,
  adventurer,
  type Box,
  characterOf,
  NONE,
  nobodyAsks,
  nothingRolled,
  type State,
  type Table,
} from '../state.ts';
import { openBetween } from './finish.ts';
import { rollForLeader } from './first-leader.ts';
import { maxHealth } from './health.ts';
import { takeRewards } from './level.ts';
import { drawLoot } from './loot.ts';

const LEVELS = [1, 2, 3] as const;
const STARTING_STARS = 1; // RE-SETUP-05
const GENTLE_STARS = 2; // option difficulty

export function setUp(box: Box, rng: Rng): State {
  const { characters, encounters, bosses } = box.unshuffled;
  const loot = shuffled(rng, box.unshuffled.loot);
  const state: State = {
    rng,
    phase: 'prepare',
    level: 1,
    leader: 0,
    firstLeader: 0,
    nextLeader: 0,
    party: bySeat(box.players, () => newcomer(box)),
    characters: characters.slice(),
    encounters: shuffled(rng, encounters),
    loot,
    lootDiscards: [[], [], []],
    bosses: shuffled(rng, bosses),
    encounterBottom: 0,
    lootBottoms: [0, 0, 0],
    cleared: [],
    tried: [],
    removed: [],
    quests: [],
    facing: [],
    looking: [],
    skipped: [],
    attached: [],
    attachedTo: [],
    fight: 'none',
    monsters: [],
    round: 0,
    fallen: 0,
    spoils: 0,
    spoilsTo: NONE,
    webbed: false,
    idle: 0,
    healthMoved: false,
    lull: 0,
    least: { party: 0, monsters: 0 },
    turnOf: NONE,
    itemUsed: false,
    abilityUsed: false,
    acornUsed: NONE,
    threw: false,
    successes: 0,
    roll: nothingRolled(),
    window: openWindow(box.players),
    afterWindow: 'encounter',
    asking: nobodyAsks(),
    fresh: [],
    saleOf: 'event',
    prices: 1,
    offered: [],
    refused: [],
    windIn: 0,
    featherUsed: false,
    outcome: 'open',
    undoing: NONE,
  };
  dealLoot(box, state);
  return state;
}

function newcomer({ options }: Box): Adventurer {
  return {
    character: NONE,
    health: 0,
    stars: options.difficulty === 'gentle' ? GENTLE_STARS : STARTING_STARS,
    attackTokens: 0,
    defenseTokens: 0,
    statTokens: [0, 0, 0],
    worn: [],
    flipped: 0,
    carried: [],
    items: [],
    kept: [],
    led: 0,
    rerolled: false,
    ran: false,
    owlUsed: false,
    cocooned: 0,
  };
}

/** RE-SETUP-01: every deck is shuffled by itself. */
function shuffled(rng: Rng, decks: readonly Readonly<Pile>[]): Pile[] {
  const piles: Pile[] = [];
  for (const deck of decks) {
    const pile = deck.slice();
    shuffle(rng, pile);
    piles.push(pile);
  }
  return piles;
}

/** RE-SETUP-06: from the Copper deck, one for each player or as many as agreed. */
function dealLoot({ options, faces }: Box, { party, loot, fresh }: State): void {
  const copper = loot[0]!;
  for (let round = 0; round < options.startLoot; round++) {
    for (const { carried, items } of party) {
      const isItem = faces[copper[copper.length - 1]!]!.kind === 'item';
      fresh.push(drawTo(copper, isItem ? items : carried)!);
    }
  }
}

/** The first unit: Bosses where the table picks them, Characters, and who leads first. */
export function prepare(t: Table): void {
  if (t.box.options.bossPick === 'choose') for (const level of LEVELS) pickBoss(t, level);
  for (const seat of t.box.seats) join(t, seat, characterFor(t, seat));
  t.state.firstLeader = rollForLeader(t);
  t.state.leader = t.state.firstLeader;
  t.state.nextLeader = t.state.firstLeader;
  while (t.state.level < t.box.options.startLevel) skipLevel(t);
  tell(t, { kind: 'level', level: t.state.level });
  openBetween(t); // RE-SETUP-10
}

const LOOT_OF_A_LEVEL = 2;

/** RE-RULE-60: what a Party would roughly have by then; the Boss goes home. */
function skipLevel(t: Table): void {
  const { level, bosses, cleared } = t.state;
  for (const seat of t.box.seats) for (let i = 0; i < LOOT_OF_A_LEVEL; i++) drawLoot(t, seat, level);
  takeRewards(t);
  cleared.push(bosses[level - 1]!.pop()!);
  t.state.level = (level + 1) as Level;
}

/** Option bossPick: the host is whoever sits first. The others stay in the box (RE-RULE-47). */
function pickBoss(t: Table, level: 1 | 2 | 3): void {
  const bosses = t.state.bosses[level - 1]!;
  const sorted = bosses.slice().sort((one, other) => one - other);
  const card = choose(t, 0, PICK_A_BOSS, sorted);
  for (const other of sorted) if (other !== card) moveCard(other, bosses, t.state.cleared);
  tell(t, { kind: 'bossChosen', card, level });
}

/** RE-SETUP-03, RE-RULE-52: a free choice among those left; or dealt, or one of two; or the story says it. */
function characterFor(t: Table, seat: Seat): CardId {
  const { characters } = t.state;
  const { characterPick, storyParty } = t.box.options;
  const told = STORY_PARTIES[storyParty][seat];
  if (told !== undefined) return characters.find((card) => t.box.characters[card]!.key === told)!;
  if (characterPick === 'random') return dealt(t, seat, 1);
  if (characterPick === 'draft') return dealt(t, seat, 2);
  const reserved = STORY_PARTIES[storyParty];
  return choose(
    t,
    seat,
    PICK_A_CHARACTER,
    characters.filter((card) => !reserved.includes(t.box.characters[card]!.key)),
  );
}

/** So many Characters turned up at random, of which the seat picks one. */
function dealt(t: Table, seat: Seat, count: number): CardId {
  const { characters, looking, rng } = t.state;
  const open = characters.filter(
    (card) => !STORY_PARTIES[t.box.options.storyParty].includes(t.box.characters[card]!.key),
  );
  for (let i = 0; i < count; i++) {
    const drawn: Pile = [];
    moveAtRandom(rng, open, drawn);
    moveCard(drawn[0]!, characters, looking);
  }
  const card = choose(t, seat, PICK_A_CHARACTER, looking.slice());
  while (looking.length > 0) characters.push(looking.pop()!);
  characters.sort((one, other) => one - other);
  return card;
}

function join(t: Table, seat: Seat, card: CardId): void {
  const who = adventurer(t, seat);
  const { characters } = t.state;
  characters.splice(characters.indexOf(card), 1);
  who.character = card;
  who.worn = characterOf(t, seat).slots.map(() => NONE);
  who.health = maxHealth(t, seat); // RE-SETUP-04
  tell(t, { kind: 'joined', seat, card });
}
