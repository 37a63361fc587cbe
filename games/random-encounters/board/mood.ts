// The mood of Random Encounters: a storybook that darkens with each Level, told by a wooden flute.

import type { Voice } from '../../../web/table/sound.ts';
import './mood.css';

export const VOICE: Voice = { wave: 'sine', root: 262, ring: 1.3 };
