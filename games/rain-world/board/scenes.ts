// What happens in the rain, as scenes. Mine are told at length; those of others briefly, so that nobody waits for nine of them.

import { say, verb, who } from '../../../engine/event.ts';
import type { Told } from '../../../web/table/public-game.ts';
import { type Playwright, word } from '../../../web/table/scene.ts';
import type { Event } from '../events.ts';
import { FIGHTS } from './fight-scenes.ts';
import outlines from './marks.icons.json' with { type: 'json' };
import { nightStay } from './night-words.ts';
import {
  DOWNPOUR,
  feel,
  idHere,
  type Line,
  NIGHT,
  type NightNotes,
  type Plays,
  pips,
  roll,
  stay,
  sumOf,
} from './scene-words.ts';
import { WAY_UP } from './way-scenes.ts';

export const scenes: Playwright = (told: Told, script, scenery) => {
  const event = told.event as Event;
  const play = PLAYS[event.kind] as ((event: Event, line: Line) => void) | undefined;
  play?.(event, { script, sentence: told.sentence, scenery });
};

const PLAYS: Plays = {
  ...FIGHTS,
  ...WAY_UP,
  picked: ({ seat, card }, line) =>
    line.script.open({ id: `picked ${seat}`, title: line.sentence, card }, stay(line, seat, 3, 2)),
  longLegsHides: (_event, { script, sentence }) =>
    script.open({ id: 'hides', title: sentence }, { sound: 'doom', stay: 4 }),
  rain: ({ seat, die, timer }, { script }) => {
    const title = say`${who(seat)} ${verb('rolls', seat)} for the rain`;
    script.open({ id: 'rain', title }, { stay: 1.2 });
    script.go(
      'roll',
      'rain',
      { dice: [{ value: die, sides: 8, title: 'D8' }] },
      { sound: 'dice', stay: 3.4 },
    );
    script.go('verdict', 'rain', { verdict: `${die} + 6: ${timer} rounds until the rain.` }, { stay: 3.4 });
  },
  precycle: (_event, { script, sentence }) =>
    script.open({ id: 'precycle', title: sentence, tone: 'bad' }, { sound: 'doom', stay: 5 }),
  cycle: (_event, { script, sentence }) => script.turn(sentence),
  turn: ({ seat }, { script, scenery }) => {
    if (scenery.viewer === seat) script.turn('Your turn', { sound: 'turn' });
    else script.turned([who(seat)]);
  },
  timer: ({ timer }, { script }) => {
    if (timer === 0) {
      script.open(
        { id: 'last', title: 'The ground shakes. One round is left.', tone: 'bad' },
        { sound: 'doom', stay: 5 },
      );
    } else if (timer < 0)
      script.open({ id: DOWNPOUR, title: 'The rain is here.', tone: 'bad' }, { sound: 'doom', stay: 4 });
  },
  cycleEnds: ({ rows, cycle }, { script, sentence, scenery: { viewer, faces } }) => {
    const notes: NightNotes = { rows, cycle };
    const stay = nightStay(notes, viewer, faces);
    script.open({ id: NIGHT, title: sentence, notes }, { sound: 'turn', stay });
  },
  lostTurn: ({ seat }, { script }) => script.aside(word(seat, 'lost the turn', 'bad')),
  willLose: ({ seat }, line) => feel(line, word(seat, 'will lose the next turn', 'bad')),
  passed: ({ seat }, { script }) => script.aside(word(seat, 'waited')),
  drew: ({ seat, card }, line) =>
    line.script.open(
      { id: `drew ${card}`, title: line.sentence, card },
      { sound: 'card', ...stay(line, seat, 3.4, 2.2) },
    ),
  token: ({ seat, gained }, { script }) =>
    script.aside(gained > 0 ? pips(seat, gained) : word(seat, 'found food, full already')),
  kept: ({ seat, card }, line) =>
    feel(line, word(seat, `kept ${line.scenery.faces[card]?.name ?? 'it'}`, 'good', { icon: outlines.keep })),
  ate: ({ seat, gained }, line) => feel(line, pips(seat, gained), { sound: 'good' }),
  slept: ({ seat, how }, line) => {
    const id = `slept ${seat}`;
    line.script.open(
      { id, title: line.sentence, tone: how === 'hibernates' ? 'good' : 'bad' },
      stay(line, seat, 3, 1.8),
    );
    line.script.feel(
      id,
      word(seat, how === 'hibernates' ? 'asleep' : 'asleep, hungry', 'safe', { icon: outlines.sleep }),
      { stay: 2 },
    );
  },
  searched: ({ seat, left }, { script }) =>
    script.aside(
      word(seat, left === 0 ? 'searched enough' : `searched, ${left} to go`, 'plain', {
        icon: outlines.search,
      }),
    ),
  found: ({ seat, card }, line) =>
    line.script.open({ id: `found ${card}`, title: line.sentence, card }, stay(line, seat, 3, 2)),
  foundNothing: (_event, { script, sentence }) =>
    script.open({ id: 'nothing', title: sentence, tone: 'bad' }),
  travelled: ({ seat, by }, line) => {
    if (by === 'wake') return;
    const id = `travel ${seat}`;
    line.script.open({ id, title: line.sentence }, { sound: 'lift', ...stay(line, seat, 3.2, 2) });
  },
  used: ({ seat, card }, line) =>
    line.script.open({ id: `used ${card}`, title: line.sentence, card }, stay(line, seat, 2.4, 1.6)),
  crafted: ({ seat, card }, line) =>
    line.script.open(
      { id: 'crafted', title: line.sentence, ...(card === undefined ? {} : { card }) },
      stay(line, seat, 3, 2),
    ),
  gave: ({ seat }, line) =>
    line.script.open({ id: `gave ${seat}`, title: line.sentence }, stay(line, seat, 2.6, 1.6)),
  reputation: ({ seat, from, to }, line) =>
    feel(line, word(seat, `reputation ${to}`, to > from ? 'good' : 'bad', { icon: outlines.reputation })),
  joined: ({ seat, card }, line) =>
    line.script.open(
      { id: `joined ${card}`, title: line.sentence, card, tone: 'good' },
      stay(line, seat, 3, 2),
    ),
  stall: ({ seat, cards }, line) =>
    line.script.open({ id: 'stall', title: line.sentence, cards }, stay(line, seat, 2, 2)),
  bought: ({ seat, card }, line) =>
    line.script.open(
      { id: `bought ${card}`, title: line.sentence, card },
      { sound: 'coin', ...stay(line, seat, 3, 2) },
    ),
  adopted: ({ seat, card }, line) =>
    line.script.open(
      { id: `adopted ${card}`, title: line.sentence, card, tone: 'good' },
      { sound: 'good', ...stay(line, seat, 3.4, 2) },
    ),
  snatched: ({ seat, card, by }, line) => {
    const id = `snatched ${card}`;
    line.script.open({ id, title: line.sentence, card, against: by }, stay(line, seat, 3, 1.8));
    line.script.feel(id, word(seat, 'robbed', 'bad'), { stay: 1.6 });
  },
  event: ({ seat, card }, line) =>
    line.script.open({ id: `event ${card}`, title: line.sentence, card }, stay(line, seat, 5, 2.2)),
  flooded: ({ seat, lost }, line) =>
    feel(line, lost > 0 ? pips(seat, -lost) : word(seat, 'stayed dry', 'safe')),
  checked: ({ seat, roll: rolled }, line) =>
    roll(
      line,
      idHere(line.script),
      sumOf(rolled, { title: 'footing', beat: 'the drop', yes: 'Holds on.', no: 'Slips.' }),
      seat,
    ),
  grass: ({ seat, card }, line) =>
    line.script.open({ id: `grass ${card}`, title: line.sentence, card }, stay(line, seat, 3.4, 2)),
  grassContest: ({ seat, roll: rolled }, line) =>
    roll(
      line,
      idHere(line.script),
      sumOf(rolled, { title: 'flee', beat: 'the grass', yes: 'Through!', no: 'Held.' }),
      seat,
    ),
  tangled: ({ seat, card }, line) =>
    feel(
      line,
      card === undefined ? pips(seat, -1) : word(seat, `lost ${line.scenery.faces[card]?.name}`, 'bad'),
    ),
};
