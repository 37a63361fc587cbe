// Suspense: what a die shows is neither read nor said anywhere before it lies there; every golden match of every game is looked through.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { replay } from '../../engine/record.ts';
import { readRecord } from '../../engine/record-text.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import { toldTo } from '../../tables/snapshot.ts';
import { scenesOf } from '../boards.ts';
import type { Told } from '../table/public-game.ts';
import { type Beat, type Playwright, Script } from '../table/scene.ts';

const line = (kind: string): Told => ({ event: { kind }, choice: 1, sentence: [kind], isHeading: false });
const linesReadIn = (told: readonly Told[], play: Playwright) =>
  new Script()
    .hear(told, play, { faces: [], viewer: 0, players: 2 })
    .map(({ step, lines }): readonly [Beat['step'], number] => [step, lines]);

test('a line that rolls a die is unread until it lies, also while the scene it opens is set', () => {
  const read = linesReadIn([line('begins'), line('rolls a 6')], ({ event: { kind } }, script) => {
    script.open({ id: kind, title: '' });
    if (kind === 'begins') return;
    script.go('roll', kind, {});
    script.go('verdict', kind, { verdict: 'six' });
    script.go('roll', kind, {});
    script.go('verdict', kind, { verdict: 'and four' });
  });
  expect(read).toEqual([
    ['cause', 1],
    ['cause', 1],
    ['roll', 1],
    ['verdict', 1],
    ['roll', 1],
    ['verdict', 2],
  ]);
});

test('nor is a line without a picture of its own, which may tell the same die, read while it rolls', () => {
  const read = linesReadIn([line('begins'), line('again: 4'), line('a 4')], ({ event: { kind } }, script) => {
    if (kind === 'begins') script.open({ id: 'one', title: '' });
    if (kind === 'a 4') script.go('roll', 'one', {});
    if (kind === 'a 4') script.go('verdict', 'one', { verdict: 'four' });
  });
  expect(read).toEqual([
    ['cause', 1],
    ['roll', 1],
    ['verdict', 3],
  ]);
});

test('a die without a verdict is read when it lies, and what it leads to only with its own picture', () => {
  const read = linesReadIn([line('rolls a 1'), line('falls')], ({ event: { kind } }, script) => {
    if (kind === 'falls') return script.open({ id: 'fall', title: '' });
    script.open({ id: 'roll', title: '' });
    script.go('roll', 'roll', {});
  });
  expect(read).toEqual([
    ['cause', 0],
    ['roll', 0],
    ['verdict', 1],
    ['cause', 2],
  ]);
});

/** What is on the stage and in the story while the dice of a line still roll. */
function givenAway(play: Playwright, told: readonly Told[], faces: readonly never[]): string[] {
  const script = new Script();
  return told.flatMap((each) => {
    const beats = script.hear([each], play, { faces, viewer: 0, players: 9 });
    const rolling = beats.slice(0, beats.findLastIndex(({ step }) => step === 'roll') + 1);
    const isTold = rolling.some(
      ({ lines, scene }) => lines > 0 || scene.title === each.sentence || scene.verdict === each.sentence,
    );
    return isTold ? [each.event.kind] : [];
  });
}

const folder = (id: string) => new URL(`../../records/${id}/`, import.meta.url);

describe.each(Object.keys(CATALOGUE))('%s', async (id) => {
  const { game } = await CATALOGUE[id]!();
  const play = await scenesOf(id);
  const records = readdirSync(folder(id)).filter((file) => file.endsWith('.json'));

  test.each(records)('%s: no die is told before it lies', (file) => {
    const { match } = replay(game, readRecord(readFileSync(new URL(file, folder(id)), 'utf8')));
    expect([...new Set(givenAway(play, toldTo(match, 0, 0), match.box.faces as never[]))]).toEqual([]);
  });
});
