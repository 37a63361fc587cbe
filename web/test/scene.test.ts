// Scenes: what a line tells is not to be read before its picture is.

import { expect, test } from 'vitest';
import { Script } from '../table/scene.ts';

const line = (kind: string, choice: number) => ({
  event: { kind },
  choice,
  sentence: [kind],
  isHeading: false,
});

test('a picture that comes before its line leaves the line unread until the verdict', () => {
  const beats = new Script().hear(
    [line('begins', 0), line('rolls a 6', 1)],
    ({ event }, script) => {
      if (event.kind === 'begins') return script.open({ id: 'one', title: 'one' });
      script.open({ id: 'two', title: 'two' }, { isUntold: true });
      script.go('verdict', 'two', { verdict: 'six' });
    },
    { faces: [], viewer: 0, players: 2 },
  );
  expect(beats.map(({ step, lines }) => [step, lines])).toEqual([
    ['cause', 1],
    ['cause', 1],
    ['verdict', 2],
  ]);
});
