// One part of the bench in a process of its own, so that no part warms up or spoils the code another one runs.

import { CATALOGUE } from '../games/catalogue.ts';
import { costOf, type Way } from './comparison.ts';
import { measureGame } from './game-figures.ts';

const [, , part = '', which = ''] = process.argv;
const figures = part === 'way' ? costOf(which as Way) : measureGame((await CATALOGUE[which]!()).game);
console.log(JSON.stringify(figures));
