// Combat: attacking, fleeing, strikes, stealth, packs and helpers.

import { expect, test } from 'vitest';
import {
  type DeckName,
  dataOf,
  discarded,
  eats,
  names,
  type Placed,
  seen,
  TWO_PIPS,
  table,
  told,
} from './table.ts';

/** Somebody draws a creature in their own region and stands in front of it. */
function meets(creature: string, placed: Partial<Placed> = {}, deck: DeckName = 'SU') {
  const who: Placed = { is: 'survivor', traitUsed: true, ...placed };
  return table({ players: [who], decks: { [deck]: [creature] }, precycle: deck === 'PRE' });
}

test('RW-COMBAT-01 RW-COMBAT-04 attack, flee, or tame if there are pips enough; the player acts first', () => {
  const poor = meets('Green Lizard').answers(0, 'Draw').offers(0, ['Attack', 'Flee']);
  expect(poor.whyNot(0, 'Tame it')).toBe('RW-TAME-01: it costs 3 pips, and you have 0');
  expect(told(poor, 'struck')).toEqual([]);
  meets('Green Lizard', { pips: 3 }).answers(0, 'Draw').offers(0, ['Attack', 'Flee', 'Tame it']);
});

test('RW-COMBAT-02 RW-R-08 RW-R-10 higher than its health kills; equal does not', () => {
  const kill = meets('Green Lizard').answers(0, 'Draw').rolls(13).answers(0, 'Attack');
  expect(told(kill, 'killed')).toHaveLength(1);
  const miss = meets('Green Lizard').answers(0, 'Draw').rolls(12, 5).answers(0, 'Attack');
  expect(told(miss, 'attacked')[0]!.roll).toEqual({ die: 12, total: 14, beat: 14, success: false });
  miss.offers(0, ['Attack', 'Flee']);
});

test('RW-R-10 a natural 20 always kills and a natural 1 never does', () => {
  const bird = meets('Miros Bird', { is: 'saint', region: 'SB' }, 'SB')
    .answers(0, 'Draw')
    .rolls(20)
    .answers(0, 'Attack');
  expect(told(bird, 'killed')).toHaveLength(1);
  const infant = meets('Infant Centipede', { is: 'hunter', region: 'SU' })
    .answers(0, 'Draw')
    .rolls(1)
    .answers(0, 'Attack');
  expect(told(infant, 'attacked')[0]!.roll).toMatchObject({ total: 6, beat: 4, success: false });
});

test('RW-COMBAT-03 RW-R-11 higher than the creature’s roll gets away; 12 against 12 does not', () => {
  const tie = meets('Green Lizard').answers(0, 'Draw').rolls(9, 16, 2).answers(0, 'Flee');
  expect(told(tie, 'fled')[0]).toMatchObject({ roll: { total: 12, success: false }, against: 12 });
  expect(told(tie, 'struck')).toHaveLength(1);
  const away = meets('Green Lizard').answers(0, 'Draw').rolls(10, 16).answers(0, 'Flee');
  expect(told(away, 'fled')[0]!.roll.success).toBe(true);
  expect(away.question).toBe('turn');
});

test('RW-COMBAT-05 RW-R-13 a creature still alive rolls against the player: 15 and more kills the Hunter, a total of 13 does nothing', () => {
  const safe = meets('Green Lizard', { is: 'hunter', region: 'SU' })
    .answers(0, 'Draw')
    .rolls(2, 14)
    .answers(0, 'Attack');
  expect(told(safe, 'struck')[0]!.roll).toEqual({ die: 14, total: 13, beat: 13, success: false });
  expect(seen(safe, 0).deaths).toBe(0);
  const dead = meets('Green Lizard', { is: 'hunter', region: 'SU' })
    .answers(0, 'Draw')
    .rolls(2, 15)
    .answers(0, 'Attack');
  expect(told(dead, 'died')).toMatchObject([{ seat: 0, by: 'creature' }]);
});

test('RW-R-13 after a strike that misses, the player chooses again freely', () => {
  const t = meets('Green Lizard')
    .answers(0, 'Draw')
    .rolls(2, 2)
    .answers(0, 'Attack')
    .rolls(19, 2)
    .answers(0, 'Flee');
  expect(t.question).toBe('turn');
});

test('RW-COMBAT-06 RW-COMBAT-07 RW-R-18 a White Lizard strikes once before the first choice, and not against the Nightcat', () => {
  const t = meets('White Lizard', { region: 'CC' }, 'CC').rolls(5).answers(0, 'Draw');
  expect(told(t, 'struck')).toMatchObject([{ first: true, roll: { total: 0 } }]);
  t.offers(0, ['Attack', 'Flee']);
  const dead = meets('White Lizard', { region: 'CC' }, 'CC').rolls(19).answers(0, 'Draw');
  expect(seen(dead, 0).deaths).toBe(1);
  const unseen = meets('White Lizard', { is: 'nightcat', region: 'CC' }, 'CC').answers(0, 'Draw');
  expect(told(unseen, 'struck')).toEqual([]);
});

test('RW-R-19 RW-R-12 a Yellow Lizard strikes twice in every exchange: 10 % each, 19 % together; and a fight is settled within its turn', () => {
  const t = meets('Yellow Lizard', { region: 'SI' }, 'SI').answers(0, 'Draw');
  expect(dataOf(t, 0, 'Attack')).toMatchObject({ strike: { needed: 19, chance: 0.19 } });
  t.rolls(2, 18, 19).answers(0, 'Attack');
  expect(told(t, 'struck')).toHaveLength(2);
  expect(seen(t, 0).deaths).toBe(1);
});

test('RW-R-19 twice, and not a third time', () => {
  const t = meets('Yellow Lizard', { region: 'SI' }, 'SI').answers(0, 'Draw');
  t.rolls(2, 18, 18, 19).answers(0, 'Attack');
  expect(told(t, 'struck')).toHaveLength(2);
  expect(seen(t, 0).deaths).toBe(0);
});

test('RW-R-12 after twenty exchanges the creature leaves', () => {
  const t = meets('Snail', { is: 'saint', region: 'DS' }, 'DS').answers(0, 'Draw');
  for (let exchange = 0; exchange < 20; exchange++) t.rolls(2, 2).answers(0, 'Attack');
  expect(told(t, 'left')).toMatchObject([{ how: 'wanders' }]);
  expect(t.question).toBe('turn');
  expect(discarded(t, 'DS')).toEqual(['Snail']);
});

test('RW-R-14 RW-R-15 a killed creature is eaten and lies before its killer; one that got away is discarded to its deck', () => {
  const kill = meets('Green Lizard', { is: 'hunter', region: 'SU' })
    .answers(0, 'Draw')
    .rolls(15)
    .answers(0, 'Attack');
  expect(names(kill, seen(kill, 0).carcasses)).toEqual(['Green Lizard']);
  expect(seen(kill, 0).pips).toBe(3);
  const away = meets('Green Lizard').answers(0, 'Draw').rolls(20, 1).answers(0, 'Flee');
  expect(discarded(away, 'SU')).toEqual(['Green Lizard']);
});

test('RW-R-14 the deck it came from: also that of a precycle, and also after it has killed', () => {
  const flood = meets('Green Lizard', {}, 'PRE').answers(0, 'Draw').rolls(20, 1).answers(0, 'Flee');
  expect(discarded(flood, 'PRE')).toEqual(['Green Lizard']);
  const killed = meets('White Lizard', { region: 'CC' }, 'CC').rolls(19).answers(0, 'Draw');
  expect(told(killed, 'died')).toHaveLength(1);
  expect(discarded(killed, 'CC')).toEqual(['White Lizard']);
});

test('RW-TAME-02 RW-R-23 a Green Lizard feeds the Hunter 3, the Survivor nothing, the Gourmand 2, the Saint nothing, the Spearmaster 4', () => {
  const pips = (is: string) => {
    const t = meets('Green Lizard', { is, region: 'SU' })
      .answers(0, 'Draw')
      .rolls(20, 20)
      .answers(0, 'Attack');
    return seen(t, 0).pips;
  };
  expect(['hunter', 'survivor', 'gourmand', 'saint', 'spearmaster'].map(pips)).toEqual([3, 0, 2, 0, 4]);
});

test('RW-R-23 a Popcorn Plant feeds the Survivor 3, the Hunter 1, the Spearmaster nothing, the Saint 3', () => {
  const pips = (is: string) => {
    const t = table({ players: [{ is, region: 'SU', food: ['Popcorn Plant'] }] });
    if (t.labels(0).includes('Eat Popcorn Plant')) t.answers(0, 'Eat Popcorn Plant');
    return seen(t, 0).pips;
  };
  expect(['survivor', 'hunter', 'spearmaster', 'saint'].map(pips)).toEqual([3, 1, 0, 3]);
});

test('RW-R-17 a skittish creature never strikes and gives one go: attack, tame, or let it go', () => {
  const t = meets('Squidcada', { pips: 2 }).answers(0, 'Draw').offers(0, ['Attack', 'Let it go', 'Tame it']);
  t.rolls(2).answers(0, 'Attack');
  expect(told(t, 'struck')).toEqual([]);
  expect(t.question).toBe('turn');
  expect(discarded(t, 'SU')).toEqual(['Squidcada']);
});

test('RW-R-17 whoever has light may leave what is light-shy without a roll', () => {
  const t = meets('Big Spider', { region: 'SH', items: ['Lantern'] }, 'SH').answers(0, 'Draw');
  t.offers(0, ['Attack', 'Flee', 'Leave']).answers(0, 'Leave');
  expect(t.question).toBe('turn');
  meets('Big Spider', { region: 'SH' }, 'SH').answers(0, 'Draw').offers(0, ['Attack', 'Flee']);
});

test('RW-COMBAT-08 RW-COMBAT-09 RW-R-20 tamed creatures roll after their owner, once each, are not used up, and the owner eats', () => {
  const t = meets('Green Lizard', {
    is: 'hunter',
    region: 'SU',
    tamed: ['Pink Lizard', 'Yellow Lizard', 'Squidcada'],
  });
  t.answers(0, 'Draw').rolls(2, 5, 20).answers(0, 'Attack');
  const kinds = t.events<{ kind: string }>().map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'attacked' || kind === 'helped')).toEqual([
    'attacked',
    'helped',
    'helped',
  ]);
  expect(told(t, 'helped')[0]!.roll).toMatchObject({ die: 5, total: 3 });
  expect(seen(t, 0)).toMatchObject({ pips: 3 });
  expect(seen(t, 0).tamed).toHaveLength(3);
});

test('RW-R-20 one roll each, whatever the keywords: no second one for a pack, no first strike, none without ATK', () => {
  const t = meets('Green Lizard', { tamed: ['Yellow Lizard', 'White Lizard', 'Squidcada'] });
  t.answers(0, 'Draw');
  expect(told(t, 'helped')).toEqual([]);
  t.rolls(2, 5, 5, 2).answers(0, 'Attack');
  expect(told(t, 'attacked')).toHaveLength(1);
  expect(told(t, 'helped').map(({ helper }) => names(t, [helper])[0])).toEqual([
    'Yellow Lizard',
    'White Lizard',
  ]);
});

test('RW-R-20 helpers come only when their owner attacks', () => {
  const t = meets('Green Lizard', { tamed: ['Pink Lizard'] })
    .answers(0, 'Draw')
    .rolls(2, 20, 2)
    .answers(0, 'Flee');
  expect(told(t, 'helped')).toEqual([]);
});

test('RW-TAME-01 RW-R-21 RW-R-14 taming: the full price in pips, no roll, and the fight is over', () => {
  const t = meets('Green Lizard', { pips: 4 }).answers(0, 'Draw').answers(0, 'Tame it');
  expect(seen(t, 0).pips).toBe(1);
  expect(names(t, seen(t, 0).tamed)).toEqual(['Green Lizard']);
  expect([...told(t, 'attacked'), ...told(t, 'struck')]).toEqual([]);
  expect(t.question).toBe('turn');
  meets('Green Lizard', { pips: 2 }).answers(0, 'Draw').offers(0, ['Attack', 'Flee']);
  meets('Scavenger', { pips: 7 }).answers(0, 'Draw').offers(0, ['Attack', 'Flee']);
  const plant = meets('Pole Plant', { pips: 7, region: 'CC' }, 'CC').rolls(2).answers(0, 'Draw');
  expect(plant.whyNot(0, 'Tame it')).toBe('RW-R-21: this one cannot be tamed');
});

test('RW-TAME-03 RW-R-22 RW-R-24 bait pays any part of the price, if the creature eats it', () => {
  const t = meets('Green Lizard', { pips: 1, food: ['Fresh Carcass', 'Popcorn Plant'] }).answers(0, 'Draw');
  t.answers(0, 'Tame it');
  expect(seen(t, 0)).toMatchObject({ pips: 0 });
  expect(names(t, seen(t, 0).food)).toEqual(['Popcorn Plant']);
  expect(names(t, seen(t, 0).tamed)).toEqual(['Green Lizard']);
  const vegetarian = meets('Squidcada', { food: ['Popcorn Plant'] })
    .answers(0, 'Draw')
    .answers(0, 'Tame it');
  expect(names(vegetarian, seen(vegetarian, 0).tamed)).toEqual(['Squidcada']);
  expect(
    meets('Blue Lizard', { region: 'HI', food: ['Slime Mold'] }, 'HI')
      .answers(0, 'Draw')
      .labels(0),
  ).not.toContain('Tame it');
});

test('RW-R-22 with bait and pips it is the tamer’s choice what pays', () => {
  const t = meets('Blue Lizard', { region: 'HI', pips: 2, food: ['Fresh Carcass', 'Vulture Grub'] }, 'HI');
  t.answers(0, 'Draw')
    .answers(0, 'Tame it')
    .offers(0, ['Fresh Carcass (2)', 'Vulture Grub (1)', 'Pay with pips']);
  t.answers(0, 'Vulture Grub').answers(0, 'Pay with pips');
  expect(seen(t, 0).pips).toBe(1);
  expect(names(t, seen(t, 0).food)).toEqual(['Fresh Carcass']);
});

test('RW-R-83 an Aggressive creature turns on another player in the region, until everybody has faced it', () => {
  const t = table({
    players: [
      { is: 'survivor', region: 'SB', traitUsed: true },
      { is: 'monk', region: 'SB' },
      { is: 'saint' },
    ],
    decks: { SB: ['Red Centipede'] },
  });
  t.answers(0, 'Draw').rolls(20, 1).answers(0, 'Flee');
  expect(told(t, 'turnsOn')).toMatchObject([{ seat: 1 }]);
  expect(t.asked).toEqual([1]);
  t.rolls(20, 1).answers(1, 'Flee');
  expect(discarded(t, 'SB')).toEqual(['Red Centipede']);
  expect(t.question).toBe('turn');
});

test('RW-R-28 whoever is attacked outside the own turn uses items in that fight', () => {
  const t = table({
    players: [
      { is: 'survivor', region: 'SB', traitUsed: true },
      { is: 'monk', region: 'SB', items: ['Cherrybomb'] },
    ],
    decks: { SB: ['Red Centipede'] },
  });
  t.answers(0, 'Draw').rolls(20, 1).answers(0, 'Flee').answers(1, 'Cherrybomb');
  expect(seen(t, 1)).toMatchObject({ items: [], status: 'awake' });
});

test('RW-R-96 the list of modifiers: hunger, the dark, perks of companions, and what was eaten', () => {
  const t = table({
    players: [
      {
        is: 'survivor',
        region: 'SH',
        starving: true,
        mushrooms: 1,
        tamed: ['Grappling Worm', 'Slugpup'],
        rot: true,
      },
    ],
  });
  expect(seen(t, 0)).toMatchObject({ attack: 2 - 1 - 1 + 3, flee: 3 - 1 - 1 + 3 + 1 + 1 - 1 });
  eats(t, 0, TWO_PIPS);
  expect(seen(t, 0).attack).toBe(0);
});
