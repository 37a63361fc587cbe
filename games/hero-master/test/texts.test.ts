// Card texts where they hold and where they do not: each with the case beside it, in which it must be silent.

import { expect, test } from 'vitest';
import { type HeroTable, type Player, type Position, table } from './table.ts';

const laying = { phase: 'laying cards', encounter: 'Giant' } as const;
const fight = { phase: 'resolving', encounter: 'Giant' } as const;
const rogue = ['Dwarf', 'Rogue'] as const;
const wizard = ['Elf', 'Wizard'] as const;
const more = { hand: ['Emergency Pie', 'Dozed Off'] };

/** The first player's attack as it stands in the row. */
const figures = (attacker: Player, position: Partial<Position> = {}) =>
  table({
    ...fight,
    players: [{ ...more, ...attacker }, { is: ['Gnome', 'Barbarian'] }],
    ...position,
  }).player(0).row[0]!.figures!;

/** The first player resolves the first attack of the row with these dice. */
const struck = (
  attacker: Player,
  dice: readonly number[],
  position: Partial<Position> = {},
  ...applied: string[]
) =>
  table({
    ...fight,
    criticalFails: ['Do-Over'],
    players: [{ ...more, ...attacker }, { is: ['Gnome', 'Barbarian'] }],
    ...position,
  }).strikes(0, dice, ...applied);

const arriving = (location: string, players: readonly Player[], position: Partial<Position> = {}) =>
  table({
    phase: 'location',
    locations: [location, 'Training Yard', "Dragon's Den"],
    players,
    ...position,
  }).answers(position.leader ?? 0, location);

test('Royal Guard: 2 more armour while another monster lurks or lies in ambush, and none without', () => {
  const armour = (position: Partial<Position>) =>
    figures({ row: ['Brave'] }, { encounter: 'King Grumblegut', ...position }).monsterArmour;
  expect(armour({})).toBe(10);
  expect(armour({ lurking: ['Giant'] })).toBe(12);
  expect(armour({ ambusher: 'Bat Swarm' })).toBe(12);
});

test('En Garde: 1 wound more for the leader, and for nobody else', () => {
  const health = (leader: number) =>
    struck({ row: ['Brave'] }, [2, 19], { encounter: 'Sir Rattlesworth', leader }).health[0];
  expect([health(0), health(1)]).toEqual([6, 7]);
});

test.each(['Mother Mandible', 'Gigantic Spider'])(
  'HM-R-78 %s sticks to nobody in a parting blow',
  (monster) => {
    const t = table({ lurking: [monster], players: [{ hand: ['Brave'] }, { hand: ['Polymorph'] }] });
    t.rolls(19).answers(0, 'Decline').answers(1, 'Decline');
    expect(t.told('partingBlow').map(({ hits }) => hits)).toEqual([true, true]);
    expect(t.state.heroes.map(({ stuck }) => stuck)).toEqual(['no', 'no']);
  },
);

test('Sticky Situation does not loosen what Mother Mandible has wrapped', () => {
  const t = struck({ row: ['Brave', 'Unexpected', 'Righteous Tantrum'] }, [2, 19, 19], {
    encounter: 'Mother Mandible',
    ambusher: 'Gigantic Spider',
  });
  expect(t.state.heroes[0]!.stuck).toBe('all');
});

test('Lullaby: without a waiting attack a card of the hand goes', () => {
  const t = struck({ row: ['Brave'] }, [2, 19], { encounter: 'The Sleepless King' });
  expect(t.question).toBe('discard-a-card');
  const waiting = struck({ row: ['Brave', 'Unexpected'] }, [2, 19], { encounter: 'The Sleepless King' });
  expect([waiting.discards(0), waiting.hand(0)]).toEqual([['Unexpected', 'Brave'], more.hand]);
});

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
  t.rolls(2, 1).answersAll(0, 'Wizard', 'Roll the dice', 'Ice on Frosty Reception becomes Fire');
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

test('Grows Back: a Critical Hit against the Troll is doubled for Fire attacks alone', () => {
  const doubled = (attack: string) =>
    figures({ row: [attack], hand: [] }, { encounter: 'Moss Troll' }).enoughDoubled;
  expect([doubled('Emergency Pie'), doubled('Headbutt')]).toEqual([true, false]);
});

test('Not On the List: −2 for the leader and nobody else', () => {
  const hit = (leader: number) => figures({ row: ['Brave'] }, { encounter: 'Ogre Bouncer', leader }).hit;
  expect([hit(0), hit(1)]).toEqual([-2, 0]);
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

test('Staff of Inner Fire: nothing as it is; 2 as a Fire weapon, and 1 more from 4 Fire on', () => {
  const health = (row: string, change: string) => {
    const t = table({
      ...fight,
      players: [
        {
          is: wizard,
          row: [row, 'Frosty Reception'],
          weapons: ['Staff of Inner Fire', 'Singed Wand'],
          health: 4,
        },
        { is: rogue },
      ],
    });
    return t.rolls(2, 1).answersAll(0, 'Wizard', 'Staff of Inner Fire', 'Roll the dice', change).health[0];
  };
  const fire = 'Regular on Staff of Inner Fire becomes Fire';
  expect(health('Polymorph', 'Spirit on Polymorph becomes Ice')).toBe(4);
  expect(health('Everything At Once', 'Ice on Everything At Once becomes Fire')).toBe(4);
  expect(health('Polymorph', fire)).toBe(6);
  expect(health('Pyromaniac', fire)).toBe(7);
});

test('Torch, Lit: a Beast’s wounds are 1 fewer, the Ambusher’s too; others’ are not', () => {
  const health = (encounter: string, ambusher: string, torch: boolean) =>
    struck(
      { row: ['Brave'], weapons: ['Torch, Lit', 'Collection Plate'] },
      [2, 19, 19],
      { encounter, ambusher },
      ...(torch ? ['Torch, Lit'] : []),
    ).health[0];
  expect(health('Gigantic Spider', 'Bat Swarm', false)).toBe(10 - 2 - 1);
  expect(health('Gigantic Spider', 'Bat Swarm', true)).toBe(10 - 1 - 0);
  expect(health('Frost Gremlin', 'Mimic', true)).toBe(10 - 2 - 2);
});

test('Fireproof Long Johns: 1 less from a Fiend, a Dragon or a Critical Fail card, each time, and from nothing else', () => {
  const attacker: Player = {
    row: ['Brave', 'Unexpected'],
    armour: 'Fireproof Long Johns',
    hand: ['Emergency Pie'],
  };
  const health = (encounter: string) => struck(attacker, [2, 19], { encounter }).health[0];
  expect([health('Fire Imp'), health('Crackletooth the Tepid'), health('Giant')]).toEqual([9, 7, 6]);
  const trapped = struck(attacker, [1, 1], { criticalFails: ['Triggered Trap'] });
  expect(trapped.health[0]).toBe(8);
  const told = trapped.told('effect').filter(({ trigger }) => trigger === 'wounds');
  expect(told.map(({ card }) => trapped.nameOf(card))).toEqual(['Fireproof Long Johns']);
});

test('HM-BOARD-08 a wound that the armour takes is none', () => {
  const t = table({
    ...fight,
    encounter: 'Crackletooth the Tepid',
    players: [
      { row: ['Brave'], ...more },
      { row: ['Polymorph'], armour: 'Fireproof Long Johns' },
    ],
  }).strikes(0, [2, 19]);
  expect(t.health).toEqual([6, 10]);
  expect(t.told('wounded').map(({ seat }) => seat)).toEqual([0]);
  expect(t.state.heroes[1]!.woundedThisEncounter).toBe(false);
});

test('Storm in a Bottle: 1 wound for its own attacker when it fails critically; whoever falls to it is left alone', () => {
  const gear = { weapons: ['Haunted Rapier', 'Collection Plate'] };
  expect(struck({ row: ['Storm in a Bottle'] }, [1, 1]).health[0]).toBe(9);
  const fallen = struck({ row: ['Storm in a Bottle'], health: 1, ...gear }, [1, 19], {}, 'Haunted Rapier');
  const critFails = fallen.told('effect').filter(({ trigger }) => trigger === 'critFail');
  expect(critFails.map(({ card }) => fallen.nameOf(card))).toEqual(['Storm in a Bottle']);
  expect(fallen.told('criticalFailCard')).toEqual([]);
});

test('Giant-Slayer’s Diary: 4 more against a Brute or a Dragon, and against nobody else', () => {
  const regular = (encounter: string) =>
    figures({ row: ["Giant-Slayer's Diary"] }, { encounter }).strength[0];
  expect(['Giant', 'Crackletooth the Tepid', 'Orc Warrior'].map(regular)).toEqual([7, 7, 3]);
});

test('Trumpet of Command draws one card, Whoopee Cushion of Woe one for its bungler', () => {
  const deck = ['Brave', 'Unexpected', 'Righteous Tantrum'];
  const trumpet = table({
    ...laying,
    players: [{ hand: ['Trumpet of Command'], deck, part: 'in' }, { row: ['Polymorph'] }],
  }).answers(0, 'Trumpet of Command');
  expect(trumpet.hand(0)).toEqual(['Brave']);
  const cushion = table({
    ...fight,
    criticalFails: ['Do-Over'],
    players: [
      { is: wizard, row: [['Emergency Pie', 'Whoopee Cushion of Woe', 1]] },
      { is: ['Halfling', 'Cleric'], deck },
    ],
  }).strikes(0, [2, 1]);
  expect(cushion.hand(1)).toEqual(['Brave']);
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

test('Crossbow of Second Thoughts: the next Critical Fail is looked at and left, or put on the bottom; an empty deck is made anew first', () => {
  const crossbow = (position: Partial<Position>) =>
    table({
      ...fight,
      players: [
        { row: ['Brave'], weapons: ['Crossbow of Second Thoughts', 'Collection Plate'], ...more },
        {},
      ],
      ...position,
    })
      .rolls(5, 1)
      .answersAll(0, 'Crossbow of Second Thoughts', 'Roll the dice', 'Look');
  const top = { criticalFails: ['Do-Over', 'Played Dead'] };
  const bottom = crossbow(top).answers(0, 'Put it on the bottom').state.criticalFailDeck;
  const left = crossbow(top).answers(0, 'Leave it on top').state.criticalFailDeck;
  const t = table({ players: [{}, {}] });
  expect([bottom[0], bottom.at(-1), left.at(-1)].map((card) => t.nameOf(card!))).toEqual([
    'Do-Over',
    'Played Dead',
    'Do-Over',
  ]);
  const single = crossbow({ criticalFails: ['Do-Over'], only: ['criticalFails'] });
  expect(single.labels(0)).toEqual(['Put it on the bottom', 'Leave it on top']);
});

test('HM-FAIL-05 the Boomerang comes back from a plain failure alone, and is then not told as exhausted', () => {
  const gear = { weapons: ['Boomerang', 'Collection Plate'] };
  const after = (dice: number[], encounter: string): HeroTable =>
    struck({ row: ['Brave'], ...gear }, dice, { encounter, lurking: ['Orc Warrior'] }, 'Boomerang');
  const told = (t: HeroTable) => t.told('exhausted').map(({ card }) => t.nameOf(card));
  const [failed, won, critical] = [
    after([2, 1], 'Giant'),
    after([20, 1], 'Goblin Pickpocket'),
    after([1, 1], 'Giant'),
  ] as const;
  expect([failed.exhausted(0), told(failed)]).toEqual([[], []]);
  expect([won.exhausted(0), told(won)]).toEqual([['Boomerang'], ['Boomerang']]);
  expect([critical.exhausted(0), told(critical)]).toEqual([['Boomerang'], ['Boomerang']]);
});

test('HM-LOC-04 Crumbling Fort: the deck is offered in the order of the cards, and shuffled afterwards', () => {
  const deck = ['Unexpected', 'Blunt Sermon', 'Brave', 'Righteous Tantrum', 'Dozed Off', 'Down Here!'];
  const fort = (seed: string) =>
    arriving('Crumbling Fort', [{ hand: ['Emergency Pie'], deck }, {}], { seed });
  const t = fort('a');
  const offered = t.labels(0).map((name) => t.idOf(name));
  expect(offered).toEqual(offered.toSorted((one, other) => one - other));
  const left = (seed: string) => String(fort(seed).answers(0, 'Brave').state.heroes[0]!.deck);
  expect(new Set(['a', 'b', 'c', 'd'].map(left)).size).toBe(4);
});

test('HM-LOC-04 Cutpurse Alley: anybody else with gold may be robbed, seat one as well', () => {
  const t = arriving('Cutpurse Alley', [{}, { hand: ['Brave'] }, { gold: 0 }, {}], { leader: 1 });
  expect(t.labels(1).map((label) => label.slice(0, 8))).toEqual(['Player 1', 'Player 4']);
});

test('HM-LOC-04 the Quarry: a card for two', () => {
  const deck = ['Unexpected', 'Righteous Tantrum', 'Dozed Off'];
  const t = arriving('Smouldering Quarry', [{ hand: ['Brave'], deck }, {}]).answers(0, 'Brave');
  expect([t.hand(0), t.discards(0)]).toEqual([['Unexpected', 'Righteous Tantrum'], ['Brave']]);
});

test('HM-LOC-04 HM-R-41 Boggy Crossroads with one monster left, and with none', () => {
  const bog = (monsters: string[]) =>
    arriving('Boggy Crossroads', [{ hand: ['Brave'] }, {}], { monsterDeck: monsters, only: ['monsterDeck'] });
  expect([bog(['Mimic']).ambusher, bog(['Mimic']).state.looking]).toEqual(['Mimic', []]);
  expect(bog([]).ambusher).toBeUndefined();
});

test('HM-LOC-04 Webbed Hollow: the last ready Hero card will do; whoever declines keeps it; an empty Treasure deck gives nothing', () => {
  const hollow = (position: Partial<Position>, player: Player = {}) =>
    arriving('Webbed Hollow', [{ hand: ['Brave'], ...player }, {}], {
      treasureDeck: ['Lucky Pants'],
      ...position,
    });
  const last = hollow({}, { exhausted: ['Cleric'] }).answersAll(0, 'Halfling', 'Put Lucky Pants');
  expect(last.stash(0)).toEqual(['Lucky Pants']);
  const kept = hollow({}).answers(0, 'No, thanks');
  expect([kept.question, kept.state.exhausted]).toEqual(['encounter-which', []]);
  const none = hollow({ treasureDeck: [], only: ['treasureDeck'] }).answers(0, 'Halfling');
  expect([none.question, none.stash(0)]).toEqual(['encounter-which', []]);
});

test('HM-LOC-04 Restless Graveyard: one card', () => {
  const t = arriving('Restless Graveyard', [{ deck: ['Brave', 'Unexpected'] }, {}]);
  expect(t.hand(0)).toEqual(['Brave']);
});

test('HM-TREASURE-07 the Inn: as many as one likes, and no more', () => {
  const inn = () =>
    arriving('The Dozing Griffin Inn', [{ hand: ['Brave'], stash: ['Lucky Pants', 'Torch, Lit'] }, {}]);
  const both = inn().answersAll(0, 'Lucky Pants', 'Torch, Lit');
  expect([both.gold[0], both.question]).toEqual([3 + 4, 'encounter-which']);
  const none = inn().answers(0, 'Sell nothing more');
  expect([none.gold[0], none.question]).toEqual([3, 'encounter-which']);
});
