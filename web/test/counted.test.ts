// What flies to the seats adds up: after the last beat each counter of cards says what the next picture shows.

import { expect, test } from 'vitest';
import { seedFromText } from '../../engine/hash.ts';
import { answer, decisionFor, seatsAsked, startMatch, viewFor } from '../../engine/match.ts';
import type { Decision } from '../../engine/question.ts';
import { happenings } from '../../engine/tale.ts';
import { scenes } from '../../games/unlucky-adventurers/board/scenes.ts';
import { game } from '../../games/unlucky-adventurers/game.ts';
import type { View } from '../../games/unlucky-adventurers/view.ts';
import { toldTo } from '../../tables/snapshot.ts';
import { type Felt, Script, stillHeld } from '../table/scene.ts';

const VIEWER = 0;

/** Where the counters, or the viewer's own hand, are drawn otherwise at the end of the beats than in the picture after them. */
function wrongIn(before: View, felt: readonly Felt[], after: View): string[] {
  const counters = before.players.flatMap(({ cards }, seat) => {
    const changes = felt.filter(({ seat: whose }) => whose === seat).map(({ change }) => change?.by ?? 0);
    const drawn = changes.reduce((sum, by) => sum + by, cards);
    const held = after.players[seat]!.cards;
    return drawn === held ? [] : [`seat ${seat} holds ${held}, and ${drawn} are drawn`];
  });
  const kept = stillHeld(before.mine!.hand, felt, VIEWER);
  const gone = kept.filter((card) => !after.mine!.hand.includes(card));
  return gone.length === 0 ? counters : [...counters, `cards ${gone} are gone, and drawn still`];
}

type Table = { readonly players: number; readonly options?: Record<string, boolean>; readonly name: string };

/** Anything, and back from the dead whenever one may. */
const pick = ({ question, options }: Decision, choice: number): number =>
  question.includes('resurrect') ? 0 : (choice * 7919) % options.length;

function miscounted({ players, options = {}, name }: Table, deal: number): string[] {
  const match = startMatch(game, { seed: seedFromText(`${name} ${deal}`), players, options });
  const scenery = { faces: match.box.faces, viewer: VIEWER, players };
  const script = new Script();
  script.hear(toldTo(match, VIEWER, 0), scenes, scenery);
  const wrong: string[] = [];
  for (let choice = 0; seatsAsked(match).length > 0; choice++) {
    const [seat = 0] = seatsAsked(match);
    const before = viewFor(match, VIEWER) as View;
    const from = happenings(match);
    answer(match, seat, pick(decisionFor(match, seat)!, choice));
    const told = toldTo(match, VIEWER, from);
    const felt = script.hear(told, scenes, scenery).flatMap((beat) => beat.felt);
    const kinds = told.map(({ event }) => event.kind).join(' ');
    wrong.push(...wrongIn(before, felt, viewFor(match, VIEWER) as View).map((each) => `${kinds}: ${each}`));
  }
  return wrong;
}

const TABLES: readonly Table[] = [
  { players: 2, name: 'two' },
  { players: 3, name: 'three' },
  { players: 4, options: { ghosts: true }, name: 'four with ghosts' },
  { players: 4, options: { teams: true }, name: 'two teams' },
  { players: 6, name: 'six' },
];
const DEALS = [1, 2, 3, 4, 5, 6, 7, 8];

test.each(TABLES)(
  '$name: at the end of the beats every seat holds what the picture after them shows',
  (table) => {
    expect(DEALS.flatMap((deal) => miscounted(table, deal))).toEqual([]);
  },
);
