// The rulebook's second example encounter, step by step (GT-2): Roy, Dongleflop, an Imp, an Orc and a Bear.

import { expect, test } from 'vitest';
import { type HeroTable, table } from './table.ts';

const [ROY, DONGLEFLOP] = [0, 1] as const;

function start(): HeroTable {
  return table({
    location: 'Overdue Library',
    lurking: ['Grizzly Bear', 'Fire Imp'],
    loot: 6,
    monsterDeck: ['Orc Warrior'],
    criticalFails: ['Triggered Trap'],
    players: [
      {
        is: ['Elf', 'Rogue'],
        hand: ['Dirty Tactics', 'Hide in Shadows'],
        deck: ['Evasion', 'Untrustworthy'],
        gold: 5,
      },
      {
        is: ['Gnome', 'Wizard'],
        hand: ['Pyromaniac', 'Magic Shield', 'Polymorph', 'Loose Screw'],
        health: 7,
        gold: 4,
        weapons: ['Staff of Inner Fire', 'Knobbly Staff'],
        exhausted: ['Wizard', 'Knobbly Staff'],
      },
    ],
  });
}

function firstHalf(): HeroTable {
  const t = start();
  // Step 1: Roy leads with Dirty Tactics and draws a card.
  t.answersAll(ROY, 'Fire Imp', 'Dirty Tactics', 'Draw a card', 'End the turn');
  expect(t.hand(ROY)).toEqual(['Hide in Shadows', 'Evasion']);
  expect(t.player(ROY).row[0]?.figures).toMatchObject({
    strength: [0, 0, 4, 0],
    defence: [4, 7, 3, 4],
    enough: true,
  });

  // Step 2: Pyromaniac refreshes the Wizard's Hero card.
  t.answers(DONGLEFLOP, 'Pyromaniac');
  expect(t.exhausted(DONGLEFLOP)).toEqual(['Knobbly Staff']);
  t.answers(DONGLEFLOP, 'End the turn');
  expect(t.hand(DONGLEFLOP)).toHaveLength(3);

  // Step 3: Hide in Shadows in slot 2.
  t.answersAll(ROY, 'Hide in Shadows', 'End the turn');
  expect(t.hand(ROY)).toEqual(['Evasion']);

  // Step 4: Magic Shield on Dirty Tactics.
  t.answersAll(DONGLEFLOP, 'Magic Shield', 'Dirty Tactics', 'End the turn');
  expect(t.player(ROY).row[0]?.figures).toMatchObject({ strength: [0, 0, 2, 0], enough: false });
  expect(t.hand(DONGLEFLOP)).toHaveLength(2);

  // Step 5: Evasion into slot 1; the bungle stays there.
  t.answers(ROY, 'Evasion');
  t.offers(ROY, ['Dirty Tactics', 'Hide in Shadows', 'Leave it in its own slot']).answers(
    ROY,
    'Dirty Tactics',
  );
  expect(t.row(ROY)).toEqual(['Evasion + Magic Shield', 'Hide in Shadows', 'Dirty Tactics']);

  // Step 6: in the same turn Roy exhausts Sneaky and takes Dirty Tactics back.
  t.answers(ROY, 'Rogue').answers(ROY, 'Dirty Tactics');
  expect(t.row(ROY)).toEqual(['Evasion + Magic Shield', 'Hide in Shadows']);
  expect(t.hand(ROY)).toEqual(['Dirty Tactics']);
  expect(t.exhausted(ROY)).toEqual(['Rogue']);

  // Step 7: Polymorph turns the Imp into an Orc Warrior.
  t.answersAll(DONGLEFLOP, 'Polymorph', 'Replace it', 'End the turn');
  expect(t.encounter).toBe('Orc Warrior');
  expect(t.lurking).toEqual(['Grizzly Bear']);
  expect(t.state.monsterDeck).toContain(t.idOf('Fire Imp'));
  expect(t.player(DONGLEFLOP).row[0]?.figures).toMatchObject({
    strength: [0, 2, 0, 0],
    defence: [5, 4, 6, 2],
    enough: false,
  });
  expect(t.hand(DONGLEFLOP)).toEqual(['Loose Screw']);

  // Step 8: Dirty Tactics once more, in slot 3; still leader, Roy draws again.
  t.answersAll(ROY, 'Dirty Tactics', 'Draw a card');
  expect(t.hand(ROY)).toEqual(['Untrustworthy']);

  // Step 9: Dongleflop passes with one card left.
  t.answers(DONGLEFLOP, 'Pass');

  // Step 10: Untrustworthy on Pyromaniac; Evasion is discarded, and Magic Shield with it.
  t.answersAll(ROY, 'Untrustworthy', 'Pyromaniac');
  t.offers(ROY, ['Evasion', 'Hide in Shadows', 'Dirty Tactics', 'Keep them all']).answers(ROY, 'Evasion');
  expect(t.player(DONGLEFLOP).row[0]?.figures).toMatchObject({ strength: [0, 0, 0, 0], threshold: 6 });
  expect(t.discards(ROY)).toEqual(['Evasion']);
  expect(t.discards(DONGLEFLOP)).toEqual(['Magic Shield']);
  expect(t.row(ROY)).toEqual(['Hide in Shadows', 'Dirty Tactics']);
  expect(t.hand(ROY)).toEqual([]);

  // Step 11: with no card left Roy passes, unasked.
  expect(t.told('passed').map(({ seat }) => seat)).toEqual([DONGLEFLOP, ROY]);
  expect(t.view()).toMatchObject({ phase: 'resolving', leader: ROY, resolutionOrder: [ROY, DONGLEFLOP] });
  return t;
}

test('HM-R-02 HM-R-51 HM-R-52 HM-R-53 HM-ENC-21 HM-BOARD-02 GT-2 steps 1 to 11: cards are laid, moved, taken back and discarded', () => {
  firstHalf();
});

function resolution(): HeroTable {
  const t = firstHalf();
  // Step 12: Hide in Shadows with both weapons: Regular 5, hit 8 + 1 against 10; armour 8 + 3 against black 10.
  t.answersAll(ROY, 'Dagger', 'Clobberstick').rolls(8, 10).answers(ROY, 'Roll the dice');
  expect(t.last('dice')).toMatchObject({
    attacker: ROY,
    green: 8,
    hit: 1,
    monsterArmour: 10,
    strength: [5, 0, 0, 0],
    black: 10,
    armour: 11,
  });
  expect(t.last('attackResult')).toMatchObject({ hits: false });
  expect(t.told('monsterHits')).toEqual([]);
  expect(t.exhausted(ROY)).toEqual(['Rogue', 'Dagger', 'Clobberstick']);
  expect(t.discards(ROY)).toEqual(['Evasion', 'Hide in Shadows']);

  // Step 13: Pyromaniac with the Staff and the Wizard's Hero card; the Staff's Regular 2 becomes Fire.
  t.answers(DONGLEFLOP, 'Wizard').answers(DONGLEFLOP, 'Staff of Inner Fire');
  t.rolls(6, 20).answers(DONGLEFLOP, 'Regular on Staff of Inner Fire becomes Fire');
  expect(t.told('healed').map(({ seat, before, after }) => ({ seat, before, after }))).toEqual([
    { seat: DONGLEFLOP, before: 7, after: 9 },
    { seat: DONGLEFLOP, before: 9, after: 10 },
  ]);
  expect(t.last('dice')).toMatchObject({
    attacker: DONGLEFLOP,
    green: 6,
    strength: [0, 4, 0, 0],
    defence: [5, 4, 6, 2],
    threshold: 6,
    black: 20,
  });

  // Step 14: a Critical Fail: Triggered Trap, then the Orc's doubled Ferocity, then Bruiser.
  expect(t.last('criticalFail')).toMatchObject({ attacker: DONGLEFLOP, roll: 6, threshold: 6 });
  expect(t.nameOf(t.last('criticalFailCard')!.card)).toBe('Triggered Trap');
  expect(t.told('wounded').map(({ wounds, before, after }) => [wounds, before, after])).toEqual([
    [3, 10, 7],
    [4, 7, 3],
  ]);
  expect(t.nameOf(t.last('discarded')!.card)).toBe('Loose Screw');
  expect(t.exhausted(DONGLEFLOP)).toEqual(['Wizard', 'Staff of Inner Fire', 'Knobbly Staff']);
  expect(t.discards(DONGLEFLOP)).toEqual(['Magic Shield', 'Loose Screw', 'Pyromaniac']);
  expect(t.discards(ROY)).toEqual(['Evasion', 'Hide in Shadows', 'Untrustworthy']);

  // Step 15: Dirty Tactics with nothing left but the Elf's glance, which he keeps. 12 hits, Ice 4 against 6 does not do.
  t.rolls(12, 15).answers(ROY, 'Roll the dice');
  expect(t.told('dice')[2]).toMatchObject({
    attacker: ROY,
    green: 12,
    strength: [0, 0, 4, 0],
    black: 15,
    armour: 8,
  });
  expect(t.told('attackResult')[1]).toMatchObject({ hits: true, through: false });
  expect(t.health).toEqual([8, 3]);
  return t;
}

test('HM-R-04 HM-R-05 HM-R-20 HM-R-55 HM-FAIL-07 HM-CRIT-03 GT-2 steps 12 to 15: fire, a trap, and a natural 20', () => {
  resolution();
});

test('HM-DECLINE-04 HM-DECLINE-05 HM-DECLINE-07 HM-DECLINE-12 HM-DECLINE-13 HM-R-03 HM-R-13 HM-R-16 HM-R-56 GT-2 steps 16 to 23: the Orc falls, the party flees from the Bear', () => {
  const t = resolution();
  // Step 16: Polymorph: 9 + 1 hits 10, Spirit 3 against 2; black 2 misses. Then black alone: 10 for the Bear, Maul 12 and 4.
  t.rolls(9, 2, 10, 12, 4).answers(DONGLEFLOP, 'Roll the dice');
  expect(t.told('dice')[3]).toMatchObject({
    attacker: DONGLEFLOP,
    green: 9,
    hit: 1,
    strength: [0, 0, 0, 3],
    defence: [5, 4, 6, 2],
    black: 2,
  });
  expect(t.last('monsterDefeated')).toMatchObject({ by: DONGLEFLOP });
  // Step 17: three gold, and no treasure because there is none.
  expect(t.last('goldTaken')).toMatchObject({ seat: DONGLEFLOP, gold: 3, from: 'loot' });
  expect(t.told('treasureTaken')).toEqual([]);
  // Steps 18 and 19: neither has an attack card; both decline, unasked, and the party flees.
  expect(t.told('leaderDeclined').map(({ seat }) => seat)).toEqual([DONGLEFLOP, ROY]);
  // Step 20: the Bear's 10 hits armour 9 and armour 8.
  expect(t.told('partingBlow').map(({ seat, roll, armour, hits }) => [seat, roll, armour, hits])).toEqual([
    [DONGLEFLOP, 10, 9, true],
    [ROY, 10, 8, true],
  ]);
  // Step 21: Dongleflop is defeated, is not mauled, and stays leader.
  expect(t.last('heroDefeated')).toMatchObject({ seat: DONGLEFLOP, gold: 3, to: 'supply' });
  expect(t.markers).toEqual([6, 5]);
  expect(t.gold).toEqual([5, 4]);
  expect(t.view().leader).toBe(DONGLEFLOP);
  // Step 22: Roy takes 3 wounds and one of two Maul rolls.
  expect(t.told('mauled').map(({ seat, roll, hits }) => [seat, roll, hits])).toEqual([
    [ROY, 12, true],
    [ROY, 4, false],
  ]);
  expect(t.health).toEqual([4, 5]);
  // Step 23: the board is cleared; weapons are refreshed, Hero cards are not; hands are drawn up.
  expect(t.view().loot).toBe(0);
  expect(t.state.monsterDeck).toContain(t.idOf('Grizzly Bear'));
  expect(t.exhausted(ROY)).toEqual(['Rogue']);
  expect(t.exhausted(DONGLEFLOP)).toEqual(['Wizard']);
  expect(t.told('handDrawn').map(({ seat, size }) => [seat, size])).toEqual([
    [DONGLEFLOP, 6],
    [ROY, 6],
  ]);
  t.answers(DONGLEFLOP, 'Keep this hand').answers(ROY, 'Keep this hand');
  expect(t.asked).toEqual([DONGLEFLOP]);
  t.offers(DONGLEFLOP, ['Protest', 'Keep quiet']).answers(DONGLEFLOP, 'Keep quiet');
  expect(t.question).toBe('visit-which');
  expect(t.asked).toEqual([DONGLEFLOP]);
  expect(t.labels(DONGLEFLOP)).toHaveLength(2);
});
