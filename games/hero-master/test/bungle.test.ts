// Bungles and rows: what they do to an attack, and how rows close up.

import { expect, test } from 'vitest';
import { table } from './table.ts';

const laying = { phase: 'laying cards', encounter: 'Giant' } as const;
const fight = { phase: 'resolving', encounter: 'Giant' } as const;

test('HM-BUNGLE-05 HM-BUNGLE-06 HM-FAIL-03 Huh?! takes 1 off Fire, Ice and Spirit, and the attack fails up to 8 (SE-01)', () => {
  const at = (green: number) => {
    const t = table({
      ...fight,
      players: [{ row: [['Unexpected', 'Huh?!', 1]] }, { is: ['Gnome', 'Barbarian'] }],
    });
    t.strikes(0, [green, 1]);
    return t;
  };
  expect(at(8).last('dice')).toMatchObject({ strength: [2, 0, 0, 1], threshold: 8 });
  expect(at(8).told('criticalFail')).toHaveLength(1);
  expect(at(9).told('criticalFail')).toEqual([]);
});

test('HM-BUNGLE-07 HM-RESOLVE-13 HM-EFFECT-13 attack and bungle are discarded, each to its owner', () => {
  const t = table({
    ...fight,
    players: [{ row: [['Brave', 'Huh?!', 1]] }, { is: ['Gnome', 'Barbarian'], hand: ['Bellow'] }],
  });
  t.strikes(0, [15, 1]);
  expect(t.discards(0)).toEqual(['Brave']);
  expect(t.discards(1)).toEqual(['Huh?!']);
});

test('HM-EFFECT-13 HM-EFFECT-14 HM-EFFECT-15 HM-R-02 the middle attack goes: its bungle is discarded, the third moves up with its own (SE-22)', () => {
  const t = table({
    ...laying,
    players: [
      {
        is: ['Dwarf', 'Rogue'],
        row: ['Dirty Tactics', ['Evasion', 'Huh?!', 1], ['Hide in Shadows', "Come 'ere!", 1]],
        hand: ['Untrustworthy'],
        part: 'in',
        exhausted: ['Rogue'],
      },
      { is: ['Gnome', 'Barbarian'], row: ['Bellow'] },
    ],
  });
  t.answersAll(0, 'Untrustworthy', 'Evasion');
  expect(t.row(0)).toEqual(['Dirty Tactics', "Hide in Shadows + Come 'ere!"]);
  expect(t.discards(1)).toEqual(['Huh?!']);
  expect(t.discards(0)).toEqual(['Evasion']);
});

test('HM-EFFECT-14 HM-R-02 slot one never stays empty', () => {
  const t = table({
    ...laying,
    players: [
      {
        is: ['Dwarf', 'Rogue'],
        row: ['Dirty Tactics', 'Evasion'],
        hand: ['Untrustworthy'],
        part: 'in',
        exhausted: ['Rogue'],
      },
      { row: ['Polymorph'] },
    ],
  });
  t.answersAll(0, 'Untrustworthy', 'Dirty Tactics');
  expect(t.row(0)).toEqual(['Evasion']);
});

test('HM-R-53 Untrustworthy’s discard is a may', () => {
  const t = table({
    ...laying,
    players: [
      { is: ['Dwarf', 'Rogue'], row: ['Evasion'], hand: ['Untrustworthy'], part: 'in', exhausted: ['Rogue'] },
      { row: ['Polymorph'] },
    ],
  });
  t.answersAll(0, 'Untrustworthy', 'Keep them all');
  expect(t.row(0)).toEqual(['Evasion']);
});

test('HM-R-51 Evasion laid the usual way does no more than other attacks, and needs a free slot', () => {
  const t = table({
    ...laying,
    players: [
      { is: ['Dwarf', 'Rogue'], row: ['Dirty Tactics'], hand: ['Evasion'], part: 'in', exhausted: ['Rogue'] },
      { row: ['Polymorph'] },
    ],
  });
  t.answersAll(0, 'Evasion', 'Leave it in its own slot');
  expect(t.row(0)).toEqual(['Dirty Tactics', 'Evasion']);
  const full = table({
    ...laying,
    players: [
      {
        is: ['Dwarf', 'Rogue'],
        row: ['Dirty Tactics', 'Hide in Shadows', 'Insubordinate'],
        hand: ['Evasion', 'Portly'],
        part: 'in',
        exhausted: ['Rogue'],
      },
      { row: ['Polymorph'] },
    ],
  });
  expect(full.whyNot(0, 'Evasion')).toMatch(/^HM-ENC-23/);
});

test('HM-R-51 Evasion laid over an earlier attack takes its slot, and the log says which moved', () => {
  const t = table({
    ...laying,
    players: [
      { is: ['Dwarf', 'Rogue'], row: ['Dirty Tactics'], hand: ['Evasion'], part: 'in', exhausted: ['Rogue'] },
      { row: ['Polymorph'] },
    ],
  });
  t.answersAll(0, 'Evasion', 'Dirty Tactics');
  expect(t.row(0)).toEqual(['Evasion', 'Dirty Tactics']);
  expect(t.told('evaded')).toEqual([{ kind: 'evaded', seat: 0, slot: 0, moved: t.idOf('Dirty Tactics') }]);
});

test('HM-R-52 HM-HERO-06 HM-BOARD-02 Sneaky takes an attack back: its bungle is discarded, and it may be laid again with its effects', () => {
  const t = table({
    ...laying,
    players: [
      { is: ['Dwarf', 'Rogue'], row: [['Dirty Tactics', 'Magic Shield', 1]], deck: ['Evasion'], part: 'in' },
      { row: ['Polymorph'] },
    ],
  });
  t.offers(0, ['Rogue', 'Pass']).answers(0, 'Rogue');
  expect(t.hand(0)).toEqual(['Dirty Tactics']);
  expect(t.discards(1)).toEqual(['Magic Shield']);
  expect(t.exhausted(0)).toEqual(['Rogue']);
  t.answersAll(0, 'Dirty Tactics', 'Draw a card');
  expect(t.hand(0)).toEqual(['Evasion']);
});

test('HM-R-92 an attack that refreshed the Rogue stays: Sneaky takes back any other', () => {
  const t = table({
    ...laying,
    players: [
      {
        is: ['Halfling', 'Rogue'],
        hand: ['Emergency Pie', 'Brave', 'Unexpected'],
        part: 'in',
        exhausted: ['Rogue'],
      },
      { row: ['Polymorph'] },
    ],
  });
  t.answersAll(0, 'Emergency Pie', 'Refresh Rogue').offers(0, ['Brave', 'Unexpected', 'Pass']);
  expect(t.whyNot(0, 'Rogue')).toMatch(/^HM-R-92/);
  t.answersAll(0, 'Brave', 'End the turn', 'Unexpected', 'Rogue').offers(0, ['Brave', 'Unexpected']);
  expect(t.whyNot(0, 'Emergency Pie')).toMatch(/^HM-R-92/);
  t.answers(0, 'Brave');
  expect(t.row(0)).toEqual(['Emergency Pie', 'Unexpected']);
});

test('HM-R-18 a power used while cards are laid does not count as the Hero card applied to an attack', () => {
  const t = table({ ...laying, players: [{ row: ['Brave'], part: 'in', health: 5 }, {}] });
  t.answersAll(0, 'Cleric');
  expect(t.health[0]).toBe(8);
  t.offers(0, ['Halfling', 'Mace of Mild Rebuke', 'Collection Plate', 'Roll the dice']);
});

test('Portly and Loose Screw limit weapons, Huh?! and Silent Treatment Hero cards', () => {
  const under = (bungle: string, is: readonly [string, string] = ['Dwarf', 'Barbarian']) =>
    table({ ...fight, players: [{ row: [['Brave', bungle, 1]], health: 5 }, { is }] });
  const portly = under('Portly').offers(0, ['Halfling', 'Cleric', 'Roll the dice']);
  expect(portly.whyNot(0, 'Mace of Mild Rebuke')).toBe(
    'HM-RESOLVE-05: no weapon may be applied to this attack',
  );
  expect(portly.answers(0, 'Roll the dice').told('dice')).toHaveLength(1);
  const screw = under('Loose Screw', ['Gnome', 'Barbarian']).answers(0, 'Collection Plate');
  expect(screw.offers(0, ['Halfling', 'Cleric', 'Roll the dice']).whyNot(0, 'Mace of Mild Rebuke')).toBe(
    'HM-RESOLVE-05: one weapon is all this attack may have',
  );
  screw.answers(0, 'Roll the dice');
  expect(screw.last('dice')).toMatchObject({ strength: [5, 0, 0, 0] }); // 6 against a Brute, − 2, + 1
  const huh = under('Huh?!').offers(0, ['Mace of Mild Rebuke', 'Collection Plate', 'Roll the dice']);
  expect(huh.whyNot(0, 'Cleric')).toBe('HM-RESOLVE-06: no Hero card may be applied to this attack');
  expect(under('Silent Treatment').told('dice')).toHaveLength(1);
});

test('Down Here! and Unstable Portal change the order of a row, bungles and all', () => {
  const down = table({
    ...laying,
    players: [
      { row: ['Brave'], hand: ['Down Here!'], part: 'in' },
      { row: ['Polymorph', 'Frosty Reception'] },
    ],
  });
  down.answersAll(0, 'Down Here!', 'Polymorph', 'Move it to the end');
  expect(down.row(1)).toEqual(['Frosty Reception', 'Polymorph + Down Here!']);
  const portal = (answer: string) =>
    table({
      ...laying,
      players: [
        { row: ['Brave', ['Unexpected', 'Magic Shield', 1]] },
        { row: ['Polymorph'], hand: ['Unstable Portal'], part: 'in' },
      ],
      leader: 1,
    }).answersAll(1, 'Unstable Portal', answer);
  expect(portal('Unexpected').row(0)).toEqual(['Unexpected + Magic Shield', 'Brave + Unstable Portal']);
  const left = portal('Leave them as they are');
  expect(left.row(0)).toEqual(['Brave + Unstable Portal', 'Unexpected + Magic Shield']);
  expect(left.told('attacksSwapped')).toEqual([]);
});

test('bungles change the hit, and Dozed Off takes a printed bonus away', () => {
  const hit = (bungle: string, attack = 'Unexpected') => {
    const t = table({
      ...laying,
      players: [
        { row: [[attack, bungle, 1]], hand: ['Righteous Tantrum'], part: 'in' },
        { is: ['Elf', 'Wizard'] },
      ],
    });
    return t.player(0).row[0]?.figures;
  };
  expect(hit('Backseat Archery')).toMatchObject({ hit: -1 });
  expect(hit('Sudden Fog')).toMatchObject({ hit: -3, threshold: 6 });
  expect(hit('Dozed Off')).toMatchObject({ hit: 0 });
  expect(hit('Dozed Off', 'Blunt Sermon')).toMatchObject({ hit: 0 });
  expect(hit('Magic Shield')).toMatchObject({ monsterArmour: 12 });
});

test('Strongly Worded Petition takes the token, You Owe Me a gold, Excessive Blessing heals', () => {
  const t = table({
    ...laying,
    leader: 1,
    players: [
      {
        row: ['Brave'],
        hand: ['Strongly Worded Petition', 'You Owe Me', 'Excessive Blessing'],
        part: 'in',
        health: 5,
        exhausted: ['Cleric'],
      },
      { row: ['Polymorph', 'Frosty Reception', 'Pyromaniac'] },
    ],
  });
  t.answersAll(0, 'Strongly Worded Petition', 'Polymorph');
  expect(t.view().leader).toBe(0);
  t.answersAll(0, 'You Owe Me', 'Frosty Reception');
  expect(t.gold).toEqual([4, 2]);
  t.answers(0, 'Excessive Blessing');
  expect(t.health[0]).toBe(6);
});
