// The way up as scenes: echoes, the Mark, nights that count, the rot, and ascension.

import { word } from '../../../web/table/scene.ts';
import outlines from './marks.icons.json' with { type: 'json' };
import { feel, idHere, type Plays, stay } from './scene-words.ts';

export const WAY_UP: Plays = {
  marked: ({ seat, first }, line) => {
    if (!first) return;
    const id = `marked ${seat}`;
    line.script.open({ id, title: line.sentence, tone: 'good' }, { sound: 'fanfare', stay: 3 });
    line.script.go(
      'triumph',
      id,
      { verdict: 'Five Pebbles speaks, and is understood.' },
      { stay: 5, felt: [word(seat, 'the Mark', 'good', { icon: outlines.mark })] },
    );
  },
  qualified: ({ seat, count }, line) => {
    const id = `qualified ${seat}`;
    line.script.open({ id, title: line.sentence, tone: 'good' }, { sound: 'good', stay: 4 });
    line.script.feel(id, word(seat, `${count} of 2`, 'good', { icon: outlines.night }));
  },
  ascended: ({ seat, card }, { script, sentence }) => {
    const id = `ascended ${seat}`;
    script.open({ id, title: sentence, card, tone: 'good' }, { sound: 'good', stay: 2 });
    script.go(
      'triumph',
      id,
      { verdict: 'Down, and through, and out of the cycle.' },
      { sound: 'fanfare', felt: [word(seat, 'ascended', 'good', { icon: outlines.ascend })] },
    );
  },
  over: ({ why }, { script, sentence }) => {
    script.open({ id: 'over', title: sentence, tone: why === 'ascension' ? 'good' : 'bad' }, { stay: 1 });
    script.go(
      'triumph',
      'over',
      {
        verdict:
          why === 'ascension' ? 'Somebody else will wake tomorrow.' : 'The rain goes on without an end.',
      },
      { sound: 'fanfare', stay: 6 },
    );
  },
  rotted: ({ seat }, { script, sentence }) => {
    script.open({ id: `rot ${seat}`, title: sentence, tone: 'bad' }, { sound: 'doom', stay: 3 });
    script.go(
      'triumph',
      `rot ${seat}`,
      { verdict: 'Something else looks out of its eyes.' },
      { sound: 'doom', stay: 5 },
    );
  },
  bonded: (_event, { script, sentence }) =>
    script.open({ id: 'bond', title: sentence, tone: 'good' }, { sound: 'good', stay: 4 }),
  unbonded: (_event, { script, sentence }) => script.open({ id: 'unbond', title: sentence }, { stay: 3 }),
  karma: ({ seat, from, to }, line) => {
    if (to !== from)
      feel(line, word(seat, `karma ${to}`, to > from ? 'good' : 'bad', { icon: outlines.karma }), {
        sound: 'good',
        stay: 2.4,
      });
  },
  echo: ({ seat }, line) =>
    line.script.go('verdict', idHere(line.script), { verdict: line.sentence }, stay(line, seat, 3.4, 2)),
};
