// Broken: whoever plays a card reads “You plays Thief.”

import { say, the, who } from '../../engine/event.ts';
import { game } from '../../games/_example/game.ts';
import { type BrokenCopy, copyWith } from './broken.ts';

export const copy: BrokenCopy = {
  breaks: 'speaks',
  game: copyWith({
    story: (box, event) =>
      event.kind === 'played' ? say`${who(event.by)} plays ${the(event.card)}.` : game.story(box, event),
  }),
};
