// Scenes: what a line tells is not to be read before its picture is.

import { expect, test } from 'vitest';
import { inWords, type Sentence } from '../../engine/event.ts';
import { seedFromText } from '../../engine/hash.ts';
import { startMatch } from '../../engine/match.ts';
import { figureOfSheet } from '../../games/deckbuilder-rpg/board/names.ts';
import { scenes } from '../../games/deckbuilder-rpg/board/scenes.ts';
import type { Event } from '../../games/deckbuilder-rpg/events.ts';
import { game } from '../../games/deckbuilder-rpg/game.ts';
import { brief } from '../../games/unlucky-adventurers/board/brief.ts';
import { fatalTo } from '../../games/unlucky-adventurers/board/fatal.ts';
import { withoutDie } from '../../games/unlucky-adventurers/board/outcome.ts';
import { markersOf } from '../../games/unlucky-adventurers/board/player-markers.ts';
import { scenes as tavernScenes } from '../../games/unlucky-adventurers/board/scenes.ts';
import type { Face } from '../../games/unlucky-adventurers/cards/card.ts';
import type { Step as TavernStep } from '../../games/unlucky-adventurers/cards/notation.ts';
import type { Event as TavernEvent } from '../../games/unlucky-adventurers/events.ts';
import { game as tavern } from '../../games/unlucky-adventurers/game.ts';
import { highlightOf } from '../pages/best-moment.ts';
import { whoFeltWhat } from '../pages/end-story.tsx';
import { isFreePick } from '../table/lift.ts';
import type { Told } from '../table/public-game.ts';
import { remarkOf } from '../table/remark.ts';
import {
  changed,
  feltBy,
  type Playwright,
  Script,
  type Step,
  stillHeld,
  type Words,
} from '../table/scene.ts';

const line = (kind: string, choice: number) => ({
  event: { kind },
  choice,
  sentence: [kind],
  isHeading: false,
});

const RPG = startMatch(game, { seed: seedFromText('faces'), players: 3 }).box.faces;

const ATTACK = (foe: number): Event => ({
  kind: 'attacked',
  by: 0,
  with: 0,
  foe,
  toHit: 4,
  items: [],
  defence: 9,
  guards: 0,
  dice: [4, 4],
  hit: true,
  base: 6,
  critical: 0,
  damage: 6,
  resistance: 0,
});

test('what somebody feels whom a seat plays, is told by that name and not by the seat’s', () => {
  const cutter = RPG.findIndex(({ name }) => name === 'Goblin Cutter');
  const figure = figureOfSheet(RPG[cutter]!.sheet, 2);
  const beats = new Script().hear(
    [
      { ...line('attacked', 1), event: ATTACK(figure) },
      { ...line('damaged', 1), event: { kind: 'damaged', who: figure, amount: 1, left: 0 } satisfies Event },
    ],
    scenes,
    { faces: RPG, viewer: 0, players: 3 },
  );
  const { felt } = beats.at(-1)!;
  expect(felt).toMatchObject([{ seat: 2, whom: 'Goblin Cutter 2', word: '−1, 0 left' }]);
  expect(feltBy(felt, 2, 'Goblin Cutter 2'), 'it flies to the figure').toEqual(felt);
  expect(feltBy(felt, 2), 'and not to the seat').toEqual([]);
  expect(feltBy(felt, 2, 'Goblin Cutter 1'), 'nor to another figure').toEqual([]);
});

test.each([
  [0, 'You discard 1 card.', 'You −1'],
  [1, 'Oswin discards 1 card.', 'Oswin −1'],
])(
  'what a card does to whoever played it is told of them, not to whoever looks (seat %i)',
  (seat, verdict, field) => {
    const { faces } = startMatch(tavern, { seed: seedFromText('faces'), players: 3 }).box;
    const card = faces.findIndex(({ name }) => name === 'Mostly Straight Sword');
    const told = (event: TavernEvent) => ({ ...line(event.kind, 1), event });
    const [, last] = new Script().hear(
      [told({ kind: 'played', seat, card }), told({ kind: 'outcome', seat, card, row: 0 })],
      tavernScenes,
      { faces, viewer: 0, players: 3 },
    );
    const reader = { viewer: 0, nameOfSeat: () => 'Oswin', nameOfCard: () => '' };
    const said = (words: Words | undefined) => inWords(words as readonly string[], reader);
    expect(said(last?.scene.verdict)).toBe(verdict);
    expect(said(last?.scene.forecasts?.[0]?.title)).toBe(field);
  },
);

const TAVERN = startMatch(tavern, { seed: seedFromText('faces'), players: 3 }).box.faces;
const SWORD = TAVERN.findIndex(({ name }) => name === 'Mostly Straight Sword');
const brawl = (...events: readonly TavernEvent[]) =>
  events.map((event) => ({ ...line(event.kind, 1), event }));
const FALL = brawl(
  { kind: 'played', seat: 0, card: SWORD },
  { kind: 'discarded', seat: 1, card: 0, atRandom: false, cause: SWORD },
  { kind: 'out', seat: 1, because: 'empty', place: 2 },
);

test('one point is a point, and what lies there is not named above it once more', () => {
  const beast = TAVERN.findIndex(({ deck }) => deck === 'Beast');
  const beats = new Script().hear(
    brawl(
      { kind: 'turnedUp', seat: 1, beast, points: 1 },
      { kind: 'putDown', seat: 1, beast, cards: [SWORD], total: 1 },
    ),
    tavernScenes,
    { faces: TAVERN, viewer: 0, players: 3 },
  );
  const { title, verdict } = beats.at(-1)!.scene;
  expect(verdict).toBe('1 point in all.');
  const reader = { viewer: 0, nameOfSeat: () => 'Mirabel', nameOfCard: () => 'Sword' };
  expect(inWords(title as Sentence, reader)).toBe('Mirabel puts down 1 card.');
});

test('whoever is out sees the card that did for them, stamped, and the end names it', () => {
  const last = new Script().hear(FALL, tavernScenes, { faces: TAVERN, viewer: 0, players: 3 }).at(-1);
  expect(last).toMatchObject({ step: 'triumph', scene: { card: SWORD, stamp: { over: 'card' } } });
  expect(fatalTo(FALL, 1)).toBe(SWORD);
  expect(fatalTo(FALL, 2), 'nobody else is out').toBeUndefined();
});

test('a blow that is blocked says so beside what it would have done', () => {
  const told = brawl(
    { kind: 'played', seat: 0, card: SWORD },
    { kind: 'aimed', seat: 0, card: SWORD, at: 1 },
    { kind: 'outcome', seat: 0, card: SWORD, row: TAVERN[SWORD]!.rows.length - 1, at: 1 },
    { kind: 'blocked', seat: 1, card: SWORD, by: 'shield' },
  ).map((each) => (each.event.kind === 'blocked' ? { ...each, sentence: ['Mirabel blocks it.'] } : each));
  const last = new Script().hear(told, tavernScenes, { faces: TAVERN, viewer: 0, players: 3 }).at(-1);
  const reader = { viewer: 0, nameOfSeat: () => 'Mirabel', nameOfCard: () => 'Sword' };
  expect(inWords(last?.scene.verdict as Sentence, reader)).toMatch(
    /^Mirabel discards [^.]*, but Mirabel blocks it\.$/,
  );
});

test('whoever is out while somebody else blunders is out by what took the last card', () => {
  const mule = TAVERN.findIndex(({ name }) => name === 'The Mule Quit');
  const told = brawl(
    { kind: 'turn', seat: 1, turn: 1, next: 2 },
    { kind: 'played', seat: 1, card: SWORD },
    { kind: 'discarded', seat: 1, card: 0, atRandom: false, cause: SWORD },
    { kind: 'blunder', seat: 2, card: mule },
    { kind: 'discarded', seat: 2, card: 1, atRandom: false, cause: mule },
    { kind: 'out', seat: 1, because: 'empty', place: 2 },
  );
  const last = new Script().hear(told, tavernScenes, { faces: TAVERN, viewer: 0, players: 3 }).at(-1);
  expect(last?.scene.card).toBe(SWORD);
  expect(fatalTo(told, 1)).toBe(SWORD);
});

const WON: TavernEvent = { kind: 'won', seats: [2], title: 'Reasonably Lucky Adventurer' };

test('a victory is a picture: the winner, the title, and the card that did for the last of the others', () => {
  const beats = new Script().hear([...FALL, ...brawl(WON)], tavernScenes, {
    faces: TAVERN,
    viewer: 0,
    players: 3,
  });
  expect(beats.slice(-2).map(({ step }) => step)).toEqual(['cause', 'triumph']);
  const { scene } = beats.at(-1)!;
  expect(scene).toMatchObject({ winners: [2], note: WON.title, against: SWORD, stamp: { over: 'against' } });
  const reader = { viewer: 0, nameOfSeat: (seat: number) => NAMES[seat]!, nameOfCard: () => 'The Sword' };
  expect(inWords(scene.title as Sentence, reader)).toBe('Mirabel wins!');
  expect(inWords(scene.verdict as Sentence, reader)).toContain('The Sword was the last straw for Oswin.');
});

const NAMES = ['Robin', 'Oswin', 'Mirabel'];

test('“last card!” goes with the card, and comes with the loss of the last but one', () => {
  const { now } = startMatch(tavern, { seed: seedFromText('badges'), players: 3 });
  const view = tavern.view(now, 'spectator');
  const badges = (cards: number) => markersOf(view, 1, cards).map(({ word }) => word);
  expect([0, 1, 2].map((cards) => badges(cards).includes('last card!'))).toEqual([false, true, false]);
});

test('a lifted Character says beside its card only what is not printed on it', () => {
  const face = TAVERN.find(({ name }) => name === 'Jester in the Wrong Castle')! as Face;
  expect(withoutDie(face, face.text).text).toBe('It works only once.');
  const { text } = withoutDie(face, `${face.text} You will be asked (UA-R-72).`);
  expect(text).toBe('You will be asked.');
});

/** The picture of a moment: by what everybody's chance changed, and from which line on it is told. */
const pictureOf = (told: readonly Told[], scenes: Playwright, swings: readonly number[], first = 0) =>
  highlightOf(told, { swings, lines: { first, end: told.length } }, { scenes, faces: [], players: 2 });

const [MINE, THEIRS, UP, DOWN] = [
  [0.3, -0.3],
  [-0.3, 0.3],
  [0.4, 0.4],
  [-0.4, -0.4],
] as const;

test('the best moment has a card to show, where anything in it has one', () => {
  const scenes: Playwright = ({ event: { kind } }, script) =>
    script.open({ id: kind, title: kind, ...(kind === 'a card' && { card: 7 }) });
  const told = [line('nothing much', 1), line('a card', 1)];
  expect(pictureOf(told, scenes, MINE)).toMatchObject({ title: 'a card', card: 7 });
});

test('the best moment shows what was felled, not whoever felled it', () => {
  const stamp = { over: 'against', word: 'Felled', tone: 'good' } as const;
  const scenes: Playwright = (_line, script) =>
    script.open({ id: 'blow', title: 'wins', card: 7, against: 8, stamp });
  expect(pictureOf([line('wins', 1)], scenes, MINE)).toMatchObject({ card: 8 });
});

test('the turn of a match is what explains whose chance rose and whose fell', () => {
  const told = ['beats a Beast', 'loses them again', 'is out', 'wins'].map((kind) => line(kind, 1));
  const scenes: Playwright = ({ event: { kind } }, script) => {
    script.open({ id: kind, title: kind, card: 7, ...(kind === 'wins' && { winners: [0] }) });
    if (kind === 'beats a Beast') script.feel(kind, changed(1, 'cards', 3));
    if (kind === 'loses them again') script.feel(kind, changed(1, 'cards', -2));
    if (kind === 'is out') script.go('triumph', kind, {}, { felt: [{ seat: 1, word: 'out!', tone: 'bad' }] });
    if (kind === 'wins') script.go('triumph', kind, {});
  };
  expect(pictureOf(told, scenes, MINE)?.title, 'not the reward of whoever lost').toBe('is out');
  expect(pictureOf(told.slice(0, 2), scenes, MINE)?.title).toBe('loses them again');
  expect(pictureOf(told.slice(0, 2), scenes, THEIRS)?.title).toBe('beats a Beast');
});

test('the turn of a match is no scene of the turn before, under which a card was drawn', () => {
  const told = [line('before', 1), line('draw', 2), line('swap', 2)];
  const scenes: Playwright = ({ event: { kind } }, script) => {
    if (kind === 'draw') return script.aside(changed(0, 'cards', 1));
    script.open({ id: kind, title: kind, card: 7 });
    if (kind === 'before') script.feel(kind, changed(0, 'cards', 4));
    else for (const seat of [0, 1]) script.feel(kind, { seat, word: 'swapped hands', tone: 'plain' });
  };
  const highlight = pictureOf(told, scenes, MINE, 1);
  expect(highlight?.title).toBe('swap');
  const called = (seat: number) => ['you', 'Oswin'][seat]!;
  expect(whoFeltWhat(highlight?.felt ?? [], called)).toEqual(['you and Oswin swapped hands']);
});

test('of a moment in which nothing changed hands, what came of it is told, not that somebody rolled', () => {
  const told = [line('rolls', 1), line('strikes', 1), line('wins', 1)];
  const scenes: Playwright = ({ event: { kind } }, script) => {
    script.open({ id: 'blow', title: kind, card: 7 });
    if (kind !== 'rolls') script.go(kind === 'wins' ? 'triumph' : 'verdict', 'blow', { title: kind });
  };
  expect(pictureOf(told, scenes, MINE)?.title).toBe('wins');
  expect(pictureOf(told.slice(0, 2), scenes, MINE)?.title).toBe('strikes');
});

test('a moment is not told by the picture that lies there while a turn begins', () => {
  const told = [line('a gift', 1), line('turn', 1), line('a Wolf', 1)];
  const scenes: Playwright = ({ event: { kind } }, script) =>
    kind === 'turn' ? script.turn('Your turn') : script.open({ id: kind, title: kind, card: 7 });
  expect(pictureOf(told, scenes, DOWN, 1)?.title).toBe('a Wolf');
});

test('of pictures in which nothing changed hands, a party’s fall is told by the one that is bad news', () => {
  const scenes: Playwright = ({ event: { kind } }, script) =>
    script.open({ id: kind, title: kind, card: 7, ...(kind === 'a Wolf' && { tone: 'bad' as const }) });
  const told = [line('an inn', 1), line('a Wolf', 1), line('a road', 1)];
  expect(pictureOf(told, scenes, DOWN)?.title).toBe('a Wolf');
  expect(pictureOf(told, scenes, UP)?.title).toBe('an inn');
});

test('a party’s fall is not told by a success that cost something', () => {
  const scenes: Playwright = ({ event: { kind } }, script) => {
    script.open({ id: kind, title: kind, card: 7, tone: kind === 'a feat' ? 'good' : 'bad' });
    if (kind === 'a feat') script.feel(kind, changed(0, 'stars', -1));
  };
  expect(pictureOf([line('a feat', 1), line('a Wolf', 1)], scenes, DOWN)?.title).toBe('a Wolf');
});

test.each([
  ['falls by what hurt, not by what healed', DOWN, 'hurt'],
  ['rises by what healed, not by what hurt', UP, 'healed'],
])('the chance of a party %s', (_what, swings, title) => {
  const scenes: Playwright = ({ event: { kind } }, script) => {
    const by = kind === 'hurt' ? -3 : 3;
    script.open({ id: kind, title: kind });
    for (let times = 0; times < (kind === title ? 1 : 2); times++)
      script.feel(kind, changed(0, 'health', by));
  };
  expect(pictureOf([line('hurt', 1), line('healed', 1)], scenes, swings)?.title).toBe(title);
  expect(pictureOf([line('healed', 1), line('hurt', 1)], scenes, swings)?.title).toBe(title);
});

test('a party remembers the enemy that fell, not what somebody drank in the same round', () => {
  const scenes: Playwright = ({ event: { kind } }, script) => {
    if (kind === 'fells') {
      const stamp = { over: 'against', word: 'Felled', tone: 'good' } as const;
      script.open({ id: kind, title: kind, against: 8, stamp });
    } else {
      script.open({ id: kind, title: kind, card: 7 });
      script.feel(kind, changed(0, 'health', 9));
    }
  };
  const told = [line('drinks', 1), line('fells', 1)];
  expect(pictureOf(told, scenes, UP)).toMatchObject({ title: 'fells', card: 8 });
});

test.each([
  ['consequence', 'Ow!'],
  ['verdict', undefined],
  ['turn', undefined],
] satisfies [Step, string | undefined][])('somebody exclaims what they feel in a %s: %s', (step, remark) => {
  const felt = [changed(1, 'cards', -1)];
  const scene = { id: 'one', title: 'one' };
  const now = {
    snapshot: undefined as never,
    told: [],
    beat: { step, scene, felt, lines: 1 },
    number: 1,
    felt,
    isPlaying: true,
  };
  expect(remarkOf({ bad: ['Ow!'] }, 1, now)).toBe(remark);
  expect(remarkOf({ bad: ['Ow!'] }, 0, now), 'and nobody else does').toBeUndefined();
  expect(remarkOf({ bad: ['Ow!'] }, 1, { ...now, isPlaying: false })).toBeUndefined();
});

test('a card leaves the hand in the beat that takes it, and is there again when it comes back', () => {
  const lost = changed(0, 'cards', -2, { cards: [4, 5] });
  expect(stillHeld([3, 4, 5], [lost], 0)).toEqual([3]);
  expect(stillHeld([3, 4, 5], [lost, changed(0, 'cards', 1, { cards: [4] })], 0)).toEqual([3, 4]);
  expect(stillHeld([3, 4, 5], [lost], 1), 'somebody else lost them').toEqual([3, 4, 5]);
  const [played] = new Script().hear(FALL, tavernScenes, { faces: TAVERN, viewer: 0, players: 3 });
  expect(stillHeld([SWORD, 0], played?.felt ?? [], 0), 'the sword was played').toEqual([0]);
});

test('a Shield leaves the hand when it blocks, and not when what follows has been seen', () => {
  const told = brawl(
    { kind: 'played', seat: 0, card: SWORD },
    { kind: 'blocked', seat: 1, card: SWORD, by: 'shield', shield: 0 },
  );
  const felt = new Script()
    .hear(told, tavernScenes, { faces: TAVERN, viewer: 1, players: 3 })
    .flatMap((beat) => beat.felt);
  expect(stillHeld([0, 1], felt, 1)).toEqual([1]);
  expect(feltBy(felt, 1).map(({ word }) => word)).toEqual(['blocked it']);
});

test('UA-R-78 who has to discard for a thrown-back attack sees that it was thrown back', () => {
  const told = brawl(
    { kind: 'played', seat: 0, card: SWORD },
    { kind: 'blocked', seat: 1, card: SWORD, by: 'squire' },
  );
  const felt = new Script()
    .hear(told, tavernScenes, { faces: TAVERN, viewer: 0, players: 3 })
    .flatMap((beat) => beat.felt);
  expect(feltBy(felt, 1).map(({ word }) => word)).toEqual(['sent it right back']);
});

test('UA-R-59 what a lifted card does to the left and to the right is said by name', () => {
  const steps: TavernStep[] = [
    { op: 'disc', who: 'L', n: 1, attack: true },
    { op: 'steal', who: 'R', n: 2, attack: true },
  ];
  const names = { viewer: 0, nameOfSeat: (seat: number) => `Player ${seat}`, nameOfCard: () => '' } as const;
  expect(inWords(brief({ steps }, 0, { left: 2, right: 3 }), names)).toBe(
    'Player 2 −1, Take 2 from Player 3',
  );
});

test('a pick that completes the selection is confirmed, however many more could be picked', () => {
  const choice = { index: 0, key: 'card', label: 'Shield' };
  const picking = { picked: [], min: 1, max: 4 };
  const decision = { picking } as unknown as NonNullable<Parameters<typeof isFreePick>[0]['decision']>;
  expect(isFreePick({ decision, isLastPick: () => false }, choice)).toBe(true);
  expect(isFreePick({ decision, isLastPick: () => true }, choice)).toBe(false);
});
