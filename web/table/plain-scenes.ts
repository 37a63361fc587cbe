// Scenes of a game that brings none: headings are turns, whoever does something with a card opens a scene, numbers rolled are dice.

import type { Sentence } from '../../engine/event.ts';
import type { Told } from './public-game.ts';
import type { Playwright, Script } from './scene.ts';

type Figures = { readonly [name: string]: unknown };

const ROLLS = ['die', 'roll', 'green', 'black'];

/** Tells everything in the words of the story, in its order. */
export const plainScenes: Playwright = (told, script) => {
  const { sentence, event } = told;
  const figures = event as unknown as Figures;
  const id = `line ${told.choice} ${script.latest?.id ?? ''}`.slice(0, 40);
  if (told.isHeading) return script.turn(sentence);
  if (event.kind.toLowerCase().includes('won') || event.kind === 'gameOver') return triumph(told, script);
  const die = ROLLS.map((name) => figures[name]).find((value) => typeof value === 'number');
  const card = cardOf(sentence);
  if (typeof die === 'number' && die > 0) {
    script.open({ id, title: 'The die decides', ...card }, { stay: 1.5 });
    script.go('roll', id, { dice: [{ value: die, sides: die > 6 ? 20 : 6, title: 'die' }] });
    return script.go('verdict', id, { verdict: sentence });
  }
  const { current } = script;
  if ('card' in card || current === undefined) return script.open({ id, title: sentence, ...card });
  script.go('consequence', current.id, { verdict: sentence });
};

function triumph({ sentence, choice }: Told, script: Script): void {
  const id = `triumph ${choice}`;
  script.open({ id, title: sentence }, { stay: 1 });
  script.go('triumph', id, { verdict: 'The match is decided.', tone: 'good' });
}

function cardOf(sentence: Sentence): { card?: number } {
  const part = sentence.find((each) => typeof each === 'object' && 'card' in each);
  return part && typeof part === 'object' && 'card' in part ? { card: part.card } : {};
}
