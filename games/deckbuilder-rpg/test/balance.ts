// Plays many encounters by policy and says how often the party wins: `node games/deckbuilder-rpg/test/balance.ts 40`.

import type { Chooser } from '../../../engine/choose.ts';
import { PlayoutChooser, pickAsQuickest } from '../../../engine/choosers.ts';
import type { Ask, Question } from '../../../engine/question.ts';
import { type Rng, rngFrom } from '../../../engine/random.ts';
import { contentsFor } from '../../../engine/setup.ts';
import { type Table as EngineTable, layTable, type OptionValues, type Seat } from '../../../engine/table.ts';
import { ENCOUNTER_IDS } from '../adventures/shelf.ts';
import { game } from '../game.ts';
import { policies } from '../policies.ts';
import type { Table } from '../state.ts';

type Sides = { readonly party: string; readonly master: string };

/** Each side by its policy, or at random. Policies look at nothing their seat could not know. */
class BySides implements Chooser {
  readonly sides: Sides;
  readonly rng: Rng;
  readonly chance: PlayoutChooser;

  constructor(sides: Sides, rng: Rng) {
    this.sides = sides;
    this.rng = rng;
    this.chance = new PlayoutChooser(rng);
  }

  pick(t: EngineTable, seat: Seat, question: Question, options: readonly unknown[]): number {
    const policy = policies[seat === t.box.players - 1 ? this.sides.master : this.sides.party];
    if (policy === undefined) return this.chance.pick(t, seat, question, options);
    return policy.decide(t as Table, { seat, question, options }, this.rng);
  }

  pickAny(t: EngineTable, asks: readonly Ask[]): number {
    return pickAsQuickest(this.rng, asks, ({ seat, question, options }) =>
      this.pick(t, seat, question, options),
    );
  }
}

export type Tally = { readonly wins: number; readonly rounds: number[]; readonly standoffs: number };

export function playEncounters(players: number, options: OptionValues, sides: Sides, matches: number): Tally {
  const contents = contentsFor(game as never, { players, options });
  const box = game.unpack(contents);
  const tally = { wins: 0, rounds: [] as number[], standoffs: 0 };
  for (let i = 0; i < matches; i++) {
    const rng = rngFrom([i + 1, players, 77, 3]);
    const t = layTable(
      box,
      game.setup(box, rngFrom([players, i + 1, 5, 9]), contents.scenario),
      new BySides(sides, rng),
    );
    while (game.result(t) === undefined) game.turn(t);
    if (t.state.outcome === 'won') tally.wins++;
    if (t.state.outcome === 'standoff') tally.standoffs++;
    tally.rounds.push(t.state.round);
  }
  return tally;
}

const shareAt = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

function line(players: number, encounter: string, sides: Sides, matches: number): string {
  const { wins, rounds, standoffs } = playEncounters(players, { adventure: encounter }, sides, matches);
  const sorted = rounds.toSorted((one, other) => one - other);
  const spread = [0.1, 0.5, 0.9].map((share) => shareAt(sorted, share)).join('/');
  return `${Math.round((100 * wins) / matches)} % (${spread}${standoffs > 0 ? `, ${standoffs} standoffs` : ''})`;
}

function report(matches: number, sides: Sides, only: string | undefined): void {
  console.log(
    `${sides.party} party against a ${sides.master} game master, ${matches} battles each: wins (rounds at 10/50/90 %)`,
  );
  for (const encounter of ENCOUNTER_IDS.filter((id) => only === undefined || id.includes(only))) {
    const cells = [2, 3, 4, 5, 6, 7].map((players) => line(players, encounter, sides, matches));
    console.log(`${encounter.padEnd(20)} ${cells.join('  ')}`);
  }
}

if (process.argv[1]?.endsWith('balance.ts')) {
  const [, , matches = '40', party = 'standard', master = 'standard', only] = process.argv;
  report(Number(matches), { party, master }, only);
}
