// The party: choosing heroes, laying out what they start with, and making them as good as their level.

import { choose } from '../../../engine/choose.ts';
import { moveCard } from '../../../engine/pile.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import type { PartyLegacy } from '../adventures/plan.ts';
import { HERO_TYPES, type Kit, type Sheet } from '../cards/card.ts';
import { keyOfName } from '../cards/sheet.ts';
import type { Chapter } from '../journey.ts';
import { CHOOSE_HERO } from '../questions/party.ts';
import { AWAY, type Character, type Creature, face, NONE, PARTY, type Pack, type Table } from '../state.ts';
import { hasPlace } from './equip.ts';
import { pileFor } from './fitting.ts';
import { levelFor, levelUpTo, takeAgain } from './level.ts';
import { note } from './note.ts';
import { isOwn } from './owned.ts';

/** One hero for the next seat; DR-R-17: heroes sit in the order in which they were chosen. */
export function chooseHero(t: Table): void {
  if (t.state.journey.party !== '') return bringBack(t);
  const seat = t.state.characters.length;
  const type = choose(t, seat, CHOOSE_HERO, typesLeft(t));
  if (t.state.journey.veterans > 0) joinVeterans(t, seat, type);
  else joinParty(t, seat, type, t.state.journey.level);
  beginAdvances(t);
}

function beginAdvances(t: Table): void {
  if (t.state.characters.length === t.box.heroes) t.state.phase = 'advances';
}

/** DR-BETWEEN-04: a new hero joins at the experience of the lowest. */
function joinVeterans(t: Table, seat: Seat, type: number): void {
  let lowest = Number.POSITIVE_INFINITY;
  for (const { experience } of t.state.characters) lowest = Math.min(lowest, experience);
  joinParty(t, seat, type, levelFor(lowest));
  (t.state.characters[seat] as Character).experience = lowest;
}

/** DR-CAMPAIGN-16, DR-CAMPAIGN-18: the party of the match before, with everything it owns and has learned. */
function bringBack(t: Table): void {
  const { heroes, tale = [] } = JSON.parse(t.state.journey.party) as PartyLegacy;
  t.state.journey.party = '';
  t.state.journey.tale = tale.map((chapter) => ({ ...chapter }));
  t.state.journey.veterans = heroes.length;
  for (const [seat, hero] of heroes.entries()) {
    joinParty(t, seat, HERO_TYPES.indexOf(hero.type as (typeof HERO_TYPES)[number]), hero.level);
    const of = t.state.characters[seat] as Character;
    of.experience = hero.experience;
    of.dead = hero.dead ?? false;
    takeAgain(t, seat, hero.advances);
    for (const name of hero.cards) regain(t, seat, name);
    chooseAbilities(t, seat, hero.abilities);
    if (hero.ready !== undefined) makeReadyAgain(t, seat, hero.ready);
    levelUpTo(t, seat, levelFor(hero.experience));
  }
  beginAdvances(t);
}

/** A treasure, a consumable or an ordinary piece the hero owns already. */
function regain(t: Table, seat: Seat, name: string): void {
  const { treasure, consumables, unused } = t.state;
  for (const pile of [treasure, consumables, unused]) {
    const card = pile.find((each) => face(t, each).name === name && isOwn(t, each));
    if (card === undefined) continue;
    moveCard(card, pile, pileFor(t, seat, card));
    return;
  }
}

/** The two abilities of the battle deck, as they were. */
function chooseAbilities(t: Table, seat: Seat, names: readonly string[]): void {
  const of = t.state.characters[seat] as Character;
  const wanted = of.known.filter((card) => names.includes(face(t, card).name));
  if (wanted.length === of.starting.length) of.starting = wanted;
}

/** What the hero had ready when the last adventure ended, as far as there is room for it. */
function makeReadyAgain(t: Table, seat: Seat, names: readonly string[]): void {
  const of = t.state.creatures[seat] as Creature;
  const pack = t.state.packs[seat] as Pack;
  for (const card of pack.ready.slice())
    if (isChangeable(t, card) && !names.includes(face(t, card).name))
      moveCard(card, pack.ready, face(t, card).gear.slot === 'spell' ? pack.book : pack.atHand);
  for (const pile of [pack.atHand, pack.book])
    for (const card of pile.slice())
      if (names.includes(face(t, card).name) && isChangeable(t, card) && hasPlace(t, of, card))
        moveCard(card, pile, pack.ready);
  of.counters = pack.ready.map(() => 0);
}

/** Powers stay with their owner; all else can be put away. */
const isChangeable = (t: Table, card: CardId): boolean => face(t, card).gear.slot !== 'power';

/** What is carried on: who they are, what they learned, what they own. */
export function legacyOf(t: Table): PartyLegacy {
  return {
    heroes: t.state.characters.map((of, seat) => ({
      type: HERO_TYPES[of.type] as string,
      experience: of.experience,
      level: of.level,
      advances: of.history.slice(),
      cards: ownedBy(t, seat),
      abilities: of.starting.map((card) => face(t, card).name),
      ready: readyNow(t, seat),
      ...(of.dead ? { dead: true } : {}),
    })),
    flags: t.state.journey.flags.slice(),
    tale: [...t.state.journey.tale.map((chapter) => ({ ...chapter })), chapterOf(t)],
  };
}

/** By name, without powers and without what was only lent. */
const readyNow = (t: Table, seat: Seat): string[] =>
  (t.state.packs[seat] as Pack).ready
    .filter((card) => isChangeable(t, card) && !t.state.journey.borrowed.includes(card))
    .map((card) => face(t, card).name);

/** This adventure as it will be remembered. */
const chapterOf = ({ state: { journey, outcome } }: Table): Chapter => ({
  name: journey.name,
  outcome: outcome === 'won' ? 'won' : 'lost',
  experience: journey.experience,
});

function ownedBy(t: Table, seat: Seat): string[] {
  const { ready, atHand, book } = t.state.packs[seat] as Pack;
  return [...ready, ...atHand, ...book].filter((card) => isOwn(t, card)).map((card) => face(t, card).name);
}

/** No type twice, unless twins may play (option). */
function typesLeft(t: Table): number[] {
  const left: number[] = [];
  for (let type = 0; type < HERO_TYPES.length; type++) if (kitLeft(t, type) !== NONE) left.push(type);
  return left;
}

function kitLeft(t: Table, type: number): number {
  let taken = 0;
  for (const each of t.state.characters) if (each.type === type) taken++;
  return taken < (t.box.kits[type] as readonly Kit[]).length ? taken : NONE;
}

/** DR-SETUP-03 to -10: information card, tracker, what is ready and what is at hand. */
export function joinParty(t: Table, seat: Seat, type: number, level: number): void {
  const kitNumber = kitLeft(t, type);
  const kit = (t.box.kits[type] as readonly Kit[])[kitNumber] as Kit;
  const pack = t.state.packs[seat] as Pack;
  const { unused } = t.state;
  takeKit(unused, kit, t.box.faces.length);
  addAll(pack.draw, kit.basics);
  addAll(pack.draw, kit.starting);
  addAll(pack.draw, kit.latent);
  addAll(pack.ready, kit.ready);
  addAll(pack.book, kit.book);
  addAll(pack.atHand, kit.atHand);
  t.state.characters.push(newCharacter(type, kitNumber, kit));
  t.state.creatures.push(newHero(t, seat, kit));
  bringConsumable(t, seat, kit);
  bringTreasure(t, seat);
  note(t, { kind: 'joined', seat, card: kit.info });
  levelUpTo(t, seat, level);
}

/** Takes the cards of a kit out of the unused ones in one pass: set-up is part of every playout. */
function takeKit(unused: CardId[], kit: Kit, cardsInAll: number): void {
  const { basics, starting, latent, ready, book, atHand } = kit;
  const taken = new Uint8Array(cardsInAll);
  for (const cards of [basics, starting, latent, ready, book, atHand])
    for (const card of cards) taken[card] = 1;
  let kept = 0;
  for (const card of unused) if (taken[card] === 0) unused[kept++] = card;
  unused.length = kept;
}

function addAll(pile: CardId[], cards: readonly CardId[]): void {
  for (const card of cards) pile.push(card);
}

function newCharacter(type: number, kit: number, { starting, latent, basics }: Kit): Character {
  return {
    type,
    kit,
    level: 1,
    experience: 0,
    health: 0,
    melee: 0,
    ranged: 0,
    mana: 0,
    defence: 0,
    hand: 0,
    trinkets: 0,
    slots: 0,
    taken: [],
    history: [],
    advances: 0,
    bonuses: 0,
    starting: starting.slice(),
    known: [...starting, ...latent],
    basics: basics.slice(),
    dead: false,
  };
}

function newHero(t: Table, seat: Seat, kit: Kit): Creature {
  const { sheet } = kit;
  const { health, melee, meleeDamage, ranged, mana, defence } = t.box.sheets[sheet] as Sheet;
  return {
    sheet,
    seat,
    side: PARTY,
    arena: AWAY,
    health,
    maxHealth: health,
    melee,
    meleeDamage,
    ranged,
    mana,
    defence,
    hitAdjust: 0,
    damageAdjust: 0,
    conditions: 0,
    challenger: NONE,
    freshlyHidden: false,
    counters: kit.ready.map(() => 0),
    staffGuards: 0,
    struck: 0,
    swung: 0,
    pack: seat,
    acted: false,
  };
}

/** House rule: treasure from the start. A spell goes into the book of whoever can read it. */
function bringTreasure(t: Table, seat: Seat): void {
  const pack = t.state.packs[seat] as Pack;
  for (let i = 0; i < t.box.options.treasure; i++) {
    const card = t.state.treasure.pop();
    if (card === undefined) return;
    const { slot } = face(t, card).gear;
    (slot === 'spell' ? pack.book : pack.atHand).push(card);
    note(t, { kind: 'took', seat, card });
  }
}

/** DR-R-68: in adventures, and where the option says so. */
function bringConsumable(t: Table, seat: Seat, { consumable }: Kit): void {
  if (!t.state.journey.isAdventure && !t.box.options.consumables) return;
  const key = `consumable/${keyOfName(consumable)}`;
  const card = t.state.consumables.find((each) => face(t, each).key === key);
  if (card !== undefined) moveCard(card, t.state.consumables, (t.state.packs[seat] as Pack).atHand);
}
