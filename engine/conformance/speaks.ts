// Promise: everything can be told apart and put into words: option keys, labels, clauses, sentences, areas.

import { inWords } from '../event.ts';
import { type Ask, keyOf, lookAt } from '../question.ts';
import { eventsFor } from '../tale.ts';
import {
  at,
  demand,
  eachPosition,
  type Kept,
  type Position,
  playedMatches,
  type Subject,
} from './subject.ts';

export const speaks: Kept = {
  name: 'speaks',
  says: 'option keys are unique, labels say something, clauses exist, events become sentences',
  check(subject) {
    for (const [name, { clause }] of Object.entries(subject.game.options)) {
      demand(
        clause === undefined || subject.rulebook.clauses.has(clause),
        `option ${name}`,
        () => `cites ${clause}, which is not in the rulebook`,
      );
    }
    eachPosition(subject, (position) => {
      for (const ask of position.match.asks) checkAsk(subject, position, ask);
    });
    playedMatches(subject, checkStory);
  },
};

function checkAsk({ rulebook }: Subject, position: Position, ask: Ask): void {
  const { name } = ask.question;
  const keys = ask.options.map((option) => String(keyOf(ask.question, option)));
  const double = keys.find((key, i) => keys.indexOf(key) !== i);
  demand(double === undefined, at(position), () => `two options of “${name}” have the key ${double}`);
  const decision = lookAt(position.match.now, ask);
  demand(
    rulebook.clauses.has(decision.clause),
    at(position),
    () => `“${name}” cites ${decision.clause}, which is not in the rulebook`,
  );
  for (const reason of decision.notPossible) {
    demand(
      rulebook.clauses.has(reason.clause),
      at(position),
      () => `“${name}” says why not with ${reason.clause}, which is not in the rulebook`,
    );
  }
  for (const text of [decision.ask, ...decision.options.map(({ label }) => label)]) {
    demand(isText(text), at(position), () => `“${name}” says “${text}”`);
  }
}

const isText = (text: string) => text.trim() !== '' && !/undefined|\[object|NaN/.test(text);

/** “You joins in”, “you is out”: a verb that does not agree with whoever reads it. */
const DISAGREES = /^you [a-z]+[^s]s\b|\byou (?:is|has|was|does|goes)\b/i;

function checkStory({ match, where }: Position): void {
  const { game, box } = match;
  const reader = {
    viewer: 0,
    nameOfSeat: (seat: number) => `P${seat + 1}`,
    nameOfCard: (card: number) => box.faces[card]!.name,
  };
  for (const { event } of eventsFor(match, 0)) {
    const text = inWords(game.story(box, event), reader);
    demand(
      isText(text) && !DISAGREES.test(text),
      where,
      () => `the event ${JSON.stringify(event)} is told as “${text}”`,
    );
  }
  for (const area of game.areas(box, game.view(match.now, 0))) {
    demand(isText(area.title), where, () => `an area is titled “${area.title}”`);
  }
}
