// The mood of Unlucky Adventurers: a slapstick tavern, with a lute.

import type { Voice } from '../../../web/table/sound.ts';
import './mood.css';

export const VOICE: Voice = { wave: 'triangle', root: 196, ring: 1.2 };
