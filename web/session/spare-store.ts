// A store that goes on in memory where the browser's own refuses: forbidden, or full.

import { Fault } from '../../engine/fault.ts';
import type { SavedTable, Store } from './store.ts';

/** A table that could not be saved. */
export type Kept = { readonly table: SavedTable; readonly record: string };

export class SpareStore implements Store {
  readonly #store: Store;
  readonly #tell: (kept: Kept) => void;
  readonly #kept = new Map<string, Kept>();

  /** `tell` hands what is kept to somebody who lives longer than this store. */
  constructor(store: Store, tell: (kept: Kept) => void) {
    this.#store = store;
    this.#tell = tell;
  }

  /** What an earlier store of the same page has kept. */
  remember(all: readonly Kept[]): void {
    for (const kept of all) this.#kept.set(kept.table.id, kept);
  }

  async save(table: SavedTable, record: string, before: number | undefined): Promise<void> {
    if (!this.#kept.has(table.id) && (await this.#isSaved(table, record, before))) return;
    const kept = { table, record };
    this.#kept.set(table.id, kept);
    this.#tell(kept);
  }

  async table(id: string): Promise<SavedTable | undefined> {
    return this.#kept.get(id)?.table ?? (await orNothing(this.#store.table(id)));
  }

  async record(id: string): Promise<string | undefined> {
    return this.#kept.get(id)?.record ?? (await orNothing(this.#store.record(id)));
  }

  async #isSaved(...saving: Parameters<Store['save']>): Promise<boolean> {
    try {
      await this.#store.save(...saving);
      return true;
    } catch (thrown) {
      if (thrown instanceof Fault) throw thrown; // Another tab has played on: that is for people to know.
      return false;
    }
  }
}

/** A database that cannot be opened holds nothing. */
const orNothing = <T>(reading: Promise<T>): Promise<T | undefined> => reading.catch(() => undefined);
