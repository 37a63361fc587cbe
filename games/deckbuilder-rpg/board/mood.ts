// The mood of Deckbuilder RPG: a game master's desk at night, ink on vellum, told by a lute.

import type { Voice } from '../../../web/table/sound.ts';
import './mood.css';

export const VOICE: Voice = { wave: 'triangle', root: 147, ring: 1.4 };
