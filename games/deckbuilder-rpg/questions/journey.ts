// Questions between battles: strangers, puzzles, exploration, treasure, camp.

import { seatName } from '../../../engine/names.ts';
import { question } from '../../../engine/question.ts';
import type { CardId } from '../../../engine/table.ts';
import { linkName, otherEnd } from '../rules/arena.ts';
import { creature, NONE, nameOf, type Table } from '../state.ts';
import type { Link } from '../zone.ts';
import { arenaPlace, figurePlace } from './names.ts';

export const APPROACH = question<Table, string>({
  name: 'approach',
  clause: 'DR-CAMPAIGN-06',
  ask: (t) => `${t.state.journey.meeting.name}. How do you approach them?`,
  why: (t) => t.state.journey.meeting.text,
  key: (approach) => approach,
  label: (_t, approach) => approach,
  at: (_t, approach) => ({ spot: `approach-${approach}` }),
  standard: (_t, _seat, approaches) => approaches[0] as string,
});

const heroes = {
  key: (seat: number) => seat,
  label: (_t: Table, seat: number) => seatName(seat),
  at: (_t: Table, seat: number) => figurePlace(seat),
};

export const WHO_TRIES = question<Table, number>({
  ...heroes,
  name: 'who-tries',
  clause: 'DR-CAMPAIGN-06',
  ask: 'Who tries?',
  detail: (t, seat) => {
    const { melee, ranged, mana, defence } = creature(t, seat);
    return `Might ${melee}, Aim ${ranged}, Lore ${mana}, Poise ${defence - 6}`;
  },
});

export const WHO_PAYS = question<Table, number>({
  ...heroes,
  name: 'who-pays',
  clause: 'DR-CAMPAIGN-06',
  ask: 'Who gives up the Health?',
  detail: (t, seat) => `${creature(t, seat).health} left`,
});

export const RIDDLE = question<Table, string>({
  name: 'riddle',
  clause: 'DR-CAMPAIGN-04',
  ask: (t) => {
    const { answering, riddles } = t.state.journey;
    const { name = '' } = riddles.at(-1) ?? {};
    return answering.length === 0
      ? `${name}: what comes first?`
      : `${name}: ${answering.join(', ')}, and then?`;
  },
  why: (t) => t.state.journey.riddles.at(-1)?.text,
  key: (part) => part,
  label: (_t, part) => part,
  at: (_t, part) => ({ spot: `part-${part}` }),
});

const SEEKERS_FROM = 100;

/** Ways to go by their connection, heroes who search after them. */
export const EXPLORE = question<Table, number>({
  name: 'explore',
  clause: 'DR-ARENA-09',
  ask: 'What does the party do?',
  key: (chosen) => chosen,
  label: (t, chosen) =>
    chosen >= SEEKERS_FROM
      ? `${seatName(chosen - SEEKERS_FROM)} searches`
      : `Go through ${linkName(t, chosen)}`,
  at: (t, chosen) =>
    chosen >= SEEKERS_FROM
      ? figurePlace(chosen - SEEKERS_FROM)
      : arenaPlace(otherEnd(t.state.zone.links[chosen] as Link, creature(t, 0).arena)),
});

const cards = {
  key: (card: CardId) => card,
  label: (t: Table, card: CardId) => (card === NONE ? 'Nothing more' : nameOf(t, card)),
  at: (_t: Table, card: CardId) => (card === NONE ? undefined : { card }),
  detail: (t: Table, card: CardId) => (card === NONE ? undefined : t.box.faces[card]?.text),
};

export const TAKE_TREASURE = question<Table, CardId>({
  ...cards,
  name: 'take-treasure',
  clause: 'DR-R-103',
  ask: 'Which treasure do you take?',
  standard: (_t, _seat, found) => found[0] as CardId,
});

export const EQUIP_BETWEEN = question<Table, CardId>({
  ...cards,
  name: 'equip-between',
  clause: 'DR-R-66',
  ask: 'What do you make ready before you go on?',
  standard: () => NONE,
});

export const CAMP = question<Table, string>({
  name: 'camp',
  clause: 'DR-R-85',
  ask: 'Make camp, once in this adventure? Everybody gets all Health back, and the next zone one more minion.',
  key: (answer) => answer,
  label: (_t, answer) => (answer === 'camp' ? 'Make camp' : 'Go on'),
  standard: () => 'on',
});
