// Ways to play, who plays, what everybody starts with, and how the table is laid out.

import { expect, test } from 'vitest';
import { seedFromText } from '../../../engine/hash.ts';
import { answer, decisionFor, startMatch } from '../../../engine/match.ts';
import { contentsFor } from '../../../engine/setup.ts';
import { ADVENTURE_IDS, ENCOUNTER_IDS, suppliedPlan } from '../adventures/shelf.ts';
import { HERO_TYPES } from '../cards/card.ts';
import { game } from '../game.ts';
import type { AdvanceData } from '../questions/party.ts';
import { PARTY } from '../state.ts';
import type { PackView } from '../view.ts';
import { at, battle, foe, handOf } from './table.ts';

const start = (players: number, options = {}) =>
  startMatch(game, { players, seed: seedFromText('setup'), options });

/** Everybody takes the first option until the first battle has begun. */
function toBattle(players: number, options = {}) {
  const match = start(players, options);
  while (match.now.state.phase !== 'battle') answer(match, match.asks[0]!.seat, 0);
  return match;
}

test('DR-MODE-01 DR-MODE-03 one encounter is a whole match', () => {
  const match = start(2);
  for (let i = 0; match.result === undefined && i < 5000; i++) answer(match, match.asks[0]!.seat, 0);
  expect(match.result).toBeDefined();
  expect(match.now.state.journey.isAdventure).toBe(false);
});

test('DR-MODE-02 DR-CAMPAIGN-16 DR-CAMPAIGN-18 a campaign goes on with what the party was, owned and had learned', () => {
  const party = {
    heroes: [
      {
        type: 'rogue',
        experience: 26,
        level: 2,
        advances: ['ability/heartseeker'],
        cards: ['Fen-Iron Sabre'],
        abilities: ['Heartseeker', 'Slip Away'],
      },
    ],
    flags: ['a-promise'],
  };
  const match = startMatch(game, {
    players: 2,
    seed: seedFromText('campaign'),
    scenario: { adventure: 'silk-on-the-hollow-road', party },
  });
  const { characters, packs, journey } = match.now.state;
  const names = (cards: readonly number[]) => cards.map((card) => match.box.faces[card]!.name);
  expect(names(characters[0]!.starting)).toContain('Heartseeker');
  expect(names(packs[0]!.atHand)).toContain('Fen-Iron Sabre');
  expect(journey.flags).toContain('a-promise');
  // 26 points are level 3: an advance and an attack bonus are to be chosen.
  expect(characters[0]).toMatchObject({ level: 3, experience: 26 });
  expect(match.asks[0]!.question.name).toBe('choose-bonus');
});

test('DR-ROLE-01 DR-ROLE-02 DR-ROLE-03 DR-R-17 every seat but the last is a hero; the last is the game master', () => {
  expect(game.roles!(4, {})).toEqual(['Hero', 'Hero', 'Hero', 'Game master']);
  const match = toBattle(4);
  const { creatures } = match.now.state;
  expect(creatures.filter(({ side }) => side === PARTY).map(({ seat }) => seat)).toEqual([0, 1, 2]);
  expect(creatures.slice(3).every(({ seat }) => seat === 3)).toBe(true);
});

test('DR-ROLE-04 DR-SETUP-14 DR-SETUP-15 DR-ARENA-08 the game master holds the dungeon deck: all zones but the one in play', () => {
  const match = start(3, { adventure: 'the-warren-under-wick-hill' });
  const plan = JSON.parse(match.now.state.journey.plan);
  expect(plan.map(({ name }: { name: string }) => name)).toEqual(
    suppliedPlan('the-warren-under-wick-hill')
      .zones.slice(1)
      .map(({ name }) => name),
  );
  const seen = (viewer: number) => JSON.stringify(game.view(match.now, viewer));
  expect(seen(2)).toContain('The Mill');
  expect(seen(0)).not.toContain('The Mill');
});

test('DR-ROLE-05 DR-ROLE-06 DR-ITEM-04 DR-SETUP-07 six types, each with abilities and powers of its own', () => {
  expect(HERO_TYPES).toEqual(expect.arrayContaining(['warrior', 'rogue', 'wizard']));
  const { box } = start(7);
  const abilities = box.kits.map(([kit]) =>
    [...kit!.starting, ...kit!.latent].map((card) => box.faces[card]!.name),
  );
  expect(new Set(abilities.flat()).size).toBe(HERO_TYPES.length * 5);
});

test('DR-CARD-01 DR-CARD-02 DR-CARD-03 cards stand for everything, and those of one hero make a deck', () => {
  const { box } = start(2);
  const decks = new Set(box.faces.map(({ deck }) => deck));
  for (const deck of [
    'Heroes',
    'Bosses',
    'Minions',
    'Weapon',
    'Armour',
    'Spell',
    'Ability',
    'Arenas',
    'Traps',
    'Treasure',
  ])
    expect(decks).toContain(deck);
  const [kit] = box.kits[0]!;
  expect([...kit!.basics, ...kit!.starting]).toHaveLength(10);
});

test('DR-R-10 DR-R-12 DR-R-13 DR-CAMPAIGN-09 ten cards in a battle deck, separate from the full stacks', () => {
  const match = toBattle(3);
  const { packs, stacks } = match.now.state;
  expect(packs[0]!.draw.length + packs[0]!.hand.length).toBe(10);
  expect(stacks.map((stack) => stack.length)).toEqual([20, 14, 14, 14, 12, 12]);
});

test('DR-R-10 before a battle a hero’s cards are counted as that battle will divide them', () => {
  const match = startMatch(game, {
    players: 2,
    seed: seedFromText('setup'),
    options: { adventure: 'the-warren-under-wick-hill' },
  });
  answer(match, 0, 0);
  expect(match.now.state.phase).toBe('fitting');
  const [{ draw, latent }] = game.view(match.now, 0).packs as [PackView];
  expect([draw, latent.length]).toEqual([10, 3]);
  while (match.now.state.phase !== 'battle') answer(match, match.asks[0]!.seat, 0);
  expect(game.view(match.now, 0).packs[0]!.latent).toEqual(latent);
});

test('DR-SETUP-01 DR-SETUP-02 DR-R-18 DR-R-01 six stacks lie in the middle for everybody', () => {
  const t = battle({ heroes: [{ is: 'bard' }], monsters: [{ is: 'Goblin Cutter' }] });
  expect(t.view('spectator').stacks).toEqual([20, 14, 14, 14, 12, 12]);
  expect(t.labels(0)).toHaveLength(6);
});

test('DR-SETUP-03 DR-SETUP-04 DR-SETUP-05 DR-SETUP-06 DR-SETUP-09 DR-R-06 information card, tracker, ready and at hand, piles', () => {
  const t = battle({ heroes: [{ is: 'warrior' }], monsters: [{ is: 'Goblin Cutter' }] });
  const names = (cards: readonly number[]) => cards.map((card) => t.box.faces[card]!.name);
  expect(at(t, 0)).toMatchObject({ health: 26, maxHealth: 26, rank: 'hero' });
  expect(names(at(t, 0).ready.map(({ card }) => card))).toEqual([
    'Longsword',
    'Ring Hauberk',
    'Buckler',
    'Rallying Roar',
    'Heavy Stance',
  ]);
  expect(names(t.view().packs[0]!.atHand)).toEqual(['Sling', 'Greatsword']);
  expect(t.view().packs[0]).toMatchObject({ discard: [], expended: [], draw: 10 });
});

test('DR-SETUP-08 DR-SETUP-10 some have a spell book, some have not, and that is fine', () => {
  const t = battle({ heroes: [{ is: 'warrior' }, { is: 'wizard' }], monsters: [{ is: 'Goblin Cutter' }] });
  expect(
    t
      .view()
      .packs.slice(0, 2)
      .map(({ book }) => book.length),
  ).toEqual([0, 4]);
});

test('DR-SETUP-11 DR-SETUP-12 DR-R-14 five figures on the left, health on the right; the score is without armour', () => {
  const { box } = start(2);
  expect(box.sheets[box.sheetOf.warrior!]).toMatchObject({
    melee: 3,
    meleeDamage: 3,
    ranged: 1,
    mana: 0,
    defence: 7,
    health: 26,
  });
  const t = battle({ heroes: [{ is: 'warrior' }], monsters: [{ is: 'Goblin Cutter' }] });
  expect(at(t, 0).defence).toBe(11);
});

test('DR-SETUP-13 DR-ARENA-01 DR-R-05 DR-R-56 the zone is laid out: arenas, heroes at the start, monsters where they belong', () => {
  const match = toBattle(4);
  const { zone, creatures } = match.now.state;
  expect(zone.arenas.map(({ name }) => name)).toEqual(['Root Gallery', "Gruk's Feast Hall", 'Hall Gallery']);
  expect(creatures.slice(0, 3).every(({ arena }) => arena === 0)).toBe(true);
  expect(creatures[3]).toMatchObject({ arena: 1 });
});

test('DR-R-11 opening hands of four, the shared minion hand too', () => {
  const { packs } = toBattle(3).now.state;
  expect(packs.map(({ hand }) => hand.length)).toEqual([4, 4, 4, 4]);
});

test('DR-CAMPAIGN-01 DR-CAMPAIGN-02 DR-CAMPAIGN-03 an adventure is played as supplied, changed, or from nothing', () => {
  expect(ADVENTURE_IDS).toHaveLength(5);
  expect(ENCOUNTER_IDS).toHaveLength(8);
  const supplied = suppliedPlan('gruk-splitjaw');
  const changed = { ...supplied, name: 'My own Gruk', zones: [{ ...supplied.zones[0]!, name: 'Kitchen' }] };
  const contents = contentsFor(game as never, { players: 3, scenario: changed });
  expect(contents.scenario).toMatchObject({
    adventure: { name: 'My own Gruk', zones: [{ name: 'Kitchen' }] },
  });
});

test('DR-R-68 an encounter is played without consumables unless the option is on', () => {
  const items = (options: object) => {
    const { box, now } = toBattle(2, options);
    return now.state.packs[0]!.atHand.filter((card) => box.faces[card]!.deck === 'Consumable').length;
  };
  expect([items({}), items({ consumables: true })]).toEqual([0, 1]);
});

test('DR-R-104 DR-CAMPAIGN-13 DR-CAMPAIGN-14 levels bring health, advances and bonuses', () => {
  const match = start(2, { level: 3 });
  answer(match, 0, 0); // the first hero
  expect(match.asks[0]!.question.name).toBe('choose-bonus');
  answer(match, 0, 0);
  const labels = match.asks[0]!.options.map((option) => match.asks[0]!.question.label(match.now, option, 0));
  expect(labels).toEqual(expect.arrayContaining(['Whirlwind', 'Great Cleave', 'Thick-skinned']));
  const learn = labels.indexOf('Whirlwind');
  answer(match, 0, learn);
  const improve = match.asks[0]!.options.map((option) =>
    match.asks[0]!.question.label(match.now, option, 0),
  ).indexOf('Great Cleave');
  answer(match, 0, improve);
  const { characters } = match.now.state;
  const names = (cards: readonly number[]) => cards.map((card) => match.box.faces[card]!.name);
  expect(names(characters[0]!.starting)).toEqual(['Great Cleave', 'Shield Wall']);
  expect(names(characters[0]!.known)).toContain('Whirlwind');
  expect(match.now.state.creatures[0]).toMatchObject({ melee: 4, maxHealth: 26 + 4 + 10 });
});

test('DR-R-104 DR-R-11 DR-R-66 a general advance says what a hero has before and after it', () => {
  const match = start(2, { level: 2 });
  answer(match, 0, 3); // the priest
  const { options } = decisionFor(match, 0)!;
  const figures = options.flatMap(({ label, data }) => {
    const { figure } = data as AdvanceData;
    return figure === undefined ? [] : [`${label}: ${figure.what} ${figure.before} to ${figure.after}`];
  });
  expect(figures).toEqual([
    'Thick-skinned: health 23 to 27',
    'Drilled Arm: melee 2 to 3',
    'Steady Eye: ranged 0 to 1',
    'Deep Well: mana 3 to 4',
    'Light on the Feet: defence 7 to 8',
    'Ready Mind: hand 4 to 5',
    'Second Pair of Hands: trinkets 2 to 3',
    'Wider Book: slots 2 to 3',
  ]);
});

test('DR-R-98 hands are hidden from the other side, open among heroes unless the option says otherwise', () => {
  const setup = {
    heroes: [{ is: 'bard' as const, hand: ['Refrain'] }, { is: 'warrior' as const }],
    monsters: [{ is: 'Gruk Splitjaw' }],
  };
  const t = battle(setup);
  expect(t.view(0).packs[0]!.cards).toBeDefined();
  expect(t.view(1).packs[0]!.cards).toBeDefined();
  expect(t.view(2).packs[0]!.cards).toBeUndefined();
  expect(t.view('spectator').packs[0]!.cards).toBeUndefined();
  expect(t.view(0).packs[3]!.cards).toBeUndefined();
  expect(t.view(2).packs[3]!.cards).toBeDefined();
  const closed = battle({ ...setup, options: { openHands: false } });
  expect(closed.view(1).packs[0]!.cards).toBeUndefined();
  const vague = battle({ ...setup, options: { exactBossHealth: false } });
  expect(foe(vague, 'Gruk Splitjaw')).toMatchObject({ quarters: 4 });
  expect(foe(vague, 'Gruk Splitjaw').health).toBeUndefined();
  expect(handOf(t, 0)).toEqual(['Refrain']);
});

test('DR-SETUP-06 no type twice, unless twins may play', () => {
  const match = start(3);
  answer(match, 0, 0);
  expect(match.asks[0]!.options).not.toContain(0);
  const twins = start(3, { twins: true });
  answer(twins, 0, 0);
  expect(twins.asks[0]!.options).toContain(0);
});
