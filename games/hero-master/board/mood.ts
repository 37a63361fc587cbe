// The mood of Hero Master: a Saturday-morning dungeon, sung by a toy organ.

import type { Voice } from '../../../web/table/sound.ts';
import './mood.css';

export const VOICE: Voice = { wave: 'square', root: 165, ring: 0.9 };
