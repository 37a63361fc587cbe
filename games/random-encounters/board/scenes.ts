// What happens on the road, as scenes: chapters, Leader turns, Encounters turned up, and the end of the story.

import { say, the } from '../../../engine/event.ts';
import type { Told } from '../../../web/table/public-game.ts';
import { type Playwright, word } from '../../../web/table/scene.ts';
import { PLACES, STAT_NAMES } from '../cards/card.ts';
import type { Event } from '../events.ts';
import { NONE } from '../state.ts';
import { FIGHTS } from './fight-scenes.ts';
import { asFoughtHere, fighter, here, type Line, opposite, type Plays, unnumbered } from './playing.ts';
import { bareDie } from './sums.ts';
import { LOOT, TRIALS } from './trial-scenes.ts';

export const scenes: Playwright = (told: Told, script, scenery) => {
  const event = told.event as Event;
  const play = PLAYS[event.kind] as ((event: Event, line: Line) => void) | undefined;
  play?.(event, { script, sentence: told.sentence, scenery });
};

/** First words of each Level. */
const CHAPTERS = [
  '',
  'The trees lean in to hear how this goes.',
  'It is dark, it is damp, and something down here hums.',
  'Nobody has lived here for a hundred years. Somebody has just drawn a curtain.',
] as const;

const SETTING_OUT: Plays = {
  joined: ({ card }, { script, sentence }) =>
    script.open({ id: `joined ${card}`, title: sentence, card, ...unnumbered }, { stay: 2.4 }),
  leaderRoll: ({ rolls }, { script }) => {
    script.open({ id: 'leader', title: 'Who leads? The first Star does.' }, { stay: 1.5 });
    const sums = rolls.map(({ seat, die }) => ({ of: seat, ...bareDie(die, 'Die') }));
    script.go('roll', 'leader', { sums });
  },
  firstLeader: (_event, { script, sentence }) =>
    script.go('verdict', 'leader', { verdict: sentence, tone: 'good' }),
  level: ({ level }, { script }) => {
    const title = `Chapter ${level}: the ${PLACES[level]}`;
    script.open({ id: `level ${level}`, title }, { stay: 2, sound: level === 1 ? 'turn' : 'doom' });
    script.go('triumph', `level ${level}`, { verdict: CHAPTERS[level]! }, { stay: 5 });
  },
  leads: (_event, { script, sentence }) => script.turn(sentence),
  foresaw: ({ seat, cards }, { script, sentence }) =>
    script.open({ id: `foresaw ${seat}`, title: sentence, cards }, { stay: 3 }),
  met: ({ card }, { script, sentence, scenery }) =>
    script.open(
      { id: `met ${card}`, title: sentence, against: card, ...asFoughtHere(scenery, card) },
      { stay: 4, sound: 'card' },
    ),
  skipped: ({ card }, { script, sentence }) => script.go('verdict', `met ${card}`, { verdict: sentence }),
  ran: ({ card }, { script, sentence }) => script.go('verdict', `met ${card}`, { verdict: sentence }),
  ambushed: ({ monster }, { script, sentence, scenery }) =>
    script.open(
      {
        id: `met ${monster}`,
        title: sentence,
        against: monster,
        tone: 'bad',
        ...asFoughtHere(scenery, monster),
      },
      { sound: 'doom', stay: 4 },
    ),
  noAmbush: ({ seat }, { script }) => script.feel(here(script), word(seat, 'heard it coming', 'safe')),
  nest: ({ card, monsters }, { script, sentence }) =>
    script.open(
      { id: `nest ${card}`, title: sentence, cards: monsters, tone: 'bad' },
      { sound: 'doom', stay: 4 },
    ),
  nobodyHome: (_event, { script, sentence }) => script.go('verdict', here(script), { verdict: sentence }),
};

const BOSSES: Plays = {
  bossDrawn: ({ card }, { script, scenery }) => {
    const id = `boss ${card}`;
    const { health: each, type } = fighter(scenery, card);
    script.open({ id, title: 'The road ends. Something large is breathing.' }, { stay: 4, sound: 'doom' });
    script.go('cause', id, { title: 'It turns around.' }, { stay: 3 });
    script.go(
      'triumph',
      id,
      {
        title: say`${the(card)}!`,
        against: card,
        ...asFoughtHere(scenery, card),
        verdict: `${type}, ${each} Health for each of you. No bait and no trick works on it.`,
        tone: 'bad',
      },
      { stay: 8, sound: 'fanfare' },
    );
  },
  levelBeaten: ({ boss }, { script, sentence }) => {
    script.open(
      {
        id: `beaten ${boss}`,
        title: sentence,
        against: boss,
        stamp: { over: 'against', word: 'Fallen', tone: 'good' },
      },
      { stay: 2 },
    );
    script.go(
      'triumph',
      `beaten ${boss}`,
      { verdict: 'Everybody up: full Health, a Star, and the spoils.', tone: 'good' },
      { stay: 5, sound: 'fanfare' },
    );
  },
  statToken: ({ seat, stat }, { script }) => script.aside(word(seat, `+1 ${STAT_NAMES[stat]}`, 'good')),
  won: (_event, { script, sentence }) => {
    script.open({ id: 'over', title: sentence, tone: 'good', ...opposite(script) }, { stay: 1 });
    script.go(
      'triumph',
      'over',
      { verdict: 'And they lived happily, or at least they lived, ever after.' },
      { sound: 'fanfare', stay: 6 },
    );
  },
  lost: ({ to }, { script, sentence }) => {
    const against = to === NONE ? {} : { against: to };
    script.open({ id: 'over', title: sentence, tone: 'bad', ...against }, { stay: 1, sound: 'doom' });
    script.go('triumph', 'over', { verdict: 'The book falls shut. It can be opened again.' }, { stay: 6 });
  },
};

const PLAYS: Plays = { ...SETTING_OUT, ...FIGHTS, ...TRIALS, ...LOOT, ...BOSSES };
