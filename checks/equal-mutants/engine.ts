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
  {
    path: 'engine/choosers.ts',
    line: 'return options.length === 1 ? 0 : below(this.rng, options.length);',
    broken: ['return false ? 0 : below(this.rng, options.length);'],
    why: 'There is nothing else to answer.',
  },
  {
    path: 'engine/event.ts',
    line: "if (viewer === 'spectator') return false;",
    broken: ['if (false) return false;'],
    why: 'No event is for a seat of that name.',
  },
  {
    path: 'engine/foresight.ts',
    line: 'this.toldBefore = t.tale?.length ?? 0;',
    broken: ['this.toldBefore = t.tale?.length ?? 1;'],
    why: 'Whoever asks what was told before listens, and then there is a tale.',
  },
  {
    path: 'engine/match.ts',
    line: 'while (unit > 0 && (match.units[unit] as Unit).from > choice) unit--;',
    broken: ['while (unit >= 0 && (match.units[unit] as Unit).from > choice) unit--;'],
    why: 'No choice comes before the first unit.',
  },
  {
    path: 'engine/match.ts',
    line: 'let before = 0;',
    broken: ['let before = 1;'],
    why: 'Ids are counted from 1.',
  },
  {
    path: 'engine/match.ts',
    line: `return \`\${before}-\${(foldKeys(EMPTY_HASH, ask) >>> 0).toString(36)}\`;`,
    broken: [`return \`\${before}-\${(foldKeys(EMPTY_HASH, ask) >>> 1).toString(36)}\`;`],
    why: 'Another id, that changes as well.',
  },
  {
    path: 'engine/match.ts',
    line: 'if (chooser.next > unit.from) silent = 0;',
    broken: ['if (chooser.next > unit.from) silent = 1;'],
    why: 'After a question 9,998 units may go by in silence instead of 9,999.',
  },
  {
    path: 'engine/pile.ts',
    line: 'for (let i = to.length - 1; i > 0; i--) to[i] = to[i - 1]!;',
    broken: ['for (let i = to.length - 1; i >= 0; i--) to[i] = to[i - 1]!;'],
    why: 'The lowest place is written next.',
  },
  {
    path: 'engine/plain.ts',
    line: "for (const key in copy) if (typeof copy[key] === 'object') copy[key] = copyPlain(copy[key]);",
    broken: ['for (const key in copy) if (true) copy[key] = copyPlain(copy[key]);'],
    why: 'The copy of a figure is that figure.',
  },
  {
    path: 'engine/random.ts',
    line: 'if (left < 0) return i;',
    broken: ['if (left <= 0) return i;'],
    why: 'A tie needs one random word of four thousand million.',
  },
  {
    path: 'engine/record.ts',
    line: 'const agreeing = whole.match.units[disagreeing]?.from ?? 0;',
    broken: ['const agreeing = whole.match.units[disagreeing]?.from ?? 1;'],
    why: 'A unit that has a check word is there.',
  },
  {
    path: 'engine/tale.ts',
    line: 'return (units.at(-1) as Unit).told + (now.tale?.length ?? 0);',
    broken: ['return (units.at(-1) as Unit).told + (now.tale?.length ?? 1);'],
    why: 'A match always listens.',
  },
  {
    path: 'engine/undo.ts',
    line: 'for (let own = last; own < match.choices.length; own++) {',
    broken: ['for (let own = last; own <= match.choices.length; own++) {'],
    why: 'A choice that was not made is nobody’s.',
  },
  {
    path: 'engine/undo.ts',
    line: 'for (let choice = match.makers.length - 1; choice >= 0; choice--) {',
    broken: ['for (let choice = match.makers.length + 1; choice >= 0; choice--) {'],
    why: 'Choices that were not made are nobody’s.',
  },
  {
    path: 'engine/fault.ts',
    line: 'let above = Array.from({ length: other.length + 1 }, (_, i) => i);',
    broken: ['let above = Array.from({ length: other.length + 2 }, (_, i) => i);'],
    why: 'A column more, which nobody reads.',
  },
  {
    path: 'engine/pile.ts',
    line: 'for (let i = at + 1; i < things.length; i++) things[i - 1] = things[i]!;',
    broken: ['for (let i = at + 1; i <= things.length; i++) things[i - 1] = things[i]!;'],
    why: 'The last place is taken away next.',
  },
  {
    path: 'engine/fold.ts',
    line: 'NAMES.set(text, next);',
    broken: ['undefined;'],
    why: 'A name that is not kept is worked out again: only slower.',
  },
  {
    path: 'engine/fold.ts',
    line: 'name = name.next?.text === key ? name.next : followedBy(name, key);',
    broken: ['name = false ? name.next : followedBy(name, key);'],
    why: 'Looked up among all names instead of the one that came last time: only slower.',
  },
];
