// What happens in the dungeon, as scenes: an attack, both dice, the sums, who is hurt and who is paid.

import { type Sentence, say, the, verb, who } from '../../../engine/event.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import type { Told } from '../../../web/table/public-game.ts';
import {
  changed,
  type Felt,
  type Playwright,
  type Scene,
  type Scenery,
  type Script,
} from '../../../web/table/scene.ts';
import type { Event } from '../events.ts';
import outlines from './marks.icons.json' with { type: 'json' };
import { blackSum, type Dice, sumsOf, undecided } from './sums.ts';

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;
type Line = { readonly script: Script; readonly sentence: Sentence; readonly scenery: Scenery };
type Plays = { readonly [Kind in Event['kind']]?: (event: Of<Kind>, line: Line) => void };

export const scenes: Playwright = (told: Told, script, scenery) => {
  const event = told.event as Event;
  const play = PLAYS[event.kind] as ((event: Event, line: Line) => void) | undefined;
  play?.(event, { script, sentence: told.sentence, scenery });
};

/** In words that are the same for you and for others: "passed", "took the lead". */
const word = (seat: Seat, text: string, tone: Felt['tone'] = 'plain'): Felt => ({ seat, word: text, tone });
const health = (seat: Seat, by: number): Felt => changed(seat, 'health', by, { icon: outlines.health });
const gold = (seat: Seat, by: number): Felt => changed(seat, 'gold', by, { icon: outlines.gold });

/** It leaves the hand without a word. */
const laid = (seat: Seat, card: CardId): Felt => changed(seat, 'cards', -1, { word: '', cards: [card] });

/** An exchange is known by its attack: all that follows belongs to it until another begins. */
const exchangeIn = (script: Script): Scene | undefined => script.find(({ id }) => id.startsWith('exchange'));
const ofExchange = (script: Script): string | undefined => exchangeIn(script)?.id;

/**
 * What is on the stage; when a turn has begun since, the line is a scene of its own, with the card that made it happen. A
 * monster that strikes after its treasure was taken, or after the token was passed on, strikes in its exchange.
 */
function here({ script, sentence }: Line, source?: CardId): string | undefined {
  const exchange = exchangeIn(script);
  const isLeft = script.current === undefined || script.current.id.startsWith('treasure');
  if (isLeft && source !== undefined && exchange?.against === source) return exchange.id;
  if (script.current === undefined)
    script.open({ id: `since ${source}`, title: sentence, ...(source !== undefined && { card: source }) });
  return script.current?.id;
}

/**
 * In the midst of an exchange or a flight it is one of the consequences, and others follow: the monster still has its blow. Between
 * two scenes it stands for itself.
 */
function inPassing(script: Script, felt: Felt): void {
  if (script.current === undefined) script.aside(felt);
  else script.feel(script.current.id, felt);
}

const PLAYS: Plays = {
  firstLeader: (_event, { script, sentence }) => script.open({ id: 'leader', title: sentence }),
  heroDrawn: ({ seat, card }, { script, sentence }) =>
    script.open({ id: `hero ${seat}`, title: sentence, card }, { stay: 2 }),
  locationChosen: ({ location }, { script, sentence }) =>
    script.open({ id: `location ${location}`, title: sentence, card: location }, { stay: 5 }),
  bossLaid: ({ monster }, { script, sentence }) =>
    script.open({ id: `boss ${monster}`, title: sentence, against: monster }, { sound: 'doom', stay: 5 }),
  encounter: ({ monster }, { script, sentence }) =>
    script.open({ id: `encounter ${monster}`, title: sentence, against: monster }, { sound: 'hit', stay: 4 }),
  leaderDeclined: ({ seat }, { script }) => script.aside(word(seat, 'declined')),
  declined: ({ seat }, { script }) => script.aside(word(seat, 'stayed out')),
  passed: ({ seat }, { script }) => script.aside(word(seat, 'passed')),
  tokenPassed: ({ to }, { script }) =>
    inPassing(script, { ...word(to, 'took the lead', 'good'), icon: outlines.leader }),
  attackLaid: ({ seat, card }, { script, sentence }) =>
    script.open({ id: `laid ${card}`, title: sentence, card }, { stay: 2.6, felt: [laid(seat, card)] }),
  bungleLaid: ({ seat, card, on, owner }, { script, sentence }) => {
    const id = `laid ${card}`;
    script.open({ id, title: sentence, card, against: on }, { felt: [laid(seat, card)] });
    script.feel(id, { ...word(owner, 'bungled!', 'bad'), icon: outlines.bungle });
  },
  powerUsed: ({ card }, { script, sentence }) => script.open({ id: `power ${card}`, title: sentence, card }),
  resolution: (_event, { script, sentence }) => script.turn(sentence),
  exchange: ({ attacker, attack, monster, bungle }, { script, scenery }) =>
    script.open({
      id: `exchange ${attack}`,
      title: say`${who(attacker)} ${verb('attacks', attacker)} ${the(monster)}`,
      card: attack,
      against: monster,
      ...(bungle === undefined ? {} : { note: `bungled: ${scenery.faces[bungle]?.name}` }),
    }),
  applied: ({ card }, { script, scenery }) => {
    const scene = exchangeIn(script);
    const note = [scene?.note, scenery.faces[card]?.name].filter(Boolean).join(' + ');
    script.go('cause', scene?.id, { note, cards: [] }, { stay: 1.5, sound: 'card' });
  },
  dice: (dice, line) => roll(line, dice),
  rolledAgain: ({ first, second }, { script, scenery }) => {
    const { dice } = notesOf(script);
    if (dice) roll({ script, scenery }, { ...dice, green: Math.max(first, second) });
  },
  criticalHit: ({ times }, { script }) =>
    script.note(ofExchange(script), { notes: { ...notesOf(script), times } satisfies Notes }),
  attackResult: ({ attacker, through }, line) => {
    const { against } = exchangeIn(line.script) ?? {};
    const isFailure = !through && against !== undefined;
    decide(line, {
      tone: through ? 'good' : 'bad',
      ...(isFailure && { title: say`${who(attacker)} ${verb('fails', attacker)} against ${the(against)}` }),
    });
  },
  criticalFail: ({ attacker, roll: green }, line) => {
    const { dice } = notesOf(line.script);
    if (dice)
      line.script.note(ofExchange(line.script), { notes: { dice: { ...dice, green } } satisfies Notes });
    decide(line, { tone: 'bad', title: say`${who(attacker)} ${verb('fails', attacker)} critically` });
  },
  criticalFailCard: ({ card }, { script, scenery }) => {
    const { name = '', text = '' } = scenery.faces[card] ?? {};
    script.go(
      'verdict',
      ofExchange(script),
      { verdict: `${name}. ${text}`, tone: 'bad' },
      { stay: 7, sound: 'doom' },
    );
  },
  ambusherRolls: ({ monster, roll: black, bonus, armour }, line) =>
    follow(line, { monster, black: black + bonus, armour }),
  mauled: ({ monster, roll: black, armour }, line) => follow(line, { monster, black, armour }),
  wounded: ({ seat, source, before, after }, line) =>
    line.script.feel(here(line, source), health(seat, after - before), { sound: 'hit' }),
  healed: ({ seat, before, after }, line) => {
    if (after !== before) line.script.feel(here(line), health(seat, after - before), { sound: 'good' });
  },
  monsterDefeated: ({ monster, by }, { script }) =>
    script.go(
      'verdict',
      ofExchange(script),
      {
        title: say`${who(by)} ${verb('defeats', by)} ${the(monster)}!`,
        stamp: { over: 'against', word: 'Defeated', tone: 'bad' },
        tone: 'good',
      },
      { stay: 5, sound: 'fanfare' },
    ),
  tooLate: ({ seat, cards }, { script }) =>
    script.feel(ofExchange(script), { ...word(seat, 'came too late', 'bad'), cards }),
  goldTaken: ({ seat, gold: amount }, line) =>
    line.script.feel(here(line), gold(seat, amount), { sound: 'coin' }),
  goldStolen: ({ seat, from, gold: amount }, line) => {
    line.script.feel(here(line), gold(from, -amount), { sound: 'coin' });
    line.script.feel(here(line), gold(seat, amount));
  },
  goldMoved: ({ seat, gold: amount }, line) => line.script.feel(here(line), gold(seat, -amount)),
  sold: ({ seat, card, price }, line) =>
    line.script.feel(here(line, card), gold(seat, price), { sound: 'coin' }),
  treasureTaken: ({ seat, card }, { script, sentence }) => {
    script.open({ id: `treasure ${card}`, title: sentence, card, tone: 'good' }, { stay: 2.5 });
    script.feel(`treasure ${card}`, changed(seat, 'treasures', 1, { icon: outlines.treasure }), {
      sound: 'good',
    });
  },
  heroDefeated: ({ seat, source, gold: lost }, { script }) => {
    const id = `defeated ${seat}`;
    const title = say`${who(seat)} ${verb('is', seat)} defeated by ${the(source)}!`;
    script.open({ id, title, against: source, tone: 'bad' }, { sound: 'doom', stay: 2 });
    script.go(
      'triumph',
      id,
      { verdict: 'Down, but not out.' },
      { felt: [word(seat, 'defeated!', 'bad')], sound: 'doom', stay: 5 },
    );
    if (lost > 0) script.feel(id, gold(seat, -lost));
  },
  heroReturned: ({ seat, health: back }, { script }) =>
    inPassing(script, word(seat, `back with ${back} health`, 'good')),
  fled: (_event, { script, sentence }) => script.turn(sentence),
  partingAttack: ({ monster, roll: black }, { script }) => {
    const id = `flight ${monster}`;
    const title = say`The party flees, and ${the(monster)} strikes at everybody`;
    script.open({ id, title, against: monster }, { stay: 2 });
    script.go('roll', id, { dice: [{ value: black, sides: 20, title: 'Black die', tone: 'dark' }] });
    script.go('verdict', id, { verdict: `A ${black}. Whoever has less armour is hit.` });
  },
  // Whoever fell a moment ago had a scene of their own: the flight goes on.
  partingBlow: ({ monster, seat, hits }, { script }) =>
    script.feel(`flight ${monster}`, word(seat, hits ? 'hit!' : 'safe', hits ? 'bad' : 'safe')),
  gameOver: ({ winner, ranking }, { script }) => {
    const title = say`${who(winner)} ${verb('wins', winner)}!`;
    script.open({ id: 'over', title, winners: [winner], note: 'Hero Master', tone: 'good' }, { stay: 2 });
    const purses = ranking.map(({ seat, gold: amount }) => ({
      ...word(seat, `${amount} gold`, seat === winner ? 'good' : 'plain'),
      icon: outlines.gold,
    }));
    script.go(
      'triumph',
      'over',
      { verdict: 'Songs will be sung, briefly.', felt: purses },
      { sound: 'fanfare' },
    );
  },
};

/** The dice of an exchange are added up once it is clear which of them count. */
type Notes = { readonly dice?: Dice; readonly times?: number };

const notesOf = (script: Script): Notes => (exchangeIn(script)?.notes as Notes | undefined) ?? {};

function roll({ script, scenery }: Pick<Line, 'script' | 'scenery'>, dice: Dice): void {
  const sums = undecided(sumsOf(dice, { cards: [], times: 1, faces: scenery.faces }));
  script.go('roll', ofExchange(script), { sums, notes: { dice } satisfies Notes });
}

function decide({ script, scenery }: Line, change: Partial<Scene>): void {
  const { dice, times = 1 } = notesOf(script);
  const scene = exchangeIn(script);
  if (dice === undefined || scene === undefined) return;
  const cards = scene.card === undefined ? [] : [scene.card as CardId];
  const sums = sumsOf(dice, { cards, times, faces: scenery.faces });
  script.go('verdict', scene.id, { sums, ...change });
}

/** Somebody else strikes too: one line more. */
function follow(
  { script, scenery }: Line,
  { monster, black, armour }: { monster: CardId; black: number; armour: number },
): void {
  const title = scenery.faces[monster]?.name ?? '';
  const id = script.latest?.id;
  const sums = script.latest?.sums ?? [];
  const sum = blackSum({ black, armour, ferocity: 0 }, title);
  const bare = { ...sum, note: '' };
  script.go(
    'roll',
    id,
    { sums: [...sums, { ...bare, terms: sum.terms.slice(0, 1), verdict: '', tone: 'plain' }] },
    { stay: 4 },
  );
  script.go('verdict', id, { sums: [...sums, bare] });
}
