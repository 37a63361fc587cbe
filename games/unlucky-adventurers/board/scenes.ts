// What happens in the tavern, as scenes: a card, its die, the line that comes true, and whom it costs.

import { type Sentence, say, the, verb, who } from '../../../engine/event.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import type { Told } from '../../../web/table/public-game.ts';
import {
  changed,
  type DieRoll,
  type Felt,
  type Playwright,
  type Scene,
  type Scenery,
  type Script,
  type Words,
  word,
} from '../../../web/table/scene.ts';
import { counted, stepsTold } from '../cards/notation.ts';
import type { Event, OutBecause } from '../events.ts';
import type { Beside } from './brief.ts';
import { asFace } from './cards.ts';
import outlines from './kinds.icons.json' with { type: 'json' };
import { forecastsOf, toneOfRow } from './outcome.ts';
import { type Fallen, timeUp, victory } from './victory.ts';

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;
type Line = {
  readonly script: Script;
  readonly sentence: Sentence;
  readonly scenery: Scenery;
  /** The scene of the card that made it happen. */
  readonly cause: string | undefined;
};
type Plays = { readonly [Kind in Event['kind']]?: (event: Of<Kind>, line: Line) => void };

export const scenes: Playwright = (told: Told, script, scenery) => {
  const event = told.event as Event;
  const play = PLAYS[event.kind] as ((event: Event, line: Line) => void) | undefined;
  play?.(event, { script, sentence: told.sentence, scenery, cause: causeOf(event, script) });
};

/** The scene in which somebody lost the last card: it may not be the one on the stage, where others go on. */
const lossOf = (script: Script, seat: Seat): Scene | undefined =>
  script.findInTurn(({ felt = [] }) =>
    felt.some((each) => each.seat === seat && each.change !== undefined && each.change.by < 0),
  ) ?? script.latest;

/** “You discard 1 card, but Oswin blocks Trap.” */
function but(verdict: Words, sentence: Sentence): Sentence {
  const parts = typeof verdict === 'string' ? [verdict] : verdict;
  const last = parts.at(-1);
  const open = typeof last === 'string' ? [...parts.slice(0, -1), last.replace(/\.$/, '')] : parts;
  return [...open, ', but ', ...sentence];
}

const idOf = (card: CardId): string => `card ${card}`;

/** A Character that answers has no scene of its own: then it belongs to what it answered. */
function causeOf({ cause }: Event, script: Script): string | undefined {
  if (cause === undefined) return undefined;
  return script.find(({ id }) => id === idOf(cause))?.id ?? script.latest?.id;
}
const die = (value: number): DieRoll => ({ value, sides: 6, title: 'Die' });
const cards = (seat: Seat, by: number, card?: CardId): Felt =>
  changed(seat, 'cards', by, {
    icon: by < 0 ? outlines.loss : outlines.reward,
    ...(card === undefined ? {} : { cards: [card] }),
  });
/** Cards that leave a hand without a word. */
const quietly = (seat: Seat, played: readonly CardId[]): Felt => ({
  ...cards(seat, -played.length),
  cards: played,
  word: '',
});

/** Of several dice thrown one after the other. */
const A_QUICK_ROLL = 3;
const A_GLANCE = 2;

const WILL_MISS = 'will miss a turn';

/** What happens to the viewer is to be read. */
const MINE_TO_READ = 5.5;

/** A Beast wants more than one number read. */
const TO_READ = 5;

const PLAYS: Plays = {
  turn: (_event, { script, sentence }) => script.turn(sentence),
  missed: ({ seat }, { script }) => {
    const { id, felt = [] } = script.latest ?? {};
    script.note(id, { felt: felt.filter((each) => each.seat !== seat || each.word !== WILL_MISS) });
    script.aside(word(seat, 'missed the turn', 'bad'));
  },
  nightfall: (_event, { script, sentence }) => announce(script, 'nightfall', sentence),
  played: ({ seat, card, left, right }, line) =>
    open(line, seat, card, { felt: [quietly(seat, [card])] }, { left, right }),
  blunder: ({ seat, card }, line) => open(line, seat, card, { sound: 'doom' }),
  encounter: ({ seat, card }, line) => open(line, seat, card, {}),
  ability: ({ seat, card, ally }, line) => {
    const { name, timing } = asFace(line.scenery.faces[card]!);
    if (timing === 'T-MAIN' || timing === 'T-START') return open(line, seat, card, {});
    const { latest } = line.script;
    // Whoever stops a card stands opposite, so that nobody wonders why it has no effect.
    if (timing === 'ON-ACTION') line.script.go('cause', latest?.id, { title: line.sentence, against: card });
    else line.script.feel(latest?.id, word(seat, `${ally ? 'called' : 'used'} ${name}`, 'safe'));
  },
  aimed: ({ seat, card, at, left, right }, { script, sentence, scenery }) => {
    const eyes = { by: seat, viewer: scenery.viewer, target: at };
    const forecasts = forecastsOf(scenery.faces[card]!, eyes, { target: at, left, right });
    script.go('cause', idOf(card), { title: sentence, target: at, forecasts });
  },
  rolled: ({ card, die: value }, { script }) =>
    script.go('roll', idOf(card), { dice: [...diceOf(script, card), die(value)] }),
  rerolled: ({ seat, by, card, die: value }, { script }) => {
    const before = diceOf(script, card).map((each) => ({ ...each, isSpent: true }));
    const title =
      seat === by
        ? say`${who(seat)} ${verb('rolls', seat)} again, with confidence`
        : say`${who(by)} ${verb('jogs', by)} an elbow. ${who(seat)} ${verb('rolls', seat)} again`;
    script.go('roll', idOf(card), { dice: [...before, die(value)], title });
  },
  kept: ({ card, die: value }, { script, sentence }) => {
    const dice = diceOf(script, card).map((each) => ({ ...each, isSpent: each.value !== value }));
    script.go('verdict', idOf(card), { dice, title: sentence });
  },
  named: ({ card, die: value }, { script, sentence }) =>
    script.go('cause', idOf(card), { dice: [die(value)], title: sentence }),
  outcome: ({ seat, card, row, at, left, right }, { script, scenery }) => {
    const face = asFace(scenery.faces[card]!);
    const line = face.rows[row]!;
    const tone = toneOfRow(face, row, { by: seat, viewer: scenery.viewer, target: at });
    const verdict = stepsTold(line.steps, seat, at, { left, right });
    script.go('verdict', idOf(card), { lit: row, verdict, tone });
  },
  noEffect: ({ card }, { script, sentence }) => script.go('verdict', idOf(card), { verdict: sentence }),
  returned: ({ seat, card }, { script }) =>
    script.feel(idOf(card), { ...cards(seat, 1, card), word: 'got it back' }),
  blocked: ({ seat, card, by, shield }, { script, sentence }) => {
    // The verdict says what would have happened.
    const { verdict } = script.find(({ id }) => id === idOf(card)) ?? {};
    script.note(idOf(card), { verdict: verdict === undefined ? sentence : but(verdict, sentence) });
    script.feel(
      idOf(card),
      {
        ...(shield === undefined ? {} : cards(seat, -1, shield)),
        ...word(seat, by === 'squire' ? 'sent it right back' : 'blocked it', 'safe'),
        icon: outlines.blocked,
      },
      { sound: 'stop' },
    );
  },
  discarded: ({ seat, card }, line) => feel(line, cards(seat, -1, card)),
  drew: ({ seat, card }, line) => feel(line, cards(seat, 1, card)),
  salvaged: ({ seat, card }, line) => feel(line, cards(seat, 1, card)),
  stole: ({ seat, from, card }, line) => {
    feel(line, cards(from, -1, card));
    feel(line, cards(seat, 1, card));
  },
  handed: ({ seat, to, card }, line) => {
    feel(line, cards(seat, -1, card));
    feel(line, cards(to, 1, card));
  },
  swapped: ({ seat, with: other, held: [mine, theirs], hands }, line) => {
    swap(line, [
      { seat, gave: theirs, got: mine, old: hands?.[1] },
      { seat: other, gave: mine, got: theirs, old: hands?.[0] },
    ]);
  },
  traded: ({ seat, with: other }, line) => both(line, [seat, other], 'swapped cards'),
  willMiss: ({ seat }, line) => feel(line, { ...word(seat, WILL_MISS, 'bad'), icon: outlines.misses }),
  warded: ({ seat }, line) => feel(line, word(seat, 'safe for now', 'safe')),
  refreshed: ({ seat }, line) => feel(line, word(seat, 'Character ready', 'good')),
  allied: ({ seat, card }, line) => feel(line, word(seat, `hired ${line.scenery.faces[card]?.name}`, 'good')),
  reversed: (_event, { script, sentence, cause }) => script.go('verdict', cause, { verdict: sentence }),
  dueled: ({ seat, die: value, lost }, line) => {
    const { script, cause, sentence } = line;
    const { dice = [] } = script.find(({ id }) => id === cause) ?? {};
    script.go('roll', cause, { dice: [...dice, die(value)] }, { stay: A_QUICK_ROLL });
    script.go('verdict', cause, { verdict: sentence }, { stay: A_GLANCE });
    feel(line, word(seat, `rolled ${value}`, lost ? 'bad' : 'safe'));
  },
  spared: (_event, { script, sentence, cause }) => script.go('verdict', cause, { verdict: sentence }),
  looked: ({ cards: seen }, line) => show(line, seen),
  showed: ({ cards: seen }, line) => show(line, seen),
  scried: ({ cards: seen }, line) => show(line, seen),
  // What was seen before lies otherwise now: only the new order is to be read.
  arranged: ({ cards: next }, line) => show(line, next),
  turnedUp: ({ seat, beast, points, die: value }, { script, sentence }) => {
    const id = idOf(beast);
    if (value === undefined)
      return script.open({ id, title: sentence, against: beast }, { sound: 'hit', stay: TO_READ });
    script.open({ id, title: say`${the(beast)} faces ${who(seat)}.`, against: beast }, { sound: 'hit' });
    script.go('roll', id, { dice: [die(value)] });
    script.go('verdict', id, { verdict: `The die makes it ${counted(points, 'point')}.` });
  },
  putDown: ({ seat, beast, cards: down, total, isForced }, { script }) => {
    const title = say`${who(seat)} ${verb('puts', seat)} down ${counted(down.length, 'card')}.`;
    const verdict = `${counted(total, 'point')} in all.${isForced ? ' No other cards would do.' : ''}`;
    const felt = [quietly(seat, down)];
    script.go('cause', idOf(beast), { title, cards: down, verdict }, { felt, stay: TO_READ });
  },
  beat: ({ seat, beast, reward }, { script }) =>
    end(script, beast, {
      stamp: { over: 'against', word: 'Beaten!', tone: 'good' },
      title: say`${who(seat)} ${verb('defeats', seat)} ${the(beast)}`,
      verdict: `Everybody is surprised. Reward: ${counted(reward, 'card')}.`,
      tone: 'good',
      // What was put down has been seen: the room is for what comes.
      cards: [],
    }),
  spoiled: ({ beast }, { script, sentence }) =>
    script.go('verdict', idOf(beast), { verdict: sentence }, { stay: TO_READ }),
  fled: ({ beast }, { script }) =>
    end(script, beast, {
      stamp: { over: 'against', word: 'Unimpressed', tone: 'bad' },
      verdict: 'It yawns and wanders off.',
      tone: 'bad',
    }),
  overwhelmed: ({ beast }, { script, sentence }) =>
    end(script, beast, {
      stamp: { over: 'against', word: 'Too strong!', tone: 'bad' },
      verdict: sentence,
      tone: 'bad',
    }),
  dismissed: ({ beast }, { script, sentence }) =>
    end(script, beast, {
      stamp: { over: 'against', word: 'Led away', tone: 'good' },
      verdict: sentence,
      tone: 'good',
    }),
  shooed: ({ beast }, { script, sentence }) =>
    end(script, beast, {
      stamp: { over: 'against', word: 'Gone', tone: 'good' },
      verdict: sentence,
      tone: 'good',
    }),
  resurrected: ({ seat, card, cards: n, fromHand }, line) => {
    back(line, seat, { n, card, left: fromHand ? [card] : [] });
  },
  revived: ({ seat, cards: n }, line) => back(line, seat, { n }),
  saved: ({ seat, card, cards: n }, line) => back(line, seat, { n, card }),
  out: ({ seat, because, place }, { script }) => {
    const id = `out ${seat}`;
    const { card, against = card } = (because === 'beast' ? script.latest : lossOf(script, seat)) ?? {};
    const isKnown = against !== undefined;
    script.open(
      {
        id,
        title: say`${who(seat)} ${verb('is', seat)} out!`,
        tone: 'bad',
        ...(isKnown && { card: against }),
        notes: { fell: seat } satisfies Fallen,
      },
      { sound: 'doom', stay: 2 },
    );
    const words = EPITAPHS[because];
    script.go(
      'triumph',
      id,
      {
        verdict: `${words[place % words.length]} Place ${place}.`,
        ...(isKnown && { stamp: { over: 'card', word: 'Fatal', tone: 'bad' } }),
      },
      { felt: [word(seat, 'out!', 'bad')], sound: 'doom', stay: 5 },
    );
  },
  ghostRolled: ({ seat, die: value }, { script, sentence }) => {
    const id = `ghost ${seat}`;
    script.open({ id, title: say`The ghost of ${who(seat)} rattles the die` }, { stay: 2 });
    script.go('roll', id, { dice: [die(value)] });
    script.go('verdict', id, { verdict: sentence });
  },
  ghostDrew: ({ seat, card }, { script, sentence }) =>
    script.go('cause', `ghost ${seat}`, { card, title: sentence }),
  won: (event, { script }) => victory(script, event),
  timeUp: ({ seats }, { script, sentence }) => timeUp(script, seats, sentence),
};

const EPITAPHS: Readonly<Record<OutBecause, readonly string[]>> = {
  empty: ['Not a card left.', 'Empty hands, full heart.', 'Out of cards, out of excuses.'],
  beast: ['Eaten, broadly speaking.', 'The Beast sends its compliments.', 'Last seen running.'],
};

type Opening = Parameters<Script['open']>[1];

function open(line: Line, seat: Seat, card: CardId, extra: Opening, beside: Beside = {}): void {
  const { script, sentence, scenery } = line;
  const face = asFace(scenery.faces[card]!);
  const forecasts = forecastsOf(face, { by: seat, viewer: scenery.viewer }, beside);
  script.open(
    { id: idOf(card), title: sentence, card, forecasts },
    { ...extra, ...(face.aimed && { stay: 2 }) },
  );
}

const diceOf = (script: Script, card: CardId): readonly DieRoll[] =>
  script.find(({ id }) => id === idOf(card))?.dice ?? [];

/** Belongs to the card that made it happen; what none did is the draw at the start of a turn. */
function feel({ script, cause, scenery }: Line, felt: Felt): void {
  if (cause === undefined) script.aside(felt);
  else script.feel(cause, felt, felt.seat === scenery.viewer ? { stay: MINE_TO_READ } : {});
}

function both(line: Line, seats: readonly Seat[], text: string): void {
  for (const seat of seats) feel(line, word(seat, text));
}

type Swap = {
  readonly seat: Seat;
  readonly gave: number;
  readonly got: number;
  readonly old: readonly CardId[] | undefined;
};

/** The old hands go at this moment; of the new ones only the number is seen before they lie there. */
function swap({ script, cause, scenery }: Line, swaps: readonly Swap[]): void {
  const told = swaps.map(({ seat, gave, got }) => word(seat, `swapped hands: ${got} for ${gave}`));
  const moved = swaps.flatMap(({ seat, gave, got, old = [] }) => [
    { ...cards(seat, -gave), cards: old, word: '' },
    { ...cards(seat, got), word: '' },
  ]);
  const { felt = [] } = script.find(({ id }) => id === cause) ?? {};
  // Whose own hand is gone needs a moment to believe it.
  const isMine = swaps.some(({ seat }) => seat === scenery.viewer);
  const extra = { felt: [...told, ...moved], ...(isMine && { stay: 7 }) };
  script.go('consequence', cause, { felt: [...felt, ...told] }, extra);
}

function show({ script, sentence, cause }: Line, seen: readonly CardId[] | undefined): void {
  script.go('verdict', cause, { verdict: sentence, ...(seen && { cards: seen }) }, seen ? { stay: 9 } : {});
}

/** A fight's last moment is played out, whatever comes next. */
function end(script: Script, beast: CardId, change: Partial<Scene>): void {
  const isGood = change.tone === 'good';
  script.go('verdict', idOf(beast), change, { stay: 5, sound: isGood ? 'fanfare' : 'doom' });
}

/** So many cards, by this card, which may have left the hand for it. */
type NewHand = { readonly n: number; readonly card?: CardId; readonly left?: readonly CardId[] };

function back({ script, sentence }: Line, seat: Seat, { n, card, left = [] }: NewHand): void {
  const id = `back ${seat}`;
  const scene = { id, title: sentence, tone: 'good', ...(card === undefined ? {} : { card }) } as const;
  script.open(scene, { stay: 2, felt: left.length > 0 ? [quietly(seat, left)] : [] });
  script.go(
    'triumph',
    id,
    { verdict: 'Back again!' },
    { felt: [{ ...cards(seat, n), ...word(seat, 'back again!', 'good') }], stay: 4 },
  );
}

function announce(script: Script, id: string, sentence: Sentence): void {
  script.open({ id, title: sentence });
}
