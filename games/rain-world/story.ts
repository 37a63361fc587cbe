// Events told as sentences of the log: short, wet, and a little sad.

import { clause, type Sentence, say, the, verb, who } from '../../engine/event.ts';
import type { CardId, Seat } from '../../engine/table.ts';
import { PRECYCLE, TREASURE, WORM_GRASS } from './cards/regions.ts';
import type { Event, Roll } from './events.ts';
import { counted, pearls } from './questions/answers.ts';
import type { Box } from './state.ts';

type Told<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;
type Tell<Kind extends Event['kind']> = (event: Told<Kind>, box: Box) => Sentence;

const region = (box: Box, at: number): string => box.regions[at]!.name;

function deckName(box: Box, deck: number): string {
  if (deck === PRECYCLE) return 'the precycle deck';
  if (deck === TREASURE) return 'the Treasure deck';
  return deck === WORM_GRASS ? 'the Worm Grass' : region(box, deck);
}

const some = (cards: readonly CardId[]): Sentence =>
  cards.flatMap((card, i) => (i === 0 ? [the(card)] : [', ', the(card)]));

const several = (seats: readonly Seat[]): Sentence =>
  seats.flatMap((seat, i) => (i === 0 ? [who(seat)] : [', ', who(seat)]));

/** "rolls 12, 15 in all against 14". */
const rolled = ({ die, total, beat }: Roll): string => `${die}, ${total} in all against ${beat}`;

const LEFT = {
  fled: 'is left behind',
  leaves: 'is left alone',
  escaped: 'loses the trail',
  wanders: 'wanders off',
  bows: 'bows and goes',
} as const;

const FATES = {
  hibernated: 'hibernated',
  starved: 'starved',
  died: 'died',
  stayed: 'sat out the rain in Five Pebbles',
  ascending: 'had ascended',
} as const;

const STORY: { readonly [Kind in Event['kind']]: Tell<Kind> } = {
  order: ({ order }) => say`The order of turns: ${several(order)}. ${clause('RW-SETUP-01')}`,
  picked: ({ seat, card }) => say`${who(seat)} ${verb('is', seat)} ${the(card)}.`,
  longLegsHides: ({ deck }, box) =>
    say`Nobody is the Hunter. Something with long legs moves into ${region(box, deck)}. ${clause('RW-HLL-01')}`,
  cycle: ({ cycle }) => say`Cycle ${cycle}`,
  rain: ({ seat, die, timer }) =>
    say`${who(seat)} ${verb('rolls', seat)} ${die} for the rain: the timer stands at ${timer}.`,
  precycleRoll: ({ seat, die }) =>
    say`${who(seat)} ${verb('rolls', seat)} ${die} on the D20${die === 1 ? '.' : ': an ordinary cycle.'}`,
  precycle: ({ timer }) => say`A precycle! The timer goes up to ${timer}. ${clause('RW-PRE-04')}`,
  timer: ({ timer }) =>
    timer < 0
      ? say`The rain is here.`
      : timer === 0
        ? say`Rain timer 0: the last round.`
        : say`Rain timer ${timer}.`,
  cycleEnds: ({ cycle, rows }) =>
    say`Cycle ${cycle} ends: ${rows.flatMap(
      ({ seat, fate, before, karma }, i): Sentence => [
        i === 0 ? '' : '; ',
        who(seat),
        ` ${FATES[fate]}${before === karma ? '' : ` (karma ${before} to ${karma})`}`,
      ],
    )}.`,
  turn: ({ seat, turn, region: at }, box) => say`Turn ${turn}: ${who(seat)}, in ${region(box, at)}`,
  passed: ({ seat }) => say`${who(seat)} ${verb('waits', seat)}.`,
  lostTurn: ({ seat }) => say`${who(seat)} ${verb('loses', seat)} this turn. ${clause('RW-R-94')}`,
  willLose: ({ seat }) => say`${who(seat)} will lose the next turn.`,
  drew: ({ seat, card, deck }, box) =>
    say`${who(seat)} ${verb('draws', seat)} ${the(card)} from ${deckName(box, deck)}.`,
  token: ({ seat, pips, gained }) =>
    say`${who(seat)} ${verb('finds', seat)} ${counted(pips, 'pip')} of food${gained < pips ? `, and room for ${gained}` : ''}.`,
  reshuffled: ({ deck, cards }, box) =>
    say`${counted(cards, 'card')} are shuffled back into ${deckName(box, deck)}.`,
  kept: ({ seat, card }) => say`${who(seat)} ${verb('keeps', seat)} ${the(card)}.`,
  ate: ({ seat, card, gained }) =>
    say`${who(seat)} ${verb('eats', seat)}: ${the(card)}, ${counted(gained, 'pip')}.`,
  letGo: ({ seat, card }) => say`${who(seat)} ${verb('lets', seat)} ${the(card)} go.`,
  slept: ({ seat, how, region: at }, box) =>
    how === 'hibernates'
      ? say`${who(seat)} ${verb('hibernates', seat)} in ${region(box, at)}.`
      : say`${who(seat)} ${verb('curls', seat)} up hungry in ${region(box, at)}. ${clause('RW-STARVE-01')}`,
  searched: ({ seat, left, deck }, box) =>
    say`${who(seat)} ${verb('searches', seat)} ${deckName(box, deck)} for a shelter${left === 0 ? '.' : `: ${counted(left, 'turn')} to go.`}`,
  found: ({ seat, card }) => say`${who(seat)} ${verb('finds', seat)} ${the(card)}.`,
  foundNothing: ({ seat }) => say`There is no shelter left for ${who(seat)}. ${clause('RW-R-33')}`,
  travelled: ({ seat, from, to, by }, box) =>
    by === 'follow'
      ? say`${who(seat)} ${verb('follows', seat)} to ${region(box, to)}.`
      : say`${who(seat)} ${by === 'climb' ? verb('climbs', seat) : verb('goes', seat)} from ${region(box, from)} to ${region(box, to)}.`,
  refused: ({ seat, by }) =>
    say`${who(by)} will not move, so ${who(seat)} ${verb('stays', seat)}. ${clause('RW-R-85')}`,
  met: ({ seat, card }) => say`${who(seat)} ${verb('meets', seat)} ${the(card)}.`,
  attacked: ({ seat, foe, at, with: weapon, roll }) =>
    say`${who(seat)} ${verb('attacks', seat)} ${foe === undefined ? who(at!) : the(foe)}${weapon === undefined ? [] : [' with ', the(weapon)]}: ${rolled(roll)}${roll.success ? '. Dead.' : '.'}`,
  helped: ({ seat, helper, roll }) =>
    say`${the(helper)} helps ${who(seat)}: ${rolled(roll)}${roll.success ? '. Dead.' : '.'}`,
  fled: ({ seat, roll }) =>
    roll.success
      ? say`${who(seat)} ${verb('gets', seat)} away: ${rolled(roll)}.`
      : say`${who(seat)} cannot get away: ${rolled(roll)}.`,
  struck: ({ seat, foe, roll, first }) =>
    say`${the(foe)} strikes ${who(seat)}${first ? ' first' : ''}: ${rolled(roll)}.`,
  dazzled: ({ foe }) => say`${the(foe)} is dazzled and does nothing.`,
  rerolled: ({ seat, die }) => say`Second wind: ${who(seat)} ${verb('rolls', seat)} again, ${die}.`,
  killed: ({ seat, card, gained }) =>
    say`${who(seat)} ${verb('kills', seat)} ${the(card)}${gained === 0 ? '.' : say` and ${verb('eats', seat)} ${counted(gained, 'pip')}.`}`,
  tamed: ({ seat, card, price }) =>
    say`${who(seat)} ${verb('tames', seat)} ${the(card)} for ${counted(price, 'pip')}.`,
  left: ({ card, how }) => say`${the(card)} ${LEFT[how]}.`,
  turnsOn: ({ seat, card }) => say`${the(card)} turns on ${who(seat)}! ${clause('RW-R-83')}`,
  used: ({ seat, card }) => say`${who(seat)} ${verb('uses', seat)} ${the(card)}.`,
  broke: ({ seat, card }) => say`${who(seat)} ${verb('breaks', seat)} ${the(card)}.`,
  crafted: ({ seat, card, from }) =>
    card === undefined
      ? say`${who(seat)} ${verb('makes', seat)} nothing of ${some(from)}.`
      : say`${who(seat)} ${verb('makes', seat)} ${the(card)} of ${some(from)}.`,
  died: ({ seat, by, card, killer }) => {
    if (by === 'rain') return say`The rain takes ${who(seat)}. ${clause('RW-CYCLE-10')}`;
    if (by === 'player') return say`${who(killer!)} ${verb('kills', killer!)} ${who(seat)}.`;
    return say`${the(card!)} kills ${who(seat)}.`;
  },
  gave: ({ seat, cards, halves }) =>
    say`${who(seat)} ${verb('gives', seat)} ${some(cards)}: ${pearls(halves)}.`,
  reputation: ({ seat, from, to }) =>
    say`Scavengers think ${to > from ? 'better' : 'worse'} of ${who(seat)}: ${to}.`,
  joined: ({ seat, card }) => say`${the(card)} joins ${who(seat)}. ${clause('RW-SCAV-13')}`,
  stall: ({ seat, cards }) => say`The merchant shows ${who(seat)} ${some(cards)}.`,
  bought: ({ seat, card, paid }) => say`${who(seat)} ${verb('buys', seat)} ${the(card)} for ${some(paid)}.`,
  adopted: ({ seat, card }) => say`${who(seat)} ${verb('adopts', seat)} ${the(card)}.`,
  snatched: ({ seat, card, by }) => say`${the(by)} takes ${the(card)} from ${who(seat)}.`,
  event: ({ card }, box) => say`${the(card)}: ${box.faces[card]!.text}`,
  peeked: ({ seat, count, cards }) =>
    cards === undefined
      ? say`${who(seat)} ${verb('looks', seat)} at ${counted(count, 'card')} through the pipe.`
      : say`Through the pipe ${who(seat)} ${verb('sees', seat)} ${some(cards)}.`,
  karma: ({ seat, from, to }) =>
    from === to
      ? say`${who(seat)} ${verb('has', seat)} all the karma there is.`
      : say`${who(seat)} ${verb('rises', seat)} to karma ${to}.`,
  echo: ({ seat, region: at, first }, box) =>
    first
      ? say`An Echo of ${region(box, at)} speaks to ${who(seat)}.`
      : say`The Echo of ${region(box, at)} has nothing new to say to ${who(seat)}.`,
  marked: ({ seat, first }) =>
    first
      ? say`${who(seat)} ${verb('receives', seat)} the Mark of Communication. ${clause('RW-END-01')}`
      : say`${who(seat)} ${verb('bears', seat)} the Mark already.`,
  flooded: ({ seat, lost }) =>
    lost === 0 ? say`The water spares ${who(seat)}.` : say`The water takes a pip from ${who(seat)}.`,
  checked: ({ seat, roll }) =>
    say`${who(seat)} ${roll.success ? verb('holds', seat) : verb('slips', seat)}: ${rolled(roll)}.`,
  grass: ({ seat, card }) =>
    say`The grass stirs around ${who(seat)}: ${the(card)}. ${clause('RW-REGION-13')}`,
  grassSkipped: ({ seat }) => say`High above the grass, ${who(seat)} ${verb('rides', seat)} on.`,
  grassContest: ({ seat, roll }) =>
    say`${who(seat)} ${roll.success ? verb('gets', seat) : verb('stumbles', seat)} through the grass: ${rolled(roll)}.`,
  tangled: ({ seat, card }) =>
    card === undefined
      ? say`The grass takes a pip from ${who(seat)}.`
      : say`The grass takes ${the(card)} from ${who(seat)}.`,
  hunted: ({ seat, prey }) => say`${who(seat)} ${verb('hunts', seat)} ${who(prey)}.`,
  ambushed: ({ seat, prey }) => say`${who(seat)} ${verb('attacks', seat)} ${who(prey)}!`,
  brokeOff: ({ seat, prey }) => say`${who(seat)} ${verb('lets', seat)} ${who(prey)} run.`,
  looted: ({ seat, from, card }) => say`${who(seat)} ${verb('takes', seat)} ${the(card)} from ${who(from)}.`,
  feasted: ({ seat, on, gained }) =>
    say`${who(seat)} ${verb('feeds', seat)} on ${who(on)}: ${counted(gained, 'pip')}.`,
  rotted: ({ seat }) =>
    say`Twenty turns. ${who(seat)} ${verb('is', seat)} Hunter Long Legs now. ${clause('RW-HLL-03')}`,
  bonded: ({ seat, owner, price }) =>
    say`${who(owner)} ${verb('tames', owner)} ${who(seat)} for ${counted(price, 'pip')}. ${clause('RW-HLL-09')}`,
  unbonded: ({ seat, owner }) => say`${who(seat)} no longer ${verb('belongs', seat)} to ${who(owner)}.`,
  qualified: ({ seat, count }) =>
    say`Shelter ${count} of 2 in Subterranean for ${who(seat)}. ${clause('RW-END-03')}`,
  ascended: ({ seat, place }) =>
    place === 1
      ? say`${who(seat)} ${verb('ascends', seat)}!`
      : say`${who(seat)} ${verb('ascends', seat)} too.`,
  over: ({ why }) =>
    why === 'ascension' ? say`The wait is over.` : say`The round cap is reached. ${clause('RW-R-63')}`,
};

export function story(box: Box, event: Event): Sentence {
  return (STORY[event.kind] as Tell<Event['kind']>)(event as never, box);
}

export const isHeading = ({ kind }: Event): boolean => kind === 'turn' || kind === 'cycle';
