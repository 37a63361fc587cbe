// Events told as sentences of the log, with cheerful doom.

import { clause, type Part, type Sentence, say, the, verb, who } from '../../engine/event.ts';
import type { Seat } from '../../engine/table.ts';
import { counted, facesText, spoiledReward, stepsTold } from './cards/notation.ts';
import type { BlockedBy, Event } from './events.ts';
import type { Box } from './state.ts';

type Told<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;
type Tell<Kind extends Event['kind']> = (event: Told<Kind>, box: Box) => Sentence;

const cards = (n: number): string => counted(n, 'card');
const aCard = (card: number | undefined): Part => (card === undefined ? 'a card' : the(card));
/** Some names have commas of their own. */
const some = (ids: readonly number[]): Sentence =>
  ids.flatMap((card, i) => (i === 0 ? [the(card)] : ['; ', the(card)]));
const several = (seats: readonly Seat[]): Sentence =>
  seats.flatMap((seat, i) => (i === 0 ? [who(seat)] : [' and ', who(seat)]));

const BLOCKED: Readonly<Record<BlockedBy, string>> = {
  shield: 'behind a Shield',
  squire: 'behind a very shiny tray, which sends it right back',
  ward: 'by being mostly invisible',
  truce: 'because there is still a truce',
};

const STORY: { readonly [Kind in Event['kind']]: Tell<Kind> } = {
  turn: ({ seat, turn }) => say`Turn ${turn}: ${who(seat)}`,
  missed: ({ seat }) => say`${who(seat)} ${verb('misses', seat)} this turn. ${clause('UA-TWO-04')}`,
  nightfall: () => say`Night falls. From now on nobody draws at the start of a turn. ${clause('UA-R-67')}`,
  drew: ({ seat, card }) => say`${who(seat)} ${verb('draws', seat)} ${aCard(card)}.`,
  noCardLeft: ({ seat }) => say`There is no card left for ${who(seat)} to draw. ${clause('UA-R-06')}`,
  reshuffled: ({ pile, cards: n }) =>
    say`The ${pile} discard pile (${cards(n)}) is shuffled and becomes the deck.`,
  played: ({ seat, card }) => say`${who(seat)} ${verb('plays', seat)} ${the(card)}.`,
  aimed: ({ seat, card, at }) =>
    say`${who(seat)} ${verb('aims', seat)} ${the(card)} at ${who(at)}. More or less.`,
  rolled: ({ seat, die }) => say`${who(seat)} ${verb('rolls', seat)} a ${die}.`,
  rerolled: ({ seat, by, die }) =>
    seat === by
      ? say`${who(seat)} ${verb('rolls', seat)} again, with confidence: ${die}.`
      : say`${who(by)} ${verb('jogs', by)} an elbow. ${who(seat)} ${verb('rolls', seat)} again: ${die}.`,
  kept: ({ seat, die }) => say`${who(seat)} ${verb('keeps', seat)} the ${die}.`,
  named: ({ seat, die }) => say`${who(seat)} ${verb('announces', seat)} a ${die}. Nobody checks the licence.`,
  outcome: ({ seat, card, row, at, left, right }, box) => {
    const { rows } = box.faces[card]!;
    const told = stepsTold(rows[row]!.steps, seat, at, { left, right });
    return rows.length === 1
      ? say`${the(card)}: ${told}`
      : say`${the(card)}, ${facesText(rows[row]!)}: ${told}`;
  },
  noEffect: ({ card }) => say`${the(card)} has no effect whatsoever.`,
  returned: ({ seat, card }) => say`${the(card)} comes back to ${who(seat)}. It is angry.`,
  defended: ({ seats }) => say`That was an attack on ${several(seats)}. ${clause('UA-R-30')}`,
  blocked: ({ seat, by, card }) => say`${who(seat)} ${verb('blocks', seat)} ${the(card)} ${BLOCKED[by]}.`,
  discarded: ({ seat, card, atRandom }) =>
    say`${who(seat)} ${verb('discards', seat)} ${the(card)}${atRandom ? ', picked by fate' : ''}.`,
  stole: ({ seat, from, card }) => say`${who(seat)} ${verb('takes', seat)} ${aCard(card)} from ${who(from)}.`,
  handed: ({ seat, to, card }) => say`${who(seat)} ${verb('hands', seat)} ${aCard(card)} to ${who(to)}.`,
  swapped: ({ seat, with: other }) => say`${who(seat)} and ${who(other)} swap hands, and regret it at once.`,
  traded: ({ seat, with: other, cards: n }) => say`${who(seat)} and ${who(other)} exchange ${cards(n)}.`,
  passedLeft: ({ cards: n }) => say`Everybody passes ${cards(n)} to the left.`,
  willMiss: ({ seat }) => say`${who(seat)} will miss the next turn.`,
  reversed: ({ direction }) => say`Play now goes ${direction === 1 ? 'clockwise' : 'anticlockwise'}.`,
  looked: ({ seat, at, cards: seen }) =>
    seen === undefined
      ? say`${who(seat)} ${verb('looks', seat)} at all that ${who(at)} ${verb('holds', at)}.`
      : say`${who(seat)} ${verb('looks', seat)} at all that ${who(at)} ${verb('holds', at)}: ${some(seen)}.`,
  showed: ({ seat, cards: shown }) =>
    say`${who(seat)} ${verb('shows', seat)} everybody everything: ${some(shown)}.`,
  scried: ({ seat, count, cards: seen }) =>
    seen === undefined
      ? say`${who(seat)} ${verb('looks', seat)} at the top ${cards(count)} of the Quest deck.`
      : say`${who(seat)} ${verb('looks', seat)} at the top of the Quest deck: ${some(seen)}.`,
  arranged: ({ seat, cards: next }) =>
    next === undefined
      ? say`${who(seat)} ${verb('puts', seat)} them back, in an order of their own.`
      : say`${who(seat)} ${verb('puts', seat)} them back. Next come: ${some(next)}.`,
  salvaged: ({ seat, card }) =>
    say`${who(seat)} ${verb('fishes', seat)} ${the(card)} out of the discard pile.`,
  playAgain: ({ seat }) => say`${who(seat)} may play one more card.`,
  warded: ({ seat }) => say`${who(seat)} cannot be attacked until the next turn.`,
  refreshed: ({ seat, card }) => say`${who(seat)} ${verb('has', seat)} ${the(card)} ready for another try.`,
  dueled: ({ seat, die, lost }) =>
    say`${who(seat)} ${verb('rolls', seat)} a ${die}${lost ? ', which is not enough' : say` and ${verb('is', seat)} safe`}.`,
  spared: () => ['Nobody loses a card.'],
  blunder: ({ seat, card }, box) =>
    say`${who(seat)} ${verb('blunders', seat)}: ${the(card)}. “${box.faces[card]!.line}”`,
  ability: ({ seat, card }) => say`${who(seat)} ${verb('calls', seat)} on ${the(card)}.`,
  allied: ({ seat, card }) => say`${the(card)} joins ${who(seat)}.`,
  encounter: ({ seat, card }) => say`${the(card)}: something is coming for ${who(seat)}.`,
  turnedUp: ({ seat, beast, points, die }) =>
    say`${the(beast)} (${counted(points, 'point')}${die === undefined ? '' : `, ${die} of them from the die`}) faces ${who(seat)}.`,
  noBeast: ({ seat }) => say`No Beast has time for ${who(seat)}. ${clause('UA-R-28')}`,
  shooed: ({ beast }) => say`${the(beast)} takes pity and leaves.`,
  putDown: ({ seat, cards: down, total, isForced }) =>
    say`${who(seat)} ${verb('puts', seat)} down ${some(down)}: ${counted(total, 'point')}.${isForced ? ' No other cards would do.' : ''}`,
  beat: ({ seat, beast, reward }) =>
    say`${who(seat)} ${verb('defeats', seat)} ${the(beast)} and ${verb('draws', seat)} ${cards(reward)}.`,
  spoiled: ({ reward, blunders, encounters }) => [spoiledReward(reward, blunders, encounters)],
  fled: ({ seat, beast }) => say`${the(beast)} yawns at ${who(seat)} and wanders off.`,
  overwhelmed: ({ seat, beast }) =>
    say`${who(seat)} ${verb('has', seat)} too few cards for ${the(beast)}. ${clause('UA-BEAST-17')}`,
  dismissed: ({ beast }) => say`${the(beast)} is led away, in what is definitely the right direction.`,
  resurrected: ({ seat, card, cards: n }) =>
    say`${who(seat)} ${verb('uses', seat)} ${the(card)} and ${verb('rises', seat)} again with ${cards(n)}.`,
  revived: ({ seat, by, cards: n }) =>
    seat === by
      ? say`${who(seat)} ${verb('is', seat)} back from the beyond with ${cards(n)}.`
      : say`${who(by)} ${verb('brings', by)} ${who(seat)} back with ${cards(n)}.`,
  saved: ({ seat, cards: n }) =>
    say`A small, damp miracle: ${who(seat)} ${verb('is', seat)} not out and ${verb('draws', seat)} ${cards(n)}.`,
  newHand: ({ cards: dealt }) => say`The new hand: ${some(dealt)}.`,
  out: ({ seat, because, place }) =>
    say`${who(seat)} ${verb('is', seat)} out, in place ${place}: ${because === 'beast' ? 'eaten, broadly speaking' : 'not a card left'}.`,
  ghostRolled: ({ seat, die }) =>
    say`${who(seat)}, a ghost, ${verb('rattles', seat)} a ${die}${die === 6 ? '!' : '. Woo.'}`,
  ghostDrew: ({ seat, card }) => say`${who(seat)}, a ghost, ${verb('draws', seat)} ${the(card)}.`,
  won: ({ seats, title }) => say`${several(seats)} may now be called ${title}!`,
  timeUp: ({ seats }) => say`Time is up. ${several(seats)} held most. ${clause('UA-R-67')}`,
};

export function story(box: Box, event: Event): Sentence {
  return (STORY[event.kind] as Tell<Event['kind']>)(event as never, box);
}

export const isHeading = ({ kind }: Event): boolean => kind === 'turn';
