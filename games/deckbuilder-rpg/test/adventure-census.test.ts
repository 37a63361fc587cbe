// Everything an adventure can hold is seen happening: each zone is played for itself by curious players.

import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { playsEveryCard } from '../../../engine/conformance/plays-every-card.ts';
import type { Game } from '../../../engine/game.ts';
import { readRulebook } from '../../../engine/rulebook.ts';
import type { OptionValues } from '../../../engine/table.ts';
import { ADVENTURE_IDS, suppliedPlan } from '../adventures/shelf.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';

const zones = ADVENTURE_IDS.flatMap((id) => suppliedPlan(id).zones.map((zone) => ({ id, zone })));
const minutes = 4;

/** Quests that take several steps and a victory: chance does not find them, and journey.test.ts plays them. */
const NEEDS_A_PLAN = new Set([
  'Free the Captives',
  'Raise the Gate',
  'Carry the Wounded',
  'Burn the Brood',
  'Silence the Bell',
]);

const wanted: string[] = zones.flatMap(({ zone }) => [
  ...zone.arenas.map((arena) => `arena ${String(arena)}`),
  ...(zone.strangers ?? []).flatMap(({ name, approaches }) =>
    approaches
      .filter(({ cost }) => cost?.treasure === undefined)
      .map((approach) => `${name}: ${approach.name}`),
  ),
  ...(zone.puzzles ?? []).flatMap(({ name }) => [`${name} laid`, `${name} unsolved`]),
  ...(zone.quests ?? []).map(({ name }) => name).filter((name) => !NEEDS_A_PLAN.has(name)),
  ...(zone.traps ?? []).map(({ trap }) => `trap ${trap}`),
  ...(zone.objects ?? [])
    .filter(({ hits, follows }) => hits === undefined && !follows)
    .map(({ name }) => `object ${name}`),
]);

function sees(event: Event): string[] {
  switch (event.kind) {
    case 'revealed':
      return [`arena ${event.name}`];
    case 'approached':
      return [`${event.name}: ${event.approach}`];
    case 'puzzle':
      return [`${event.name} laid`];
    case 'unsolved':
      return [`${event.name} unsolved`];
    case 'questDone':
      return [event.name];
    case 'trapSprung':
      return [`trap ${event.trap}`];
    case 'used':
      return [`object ${event.what}`];
    default:
      return [];
  }
}

const isOrdinary = (options: OptionValues): boolean =>
  Object.entries(game.options).every(
    ([name, { standard }]) => name === 'adventure' || options[name] === standard,
  );

/** The game with one option: which zone is played, as an adventure of its own. Puzzles after the battle come before it. */
const zonesOfIt: Game = {
  ...(game as unknown as Game),
  players: { min: 4, max: 4 },
  refuses: (_players, options) => (isOrdinary(options) ? undefined : 'only the zones differ'),
  options: {
    ...(game as unknown as Game).options,
    adventure: {
      kind: 'choice',
      values: zones.map((_, i) => String(i)),
      standard: '0',
      title: 'Zone',
      text: 'Zone',
    },
  },
  scenario: {
    ...game.scenario!,
    standard: (_players, { adventure }) => {
      const { id, zone } = zones[Number(adventure)]!;
      const early = {
        ...zone,
        strangers: (zone.strangers ?? []).map((each) =>
          each.when === 'after' ? { ...each, when: 'before' } : each,
        ),
        puzzles: (zone.puzzles ?? []).map((each) => ({ ...each, when: 'before' })),
      };
      return { adventure: { ...suppliedPlan(id), zones: [early] } };
    },
  },
  census: { expects: () => wanted, sees: (_box, event) => sees(event as Event) },
};

test(
  'DR-CAMPAIGN-04 DR-CAMPAIGN-05 DR-CAMPAIGN-06 every arena, stranger, puzzle, quest, trap and object of the supplied adventures is seen at work',
  () => {
    const text = readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8');
    playsEveryCard.check({ game: zonesOfIt, rulebook: readRulebook(text.replace(/\{event: \w+\}/g, '')) });
  },
  minutes * 60_000,
);
