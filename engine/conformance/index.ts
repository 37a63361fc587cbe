// All promises, in the order in which they are worth checking: one that breaks early explains those that break later.

import { conserves } from './conserves.ts';
import { ends } from './ends.ts';
import { forks } from './forks.ts';
import { hides } from './hides.ts';
import { imagines } from './imagines.ts';
import { offers } from './offers.ts';
import { plain } from './plain.ts';
import { playsEveryCard } from './plays-every-card.ts';
import { redeals } from './redeals.ts';
import { repeats } from './repeats.ts';
import { replays } from './replays.ts';
import { speaks } from './speaks.ts';
import type { Kept } from './subject.ts';
import { undoes } from './undoes.ts';
import { waits } from './waits.ts';
import { whispers } from './whispers.ts';

export const PROMISES: readonly Kept[] = [
  ends(),
  waits,
  repeats,
  replays,
  plain,
  conserves,
  forks,
  undoes,
  hides,
  whispers,
  redeals,
  imagines,
  offers,
  speaks,
  playsEveryCard,
];
