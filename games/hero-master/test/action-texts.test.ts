// Texts of Action cards where they hold and where they do not.

import { expect, test } from 'vitest';
import { figures, more, struck } from './attack.ts';
import { type Player, table } from './table.ts';

const laying = { phase: 'laying cards', encounter: 'Giant' } as const;
const fight = { phase: 'resolving', encounter: 'Giant' } as const;
const rogue = ['Dwarf', 'Rogue'] as const;
const wizard = ['Elf', 'Wizard'] as const;

test('HM-R-20 HM-R-55 Pyromaniac’s own Fire is doubled by a Fire weapon, unless it has become something else', () => {
  const strength = (change: string, weapons: string[]) => {
    const t = table({
      ...fight,
      players: [{ is: wizard, row: ['Pyromaniac', 'Polymorph'], weapons }, { is: rogue }],
    });
    t.rolls(2, 1).answersAll(0, 'Wizard', ...weapons, change);
    return t.last('dice')!.strength;
  };
  const own = ['Knobbly Staff', 'Singed Wand'];
  expect(strength('Regular on Knobbly Staff becomes Ice', own)).toEqual([0, 2 + 2 + 1, 1, 1]);
  expect(strength('Fire on Pyromaniac becomes Ice', own)).toEqual([1, 1, 2, 1]);
  expect(strength('Fire on Singed Wand becomes Ice', ['Singed Wand', 'Torch, Lit'])).toEqual([
    0,
    2 + 2 + 3,
    1,
    0,
  ]);
});

test('HM-R-55 a changed attack is an attack of its new type and no longer of its old one', () => {
  const t = table({
    ...fight,
    location: 'Skating Pond',
    players: [{ is: wizard, row: ['Frosty Reception', 'Polymorph'] }, { is: rogue }],
  });
  t.rolls(2, 1).answersAll(0, 'Wizard', 'Roll the dice', 'Ice becomes Fire');
  expect(t.last('dice')!.strength).toEqual([0, 3 - 1, 0, 0]);
});

test('HM-R-61 A Hint of Talent finds nothing to change on a card without a strength', () => {
  const t = table({
    ...fight,
    players: [{ is: ['Dwarf', 'Wizard'], row: ['Evasion', 'Polymorph'] }, { is: ['Elf', 'Rogue'] }],
  });
  t.rolls(2, 1).answersAll(0, 'Wizard', 'Roll the dice');
  expect(t.told('dice')).toHaveLength(1);
  expect(t.told('damageChanged')).toEqual([]);
});

test('Frosty Reception takes 1 off the Ferocity', () => {
  expect(figures({ row: ['Frosty Reception'] })).toMatchObject({ ferocity: 3 });
});

test('Light Fingers takes up to 3 gold when the attack fails critically', () => {
  const taken = (gold: number) => struck({ row: [['Brave', 'Light Fingers', 1]], gold }, [2, 1]).gold;
  expect([taken(5), taken(2)]).toEqual([
    [2, 6],
    [0, 5],
  ]);
});

test('Righteous Tantrum refreshes a Hero card at 5 health or less, and not at 6', () => {
  const exhausted = (health: number) =>
    table({
      ...fight,
      players: [{ row: ['Righteous Tantrum'], health, exhausted: ['Halfling'] }, {}],
    }).exhausted(0);
  expect([exhausted(4), exhausted(5), exhausted(6)]).toEqual([[], [], ['Halfling']]);
});

test('Hot Forged Temper: 1 more of both once a wound was taken in this encounter', () => {
  const attacker: Player = { is: rogue, row: ['Brave', 'Hot Forged Temper'], hand: ['Evasion'] };
  const strength = (black: number) =>
    struck(attacker, [3, black], { encounter: 'Frost Gremlin' }).view().exchange!.figures.strength;
  expect([strength(1), strength(15)]).toEqual([
    [3, 3, 0, 0],
    [4, 4, 0, 0],
  ]);
});

test.each([
  ['One for the Road', rogue, 7],
  ['Thoughts and Prayers', ['Halfling', 'Cleric'], 7],
  ['Throwing Sausage', ['Halfling', 'Rogue'], 8],
] as const)('%s heals', (card, is, health) => {
  const t = table({
    ...laying,
    players: [
      { is, hand: [card], part: 'in', health: 5, exhausted: [is[1]] },
      { is: ['Gnome', 'Wizard'], row: ['Polymorph'] },
    ],
  }).answers(0, card);
  expect(t.health[0]).toBe(health);
});

test('Emergency Pie heals 1, or refreshes and does not heal', () => {
  const pie = (answer: string) => {
    const t = table({
      ...laying,
      players: [
        {
          is: ['Halfling', 'Rogue'],
          hand: ['Emergency Pie'],
          part: 'in',
          health: 5,
          exhausted: ['Halfling'],
        },
        { row: ['Polymorph'] },
      ],
    }).answersAll(0, 'Emergency Pie', answer);
    return [t.health[0], t.exhausted(0)];
  };
  expect(pie('Heal 1')).toEqual([6, ['Halfling']]);
  expect(pie('Refresh Halfling')).toEqual([5, []]);
});

test('Dozed Off takes a bonus away, and neither nothing nor a malus', () => {
  const hit = (attack: string) => figures({ row: [[attack, 'Dozed Off', 1]], hand: [] }).hit;
  expect([hit('Unexpected'), hit('Brave'), hit('Moonlit Monologue')]).toEqual([0, 0, -1]);
});

test('Down Here! asks nothing of an attack that is the last already', () => {
  const t = table({
    ...laying,
    players: [
      { row: ['Brave'], hand: ['Down Here!', 'Unexpected'], part: 'in' },
      { row: ['Polymorph', 'Frosty Reception'] },
    ],
  }).answersAll(0, 'Down Here!', 'Frosty Reception');
  expect(t.question).not.toBe('move-to-end');
  expect(t.told('attackMoved')).toEqual([]);
});

test('Prototype Number Six has 2 more Fire only with the token', () => {
  const is = ['Gnome', 'Rogue'] as const;
  const position = { players: [{ is, row: ['Prototype Number Six'], hand: ['Evasion'] }, {}] };
  const t = table({ ...fight, criticalFails: ['Fell In a Coin Pile'], ...position });
  expect(t.player(0).row[0]!.figures!.strength).toEqual([0, 4, 0, 0]);
  t.strikes(0, [1, 1]);
  expect(t.state.heroes.map(({ prototype }) => prototype)).toEqual([true, false]);
});

test('HM-MOVE-03 the prototype’s token returns when the party moves', () => {
  const t = table({
    phase: 'resolving',
    encounter: 'Giant',
    criticalFails: ['Fell In a Coin Pile'],
    players: [{ is: ['Gnome', 'Rogue'], row: ['Prototype Number Six'] }, {}],
  }).strikes(0, [1, 1]);
  t.rolls(1).idle(0);
  expect(t.told('moved')).toHaveLength(1);
  expect(t.state.heroes[0]!.prototype).toBe(false);
});

test('Strongly Worded Petition leaves the token where it is, if the attacker does not hold it', () => {
  const t = table({
    ...laying,
    leader: 2,
    players: [
      { row: ['Brave'], hand: ['Strongly Worded Petition'], part: 'in' },
      { row: ['Polymorph'] },
      { row: ['Bellow'] },
    ],
  }).answersAll(0, 'Strongly Worded Petition', 'Polymorph');
  expect([t.view().leader, t.told('tokenPassed')]).toEqual([2, []]);
});

test('Pointed Sigh: the bungler heals when the monster hits the attacker, and not when it misses', () => {
  const bungled = (black: number) =>
    table({
      ...fight,
      encounter: 'Frost Gremlin',
      players: [
        { row: [['Brave', 'Pointed Sigh', 1]], ...more },
        { is: ['Gnome', 'Barbarian'], health: 5 },
      ],
    }).strikes(0, [9, black]).health[1];
  expect([bungled(19), bungled(1)]).toEqual([6, 5]);
});
