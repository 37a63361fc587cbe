// One part of the bench in a process of its own, so that no part warms up or spoils the code another one runs.

import { CATALOGUE } from '../games/catalogue.ts';
import { compare } from './comparison.ts';
import { measureGame } from './game-figures.ts';

const [, , part = '', id = ''] = process.argv;
console.log(JSON.stringify(part === 'compare' ? compare() : measureGame((await CATALOGUE[id]!()).game)));
