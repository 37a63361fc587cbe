// Questions of ghosts.

import { question } from '../../../engine/question.ts';
import type { Table } from '../state.ts';
import { USE, type UseOrNot } from './answers.ts';

export const GHOST_ROLL = question<Table, UseOrNot>({
  name: 'ghost-roll',
  clause: 'UA-GHOST-04',
  ask: 'Does your ghost rattle the die?',
  key: (answer) => answer,
  standard: () => USE,
  label: (_t, answer) => (answer === USE ? 'Roll' : 'Pass'),
});

export const GHOST_DRAW = question<Table, UseOrNot>({
  name: 'ghost-draw',
  clause: 'UA-GHOST-05',
  ask: 'A six! Do you draw a card and play it at once?',
  key: (answer) => answer,
  standard: () => USE,
  label: (_t, answer) => (answer === USE ? 'Draw' : 'Pass'),
});
