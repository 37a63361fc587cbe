// Is this a party that can set out? What a match before carried on, or what somebody wrote by hand.

import { didYouMean, Fault } from '../../../engine/fault.ts';
import { HERO_TYPES } from '../cards/card.ts';
import type { Chapter } from '../journey.ts';
import type { HeroLegacy, PartyLegacy } from './plan.ts';

/** A Fault says everything that is wrong with it. */
export function checkedParty(party: unknown, heroes: number): PartyLegacy {
  const { heroes: list, flags, tale } = (party ?? {}) as Partial<PartyLegacy>;
  const problems: string[] = [];
  if (!Array.isArray(list) || list.length === 0 || list.length > heroes)
    problems.push(
      `party.heroes: has to be a list of one to ${heroes} heroes: there are no more seats beside the game master’s.`,
    );
  else for (const [i, hero] of list.entries()) problems.push(...problemsOfHero(hero, `party.heroes[${i}]`));
  if (flags !== undefined && !isTexts(flags)) problems.push('party.flags: has to be a list of names.');
  if (tale !== undefined && !(Array.isArray(tale) && tale.every(isChapter)))
    problems.push('party.tale: has to be a list of adventures, each with name, outcome and experience.');
  if (problems.length > 0) throw new Fault(`This party cannot set out.\n${problems.join('\n')}`);
  return { heroes: list as HeroLegacy[], flags: flags ?? [], tale: tale ?? [] };
}

const isChapter = (value: unknown): boolean => {
  const { name, outcome, experience } = (value ?? {}) as Partial<Chapter>;
  return (
    typeof name === 'string' &&
    ['won', 'lost', 'skipped'].includes(outcome ?? '') &&
    Number.isInteger(experience)
  );
};

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

function problemsOfHero(hero: Partial<HeroLegacy> | undefined, at: string): string[] {
  const { type, experience, level, advances, cards, abilities, ready } = hero ?? {};
  const problems: string[] = [];
  if (!HERO_TYPES.some((each) => each === type))
    problems.push(
      `${at}.type: there is no hero “${type}”${didYouMean(String(type), HERO_TYPES) || `; there are ${HERO_TYPES.join(', ')}.`}`,
    );
  if (!Number.isInteger(experience) || Number(experience) < 0)
    problems.push(`${at}.experience: has to be a whole number from 0 on.`);
  if (!Number.isInteger(level) || Number(level) < 1 || Number(level) > 5)
    problems.push(`${at}.level: has to be a whole number from 1 to 5.`);
  for (const [name, value] of Object.entries({ advances, cards, abilities, ready: ready ?? [] }))
    if (!isTexts(value)) problems.push(`${at}.${name}: has to be a list of names.`);
  return problems;
}
