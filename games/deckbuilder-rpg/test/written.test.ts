// What the game master wrote stays the game master's, on every road by which it could reach the others.

import { expect, test } from 'vitest';
import { decisionFor } from '../../../engine/match.ts';
import { rngFrom } from '../../../engine/random.ts';
import type { Table, Viewer } from '../../../engine/table.ts';
import { eventsFor } from '../../../engine/tale.ts';
import { worldsFor } from '../../../engine/worlds.ts';
import type { AdventurePlan } from '../adventures/plan.ts';
import { game } from '../game.ts';
import { adventure, way } from './way.ts';

/** Words that stand nowhere else: whoever says one of them has looked. */
const SECRETS = ['Zzyzx', 'xylophone', 'stone-imp', 'snare-line'];

const room = (name: string) => ({ name, setting: 'xylophone', traits: ['Open'] });

/** Behind the fight at the gate: a secret door, a room with somebody in it, a trap, and a second zone. */
const plan: AdventurePlan = adventure(
  {
    arenas: ['Cider Yard', 'Captive Pens', room('Zzyzx Vault')],
    connections: [
      { between: ['Cider Yard', 'Captive Pens'], type: 'Door' },
      { between: ['Cider Yard', 'Zzyzx Vault'], type: 'Secret door' },
    ],
    monsters: [
      { kind: 'goblin-cutter', arena: 'Cider Yard', count: [1, 1, 1, 1, 1, 1] },
      { kind: 'stone-imp', arena: 'Zzyzx Vault', count: [2, 2, 2, 2, 2, 2] },
    ],
    traps: [{ trap: 'snare-line', arena: 'Zzyzx Vault' }],
  },
  {
    arenas: [room('Zzyzx Court'), 'Captive Pens'],
    start: 'Zzyzx Court',
    connections: [{ between: ['Zzyzx Court', 'Captive Pens'], type: 'Door' }],
    monsters: [{ kind: 'goblin-cutter', arena: 'Captive Pens', count: [1, 1, 1, 1, 1, 1] }],
  },
);

const PARTY = ['Brunhild Oxarm', 'Sable Finch'];
const MASTER = 2;

const setOut = () => way(plan, { heroes: PARTY });

/** In the fight at the gate, and after it before the door. */
const MOMENTS = [setOut().until('choose-action').fork, setOut().fights().until('explore').fork];

const secretsIn = (data: unknown): string[] =>
  SECRETS.filter((secret) => JSON.stringify(data)?.includes(secret));

/** Imps and snares are in every box, and could be in any world; these names are not. */
const namesIn = (data: unknown): string[] => secretsIn(data).filter((secret) => !secret.includes('-'));

test.each<Viewer>([0, 1, 'spectator'])(
  'views, questions and events tell %s nothing of it; the game master sees it',
  (viewer) => {
    for (const match of MOMENTS) {
      expect(secretsIn(game.view(match.now, viewer))).toEqual([]);
      expect(secretsIn(eventsFor(match, viewer))).toEqual([]);
      if (viewer !== 'spectator') expect(secretsIn(decisionFor(match, viewer))).toEqual([]);
      expect(secretsIn(game.view(match.now, MASTER))).toEqual(SECRETS);
    }
  },
);

test('worlds that bots, hints and undo imagine for a hero hold no trace of it, nor does the box', () => {
  for (const match of MOMENTS) {
    const worlds = worldsFor(match, match.asks[0]!.seat);
    expect(namesIn(worlds.box)).toEqual([]);
    for (let world = 0; world < 20; world++) {
      let seen: string[] = ['nothing was asked'];
      const pick = (t: Table) => {
        seen = namesIn(t.state);
        return 0;
      };
      worlds.imagine(rngFrom([world, 2, 3, 4]), { pick, pickAny: () => 0 });
      expect(seen).toEqual([]);
    }
  }
});

test('a door that was opened cannot be closed again by taking it back', () => {
  const t = setOut().fights().until('explore');
  t.answers(0, 'To Captive Pens');
  expect(t.canUndo(0)).toMatchObject({ possible: false });
});
