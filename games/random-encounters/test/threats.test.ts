// What the table says a Monster's turn may take is what it takes: every Monster and Boss, against every face of its dice.

import { describe, expect, test } from 'vitest';
import { BOSSES } from '../cards/bosses.ts';
import type { Card, MonsterCard } from '../cards/card.ts';
import { CAVES } from '../cards/caves.ts';
import { FOREST } from '../cards/forest.ts';
import { KINGDOM } from '../cards/kingdom.ts';
import { type Adventure, type Hero, table, told } from './table.ts';

const STAR = 6;
const NUMBERS = [1, 2, 3, 4, 5];
/** So much that nobody falls. */
const HALE = 60;
const FRAIL = 7;

const monsters = [FOREST, CAVES, KINGDOM, BOSSES]
  .flatMap((deck): Card[] => Object.values(deck))
  .filter((card): card is MonsterCard => card.kind === 'monster' || card.kind === 'boss');

/** Each course of its dice with its share of all: a Boss has a Star one time in six. */
function coursesOf({ kind }: MonsterCard): { dice: number[]; share: number }[] {
  const numbers = NUMBERS.map((die) => ({ dice: [die], share: 1 / 5 }));
  if (kind !== 'boss') return numbers;
  return [
    ...numbers.map(({ dice, share }) => ({ dice, share: share * (5 / 6) })),
    ...NUMBERS.map((die) => ({ dice: [STAR, die], share: 1 / 30 })),
  ];
}

function meet({ kind, level, name }: MonsterCard, party: Hero[]): Adventure {
  const options = { defeatRule: 'allDown' } as const;
  const where = kind === 'boss' ? { at: 'boss' as const, boss: name } : { encounters: [name] };
  return table({ party, level: level as 1, others: 'removed', options, ...where });
}

/** Everybody passes, the Monster has its turn; whoever must give something up gives the first. */
function afterItsTurn(card: MonsterCard, party: Hero[], dice: number[]): Adventure {
  const t = meet(card, party).rolls(...dice);
  while (t.result === undefined && t.state.round === 1) {
    if (t.question === 'your-combat-turn') t.answers(t.asked[0]!, 'Pass');
    else t.picks(t.asked[0]!, 0);
  }
  return t;
}

const takenBy = (t: Adventure, seat: number): number =>
  told(t, 'hurt').reduce((sum, hurt) => sum + (hurt.seat === seat ? hurt.damage : 0), 0);

const bare: Hero[] = [{ is: 'Golias' }, { is: 'Swish' }, { is: 'Gwyn' }];
/** With a Star token and Loot to lose, armor, and Dexterity enough for brambles. */
const equipped: Hero[] = [
  { is: 'Golias', stars: 1, carries: ['Quarterstaff'], wears: ['Lucky Acorn'], statTokens: [0, 1, 0] },
  { is: 'Gwyn', wears: ['Padded Coat'], defenseTokens: 1 },
  { is: 'Kafula', wears: ['Glowstone Lantern'] },
];

const SEATS_TRIED = 2;

describe.each<[string, Hero[]]>([
  ['three as they are printed', bare],
  ['three with something to lose', equipped],
  ['one Character with a Second Wind', [{ is: 'Rolyn' }]],
  ['one Character with a Feather too', [{ is: 'Swish', wears: ['Phoenix Feather'] }]],
])('a Party of %s', (_, party) => {
  // Alone in a web nobody is asked before its turn: there is no forecast to hold it against.
  const met = monsters.filter(({ webs }) => party.length > 1 || !webs);

  test.each(met.map((card) => [card.name, card] as const))(
    'RE-COMBAT-13 RE-BOSS-06 what %s may take is what its dice can bring, no more and no less',
    (_name, card) => {
      const hale = party.map((hero) => ({ ...hero, health: HALE }));
      const ends = coursesOf(card).map(({ dice }) => afterItsTurn(card, hale, dice));
      const threats = meet(card, hale).view().monsters[0]!.threats;
      for (const { seat, least, most } of threats) {
        const taken = ends.map((t) => takenBy(t, seat));
        expect({ seat, least, most }).toEqual({ seat, least: Math.min(...taken), most: Math.max(...taken) });
      }
    },
  );

  test.each(met.map((card) => [card.name, card] as const))(
    'RE-COMBAT-14 the chance to fall to %s is the share of its dice that bring it about',
    (_name, card) => {
      for (let seat = 0; seat < Math.min(party.length, SEATS_TRIED); seat++) {
        const one = party.map((hero, at) => ({ ...hero, health: at === seat ? FRAIL : HALE }));
        const threat = meet(card, one)
          .view()
          .monsters[0]!.threats.find((each) => each.seat === seat);
        const fell = coursesOf(card).reduce((sum, { dice, share }) => {
          const isDown = told(afterItsTurn(card, one, dice), 'knockedOut').some((each) => each.seat === seat);
          return sum + (isDown ? share : 0);
        }, 0);
        if (threat !== undefined) expect(threat.falls).toBeCloseTo(fell, 10);
        else expect(fell).toBe(0);
      }
    },
  );
});
