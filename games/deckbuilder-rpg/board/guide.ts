// The guide of a first battle: one short tip at a time, when it matters.

import type { Guide } from '../../../web/table/guide.ts';

export const GUIDE: Guide = [];
