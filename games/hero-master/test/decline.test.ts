// Declining, fleeing, moving on.

import { expect, test } from 'vitest';
import { table } from './table.ts';

const cards = { hand: ['Brave'] };
const others = [{ hand: ['Frosty Reception'] }, { hand: ['Bellow'] }];

test('HM-DECLINE-02 HM-R-17 a leader without an attack has to decline', () => {
  const t = table({ lurking: ['Giant'], players: [{ hand: ['Dozed Off'] }, ...others] });
  t.offers(0, ['Decline']);
  expect(t.whyNot(0, 'Giant')).toMatch(/^HM-DECLINE-02/);
});

test('HM-DECLINE-02 HM-ENC-26 who has nothing to lay is told so; others learn it only of an empty hand', () => {
  const declines = (hand: string[]) => {
    const t = table({ lurking: ['Giant'], players: [{ hand }, ...others] }).idle(0);
    return [0, 1].map((seat) => t.log(seat).find((line) => /declines?/.test(line)));
  };
  const nothingLeft = 'no attack left, and decline';
  expect(declines([])).toEqual([expect.stringContaining(nothingLeft), expect.stringContaining(nothingLeft)]);
  expect(declines(['Dozed Off'])).toEqual([
    expect.stringContaining(nothingLeft),
    'P1 declines to start an encounter.',
  ]);
  expect(declines(['Brave'])[0]).toBe('You decline to start an encounter.');
});

test('HM-DECLINE-04 HM-LEADER-05 declining says what comes of it, and the next leader why it is asked', () => {
  const t = table({ lurking: ['Giant', 'Big Dennis'], players: [cards, others[0]!] });
  const detail = (seat: number) => t.decision(seat).options.find(({ label }) => label === 'Decline')?.detail;
  expect(t.decision(0).ask).toBe('Which monster does the party encounter?');
  expect(detail(0)).toBe('If all decline, Big Dennis strikes everybody');
  expect(t.decision(0).why).toBe('If all decline, the party flees and Big Dennis strikes everybody');
  t.answers(0, 'Decline');
  expect(t.decision(1).why).toBe('You lead now because Player 1 declined');
  expect(detail(1)).toBe('The party flees and Big Dennis strikes everybody');
});

test('HM-ENC-25 where one monster is left, the leader is asked whether to fight it', () => {
  const ask = (position: object) => table({ players: [cards, others[0]!], ...position }).decision(0).ask;
  expect(ask({ lurking: ['Giant'] })).toBe('Fight the Giant, or decline?');
  expect(ask({ encounter: 'Big Dennis', lurking: ['Giant', 'Mimic'] })).toBe('Fight Big Dennis, or decline?');
});

test('HM-DECLINE-04 HM-DECLINE-05 HM-R-15 HM-R-16 as many refusals in a row as there are players, and the party flees', () => {
  const t = table({ lurking: ['Moss Troll'], players: [cards, ...others] });
  t.answers(0, 'Decline').answers(1, 'Decline');
  expect(t.told('fled')).toEqual([]);
  t.answers(2, 'Decline');
  expect(t.told('fled')).toHaveLength(1);
  expect(t.view().leader).toBe(0);
  expect(t.question).toBe('keep-hand'); // no second chance
});

test('HM-DECLINE-14 HM-R-15 an encounter sets the count of refusals back to none', () => {
  const t = table({
    lurking: ['Giant', 'Mimic'],
    players: [{ hand: ['Brave', 'Unexpected'] }, { hand: ['Frosty Reception', 'Polymorph'] }],
  });
  t.answers(0, 'Decline').answersAll(1, 'Giant', 'Frosty Reception').answers(0, 'Stay out');
  expect(t.view().declines).toBe(0);
  t.answers(1, 'Pass').strikes(1, [2, 1]);
  t.answers(1, 'Decline');
  expect(t.told('fled')).toEqual([]);
  t.answers(0, 'Decline');
  expect(t.told('fled')).toHaveLength(1);
});

test('HM-DECLINE-06 HM-R-11 the right-most Lurking monster strikes; if none, the encountered one; if none, the Ambusher', () => {
  const striker = (position: object) => {
    const t = table({ players: [cards, others[0]!], ...position })
      .answers(0, 'Decline')
      .answers(1, 'Decline');
    return t.nameOf(t.last('partingAttack')!.monster);
  };
  expect(striker({ lurking: ['Giant', 'Moss Troll'], encounter: 'Orc Warrior', ambusher: 'Mimic' })).toBe(
    'Moss Troll',
  );
  expect(striker({ encounter: 'Orc Warrior', ambusher: 'Mimic' })).toBe('Orc Warrior');
  expect(striker({ ambusher: 'Mimic' })).toBe('Mimic');
});

test('HM-DECLINE-07 HM-DECLINE-08 HM-DECLINE-09 HM-R-12 HM-R-13 HM-R-14 one black die against each hero’s own armour, clockwise from the leader; no Ambusher follows', () => {
  const t = table({
    leader: 1,
    lurking: ['Moss Troll'],
    ambusher: 'Orc Warrior',
    players: [cards, ...others],
  });
  t.answers(1, 'Decline').answers(2, 'Decline').rolls(10).answers(0, 'Decline');
  expect(t.told('partingBlow').map(({ seat, roll, armour, hits }) => [seat, roll, armour, hits])).toEqual([
    [1, 10, 9, true],
    [2, 10, 10, true],
    [0, 10, 11, false],
  ]);
  expect(t.health).toEqual([10, 7, 7]);
  expect(t.told('ambusherRolls')).toEqual([]);
});

test('HM-R-12 a natural 20 doubles the Ferocity for everybody', () => {
  const t = table({ lurking: ['Fire Imp'], players: [cards, others[0]!] });
  t.answers(0, 'Decline').rolls(20).answers(1, 'Decline');
  expect(t.health).toEqual([6, 6]);
});

test('HM-DECLINE-10 HM-DECLINE-11 HM-MOVE-02 hit effects apply to each hero hit; then the party moves on', () => {
  const t = table({
    lurking: ['Orc Warrior'],
    players: [{ hand: ['Brave', 'Unexpected'] }, { hand: ['Frosty Reception'] }],
  });
  t.answers(0, 'Decline').rolls(19).answers(1, 'Decline');
  t.answers(0, 'Brave');
  expect(t.told('discarded').map(({ card }) => t.nameOf(card))).toEqual(['Brave', 'Frosty Reception']);
  expect(t.told('moved')).toHaveLength(1);
});

test('HM-DECLINE-12 HM-DECLINE-13 HM-R-03 gold dropped in flight is lost, and a felled leader stays leader', () => {
  const flight = (options = {}) => {
    const t = table({
      options,
      lurking: ['Moss Troll'],
      players: [{ ...cards, health: 2, gold: 8 }, others[0]!],
    });
    return t.answers(0, 'Decline').rolls(15).answers(1, 'Decline');
  };
  expect(flight().gold[0]).toBe(5);
  expect(flight().view()).toMatchObject({ loot: 0, leader: 0 });
  expect(flight({ tokenFallsInFlight: true }).view().leader).toBe(1);
});

test('HM-MOVE-01 HM-R-10 with no monster in any slot the party moves on', () => {
  const t = table({
    phase: 'resolving',
    encounter: 'Goblin Pickpocket',
    players: [{ row: ['Brave'], ...cards, hand: ['Unexpected'] }, {}],
  }).strikes(0, [20, 1]);
  expect(t.told('moved')).toHaveLength(1);
  expect(t.told('fled')).toEqual([]);
  const still = table({
    phase: 'resolving',
    encounter: 'Goblin Pickpocket',
    ambusher: 'Giant',
    players: [{ row: ['Brave'], hand: ['Unexpected'] }, {}],
  }).strikes(0, [20, 1]);
  expect(still.told('moved')).toEqual([]);
});

test('HM-MOVE-03 HM-MOVE-04 HM-MOVE-05 HM-MOVE-06 HM-MOVE-07 HM-R-30 HM-R-43 the board is cleared: monsters to the deck, Bosses too; treasures discarded; gold to the supply', () => {
  const t = table({
    phase: 'move',
    location: 'Goblin Warren',
    lurking: ['Giant', 'King Grumblegut'],
    ambusher: 'Mimic',
    loot: 7,
    goldOn: { Giant: 3 },
    treasure: ['Lucky Pants'],
    players: [cards, others[0]!],
  });
  expect(t.view()).toMatchObject({
    loot: 0,
    lurking: [],
    treasurePile: [],
    decks: { monsters: 14, criticalFails: 12 },
  });
  expect(t.names(t.state.monsterDeck)).toEqual(expect.arrayContaining(['Giant', 'Mimic', 'King Grumblegut']));
  expect(t.state.goldOn.every((gold) => gold === 0)).toBe(true);
  expect(t.names(t.view().treasureDiscard)).toEqual(['Lucky Pants']);
  expect(t.names(t.view().locationsVisited)).toEqual(['Goblin Warren']);
  expect(t.view().location).toBeUndefined();
});

test('HM-WEAPON-04 HM-HERO-04 a new stay refreshes weapons, but no Hero cards', () => {
  const t = table({
    phase: 'move',
    players: [{ ...cards, exhausted: ['Halfling', 'Mace of Mild Rebuke', 'Collection Plate'] }, {}],
  });
  expect(t.exhausted(0)).toEqual(['Halfling']);
});

test('HM-MOVE-08 HM-MOVE-09 HM-MOVE-12 deck and discards are shuffled together, the hand is kept and drawn up', () => {
  const t = table({
    phase: 'move',
    players: [
      {
        hand: ['Brave'],
        discard: ['Unexpected', 'Emergency Pie', 'Dozed Off'],
        deck: ['Down Here!', 'Blunt Sermon', 'Moral Objection'],
      },
      {},
    ],
  });
  expect(t.hand(0)).toHaveLength(6);
  expect(t.hand(0)[0]).toBe('Brave');
  expect([t.player(0).deck, t.player(0).discard.length]).toEqual([1, 0]);
  expect(t.question).toBe('keep-hand');
});

test('HM-MOVE-10 HM-DEFEAT-14 seven cards held and a hand size of five: two are discarded, none drawn (SE-25)', () => {
  const hand = [
    'Brave',
    'Unexpected',
    'Emergency Pie',
    'Dozed Off',
    'Down Here!',
    'Blunt Sermon',
    'Moral Objection',
  ];
  const t = table({ phase: 'move', players: [{ hand, marker: 5, deck: ['Righteous Tantrum'] }, {}] });
  t.answers(0, 'Brave').answers(0, 'Dozed Off');
  expect(t.hand(0)).toEqual(['Unexpected', 'Emergency Pie', 'Down Here!', 'Blunt Sermon', 'Moral Objection']);
  expect(t.discards(0)).toEqual(['Brave', 'Dozed Off']);
  expect(t.player(0).deck).toBe(1);
});

test('HM-R-40 an empty Action deck gives nothing during a stay, unless the table plays with a second wind', () => {
  const draw = (options = {}) =>
    table({
      options,
      lurking: ['Giant'],
      players: [{ is: ['Dwarf', 'Rogue'], hand: ['Dirty Tactics'], discard: ['Portly'] }, {}],
    }).answersAll(0, 'Giant', 'Dirty Tactics');
  expect(draw().question).toBe('extra-power');
  expect(draw({ secondWind: true }).answers(0, 'Draw a card').hand(0)).toEqual(['Portly']);
  expect(draw({ secondWind: true }).answers(0, 'Do not draw').discards(0)).toEqual(['Portly']);
});

test('HM-R-41 an empty Monster deck is made anew from the discards without the great ones; else no monster comes', () => {
  const polymorph = (monsterDiscard: string[]) =>
    table({
      lurking: ['Giant'],
      only: ['monsterDeck'],
      monsterDiscard,
      players: [{ is: ['Elf', 'Wizard'], hand: ['Polymorph', 'Pyromaniac'] }, { is: ['Dwarf', 'Rogue'] }],
    }).answersAll(0, 'Giant', 'Polymorph');
  const refilled = polymorph(['Orc Warrior', 'Big Dennis']).answers(0, 'Replace it');
  expect(refilled.encounter).toBe('Orc Warrior');
  expect(polymorph(['Big Dennis']).question).toBe('take-a-turn'); // nothing to draw: it is not even asked
});

test('HM-R-49 HM-R-30 Polymorph is a may; the old monster’s gold goes to the loot pile, and cards laid stay', () => {
  const t = table({
    encounter: 'Giant',
    goldOn: { Giant: 3 },
    monsterDeck: ['Bat Swarm'],
    players: [{ is: ['Elf', 'Wizard'], hand: ['Polymorph', 'Pyromaniac'] }, { is: ['Dwarf', 'Rogue'] }],
  });
  t.answersAll(0, 'Giant', 'Polymorph').offers(0, ['Replace it', 'Leave it']).answers(0, 'Replace it');
  expect([t.encounter, t.ambusher, t.view().loot]).toEqual(['Bat Swarm', undefined, 3]);
  expect(t.row(0)).toEqual(['Polymorph']);
});

test('HM-R-82 a Legendary monster is not replaced by a drawn one, but may change places', () => {
  const t = table({
    encounter: 'Crackletooth the Tepid',
    lurking: ['Mimic'],
    players: [
      { is: ['Elf', 'Wizard'], hand: ['Polymorph', 'Pyromaniac'] },
      { is: ['Gnome', 'Barbarian'], hand: ['Bellow', "Come 'ere!"] },
    ],
  });
  t.answersAll(0, 'Crackletooth', 'Polymorph');
  expect(t.asked).toEqual([1]); // no question about replacing it
  t.answers(1, 'Bellow').answers(0, 'Pass').answersAll(1, "Come 'ere!", 'Mimic');
  expect(t.encounter).toBe('Mimic');
});

test('a wound taken in flight is none of the next encounter: Hot Forged Temper stays cool', () => {
  const t = table({
    lurking: ['Orc Warrior'],
    locations: ['Training Yard', 'Skating Pond', "Dragon's Den"],
    monsterDeck: ['Bat Swarm', 'Goblin Pickpocket'],
    players: [{ is: ['Dwarf', 'Rogue'], hand: ['Hot Forged Temper'] }, {}],
  });
  t.rolls(19).answers(0, 'Decline');
  expect(t.health).toEqual([8, 8]);
  while (t.question !== 'encounter-which') t.picks(t.asked[0]!, 0);
  t.picks(0, 0).answers(0, 'Hot Forged Temper');
  expect(t.player(0).row[0]?.figures?.strength).toEqual([4, 3, 0, 0]); // 3 each, Training Yard 1 Regular
});

test('nor is what the Bats do to one’s hair: their parting blow takes nothing from the next attack', () => {
  const t = table({
    lurking: ['Bat Swarm'],
    locations: ['Training Yard', 'Skating Pond', "Dragon's Den"],
    monsterDeck: ['Orc Warrior', 'Goblin Pickpocket'],
    players: [{ is: ['Dwarf', 'Rogue'], hand: ['Hot Forged Temper'] }, {}],
  });
  t.rolls(19).answers(0, 'Decline');
  expect(t.health).toEqual([9, 9]);
  while (t.question !== 'encounter-which') t.picks(t.asked[0]!, 0);
  t.picks(0, 0).answers(0, 'Hot Forged Temper');
  expect(t.player(0).row[0]?.figures?.hit).toBe(0);
});

test('HM-DECLINE-06 HM-R-11 the parting blow says why it is this monster that strikes', () => {
  const told = (position: object) =>
    table({ players: [cards, others[0]!], ...position })
      .idle(0)
      .idle(1)
      .log()
      .find((line) => line.includes('parting blow'));
  expect(told({ lurking: ['Giant', 'Moss Troll'] })).toContain(
    'Moss Troll, the Lurking monster furthest to the right, strikes',
  );
  expect(told({ encounter: 'Giant' })).toContain('Giant, with no monster Lurking, strikes');
});
