// Questions between battles: strangers, puzzles, exploration, treasure, camp.

import { seatName } from '../../../engine/names.ts';
import { question } from '../../../engine/question.ts';
import type { CardId } from '../../../engine/table.ts';
import { arenaName, linkName, otherEnd } from '../rules/arena.ts';
import { chanceToPass, readTest, testBonus } from '../rules/test-roll.ts';
import { creature, NONE, nameOf, type Table } from '../state.ts';
import type { Arena, Link } from '../zone.ts';
import { percent } from './attack.ts';
import { arenaPlace, figurePlace, linkPlace, trapName } from './names.ts';
import {
  BREAKS_FROM,
  DEFTLY_FROM,
  DISARMERS_FROM,
  ITEMS_FROM,
  PER_TRAP,
  PICKS_FROM,
  SEEKERS_FROM,
  SWAPS_FROM,
  type Taking,
  TRADES_FROM,
  type Venture,
} from './things.ts';

/** One way to deal with a stranger; what comes of it is the game master's secret. */
export type Approach = { readonly name: string; readonly test: string | undefined };

export const APPROACH = question<Table, Approach>({
  name: 'approach',
  clause: 'DR-CAMPAIGN-06',
  ask: 'How do you approach them?',
  why: (t) => t.state.journey.meeting.name,
  key: ({ name }) => name,
  label: (_t, { name }) => name,
  at: (_t, { name }) => ({ spot: `approach-${name}` }),
  detail: (t, { name, test }) => {
    const { approaches, asks } = t.state.journey.meeting;
    const asked = asks[approaches.indexOf(name)] || undefined;
    return test === undefined ? asked : `${asked}, ${percent(bestChance(t, test))} at best`;
  },
  standard: (_t, _seat, approaches) => approaches[0] as Approach,
});

const bestChance = (t: Table, test: string): number =>
  Math.max(...t.state.characters.map(({ dead }, seat) => (dead ? 0 : chanceToPass(creature(t, seat), test))));

/** A hero, and the test to be passed: "lore 8". */
export type Attempt = { readonly seat: number; readonly test: string };

export const WHO_TRIES = question<Table, Attempt>({
  name: 'who-tries',
  clause: 'DR-CAMPAIGN-06',
  ask: 'Who tries?',
  key: ({ seat }) => seat,
  label: (_t, { seat }) => seatName(seat),
  at: (_t, { seat }) => figurePlace(seat),
  detail: (t, { seat, test }) => {
    const { name, needed } = readTest(test);
    const bonus = testBonus(creature(t, seat), name);
    const odds = percent(chanceToPass(creature(t, seat), test));
    return `${capital(name)} ${bonus} against ${needed}: ${odds}`;
  },
});

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** "You search", "Player 2 searches": whoever is asked may be the one it is about. */
const deed = (seat: number, asked: number, verb: string, rest = ''): string =>
  seat === asked ? `You ${verb}${rest}` : `${seatName(seat)} ${thirdPerson(verb)}${rest}`;

const thirdPerson = (verb: string): string => `${verb}${verb.endsWith('ch') ? 'es' : 's'}`;

/** A hero who gives up Health, or one who gives the item instead. */
export const WHO_PAYS = question<Table, number>({
  name: 'who-pays',
  clause: 'DR-CAMPAIGN-06',
  ask: 'Who pays?',
  key: (payer) => payer,
  label: (_t, payer, asked) =>
    deed(payer % ITEMS_FROM, asked, 'give', payer >= ITEMS_FROM ? ' the item' : ' up Health'),
  at: (_t, payer) => figurePlace(payer % ITEMS_FROM),
  detail: (t, payer) => (payer >= ITEMS_FROM ? undefined : `${creature(t, payer).health} Health now`),
});

export const RIDDLE = question<Table, string>({
  name: 'riddle',
  clause: 'DR-CAMPAIGN-04',
  ask: (t) => {
    const { answering } = t.state.journey;
    return answering.length === 0 ? 'What comes first?' : `${answering.join(', ')}, and then?`;
  },
  why: (t) => t.state.journey.riddles.at(-1)?.name,
  key: (part) => part,
  label: (_t, part) => part,
  at: (_t, part) => ({ spot: `part-${part}` }),
});

/** What a venture is about: the seat that tries it, and the trap or connection it is tried on. */
function ventureLabel(t: Table, chosen: Venture, asked: number): string {
  if (chosen >= BREAKS_FROM) return `Break through ${linkName(t, chosen - BREAKS_FROM)}`;
  if (chosen >= DEFTLY_FROM) return `Pick the ${trapName(t, chosen - DEFTLY_FROM)} apart`;
  if (chosen >= PICKS_FROM) return `Pick the lock of ${linkName(t, chosen - PICKS_FROM)}`;
  if (chosen >= DISARMERS_FROM) {
    const [trap, seat] = disarming(chosen);
    return deed(seat, asked, 'disarm', ` the ${trapName(t, trap)}`);
  }
  return chosen >= SEEKERS_FROM
    ? deed(chosen - SEEKERS_FROM, asked, 'search')
    : `Go through ${linkName(t, chosen)}`;
}

const disarming = (chosen: Venture): readonly [trap: number, seat: number] => [
  Math.floor((chosen - DISARMERS_FROM) / PER_TRAP),
  (chosen - DISARMERS_FROM) % PER_TRAP,
];

function venturePlace(t: Table, chosen: Venture) {
  if (chosen >= BREAKS_FROM) return linkPlace(chosen - BREAKS_FROM);
  if (chosen >= DEFTLY_FROM) return undefined;
  if (chosen >= PICKS_FROM) return linkPlace(chosen - PICKS_FROM);
  if (chosen >= DISARMERS_FROM) return figurePlace(disarming(chosen)[1]);
  if (chosen >= SEEKERS_FROM) return figurePlace(chosen - SEEKERS_FROM);
  const here = t.state.creatures.find(({ arena }) => arena >= 0)?.arena ?? 0;
  return arenaPlace(otherEnd(t.state.zone.links[chosen] as Link, here));
}

/** What a test of this hero is worth: Lore or Aim for a search, Aim for disarming. */
function ventureDetail(t: Table, chosen: Venture): string | undefined {
  if (chosen < SEEKERS_FROM || chosen >= PICKS_FROM) return undefined;
  const seat = chosen >= DISARMERS_FROM ? disarming(chosen)[1] : chosen - SEEKERS_FROM;
  const { ranged, mana } = creature(t, seat);
  if (chosen < DISARMERS_FROM) return `Aim ${ranged}, Lore ${mana}`;
  const { key } = t.state.zone.traps[disarming(chosen)[0]] as { key: string };
  return `Aim ${ranged} against ${t.box.figures.traps[key]?.disarm}; failing by 3 springs it`;
}

export const EXPLORE = question<Table, Venture>({
  name: 'explore',
  clause: 'DR-WAY-02',
  ask: 'What does the party do?',
  key: (chosen) => chosen,
  label: ventureLabel,
  at: venturePlace,
  detail: ventureDetail,
});

/** An arena by name, or by its number while it lies face down. */
const placeLabel = (t: Table, arena: number): string =>
  (t.state.zone.arenas[arena] as Arena).revealed
    ? arenaName(t, arena)
    : `Arena ${arena + 1}, which lies face down`;

export const START_WHERE = question<Table, number>({
  name: 'start-where',
  clause: 'DR-WAY-11',
  ask: 'You know the way. Where does the party start?',
  key: (arena) => arena,
  label: placeLabel,
  at: (_t, arena) => arenaPlace(arena),
  standard: (t) => t.state.zone.start,
});

export const STAND_WHERE = question<Table, number>({
  name: 'stand-where',
  clause: 'DR-WAY-03',
  ask: 'A battle begins. Where do you stand?',
  key: (arena) => arena,
  label: (t, arena) =>
    arena === t.state.zone.start
      ? `With the party in ${arenaName(t, arena)}`
      : `Behind, in ${arenaName(t, arena)}`,
  at: (_t, arena) => arenaPlace(arena),
  standard: (t) => t.state.zone.start,
});

export const BRING_ALONG = question<Table, string>({
  name: 'bring-along',
  clause: 'DR-CAMPAIGN-05',
  ask: 'Does whoever waits here come along with you?',
  key: (answer) => answer,
  label: (_t, answer) => (answer === 'along' ? 'Bring them along' : 'Leave them here'),
  standard: () => 'along',
});

export const WHICH_BAND = question<Table, number>({
  name: 'which-band',
  clause: 'DR-CAMPAIGN-06',
  ask: 'Which band takes the bait?',
  key: (id) => id,
  label: (t, id) => `${t.box.sheets[creature(t, id).sheet]?.name} in ${arenaName(t, creature(t, id).arena)}`,
  at: (_t, id) => figurePlace(id),
});

const cards = {
  key: (card: CardId) => card,
  label: (t: Table, card: CardId) => (card === NONE ? 'Nothing more' : nameOf(t, card)),
  at: (_t: Table, card: CardId) => (card === NONE ? undefined : { card }),
  detail: (t: Table, card: CardId) => (card === NONE ? undefined : t.box.faces[card]?.text),
};

const takenCard = (taking: Taking): CardId => taking % SWAPS_FROM;

export const TAKE_TREASURE = question<Table, Taking>({
  name: 'take-treasure',
  clause: 'DR-R-103',
  ask: 'Which treasure do you take?',
  key: (taking) => taking,
  label: (t, taking) => {
    const name = nameOf(t, takenCard(taking));
    if (taking >= TRADES_FROM) return `Trade ${name}`;
    return taking >= SWAPS_FROM ? `Swap ${name}` : name;
  },
  at: (_t, taking) => ({ card: takenCard(taking) }),
  detail: (t, taking) => {
    if (taking >= TRADES_FROM) return 'for an ordinary weapon or armour';
    return taking >= SWAPS_FROM ? 'nobody can read it: another one instead' : t.box.faces[taking]?.text;
  },
  standard: (_t, _seat, found) => found[0] as Taking,
});

export const TRADE_FOR = question<Table, CardId>({
  ...cards,
  name: 'trade-for',
  clause: 'DR-WAY-09',
  ask: 'Which ordinary weapon or armour do you want instead?',
});

export const GIVE_UP = question<Table, CardId>({
  ...cards,
  name: 'give-up',
  clause: 'DR-CAMPAIGN-06',
  ask: 'What does the party give up?',
});

export const TAKE_ITEM = question<Table, CardId>({
  ...cards,
  name: 'take-item',
  clause: 'DR-R-68',
  ask: 'Which item does the party take?',
});

/** What the game master makes of a zone's reward. */
export type Favour =
  | 'as-printed'
  | 'more-experience'
  | 'more-treasure'
  | 'an-item'
  | 'less-experience'
  | 'no-treasure';

export const FAVOURS: Readonly<Record<Favour, string>> = {
  'as-printed': 'As it is written',
  'more-experience': '1 experience more',
  'more-treasure': '1 treasure more',
  'an-item': 'A consumable item besides',
  'less-experience': '1 experience less',
  'no-treasure': 'No treasure',
};

export const FAVOUR = question<Table, Favour>({
  name: 'favour',
  clause: 'DR-WAY-07',
  ask: 'The zone is won. What does the party get?',
  key: (favour) => favour,
  label: (_t, favour) => FAVOURS[favour],
  at: (_t, favour) => ({ spot: `favour-${favour}` }),
  standard: () => 'as-printed',
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
  ask: 'Make camp?',
  why: () => 'all Health back, once in this adventure; one more minion waits in the next zone',
  key: (answer) => answer,
  label: (_t, answer) => (answer === 'camp' ? 'Make camp' : 'Go on'),
  standard: () => 'on',
});
