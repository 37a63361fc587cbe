// Documents in the worker: what somebody opened is read and checked, and a finished match leads to the next.

import { readDocument } from '../../engine/document.ts';
import { Fault } from '../../engine/fault.ts';
import type { Game, Gauge, ScenarioSpec } from '../../engine/game.ts';
import type { Match } from '../../engine/match.ts';
import { readRecord } from '../../engine/record-text.ts';
import { resume } from '../../engine/resume.ts';
import { contentsFor } from '../../engine/setup.ts';
import type { OptionValues } from '../../engine/table.ts';
import { seatsOf } from '../../tables/seats.ts';
import type { OpenedInterlude, ReadScenario } from './protocol.ts';
import { gameOf, savedRecord } from './records.ts';
import type { Store } from './store.ts';

/** A table as far as it is planned. */
export type Planned = { readonly players: number; readonly options: OptionValues };

/** A file as the page reads it. */
export type Opened = { readonly name: string; readonly text: string };

export class ScenarioHost {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Reads and checks a document; what is wrong with it is said all at once. */
  async read(game: string, { name, text }: Opened, planned: Planned): Promise<ReadScenario> {
    const found = await gameOf(game);
    return described(found, readDocument(text, name), planned);
  }

  /** How hard the document of the box is that these options name. */
  async gauge(game: string, { players, options }: Planned): Promise<Gauge | undefined> {
    const { scenario } = await gameOf(game);
    return scenario?.gauge?.(scenario.standard(players, options), players);
  }

  /** What a finished match of this browser leads to. */
  async interlude(id: string): Promise<OpenedInterlude> {
    const { game, match, legacy } = await this.#over(id);
    const { scenario } = contentsFor(game, match.wishes);
    return {
      game: game.id,
      title: game.title,
      seats: seatsOf(readRecord(await savedRecord(this.#store, id))),
      options: match.box.options,
      page: demandSequel(game).interlude(legacy, scenario),
    };
  }

  /** A document of one's own for those who come from a finished match. */
  async carry(id: string, { name, text }: Opened, planned: Planned): Promise<ReadScenario> {
    const { game, legacy } = await this.#over(id);
    const document = readDocument(text, name);
    demandScenario(game).check(document, planned); // What is wrong is said about the file as it was written.
    return described(game, game.scenario?.carries?.(document, legacy) ?? document, planned);
  }

  async #over(id: string): Promise<{ game: Game; match: Match; legacy: unknown }> {
    const saved = await this.#store.table(id);
    const record = readRecord(await savedRecord(this.#store, id));
    const game = await gameOf(record.game);
    const { match } = resume(game, record, saved?.checkpoint);
    if (match.result?.legacy === undefined)
      throw new Fault('This match is not over yet, or it hands nothing on. Play it to its end first.');
    return { game, match, legacy: match.result.legacy };
  }
}

function described(game: Game, document: unknown, planned: Planned): ReadScenario {
  const spec = demandScenario(game);
  const checked = spec.check(document, planned);
  const gauge = spec.gauge?.(checked, planned.players);
  return { document, lines: spec.describe?.(checked) ?? [], ...(gauge && { gauge }) };
}

function demandScenario({ scenario, title }: Game): ScenarioSpec {
  if (scenario === undefined) throw new Fault(`${title} begins from no document.`);
  return scenario;
}

function demandSequel({ scenario, title }: Game): Required<Pick<ScenarioSpec, 'interlude'>> {
  if (scenario?.interlude === undefined) throw new Fault(`A match of ${title} leads to no other.`);
  return { interlude: scenario.interlude };
}
