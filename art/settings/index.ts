// All settings by name. A new one is an entry in indoors.ts or outdoors.ts.

import { INDOORS } from './indoors.ts';
import { OUTDOORS } from './outdoors.ts';

export const SETTINGS = { ...INDOORS, ...OUTDOORS };

export type SettingName = keyof typeof SETTINGS;
