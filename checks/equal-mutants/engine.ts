// The engine.

import type { EqualMutant } from './equal-mutant.ts';

export const ENGINE: readonly EqualMutant[] = [
  {
    path: 'engine/choose.ts',
    line: 'for (let i = 0; i < options.length; i++) all[i] = options[i] as Option;',
    broken: ['for (let i = 0; i <= options.length; i++) all[i] = options[i] as Option;'],
    why: 'The way out is written there next.',
  },
  {
    path: 'engine/check-words.ts',
    line: 'if (old < 1 || old % KEPT_ONE_IN === 0) return;',
    broken: ['if (old < 1 || old % KEPT_ONE_IN === 1) return;'],
    why: 'Another one in eight is kept.',
  },
  {
    path: 'engine/rulebook.ts',
    line: '...(event === undefined ? {} : { event }),',
    broken: ['...(false ? {} : { event }),'],
    why: 'An event that is undefined reads like none.',
  },
  {
    path: 'engine/match.ts',
    line: 'for (const maker of makers) if (maker === ask.seat) before++;',
    broken: ['for (const maker of makers) if (maker === ask.seat) before--;'],
    why: 'The id counts down instead of up, and still changes with each choice.',
  },
  {
    path: 'engine/foresight.ts',
    line: 'const t = imagineFrom(match, { choice, seat, chooser, tale, ...(deal === undefined ? {} : { deal }) });',
    broken: ['const t = imagineFrom(match, { choice, seat, chooser, tale, ...(false ? {} : { deal }) });'],
    why: 'A deal that is undefined reads like none.',
  },
  {
    path: 'engine/pile.ts',
    line: 'if (piles.length === 1) return;',
    broken: ['if (false) return;'],
    why: 'A single pile is written over itself.',
  },
  {
    path: 'engine/match.ts',
    line: '...(match.result === undefined ? {} : { result: match.result }),',
    broken: ['...(false ? {} : { result: match.result }),'],
    why: 'A result that is undefined reads like none.',
  },
  {
    path: 'engine/sealed.ts',
    line: 'if (picks.length === 0) return min === 0 ? [...options, DONE] : options;',
    broken: ['if (false) return min === 0 ? [...options, DONE] : options;'],
    why: 'Where nothing has been picked, all options are left.',
  },
  {
    path: 'engine/event.ts',
    line: 'if (audience === undefined) return { event: copyPlain(event), choice };',
    broken: ['if (false) return { event: copyPlain(event), choice };'],
    why: 'An audience that is undefined reads like none.',
  },
];
