// The kinds of cards in a box: copies of a card count together.

import type { Game } from '../../engine/game.ts';
import type { BaseBox, CardId } from '../../engine/table.ts';

export type Kind = { readonly key: string; readonly name: string; readonly deck: string };

const PLAYED = ' played';

export class Kinds {
  readonly all: readonly Kind[];
  readonly indexOfCard: readonly number[];
  readonly indexes: ReadonlyMap<string, number>;
  /** Kinds of which the game's own census tells when they are played: `wolf played`. */
  readonly told: ReadonlySet<number>;

  constructor(game: Game, box: BaseBox) {
    const indexes = new Map<string, number>();
    const all: Kind[] = [];
    this.indexes = indexes;
    this.indexOfCard = box.faces.map(({ key, name, deck }) => {
      const known = indexes.get(key);
      if (known !== undefined) return known;
      indexes.set(key, all.length);
      return all.push({ key, name, deck }) - 1;
    });
    this.all = all;
    this.told = new Set((game.census?.expects(box) ?? []).flatMap((name) => this.playedIn(name) ?? []));
  }

  /** The kind that a name of a census says was played. */
  playedIn(name: string): number | undefined {
    return name.endsWith(PLAYED) ? this.indexes.get(name.slice(0, -PLAYED.length)) : undefined;
  }

  of(card: CardId): Kind {
    return this.all[this.indexOfCard[card]!]!;
  }
}
