// What happens in a battle and between battles, as scenes: an action, the cards, both dice, every figure, and who felt it.

import type { Sentence } from '../../../engine/event.ts';
import type { Told } from '../../../web/table/public-game.ts';
import {
  changed,
  type Felt,
  type Playwright,
  type Scene,
  type Scenery,
  type Script,
  word,
} from '../../../web/table/scene.ts';
import type { Event } from '../events.ts';
import { isHeroFigure } from '../rules/note.ts';
import { attackSums, batteringSums, bothDice, initiativeDice, testSums } from './attack-sums.ts';
import { type BlowNotes, blowPace, feltPace } from './blow-pace.ts';
import outlines from './marks.icons.json' with { type: 'json' };
import { cardOfFigure, nameOfFigure } from './names.ts';

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;
type Line = {
  readonly script: Script;
  readonly sentence: Sentence;
  readonly scenery: Scenery;
  readonly at: number;
};
type Plays = { readonly [Kind in Event['kind']]?: (event: Of<Kind>, line: Line) => void };

export const scenes: Playwright = (told: Told, script, scenery) => {
  const event = told.event as Event;
  const play = PLAYS[event.kind] as ((event: Event, line: Line) => void) | undefined;
  play?.(event, { script, sentence: told.sentence, scenery, at: told.choice });
};

/** Long enough for what is seen on the map afterwards as well. */
const GLANCE = 1.4;

const idHere = (script: Script): string | undefined => script.latest?.id;

/** A hero feels it at its seat; a monster, at the game master's. */
const seatOf = (figure: number, { players }: Scenery): number =>
  isHeroFigure(figure) ? figure : players - 1;

/** The card of a monster; heroes stand at the table. */
const standing = ({ faces }: Scenery, figure: number) => {
  const card = cardOfFigure(faces, figure, () => undefined);
  return card === undefined ? {} : { against: card };
};

/** Good news are those of the heroes. */
const goodFor = (figure: number) => (isHeroFigure(figure) ? 'good' : 'bad');
const badFor = (figure: number) => (isHeroFigure(figure) ? 'bad' : 'good');

/** A hero feels it at its seat; a monster, at its own figure on the map. */
const feels = (scenery: Scenery, figure: number, text: string, tone: Felt['tone']): Felt => ({
  ...word(seatOf(figure, scenery), text, tone),
  ...(!isHeroFigure(figure) && { whom: nameOfFigure(scenery.faces, figure) }),
});

/** Something simple: a sentence, with the card it is about. */
const shown =
  (stay: number, tone?: 'good' | 'bad') =>
  (event: Event & { card?: number }, { script, sentence, at }: Line): void =>
    script.open(
      {
        id: `${event.kind} ${at} ${event.card ?? ''}`,
        title: sentence,
        ...(event.card !== undefined && event.card >= 0 && { card: event.card }),
        ...(tone && { tone }),
      },
      { stay, sound: tone === 'bad' ? 'doom' : tone === 'good' ? 'good' : 'card' },
    );

const whisper = ({ sentence, script, at }: Line, stay = 1.6): void => {
  const { current } = script;
  if (current === undefined) script.open({ id: `told ${at}`, title: sentence }, { stay });
  else script.go('consequence', current.id, { verdict: sentence }, { stay });
};

const PLAYS: Plays = {
  joined: (event, line) => shown(2.4)(event, line),
  leveled: (event, line) => shown(3, 'good')(event, line),
  advanced: (event, line) => shown(3, 'good')(event, line),
  zone: ({ name, text }, { script, at }) =>
    script.open({ id: `zone ${at}`, title: name, verdict: text }, { stay: 9, sound: 'turn' }),
  met: ({ name, text }, { script, at }) =>
    script.open({ id: `met ${at}`, title: name, verdict: text }, { stay: 7, sound: 'turn' }),
  approached: (event, line) => shown(3)(event, line),
  puzzle: ({ name, text }, { script, at }) =>
    script.open({ id: `puzzle ${at}`, title: name, verdict: text }, { stay: 7, sound: 'turn' }),
  tried: ({ right }, line) => shown(3, right ? 'good' : undefined)({ kind: 'fight' }, line),
  solved: (event, line) => shown(4, 'good')(event, line),
  unsolved: (event, line) => shown(4, 'bad')(event, line),
  quest: ({ name, text }, { script, at }) =>
    script.open(
      { id: `quest ${at} ${name}`, title: `A quest: ${name}`, verdict: text },
      { stay: 7, sound: 'turn' },
    ),
  questDone: (event, line) => shown(5, 'good')(event, line),
  questFailed: (event, line) => shown(4, 'bad')(event, line),
  walked: (event, line) => shown(2.4)(event, line),
  fight: (event, line) => shown(3, 'bad')(event, line),
  camped: (event, line) => shown(5, 'good')(event, line),
  experience: (_event, line) => whisper(line, 3),
  spoils: ({ cards }, { script, sentence, at }) =>
    script.open({ id: `spoils ${at}`, title: sentence, cards, tone: 'good' }, { stay: 5, sound: 'coin' }),
  took: (event, line) => shown(2.4, 'good')(event, line),

  favour: (event, line) => shown(3)(event, line),
  swapped: (event, line) => shown(2.4)(event, line),
  exchanged: (event, line) => shown(2.4)(event, line),
  handedOver: (event, line) => shown(2.4)(event, line),
  retried: (event, line) => shown(3)(event, line),
  handShown: ({ cards }, { script, sentence, at }) =>
    script.open({ id: `hand shown ${at}`, title: sentence, cards }, { stay: 4 }),
  broughtAlong: (event, line) => shown(2.4)(event, line),

  initiative: ({ rolls }, { script, sentence, at }) => {
    const id = `initiative ${at}`;
    script.open({ id, title: 'Who is quickest?' }, { stay: 1.2 });
    script.go('roll', id, { dice: initiativeDice(rolls) });
    script.go('verdict', id, { verdict: sentence }, { stay: 7 });
  },
  battle: (_event, { script, sentence, at }) =>
    script.open({ id: `battle ${at}`, title: sentence }, { stay: 4, sound: 'turn' }),
  seat: (_event, { script, sentence }) => script.turn(sentence),
  turn: ({ who }, { script, sentence, scenery, at }) =>
    script.open(
      { id: `turn ${at} ${who}`, title: sentence, ...standing(scenery, who) },
      { stay: 1.6, sound: 'turn' },
    ),
  arrived: ({ who }, { script, sentence, scenery }) =>
    script.open({ id: `arrived ${who}`, title: sentence, ...standing(scenery, who) }, { stay: 1.2 }),
  wave: (_event, { script, sentence, at }) =>
    script.open({ id: `wave ${at}`, title: sentence, tone: 'bad' }, { stay: 5, sound: 'doom' }),
  summoned: (_event, { script, sentence, at }) =>
    script.open({ id: `summoned ${at}`, title: sentence, tone: 'bad' }, { stay: 4, sound: 'doom' }),

  action: ({ who, action }, { script, sentence, scenery, at }) =>
    script.open(
      { id: `action ${at} ${who} ${action}`, title: sentence, ...standing(scenery, who) },
      { stay: 1.6, sound: 'card' },
    ),
  gained: ({ card }, { script }) => script.note(idHere(script), { card }),
  played: (event, line) => shown(2)(event, line),
  cast: (event, line) => shown(3)(event, line),
  activated: (event, line) => shown(3)(event, line),
  awakened: (event, line) => shown(3)(event, line),
  equipped: (event, line) => shown(2.4)(event, line),
  found: (event, line) => shown(3, 'good')(event, line),
  used: (event, line) => shown(3)(event, line),
  countered: ({ who, count }, { script, scenery }) =>
    script.feel(
      idHere(script),
      {
        ...feels(scenery, who, `+${count} ${count === 1 ? 'counter' : 'counters'}`, goodFor(who)),
        icon: outlines.counter,
      },
      { stay: GLANCE },
    ),
  guarded: ({ who, count }, { script, scenery }) =>
    script.feel(
      idHere(script),
      { ...feels(scenery, who, `+${count} defence`, 'safe'), icon: outlines.guard },
      { stay: GLANCE },
    ),
  stripped: (_event, line) => whisper(line),
  synergyDraw: ({ who }, { script, scenery }) => script.aside(word(seatOf(who, scenery), 'drew instead')),
  reshuffled: (_event, line) => whisper(line),
  fatigued: ({ who, count }, { script, scenery }) =>
    script.feel(idHere(script), {
      ...feels(scenery, who, `+${count} Fatigue`, badFor(who)),
      icon: outlines.fatigue,
    }),
  expended: ({ cards }, { script, sentence, at }) =>
    script.open({ id: `expended ${at}`, title: sentence, cards }, { stay: 2.6 }),
  drew: ({ who, count, cards = [] }, { script, scenery }) =>
    script.aside({
      ...word(seatOf(who, scenery), `+${count} ${count === 1 ? 'card' : 'cards'}`, 'good'),
      cards,
    }),

  aimed: (_event, { script, sentence, at }) =>
    script.open({ id: `aimed ${at}`, title: sentence }, { stay: 2 }),
  threatened: ({ by, with: weapon, foe }, { script, scenery, sentence, at }) =>
    script.open(
      {
        id: `threat ${at} ${by} ${foe}`,
        title: sentence,
        ...weaponOf(weapon),
        ...standing(scenery, isHeroFigure(by) ? foe : by),
        notes: { by, foe, hit: false } satisfies BlowNotes,
      },
      { stay: 1.6, sound: 'card' },
    ),
  reacted: (_event, line) => whisper(line),
  attacked: (event, { script, scenery, sentence, at }) => {
    const id = `attack ${at} ${event.by} ${event.foe} ${event.dice.join('')}${event.toHit}`;
    const title = sentence.slice(
      0,
      sentence.findIndex((part) => typeof part === 'string' && part.startsWith(':')),
    );
    const attacker = isHeroFigure(event.by) ? {} : standing(scenery, event.by);
    const foe = standing(scenery, event.foe);
    const pace = blowPace(event, script, scenery);
    const tone = event.hit ? goodFor(event.by) : badFor(event.by);
    script.open(
      {
        id,
        title: title.length > 0 ? title : sentence,
        ...weaponOf(event.with),
        ...attacker,
        ...foe,
        notes: { by: event.by, foe: event.foe, hit: event.hit, pace },
      },
      { stay: pace.cause, sound: 'card' },
    );
    script.go('roll', id, { dice: bothDice(event.dice) }, { stay: pace.roll });
    script.go(
      'verdict',
      id,
      { sums: attackSums(event, tone), tone, ...(event.critical > 0 && { verdict: 'Critical hit!' }) },
      { stay: event.critical > 0 ? 6 : pace.verdict, sound: event.hit ? 'hit' : 'stop' },
    );
  },
  battered: (event, { script, sentence, at }) => {
    const id = `battered ${at}`;
    script.open({ id, title: sentence.slice(0, 5), ...weaponOf(event.with) }, { stay: 1.4 });
    script.go('roll', id, { dice: bothDice(event.dice) });
    script.go('verdict', id, { sums: batteringSums(event) }, { sound: event.lost > 0 ? 'hit' : 'stop' });
  },
  damaged: ({ who, amount, left }, { script, scenery }) =>
    script.feel(
      idHere(script),
      isHeroFigure(who)
        ? changed(who, 'Health', -amount, { word: `−${amount} Health`, icon: outlines.health })
        : {
            ...feels(scenery, who, `−${amount}, ${left} left`, badFor(who)),
            icon: outlines.damage,
          },
      { sound: 'hit', ...feltPace(script) },
    ),
  restored: ({ who, amount }, { script, scenery }) =>
    script.feel(
      idHere(script),
      !isHeroFigure(who)
        ? feels(scenery, who, `+${amount}`, goodFor(who))
        : isBattleOver(script)
          ? { ...word(who, `+${amount} Health`, 'good'), icon: outlines.health }
          : changed(who, 'Health', amount, { word: `+${amount} Health`, icon: outlines.health }),
      { sound: 'good' },
    ),
  afflicted: ({ who, conditions }, { script, scenery }) =>
    script.feel(idHere(script), feels(scenery, who, conditions.join(', '), badFor(who))),
  died: ({ who }, { script, scenery }) =>
    script.go(
      'verdict',
      idHere(script),
      {
        ...standing(scenery, who),
        stamp: { over: 'against', word: 'Defeated', tone: 'good' },
        tone: 'good',
      },
      { stay: 3.4, sound: 'fanfare', ...feltPace(script) },
    ),
  fell: ({ who }, { script, sentence, at }) => {
    const id = `fell ${who} ${at}`;
    script.open({ id, title: sentence, tone: 'bad', ...opposite(script) }, { stay: 1.6, sound: 'doom' });
    script.go(
      'triumph',
      id,
      { verdict: 'Any healing wakes a fallen hero.' },
      { felt: [word(who, 'unconscious!', 'bad')], stay: 5, sound: 'doom' },
    );
  },
  woke: (event, line) => shown(4, 'good')(event, line),
  deathRoll: ({ die }, { script, sentence, at }) => {
    const id = `death ${at}`;
    script.open({ id, title: 'For life or death' }, { stay: 1.6 });
    script.go('roll', id, { dice: [{ value: die, sides: 6, title: 'a 1 is death', tone: 'dark' }] });
    script.go('verdict', id, { verdict: sentence, tone: die === 1 ? 'bad' : 'good' }, { stay: 5 });
  },

  // A band moves one after the other, and all of it to one place.
  moved: (event, line) => shown(/^moved /.test(idHere(line.script) ?? '') ? 0.8 : 1.6)(event, line),
  retreats: (event, line) => shown(2.4)(event, line),
  left: (event, line) => shown(3)(event, line),
  revealed: (event, line) => shown(1.6)(event, line),
  opened: (_event, line) => whisper(line),
  shut: (_event, line) => whisper(line),
  broken: (event, line) => shown(2.4, 'good')(event, line),
  smashed: (event, line) => shown(2.4, 'good')(event, line),
  blocked: (event, line) => shown(2.4, 'bad')(event, line),
  tested: (event, { script, sentence, at }) => {
    const id = `test ${at} ${event.who}`;
    script.open({ id, title: sentence.slice(0, 4) }, { stay: 1.4 });
    script.go('roll', id, { dice: bothDice(event.dice) });
    script.go(
      'verdict',
      id,
      { sums: testSums(event), tone: event.passed ? 'good' : 'bad' },
      { sound: event.passed ? 'good' : 'stop' },
    );
  },
  searched: (event, line) => shown(2.4)(event, line),
  trapFound: (event, line) => shown(3, 'good')(event, line),
  trapSprung: (event, line) => shown(4, 'bad')(event, line),
  disarmed: (event, line) => shown(3, 'good')(event, line),
  doorFound: (event, line) => shown(4, 'good')(event, line),

  battleWon: (_event, { script, sentence, at }) => triumph(script, `won ${at}`, sentence, 'good'),
  battleLost: (_event, { script, sentence, at }) => triumph(script, `lost ${at}`, sentence, 'bad'),
  standoff: (_event, { script, sentence, at }) => triumph(script, `standoff ${at}`, sentence, 'bad'),
};

/** The breather after a battle decides nothing any more: it is no part of the picture that the end keeps. */
const isBattleOver = (script: Script): boolean => /^(?:won|lost|standoff) /.test(idHere(script) ?? '');

/** Whoever struck or was struck last stays in the picture of what came of it. */
function opposite({ latest }: Script): Pick<Scene, 'against' | 'stamp'> {
  return {
    ...(latest?.against !== undefined && { against: latest.against }),
    ...(latest?.stamp && { stamp: latest.stamp }),
  };
}

const weaponOf = (card: number) => (card >= 0 ? { card } : {});

function triumph(script: Script, id: string, title: Sentence, tone: 'good' | 'bad'): void {
  script.open({ id, title, tone, ...opposite(script) }, { stay: 1 });
  script.go(
    'triumph',
    id,
    {
      verdict:
        tone === 'good'
          ? 'The last blade is wiped, the first joke is made.'
          : 'Somebody will have to tell their mothers.',
    },
    { sound: tone === 'good' ? 'fanfare' : 'doom' },
  );
}
