// The mood of Rain World: drowned industry, near-black teal, and a low hum under it.

import type { Voice } from '../../../web/table/sound.ts';
import './mood.css';

export const VOICE: Voice = { wave: 'sine', root: 110, ring: 1.6 };
