// What lies before you: the Party's one backpack, what you carry, and what others carry and you could have now.

import type { CardId } from '../../../engine/table.ts';
import type { BoardProps } from '../../../web/table/board.ts';
import type { View } from '../view.ts';

type Asked = Pick<BoardProps, 'optionAt' | 'box' | 'decision'>;

const isAskedFor = (card: CardId, { optionAt, decision }: Asked): boolean =>
  decision?.about === card || optionAt({ card }) !== undefined;

/** RE-ITEM-04, RE-SETUP-07: Items are everybody's, and so, between Encounters, is what nobody wears. */
export function backpackOf({ players, sale }: View, seat: number, asked: Asked): CardId[] {
  const items = players.flatMap((player) => player.items);
  const own = players[seat]?.carried ?? [];
  const others = players.flatMap((player, other) => (other === seat ? [] : player.carried));
  const all = [...oneOfEach(items, asked), ...own, ...others.filter((card) => isAskedFor(card, asked))];
  return all.filter((card) => !sale?.offered.includes(card));
}

/** Items of one name are alike: the one that can be chosen stands for all of them, unless several can. */
function oneOfEach(items: readonly CardId[], asked: Asked): CardId[] {
  const names = new Set<string>();
  const chosen = items.filter((card) => isAskedFor(card, asked));
  for (const card of chosen) names.add(asked.box.faces[card]!.key);
  const rest = items.filter((card) => {
    const { key } = asked.box.faces[card]!;
    if (names.has(key)) return false;
    names.add(key);
    return true;
  });
  return [...chosen, ...rest];
}

const holderOf = ({ players }: View, card: CardId): number =>
  players.findIndex(({ carried, items }) => carried.includes(card) || items.includes(card));

/** How many there are, whose it is, and whether it is new. */
export function noteOf(props: BoardProps, view: View, card: CardId): string | undefined {
  const { nameOfSeat, viewer, box } = props;
  const holder = holderOf(view, card);
  const { key } = box.faces[card]!;
  const alike = view.players.flatMap(({ items }) => items).filter((item) => box.faces[item]!.key === key);
  const words = [
    ...(alike.length > 1 ? [`${alike.length} of them`] : []),
    ...(holder < 0 || holder === viewer || alike.length > 1 ? [] : [`${nameOfSeat(holder)}’s`]),
    ...(view.fresh.includes(card) ? ['new'] : []),
  ];
  return words.length === 0 ? undefined : words.join(', ');
}
