// All settings by name. A new one is an entry in indoors.ts, wilds.ts or lands.ts.

import { INDOORS } from './indoors.ts';
import { LANDS } from './lands.ts';
import { WILDS } from './wilds.ts';

export const SETTINGS = { ...INDOORS, ...WILDS, ...LANDS };

export type SettingName = keyof typeof SETTINGS;
