// The campaign between two adventures: what the party has, what has happened, and which adventures can follow.

import type { Interlude, Member, Sequel } from '../../../engine/game.ts';
import { HIGHEST_LEVEL, LEVELS } from '../cards/advances.ts';
import { unpack } from '../cards/box.ts';
import { HERO_TYPES } from '../cards/card.ts';
import { FIGURES } from '../cards/figures.ts';
import type { Chapter } from '../journey.ts';
import { levelFor } from '../rules/level.ts';
import type { AdventurePlan, HeroLegacy, PartyLegacy, ScenarioPlan } from './plan.ts';
import { ADVENTURE_IDS, suppliedPlan } from './shelf.ts';

const CAMPAIGN = 'The Hollow Crown';

/** DR-BETWEEN-07: the last two are decided when they have been lost twice. */
const LAST_CHANCES = 2;
const DECISIVE = ADVENTURE_IDS.slice(-2);

export function interludeOf(legacy: PartyLegacy, { adventure }: ScenarioPlan): Interlude {
  const { tale = [] } = legacy;
  const party = survivors(legacy);
  const ways = waysFrom(party, adventure, tale);
  return {
    title: CAMPAIGN,
    story: [...tale.map(sentenceOf), ...endOf(tale)],
    members: party.heroes.map(memberOf),
    notes: notesOf(legacy, ways),
    ways,
  };
}

// --- What has happened ---

const sentenceOf = ({ name, outcome, experience }: Chapter): string =>
  outcome === 'skipped'
    ? `${name}: passed by, for ${experience} experience.`
    : `${name}: ${outcome}, with ${experience} experience.`;

const idOf = (name: string): string | undefined => ADVENTURE_IDS.find((id) => suppliedPlan(id).name === name);

const lossesOf = (tale: readonly Chapter[], name: string): number =>
  tale.filter((chapter) => chapter.name === name && chapter.outcome === 'lost').length;

function isWon(tale: readonly Chapter[]): boolean {
  const last = tale.at(-1);
  return last?.outcome === 'won' && idOf(last.name) === ADVENTURE_IDS.at(-1);
}

const isLost = (tale: readonly Chapter[]): boolean =>
  DECISIVE.some((id) => lossesOf(tale, suppliedPlan(id).name) >= LAST_CHANCES);

function endOf(tale: readonly Chapter[]): string[] {
  if (isWon(tale)) return ['The Hollow Queen is no more. The campaign is won.'];
  return isLost(tale) ? ['The Hollow Crown stays where it is. The campaign is lost.'] : [];
}

// --- Who goes on ---

/** Whoever died stays behind; somebody else may take the seat (DR-BETWEEN-04). */
export const survivors = ({ heroes, ...rest }: PartyLegacy): PartyLegacy => ({
  ...rest,
  heroes: heroes.filter(({ dead }) => dead !== true),
});

const titled = (key: string): string => `${key.charAt(0).toUpperCase()}${key.slice(1)}`;

function memberOf({ type, experience, level, advances, cards, abilities }: HeroLegacy): Member {
  const { faces, kits } = openBox();
  const kit = kits[HERO_TYPES.indexOf(type as (typeof HERO_TYPES)[number])]?.[0];
  const reached = levelFor(experience);
  const learned = advances.map((advance) => nameOfAdvance(advance));
  return {
    name: faces[kit?.info ?? 0]?.name ?? type,
    text: `${titled(type)}, level ${reached}`,
    ...trackOf(experience, reached),
    facts: [
      { label: 'Battle deck', value: abilities.join(' and ') },
      ...(learned.length > 0 ? [{ label: 'Learned', value: learned.join(', ') }] : []),
      ...(reached > level ? [{ label: 'To be chosen', value: gainsFrom(level, reached) }] : []),
    ],
    cards: cards.map((name) => ({ name, text: faces.find((face) => face.name === name)?.text ?? '' })),
  };
}

const openBox = () => unpack({ players: 2, options: {}, figures: FIGURES });

function trackOf(experience: number, level: number): Pick<Member, 'track'> {
  if (level >= HIGHEST_LEVEL) return {};
  const [from, to] = [LEVELS[level - 1] as number, LEVELS[level] as number];
  return { track: { label: 'Experience', value: experience, from, to } };
}

function nameOfAdvance(advance: string): string {
  const bonus = /^bonus:(\w+)$/.exec(advance)?.[1];
  if (bonus !== undefined) return `+1 ${bonus}`;
  const general = FIGURES.advances[advance]?.name;
  return general ?? openBox().faces.find(({ key }) => key === advance)?.name ?? advance;
}

/** "2 advances and +1 on an attack bonus", when the party sets out. */
function gainsFrom(level: number, reached: number): string {
  const advances = reached - level;
  const bonuses = [3, 5].filter((each) => each > level && each <= reached).length;
  const both = [advances === 1 ? 'an advance' : `${advances} advances`];
  if (bonuses > 0) both.push(bonuses === 1 ? '+1 on an attack bonus' : `+1 on ${bonuses} attack bonuses`);
  return both.join(' and ');
}

function notesOf({ flags, heroes }: PartyLegacy, ways: readonly Sequel[]): Interlude['notes'] {
  const remembered = flags.length > 0 ? [{ title: 'What the story remembers', lines: flags }] : [];
  return ways.length === 0 ? remembered : [...remembered, preparations(heroes)];
}

function preparations(heroes: PartyLegacy['heroes']): Interlude['notes'][number] {
  const isSeatOpen = heroes.some(({ dead }) => dead === true);
  return {
    title: 'Before the party sets out',
    lines: [
      'Everybody is well again.',
      'Levels that were earned are taken: an advance for each.',
      'Abilities of the battle deck may be exchanged for latent ones.',
      'Treasure and items may change hands.',
      ...(isSeatOpen
        ? ['Whoever takes the seat of the dead joins at the experience of the lowest hero.']
        : []),
    ],
  };
}

// --- Where it can go on ---

const MOST_HEROES = 6;

function waysFrom(party: PartyLegacy, played: AdventurePlan, tale: readonly Chapter[]): Sequel[] {
  if (party.heroes.length === 0 || isWon(tale) || isLost(tale)) return [];
  const lost = tale.at(-1)?.outcome === 'lost';
  const ways = lost ? afterDefeat(party, played, tale) : [];
  const next = nextAfter(played.name);
  if (!lost && next !== undefined) ways.push(onTo(next, party));
  if (!lost && next === undefined) for (const id of ADVENTURE_IDS) ways.push(onTo(id, party));
  return ways;
}

/** DR-BETWEEN-06: once more, or past it. */
function afterDefeat(party: PartyLegacy, played: AdventurePlan, tale: readonly Chapter[]): Sequel[] {
  const ways: Sequel[] = [];
  if (lossesOf(tale, played.name) < LAST_CHANCES)
    ways.push(
      wayTo(
        `again ${played.name}`,
        played,
        party,
        `Try ${played.name} once more. What was found in it is kept.`,
      ),
    );
  const next = nextAfter(played.name);
  if (next !== undefined) ways.push(past(played, next, party, tale));
  return ways;
}

/** Half of what the adventure was worth, as far as it was not earned already. */
function past(played: AdventurePlan, next: string, party: PartyLegacy, tale: readonly Chapter[]): Sequel {
  const earned = tale.at(-1)?.experience ?? 0;
  const half = Math.floor(experienceOf(played) / 2);
  const more = Math.max(0, half - earned);
  const wiser: PartyLegacy = {
    ...party,
    heroes: party.heroes.map((hero) => ({ ...hero, experience: hero.experience + more })),
    tale: [...tale, { name: played.name, outcome: 'skipped', experience: more }],
  };
  const plan = suppliedPlan(next);
  const gain = more > 0 ? ` for ${more} experience more` : '';
  const text = `Leave ${played.name} behind${gain}, and go on. ${plan.story ?? ''}`;
  return wayTo(`past ${next}`, plan, wiser, text);
}

const experienceOf = ({ zones }: AdventurePlan): number =>
  zones.reduce((sum, { experience = 0 }) => sum + experience, 0);

/** The adventure that follows in the campaign; none for one that is no part of it. */
function nextAfter(name: string): string | undefined {
  const id = idOf(name);
  return id === undefined ? undefined : ADVENTURE_IDS[ADVENTURE_IDS.indexOf(id) + 1];
}

function onTo(id: string, party: PartyLegacy): Sequel {
  const plan = suppliedPlan(id);
  return wayTo(id, plan, party, `Level ${plan.level}. ${plan.story ?? ''}`);
}

const wayTo = (key: string, plan: AdventurePlan, party: PartyLegacy, text: string): Sequel => ({
  key,
  title: plan.name,
  text,
  players: { min: party.heroes.length + 1, max: MOST_HEROES + 1 },
  document: { adventure: idOf(plan.name) ?? plan, party },
});
