// What happens in the dungeon, as scenes: where the party goes, what is laid, who is paid and who falls. An attack is in exchange-scenes.ts.

import { say, the, verb, who } from '../../../engine/event.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import type { Told } from '../../../web/table/public-game.ts';
import { changed, type Felt, type Playwright, word } from '../../../web/table/scene.ts';
import type { Event } from '../events.ts';
import { whatDecidedTheTie } from '../rules/tie.ts';
import { WHY_IT_STRIKES } from '../story.ts';
import { EXCHANGE } from './exchange-scenes.ts';
import type { Face } from './figures.ts';
import outlines from './marks.icons.json' with { type: 'json' };
import { gold, here, inPassing, type Line, nameIn, notesOf, type Plays } from './scene-parts.ts';

export const scenes: Playwright = (told: Told, script, scenery) => {
  const event = told.event as Event;
  const play = PLAYS[event.kind] as ((event: Event, line: Line) => void) | undefined;
  play?.(event, { script, sentence: told.sentence, scenery });
};

/** It leaves the hand without a word. */
const laid = (seat: Seat, card: CardId): Felt => changed(seat, 'cards', -1, { word: '', cards: [card] });

const PLAYS: Plays = {
  ...EXCHANGE,
  firstLeader: (_event, { script, sentence }) => script.open({ id: 'leader', title: sentence }),
  heroDrawn: ({ seat, card }, { script, sentence }) =>
    script.open({ id: `hero ${seat}`, title: sentence, card }, { stay: 2 }),
  locationChosen: ({ location }, { script, sentence }) =>
    script.open({ id: `location ${location}`, title: sentence, card: location }, { stay: 5 }),
  bossLaid: ({ monster }, { script, sentence }) =>
    script.open({ id: `boss ${monster}`, title: sentence, against: monster }, { sound: 'doom', stay: 5 }),
  tollPaid: ({ seat }, line) => line.script.feel(here(line), gold(seat, -1), { sound: 'coin' }),
  encounter: ({ monster }, { script, sentence }) => {
    script.open({ id: `encounter ${monster}`, title: sentence, against: monster }, { sound: 'hit', stay: 4 });
    script.turned(sentence);
  },
  leaderDeclined: ({ seat, unable }, { script }) => {
    if (script.current?.id !== 'refusals')
      script.open({ id: 'refusals', title: 'Who dares?' }, { stay: 1.5 });
    script.feel('refusals', word(seat, unable ? 'had no attack left' : 'declined'));
  },
  declined: ({ seat, unable }, { script }) =>
    script.aside(word(seat, unable ? 'had no attack left' : 'stayed out')),
  passed: ({ seat }, { script }) => script.aside(word(seat, 'passed')),
  tokenPassed: ({ to }, { script }) =>
    inPassing(script, { ...word(to, 'took the lead', 'good'), icon: outlines.leader }),
  attackLaid: ({ seat, card }, { script, sentence }) =>
    script.open({ id: `laid ${card}`, title: sentence, card }, { stay: 2.6, felt: [laid(seat, card)] }),
  bungleLaid: ({ seat, card, on, owner }, { script, sentence }) => {
    const id = `laid ${card}`;
    script.open({ id, title: sentence, card, against: on }, { felt: [laid(seat, card)] });
    script.feel(id, { ...word(owner, 'got bungled!', 'bad'), icon: outlines.bungle });
  },
  powerUsed: ({ card }, { script, sentence }) => script.open({ id: `power ${card}`, title: sentence, card }),
  takenBack: ({ seat, card }, line) =>
    line.script.feel(here(line), word(seat, `took back ${nameIn(line.scenery, card)}`)),
  attackMoved: ({ owner, card }, line) =>
    line.script.feel(here(line), word(owner, `had ${nameIn(line.scenery, card)} moved to the end`, 'bad')),
  attacksSwapped: ({ owner }, line) =>
    line.script.feel(here(line), word(owner, 'had two attacks exchanged', 'bad')),
  polymorphed: (change, line) => becomes(line, change),
  monstersExchanged: (change, line) => becomes(line, change),
  // What an attack or a power uses up is no news; all weapons are refreshed on the way to another Location.
  exhausted: ({ seat, card }, line) => {
    const { script, scenery } = line;
    if (notesOf(script).applied.includes(card) || script.current?.id === `power ${card}`) return;
    script.feel(here(line), word(seat, `exhausted ${nameIn(scenery, card)}`, 'bad'));
  },
  refreshed: ({ seat, card }, line) => {
    const { name = '', kind } = (line.scenery.faces[card] ?? {}) as Partial<Face>;
    if (kind === 'hero') line.script.feel(here(line), word(seat, `refreshed ${name}`, 'good'));
  },
  resolution: (_event, { script, sentence }) => script.turn(sentence),
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
    script.feel(`treasure ${card}`, taken(seat, card), {
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
  heroReturned: ({ seat, health: back, marker }, { script }) =>
    inPassing(script, word(seat, `back with ${back} health, hand size ${marker}`, 'good')),
  fled: (_event, { script, sentence }) => script.turn(sentence),
  partingAttack: ({ monster, slot, roll: black }, { script }) => {
    const id = `flight ${monster}`;
    const title = say`The party flees, and ${the(monster)}${WHY_IT_STRIKES[slot]} strikes at everybody`;
    script.open({ id, title, against: monster }, { stay: 2 });
    script.go('roll', id, { dice: [{ value: black, sides: 20, title: 'Black die', tone: 'dark' }] });
    script.go('verdict', id, { verdict: whomItHits(black) });
  },
  // Whoever fell a moment ago had a scene of their own: the flight goes on.
  partingBlow: ({ monster, seat, hits }, { script }) =>
    script.feel(`flight ${monster}`, word(seat, hits ? 'hit!' : 'safe', hits ? 'bad' : 'safe')),
  gameOver: ({ winner, ranking }, { script }) => {
    const title = say`${who(winner)} ${verb('wins', winner)}!`;
    script.open({ id: 'over', title, winners: [winner], note: 'Hero Master', tone: 'good' }, { stay: 2 });
    const tie = whatDecidedTheTie(ranking);
    const purses = ranking.map(({ seat, gold: amount }) => ({
      ...word(seat, `${amount} gold`, seat === winner ? 'good' : 'plain'),
      icon: outlines.gold,
    }));
    script.go(
      'triumph',
      'over',
      { verdict: tie ?? 'Songs will be sung, briefly.', felt: purses },
      { sound: 'fanfare' },
    );
  },
};

/** Somebody's treasures are one more, and it lies in the pile no more. */
const taken = (seat: Seat, card: CardId): Felt =>
  changed(seat, 'treasures', 1, { icon: outlines.treasure, cards: [card] });

/** Another monster stands where one was fought. */
function becomes({ script }: Line, { incoming, outgoing }: { incoming: CardId; outgoing: CardId }): void {
  // The news of who leads against whom is old.
  script.turned(say`The party faces ${the(incoming)} now.`);
  script.open(
    {
      id: `becomes ${incoming}`,
      title: say`${the(incoming)} takes the place of ${the(outgoing)}!`,
      card: outgoing,
      against: incoming,
    },
    { sound: 'doom', stay: 4 },
  );
}

/** HM-DECLINE-07, HM-R-12. */
const whomItHits = (black: number): string =>
  black === 20 ? 'A 20: everybody is hit, twice as hard.' : `A ${black}. Armour up to ${black} is hit.`;
