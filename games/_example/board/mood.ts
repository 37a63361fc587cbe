// The mood of Goblin Picnic: a checked cloth on a meadow, and a flute.

import type { Voice } from '../../../web/table/sound.ts';
import './mood.css';

export const VOICE: Voice = { wave: 'sine', root: 294, ring: 0.8 };
