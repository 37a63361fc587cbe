// Promise: state, views, decisions and events are plain data, and no part is reachable by two roads.

import { whyNotPlain } from '../plain.ts';
import { lookAt } from '../question.ts';
import { at, demand, eachPosition, type Kept } from './subject.ts';

export const plain: Kept = {
  name: 'plain',
  says: 'state, views, decisions and events are plain data with no part reachable by two roads',
  check(subject) {
    eachPosition(subject, (position) => {
      const { game, now, asks } = position.match;
      const parts = {
        state: now.state,
        view: game.view(now, asks[0]!.seat),
        'spectator’s view': game.view(now, 'spectator'),
        decision: lookAt(now, asks[0]!),
        events: now.tale?.map(({ event }) => event),
      };
      for (const [name, part] of Object.entries(parts)) {
        const fault = whyNotPlain(part);
        demand(fault === undefined, at(position), () => `the ${name} is not plain: ${fault}`);
      }
    });
  },
};
