// Rulings about counters and attacks, to their last half-sentence.

import { expect, test } from 'vitest';
import { CHALLENGED } from '../cards/effect.ts';
import { afflict, forgetChallenges } from '../rules/condition.ts';
import { creature, NONE } from '../state.ts';
import { at, battle, countersOn, foe, type HeroSetup, lastAttack, pileNames } from './table.ts';

const GRUK = { is: 'Gruk Splitjaw', health: 66, hand: [] };
const CUTTER = { is: 'Goblin Cutter' };
const FAR = { ...GRUK, arena: 'Meadow' };
/** A boss who stays where he is and does nothing. */
const IDLE = { ...FAR, conditions: ['Held', 'Stunned'] };

const attacks = (t: ReturnType<typeof battle>) =>
  t.events<{ kind: 'attacked'; toHit: number; hit: boolean; damage: number }>('spectator', 'attacked');

/** Everybody else rests until this seat chooses an action again. */
function untilTurnOf(t: ReturnType<typeof battle>, seat: number): typeof t {
  for (let i = 0; i < 40 && (t.question !== 'choose-action' || t.asked[0] !== seat); i++) {
    const [asked] = t.asked as [number];
    const labels = t.labels(asked);
    const wish = ['Stay', 'Rest', 'Draw a card instead', 'Rest: restore', 'Let them go', 'Done'];
    const found = wish.map((word) => labels.findIndex((label) => label.startsWith(word)));
    t.rolls(1, 1, 1, 1).picks(asked, found.find((each) => each >= 0) ?? 0);
  }
  return t;
}

// --- Counters ---

test('DR-RANGE-04 DR-RANGE-05 DR-R-31 DR-R-03 aiming over two turns: nothing shot in the first, both counters in the second', () => {
  const t = battle({
    heroes: [{ is: 'ranger', hand: ['Range'], draw: ['Melee', 'Melee', 'Melee'] }],
    monsters: [IDLE],
    options: { printedDraw: true },
  });
  t.answers(0, 'Range').answers(0, 'Range: a counter on Longbow').answers(0, 'Done');
  expect(attacks(t)).toEqual([]);
  untilTurnOf(t, 0).answers(0, 'Range');
  expect(countersOn(t, 0, 'Longbow')).toBe(1);
  t.answers(0, 'Range: a counter on Longbow').rolls(2, 2).answers(0, 'Range: attack with Longbow');
  expect(lastAttack(t)).toMatchObject({ toHit: 9, defence: 11, hit: true, damage: 5 });
  expect(countersOn(t, 0, 'Longbow')).toBe(0);
});

test('DR-MANA-05 DR-MANA-04 DR-R-31 a spell is charged over two turns, and the charge is there in the second', () => {
  const t = battle({
    heroes: [{ is: 'wizard', hand: ['Mana'], draw: ['Rest', 'Rest', 'Rest'] }],
    monsters: [IDLE],
    options: { printedDraw: true },
  });
  t.answers(0, 'Mana')
    .answers(0, 'Mana: a counter on Fire Burst')
    .answers(0, 'Mana: a counter on Fire Burst');
  untilTurnOf(t, 0).answers(0, 'Mana');
  expect(t.labels(0)).toContain('Mana: attack with Fire Burst');
});

test('DR-R-31 DR-R-66 DR-R-74 counters are lost with what is put away', () => {
  const t = battle({
    heroes: [{ is: 'ranger', counters: { Longbow: 2 }, hand: ['Item/Ability'] }],
    monsters: [IDLE],
  });
  t.answers(0, 'Item/Ability')
    .answers(0, 'Hold the attack')
    .answers(0, 'Item/Ability: equip a card')
    .answers(0, 'Shortsword');
  expect(pileNames(t, t.view().packs[0]!.atHand)).toContain('Longbow');
  t.answers(0, 'Item/Ability: equip a card').answers(0, 'Longbow');
  expect(countersOn(t, 0, 'Longbow')).toBe(0);
});

test('DR-R-30 melee counters are lost when their owner changes arena, ranged ones are not', () => {
  const t = battle({
    heroes: [{ is: 'rogue', counters: { Shortsword: 2, 'Throwing Knives': 2 } }],
    monsters: [FAR],
    from: 'move',
  });
  t.answers(0, 'To Meadow');
  expect([countersOn(t, 0, 'Shortsword'), countersOn(t, 0, 'Throwing Knives')]).toEqual([0, 2]);
});

test('DR-R-74 DR-ATTACK-08 counters on different pieces are combined; without armour there are none', () => {
  const t = battle({
    heroes: [{ is: 'priest', guards: { 'Ring Hauberk': 1, Buckler: 1 } }],
    monsters: [GRUK],
    turn: 'Gruk Splitjaw',
  });
  t.answers(1, 'Melee').rolls(3, 3).answers(0, '2');
  expect(lastAttack(t)).toMatchObject({ defence: 15, hit: false });
  const bare = battle({ heroes: [{ is: 'warrior', ready: ['Longsword'] }], monsters: [FAR] });
  expect(bare.answers(0, 'Defend').question).not.toBe('guard-where');
  expect(at(bare, 0).guards).toBe(0);
});

test('DR-R-74 where a defence counter lies is asked only where it could make a difference', () => {
  const armour = (hero: HeroSetup) => {
    const t = battle({ heroes: [hero], monsters: [FAR] }).answers(0, 'Defend');
    return t.labels(0).flatMap((label) => /a defence counter on (.*)/.exec(label)?.[1] ?? []);
  };
  // The Greatsword at hand could push out the Buckler; nothing pushes out the Hauberk.
  expect(armour({ is: 'warrior' })).toEqual(['Ring Hauberk']);
  expect(armour({ is: 'warrior', atHand: ['Plate of the Gate'] })).toEqual(['Ring Hauberk', 'Buckler']);
  // A free hand beside the shield, and a Leather Jerkin to change into.
  expect(armour({ is: 'rogue', ready: ['Ring Hauberk', 'Buckler'] })).toEqual(['Buckler']);
  expect(armour({ is: 'rogue', ready: ['Studded Coat', 'Buckler'] })).toEqual(['Studded Coat', 'Buckler']);
});

// --- Attacks ---

test('DR-R-27 the attack of Rest must be made with a weapon at hand, may wait with a bow that holds counters, and lapses without a target', () => {
  const rests = (hero: Parameters<typeof battle>[0]['heroes'][number], monster: object) =>
    battle({ heroes: [hero], monsters: [monster as typeof GRUK] })
      .rolls(1, 1)
      .answers(0, 'Rest');
  expect(attacks(rests({ is: 'warrior' }, GRUK))).toHaveLength(1); // nobody was asked
  const waiting = rests({ is: 'ranger', counters: { Longbow: 1 } }, FAR);
  waiting.offers(0, ['Longbow', 'Hold the attack']).answers(0, 'Hold the attack');
  expect([attacks(waiting).length, countersOn(waiting, 0, 'Longbow')]).toEqual([0, 1]);
  expect(attacks(rests({ is: 'ranger' }, FAR))).toHaveLength(1); // without a counter there is nothing to wait for
  const alone = rests({ is: 'warrior' }, FAR);
  expect([attacks(alone).length, alone.question]).toEqual([0, 'play-a-card']); // the rest of the card is carried out
});

test('DR-R-23 a spell is cast once through basic cards; an attack printed on an ability is not counted', () => {
  const t = battle({
    heroes: [{ is: 'wizard', hand: ['Mana', 'Overload'], atHand: [], draw: ['Rest'] }],
    monsters: [GRUK],
  });
  t.answers(0, 'Mana').rolls(1, 1).picks(0, t.labels(0).indexOf('Mana: attack with Mana Missile'));
  expect(t.labels(0)).not.toContain('Mana: attack with Mana Missile');
  expect(t.labels(0)).toContain('Overload');
  t.rolls(1, 1).answers(0, 'Overload');
  expect(attacks(t)).toHaveLength(2);
});

test('DR-R-23 DR-R-34 a spell without a roll is cast once through basic cards as well', () => {
  const t = battle({
    heroes: [{ is: 'priest', health: 9, hand: ['Mana', 'Mana'], draw: ['Rest'] }],
    monsters: [GRUK],
  });
  t.answers(0, 'Mana').picks(0, t.labels(0).indexOf('Mana: cast Mend'));
  expect(at(t, 0).health).toBe(11);
  expect(t.labels(0)).toContain('Mana: a counter on Mend');
  expect(t.labels(0)).not.toContain('Mana: cast Mend');
});

test('DR-R-26 a card with two symbols matches either action', () => {
  for (const action of ['Melee', 'Range']) {
    const t = battle({ heroes: [{ is: 'rogue', hand: ['Poisoned Edge'] }], monsters: [GRUK] });
    t.answers(0, action);
    expect(t.labels(0), action).toContain('Poisoned Edge');
  }
});

test('DR-R-49 an engaged bow reaches its own arena alone; a spell is not affected', () => {
  const bow = battle({ heroes: [{ is: 'ranger' }], monsters: [CUTTER, FAR] });
  bow.answers(0, 'Range').rolls(6, 5).answers(0, 'Range: attack with Longbow');
  expect(lastAttack(bow)).toMatchObject({ toHit: 3, defence: 9 }); // only the Cutter was there to be shot
  const spell = battle({ heroes: [{ is: 'wizard' }], monsters: [CUTTER, FAR] });
  spell.answers(0, 'Mana').answers(0, 'Mana: attack with Mana Missile');
  spell.offers(0, ['Goblin Cutter 1', 'Gruk Splitjaw']).rolls(1, 1).answers(0, 'Gruk Splitjaw');
  expect(lastAttack(spell)).toMatchObject({ toHit: 5 });
});

test('DR-R-78 whoever is Challenged must aim at the challenger while it is there', () => {
  const t = battle({
    heroes: [
      { is: 'warrior', hand: ['Challenge'] },
      { is: 'bard', draw: ['Melee'] },
    ],
    monsters: [GRUK],
  });
  t.answers(0, 'Defend').rolls(1, 1);
  while (t.asked[0] === 0) t.answers(0, t.labels(0).includes('Challenge') ? 'Challenge' : t.labels(0)[0]!);
  expect(foe(t, 'Gruk Splitjaw').conditions).toContain('Challenged');
  while (t.asked[0] === 1) t.rolls(1, 1).picks(1, t.labels(1).length - 1);
  untilTurnOf(t, 2).rolls(1, 1).answers(2, 'Melee'); // nobody is asked for a target
  t.answers(0, 'None');
  expect(t.events<{ kind: 'attacked'; foe: number }>('spectator', 'attacked').at(-1)).toMatchObject({
    foe: 0,
  });
});

test.each([
  ['falls', { health: 0 }],
  ['is elsewhere', { arena: 1 }],
])('DR-R-78 a challenge is over when the challenger %s', (_, then) => {
  const { table } = battle({ heroes: [{ is: 'warrior' }, { is: 'bard' }], monsters: [GRUK] });
  afflict(table, 2, CHALLENGED, 0);
  forgetChallenges(table);
  expect(creature(table, 2)).toMatchObject({ conditions: CHALLENGED, challenger: 0 });
  Object.assign(creature(table, 0), then);
  forgetChallenges(table);
  expect(creature(table, 2)).toMatchObject({ conditions: 0, challenger: NONE });
});

type Told = { kind: 'attacked'; toHit: number; items: { what: string; n: number }[] };

test.each([
  ['nothing', { attacker: [], target: [] }, undefined],
  ['Exposed', { attacker: [], target: ['Exposed'] }, 2],
  ['Shaken', { attacker: ['Shaken'], target: [] }, -2],
  ['Hidden and Exposed', { attacker: ['Hidden'], target: ['Exposed'] }, 4],
])(
  'DR-ATTACK-02 DR-ATTACK-04 the parts that are told add up to the to-hit value: %s counts',
  (_, { attacker, target }, conditions) => {
    const t = battle({
      heroes: [{ is: 'warrior', conditions: attacker, counters: { Longsword: 1 } }],
      monsters: [{ ...GRUK, conditions: target }],
    });
    t.rolls(1, 1).answers(0, 'Melee');
    const [{ toHit, items }] = t.events<Told>('spectator', 'attacked') as [Told];
    expect(items.reduce((sum, { n }) => sum + n, 0)).toBe(toHit);
    expect(items.find(({ what }) => what === 'conditions')?.n).toBe(conditions);
    expect(items.find(({ what }) => what === 'counters')?.n).toBe(2);
  },
);

test('DR-DAMAGE-03 DR-R-76 resistance takes something off, unless the spell or the ability ignores it', () => {
  const castellan = { is: 'The Iron Castellan', health: 90, arena: 'Meadow' };
  const shot = (card: string) => {
    const t = battle({ heroes: [{ is: 'ranger', hand: [card] }], monsters: [castellan] });
    t.answers(0, 'Range').answers(0, 'Range: a counter').rolls(6, 5).answers(0, card);
    return t.events<{ kind: 'attacked'; base: number; damage: number }>('spectator', 'attacked').at(-1);
  };
  expect(shot('Aimed Shot')).toMatchObject({ base: 6, damage: 5 });
  expect(shot('Piercing Arrow')).toMatchObject({ base: 7, damage: 7 });
  const counters = { 'Scroll: Unmake': 3 };
  const unmade = battle({
    heroes: [{ is: 'wizard', ready: ['Scroll: Unmake'], counters }],
    monsters: [castellan],
  });
  unmade.answers(0, 'Mana').rolls(6, 5).answers(0, 'Mana: attack');
  expect(lastAttack(unmade)).toMatchObject({ hit: true, damage: 10 });
});

test('DR-R-76 who resists fire by 2 or more cannot burn; poison asks no resistance', () => {
  const oiled = (is: string) => {
    const t = battle({
      heroes: [{ is: 'ranger', atHand: ['Oil Flask'], hand: ['Item/Ability'] }],
      monsters: [{ is, health: 40 }],
    });
    t.answers(0, 'Item/Ability').rolls(1, 1).picks(0, 0);
    while (t.question !== 'activate-which') t.answers(0, 'Item/Ability: activate a power');
    return foe(t.rolls(6, 6, 6).answers(0, 'Oil Flask'), is).conditions;
  };
  expect(oiled('Gruk Splitjaw')).toContain('Burning');
  expect(oiled('Ashmaw')).not.toContain('Burning'); // resists by 4
  const soaked = battle({
    heroes: [{ is: 'ranger', atHand: ['Oil Flask'], hand: ['Item/Ability'] }],
    monsters: [{ is: 'Drowned Thrall' }],
  });
  soaked.answers(0, 'Item/Ability').rolls(1, 1).picks(0, 0);
  while (soaked.question !== 'activate-which') soaked.answers(0, 'Item/Ability: activate a power');
  soaked.rolls(3, 3).answers(0, 'Oil Flask'); // by 2, just enough
  expect(foe(soaked, 'Drowned Thrall').conditions).not.toContain('Burning');
  const sick = battle({
    heroes: [
      { is: 'warrior', ready: ['Longsword', 'Plate of the Gate'], health: 20, conditions: ['Poisoned'] },
    ],
    monsters: [FAR],
  });
  sick.answers(0, 'Range');
  expect(at(sick, 0).health).toBe(19);
});

test('DR-R-47 DR-ATTACK-06 a parting reaction uses the counters; the Stunned get none, the Held do', () => {
  const parts = (conditions: string[]) => {
    const t = battle({
      heroes: [{ is: 'ranger', draw: ['Melee'] }],
      monsters: [{ ...GRUK, conditions, counters: { 'Notched Cleaver': 2 } }],
    });
    t.answers(0, 'Defend').rolls(1, 1).answers(0, 'bare hands').answers(0, 'Defend: retreat').rolls(1, 1);
    t.answers(0, 'To Meadow');
    if (t.question === 'react') t.answers(1, 'Strike with Notched Cleaver');
    return t;
  };
  const held = parts(['Held']);
  expect(lastAttack(held)).toMatchObject({ toHit: 10 }); // 5 + 1 and two counters
  expect(countersOn(held, 1, 'Notched Cleaver')).toBe(0);
  expect(parts(['Stunned']).events('spectator', 'reacted')).toEqual([]);
});
