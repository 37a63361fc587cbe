// The order of drama in matches of every game, as their boards write it: a die, its verdict, what comes of it, and only then the
// next turn. Frame by frame and on the screen it is looked at in drama.test.ts.

import { describe, expect, test } from 'vitest';
import type { Game } from '../../engine/game.ts';
import { seedFromText } from '../../engine/hash.ts';
import { answer, type Match, startMatch } from '../../engine/match.ts';
import type { CardFace } from '../../engine/table.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import { Onlooker } from '../../tables/onlooker.ts';
import { salted } from '../../test/salt.ts';
import { scenesOf } from '../boards.ts';
import { stepsOfTumbling } from '../table/die.tsx';
import { type Beat, type Playwright, Script } from '../table/scene.ts';

const MATCHES = 12;
const MOST_CHOICES = 400;
/** Of so many choices one is made blindly: instinct alone would never come to some of what can happen. */
const BLIND = 4;

describe.each(Object.keys(CATALOGUE))('%s', async (id) => {
  const { game } = await CATALOGUE[id]!();
  const play = await scenesOf(id);
  const matches = Array.from({ length: MATCHES }, (_, number) => beatsOf(game, play, number));

  test('nothing comes of a scene any more once another turn has begun', () => {
    const late = matches.flatMap((beats) => beats.filter(isLate)).map(inWords);
    expect([...new Set(late)]).toEqual([]);
  });

  test('a die has stopped before its verdict, also where others roll it in passing', () => {
    const rolls = matches.flat().filter(({ step, stay }) => step === 'roll' && stay !== undefined);
    expect(rolls.filter(({ stay }) => stepsOfTumbling(stay) >= stay!).map(inWords)).toEqual([]);
  });
});

const inWords = ({ scene, felt }: Beat): string =>
  `${scene.id}: ${felt.map(({ word }) => word)} ${JSON.stringify(scene.verdict ?? scene.title)}`;

function beatsOf(game: Game, play: Playwright, number: number): Beat[] {
  const { min, max } = game.players;
  const players = min + (number % (max - min + 1));
  const match = startMatch(game, { players, seed: seedFromText(salted(`order ${number}`)) });
  const onlooker = new Onlooker(0);
  const script = new Script();
  const scenery = { faces: match.box.faces as readonly CardFace[], viewer: 0 as const, players };
  const seats = Array.from({ length: players }, (_, seat) => ({ name: `${seat}`, player: 'easy' }));
  const beats: Beat[] = [];
  for (;;) {
    beats.push(...script.hear(onlooker.look(match, seats).told, play, scenery));
    if (match.result !== undefined || match.choices.length >= MOST_CHOICES) return beats;
    answerSomehow(game, match);
  }
}

function answerSomehow(game: Game, match: Match): void {
  const { length } = match.choices;
  const ask = match.asks[length % match.asks.length]!;
  const weights = length % BLIND === 0 ? undefined : game.instinct?.(match.now, ask);
  answer(match, ask.seat, weights ? weights.indexOf(Math.max(...weights)) : length % ask.options.length);
}

/** Has another turn begun since this scene was last played? */
function isLate({ step, scene }: Beat, at: number, beats: readonly Beat[]): boolean {
  const before = beats.slice(0, at);
  const own = before.findLastIndex((beat) => beat.step !== 'turn' && beat.scene.id === scene.id);
  return step === 'consequence' && own >= 0 && before.findLastIndex((beat) => beat.step === 'turn') > own;
}
