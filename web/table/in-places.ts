// Things that are told apart by their place alone: dice only ever added to a row, lines of a story, card backs that are all alike.

export type Placed<Item> = { readonly item: Item; readonly at: number; readonly place: string };

/** Each with its place, which is its key: `inPlaces(dice).map(({ item, place }) => <Die {...item} key={place} />)`. */
export const inPlaces = <Item>(items: readonly Item[], first = 0): readonly Placed<Item>[] =>
  items.map((item, at) => ({ item, at, place: `place ${first + at}` }));

/** So many places with nothing in them yet. */
export const places = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `place ${at}`);
