// What happens in the dungeon of Hero Master as its board plays it: whose scene it is, what the sums say, and in which order.

import { expect, test } from 'vitest';
import { seedFromText } from '../../engine/hash.ts';
import { startMatch } from '../../engine/match.ts';
import { scenes } from '../../games/hero-master/board/scenes.ts';
import type { Event } from '../../games/hero-master/events.ts';
import { game } from '../../games/hero-master/game.ts';
import { type Beat, Script } from '../table/scene.ts';

const { faces } = startMatch(game, { seed: seedFromText('faces'), players: 2 }).box;
const named = (name: string): number => faces.findIndex((face) => face.name === name);
const [ATTACK, GIANT, IMP] = [named('Brave'), named('Giant'), named('Fire Imp')];

function beatsOf(...events: Event[]): Beat[] {
  const told = events.map((event) => ({ event, choice: 1, sentence: [event.kind], isHeading: false }));
  return [...new Script().hear(told, scenes, { faces, viewer: 0, players: 2 })];
}

const lastOf = (...events: Event[]): Beat => beatsOf(...events).at(-1)!;
const feltIn = ({ scene: { felt = [] } }: Beat): string[] => felt.map(({ word }) => word);

const EXCHANGE: Event = { kind: 'exchange', attacker: 0, attack: ATTACK, monster: GIANT };
const DICE: Extract<Event, { kind: 'dice' }> = {
  kind: 'dice',
  attacker: 0,
  green: 12,
  hit: 3,
  monsterArmour: 11,
  threshold: 5,
  strength: [4, 0, 0, 0],
  defence: [7, 6, 6, 5],
  black: 17,
  armour: 12,
  ferocity: 4,
  cost: 4,
};

test('a victory in gold shows the winner and every purse', () => {
  const ranking = [
    { seat: 1, gold: 23, treasures: 2, distance: 0 },
    { seat: 0, gold: 9, treasures: 1, distance: 0 },
  ];
  const last = lastOf({ kind: 'gameOver', winner: 1, ranking });
  expect(last).toMatchObject({ step: 'triumph', scene: { winners: [1], note: 'Hero Master' } });
  expect(last.scene.felt).toMatchObject([
    { seat: 1, word: '23 gold', tone: 'good' },
    { seat: 0, word: '9 gold', tone: 'plain' },
  ]);
});

test('HM-END-04 a tie in gold is decided in the scene of the victory', () => {
  const ranking = [
    { seat: 1, gold: 12, treasures: 7, distance: 0 },
    { seat: 0, gold: 12, treasures: 4, distance: 1 },
  ];
  expect(lastOf({ kind: 'gameOver', winner: 1, ranking }).scene.verdict).toBe(
    '12 gold each. Treasures decide: 7 against 4.',
  );
});

test('HM-BOARD-11 a hand size that comes back is told with the healing that brought it', () => {
  const healed: Event = { kind: 'healed', seat: 0, before: 8, after: 10, marker: 6, reset: true };
  expect(feltIn(lastOf(EXCHANGE, healed))).toEqual(['+2 health', 'full health: hand size back to 6']);
});

test('HM-DECLINE-02 whoever could not but decline is not said to have chosen it', () => {
  expect(feltIn(lastOf({ kind: 'leaderDeclined', seat: 1, unable: true }))).toEqual(['had no attack left']);
  expect(feltIn(lastOf({ kind: 'leaderDeclined', seat: 1 }))).toEqual(['declined']);
});

const sumsIn = ({ scene: { sums = [] } }: Beat) => sums;
const result = (through: boolean): Event => ({
  kind: 'attackResult',
  attacker: 0,
  roll: 12,
  hits: true,
  through,
});

test('HM-RESOLVE-11 a strength is added up from the cards it comes from, and what texts add', () => {
  const staff: Event = { kind: 'applied', seat: 0, card: named('Mace of Mild Rebuke') };
  const dice: Event = { ...DICE, strength: [8, 0, 0, 0] };
  const strength = (...before: Event[]) => sumsIn(lastOf(EXCHANGE, ...before, dice, result(true)))[1]?.terms;
  expect(strength(staff)?.map(({ sign = '', value, label }) => `${sign}${value} ${label}`)).toEqual([
    '4 Brave',
    '+1 Mace of Mild Rebuke',
    '+3 effects',
    '=8 Regular',
    '≥7 its defence',
  ]);
});

test('HM-MONSTER-05 HM-R-93 a blow that costs less than the fangs say says why, and one after a victory that it waits for the reward', () => {
  const note = (dice: Partial<typeof DICE>, through = false) =>
    sumsIn(lastOf(EXCHANGE, { ...DICE, ...dice }, result(through))).at(-1)?.note;
  expect(note({})).toBe('costs 4 health');
  expect(note({ cost: 3 })).toBe('costs 3 health: the armour keeps 1 off');
  expect(note({ ferocity: 3, cost: 3 })).toBe('costs 3 health: its Ferocity 4 is 3 here');
  expect(note({ strength: [7, 0, 0, 0] }, true)).toBe('costs 4 health, after the reward');
});

test('HM-R-50 a monster that takes the place of another stands over no old news', () => {
  const encounter: Event = { kind: 'encounter', leader: 1, monster: GIANT };
  const exchanged: Event = { kind: 'monstersExchanged', incoming: IMP, outgoing: GIANT };
  const { scene } = lastOf(encounter, exchanged, { kind: 'passed', seat: 1 });
  expect(JSON.stringify(scene.turn)).not.toContain(JSON.stringify({ card: GIANT }));
  expect(scene.turn).toContainEqual({ card: IMP });
});

const FOLLOWS: Event = {
  kind: 'ambusherRolls',
  monster: IMP,
  seat: 0,
  roll: 20,
  bonus: -4,
  armour: 10,
  hits: true,
  cost: 4,
};

test('a monster that strikes after the token was passed on strikes in its exchange, and an ambusher by its own name', () => {
  const beats = beatsOf(
    EXCHANGE,
    { kind: 'tokenPassed', from: 1, to: 0 },
    { kind: 'wounded', seat: 0, wounds: 3, source: GIANT, before: 10, after: 7 },
    FOLLOWS,
  );
  expect(beats.map(({ step }) => step)).not.toContain('turn');
  const terms = [{ value: 20, label: 'Fire Imp' }, { sign: '−', value: 4 }, { label: 'armour' }];
  expect(beats.at(-1)).toMatchObject({ scene: { id: `exchange ${ATTACK}`, sums: [{ terms }] } });
});

test('HM-CRIT-03 what an ambusher’s natural 20 costs stands in its sum', () => {
  expect(lastOf(EXCHANGE, FOLLOWS).scene.sums?.at(-1)?.note).toBe('costs twice as much: 4 health');
});

test('HM-DECLINE-07 whoever is struck after somebody fell in the same flight is struck in its scene', () => {
  const blow = { kind: 'partingBlow', monster: GIANT, roll: 18, armour: 12, hits: true } as const;
  const beats = beatsOf(
    { kind: 'partingAttack', monster: GIANT, slot: 'lurking', roll: 18 },
    { ...blow, seat: 0 },
    { kind: 'heroDefeated', seat: 0, source: GIANT, gold: 0, to: 'supply' },
    { kind: 'heroReturned', seat: 0, health: 5, marker: 3 },
    { ...blow, seat: 1 },
    { kind: 'wounded', seat: 1, wounds: 2, source: GIANT, before: 5, after: 3 },
  );
  expect(beats.map(({ step }) => step)).not.toContain('turn');
  expect(beats.at(-1)).toMatchObject({ scene: { id: `flight ${GIANT}`, against: GIANT } });
});

test('HM-MONSTER-03 armour that a parting blow just reaches is said to be hit', () => {
  const verdictOf = (roll: number) =>
    lastOf({ kind: 'partingAttack', monster: GIANT, slot: 'lurking', roll }).scene.verdict;
  expect([verdictOf(17), verdictOf(20)]).toEqual([
    'A 17. Armour up to 17 is hit.',
    'A 20: everybody is hit, twice as hard.',
  ]);
});

test('a monster that strikes after its treasure was taken strikes in its exchange: no treasure is blamed', () => {
  const last = lastOf(
    EXCHANGE,
    { kind: 'treasureTaken', seat: 0, card: IMP },
    { kind: 'wounded', seat: 0, wounds: 2, source: GIANT, before: 10, after: 8 },
  );
  expect(last).toMatchObject({ scene: { id: `exchange ${ATTACK}`, felt: [{ word: '−2 health' }] } });
});

test('HM-RESOLVE-11 the sum names the weapon that adds to it, and the ribbon keeps bungle and weapons apart', () => {
  const { scene } = lastOf(
    { ...EXCHANGE, bungle: named('Dozed Off'), bungler: 1 },
    { kind: 'applied', seat: 0, card: named('Crossbow of Second Thoughts') },
    DICE,
    { kind: 'attackResult', attacker: 0, roll: 12, hits: true, through: false },
  );
  expect(scene.note).toBe('bungled: Dozed Off · with Crossbow of Second Thoughts');
  expect(scene.sums?.[0]?.terms[1]).toMatchObject({ value: 3, label: 'Crossbow of Second Thoughts' });
});

test('HM-HERO-01 rolled again, both green dice lie there, the black one does not roll with them, and the one that is kept counts', () => {
  const again: Event = { kind: 'rolledAgain', seat: 0, first: 12, second: 3 };
  const { scene } = beatsOf(EXCHANGE, DICE, again).findLast(({ step }) => step === 'roll')!;
  const lies = scene.sums?.map(({ die, isLying }) => [die?.value, isLying === true]);
  expect(lies).toEqual([
    [12, true],
    [3, false],
    [17, true],
  ]);
  const kept = lastOf(EXCHANGE, DICE, again, {
    kind: 'attackResult',
    attacker: 0,
    roll: 12,
    hits: true,
    through: false,
  });
  expect(kept.scene.sums?.map(({ die }) => die?.value)).toEqual([12, undefined, 17]);
});

test('HM-FAIL-07 the Critical Fail card comes first: only then is it said whether the monster hits', () => {
  const fails: Event[] = [EXCHANGE, { ...DICE, green: 2 }];
  fails.push({ kind: 'criticalFail', attacker: 0, roll: 2, threshold: 5 });
  fails.push({ kind: 'criticalFailCard', attacker: 0, card: named('Played Dead') });
  const verdictsOf = ({ scene }: Beat) => scene.sums?.map(({ verdict }) => verdict);
  expect(verdictsOf(lastOf(...fails))).toEqual(['Critical fail!', '']);
  const hit = lastOf(...fails, { kind: 'monsterHits', monster: GIANT, seat: 0, roll: 17 });
  expect(verdictsOf(hit)).toEqual(['Critical fail!', 'It hits!']);
});

test('HM-ENC-12 while cards are laid, the news is the encounter, not the one before', () => {
  const resolved: Event = { kind: 'resolution', leader: 1 };
  const begins: Event = { kind: 'encounter', leader: 0, monster: GIANT };
  expect(lastOf(resolved, begins, { kind: 'declined', seat: 1 }).scene.turn).toEqual(['encounter']);
});

test('HM-DECLINE-04 one refusal after the other is one scene, and the party flees under it', () => {
  const refusal = (seat: number): Event[] => [
    { kind: 'leaderDeclined', seat },
    { kind: 'tokenPassed', from: seat, to: 1 - seat },
  ];
  const last = lastOf(EXCHANGE, ...refusal(0), ...refusal(1), { kind: 'fled', leader: 0 });
  expect(last).toMatchObject({ step: 'turn', scene: { id: 'refusals', turn: ['fled'] } });
  expect(feltIn(last)).toEqual(['declined', 'took the lead', 'declined', 'took the lead']);
});

const LAID: Event = { kind: 'attackLaid', seat: 1, card: ATTACK, slot: 0 };

test.each<[string, Event, string]>([
  ['HM-LOC-05 a toll', { kind: 'tollPaid', seat: 0 }, '−1 gold'],
  ['HM-R-53 a lost attack', { kind: 'attackDiscarded', seat: 0, card: ATTACK }, 'lost Brave'],
  ['HM-HERO-04 a refreshed Hero card', { kind: 'refreshed', seat: 0, card: named('Elf') }, 'refreshed Elf'],
  ['HM-CARD-07 an exhausted one', { kind: 'exhausted', seat: 0, card: named('Elf') }, 'exhausted Elf'],
])('%s is felt where it happens', (_what, event, said) => {
  expect(feltIn(lastOf(LAID, event))).toEqual([said]);
});

test('HM-RESOLVE-12 what an attack uses up is no news', () => {
  const elf = named('Elf');
  const used = beatsOf(
    EXCHANGE,
    { kind: 'applied', seat: 0, card: elf },
    { kind: 'exhausted', seat: 0, card: elf },
  );
  expect(used.flatMap(feltIn)).toEqual([]);
});

test('HM-R-49 a monster that takes the place of another does so in sight', () => {
  const last = lastOf(LAID, { kind: 'polymorphed', incoming: IMP, outgoing: GIANT });
  expect(last).toMatchObject({ scene: { card: GIANT, against: IMP } });
});

test('one’s own victory, miss and Critical Fail stay twice as long as somebody else’s', () => {
  const stays = (seat: number) => {
    const dice = { ...DICE, attacker: seat };
    const exchange = { ...EXCHANGE, attacker: seat } as Event;
    const missed = { kind: 'attackResult', attacker: seat, roll: 7, hits: false, through: false } as const;
    const won = { kind: 'monsterDefeated', monster: GIANT, by: seat } as Event;
    const failed = { kind: 'criticalFail', attacker: seat, roll: 1, threshold: 5 } as const;
    const drawn = { kind: 'criticalFailCard', attacker: seat, card: ATTACK } as const;
    return [missed, won, failed, drawn].map((last) => lastOf(exchange, dice, last).stay);
  };
  expect(stays(0)).toEqual(stays(1).map((stay) => 2 * stay!));
});
