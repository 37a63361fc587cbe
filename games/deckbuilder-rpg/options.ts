// The table's options.

import type { OptionSpec } from '../../engine/game.ts';
import type { OptionValues } from '../../engine/table.ts';
import { ADVENTURE_IDS, ENCOUNTER_IDS } from './adventures/shelf.ts';

export type Options = {
  readonly adventure: string;
  readonly level: number;
  readonly escalation: boolean;
  readonly roundLimit: number;
  readonly deadly: boolean;
  readonly consumables: boolean;
  readonly treasure: number;
  readonly openHands: boolean;
  readonly exactBossHealth: boolean;
  readonly twins: boolean;
  readonly fastSynergy: boolean;
  readonly fastDefence: boolean;
  readonly printedDraw: boolean;
  readonly secondBoss: boolean;
  readonly favours: boolean;
};

type Flag = { clause?: string; standard?: boolean };

const flag = (title: string, text: string, { clause, standard = false }: Flag): OptionSpec => ({
  kind: 'flag',
  standard,
  title,
  text,
  ...(clause === undefined ? {} : { clause }),
});

export const OPTIONS: Readonly<Record<keyof Options, OptionSpec>> = {
  adventure: {
    kind: 'choice',
    values: [...ENCOUNTER_IDS, ...ADVENTURE_IDS],
    standard: ENCOUNTER_IDS[0] as string,
    title: 'What is played',
    text: 'One encounter with a boss, or a whole adventure, zone after zone.',
    clause: 'DR-MODE-03',
  },
  level: {
    kind: 'number',
    min: 0,
    max: 5,
    standard: 0,
    title: 'Level of the heroes',
    text: '0 is the level printed on the encounter or adventure.',
    clause: 'DR-R-104',
  },
  escalation: flag(
    'Escalation',
    'From round 13 on every attack gets +1 to hit for each round after the 12th.',
    { clause: 'DR-R-102', standard: true },
  ),
  roundLimit: {
    kind: 'number',
    min: 10,
    max: 30,
    standard: 20,
    title: 'Round limit',
    text: 'When this round ends without a winner, the monsters hold the field.',
    clause: 'DR-R-102',
  },
  deadly: flag('Deadly', 'A hero who is unconscious when a battle is lost rolls a die and dies on a 1.', {
    clause: 'DR-R-84',
  }),
  consumables: flag(
    'Consumables in a single encounter',
    'Every hero brings the item they would take on an adventure.',
    { clause: 'DR-R-68' },
  ),
  treasure: {
    kind: 'number',
    min: 0,
    max: 3,
    standard: 0,
    title: 'Treasure from the start',
    text: 'House rule: every hero sets out with so many treasure cards of any tier at hand.',
    clause: 'DR-CAMPAIGN-15',
  },
  openHands: flag('Open hands among heroes', 'Heroes see each other’s hands; the game master never does.', {
    standard: true,
  }),
  exactBossHealth: flag('Exact boss health', 'Otherwise the health of a boss is shown in quarters.', {
    clause: 'DR-R-98',
    standard: true,
  }),
  twins: flag('Twins', 'The same type of hero may be in the party more than once.', {}),
  fastSynergy: flag('Fast Synergy', 'Whoever has no card to play in Synergy draws without being asked.', {
    clause: 'DR-R-38',
    standard: true,
  }),
  fastDefence: flag('Fast defence', 'Defence counters are spent without asking, as a careful player would.', {
    clause: 'DR-R-73',
  }),
  printedDraw: flag(
    'Printed draw',
    'Everybody draws exactly one card after an action, whatever the party size.',
    { clause: 'DR-R-106' },
  ),
  secondBoss: flag('Second boss', 'An adventure may put more than one boss into a zone.', {
    clause: 'DR-R-96',
  }),
  favours: flag(
    'The game master’s favours',
    'After a won zone of an adventure the game master may add to its reward or withhold some of it.',
    { clause: 'DR-WAY-07' },
  ),
};

/** Every combination goes together; a scenario document says more (see adventures/). */
export function refuses(_players: number, _options: OptionValues): string | undefined {
  return undefined;
}
