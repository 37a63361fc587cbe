// What I hold, as tiles in place of a hand: picture, name, what it does here and now; copies lie on one another.

import type { CardId } from '../../../engine/table.ts';
import type { BoardProps } from '../../../web/table/board.ts';
import { cardSentence } from '../../../web/table/card-look.ts';
import { CardPicture } from '../../../web/table/card-picture.tsx';
import { useTable } from '../../../web/table/model.ts';
import { useThing } from '../../../web/table/thing.ts';
import type { Face } from '../cards/card.ts';
import { REGION_CODES } from '../cards/regions.ts';
import type { PlayerView, View } from '../view.ts';
import { briefOf } from './brief.ts';
import { wayTo } from './map.tsx';
import { WayAhead } from './way.tsx';

type Stack = { readonly top: CardId; readonly count: number };

/** Everything in front of a player, what is used in hand first. */
export const cardsOf = ({ items, food, shelters, gates, tamed, carcasses }: PlayerView): CardId[] => [
  ...items,
  ...food,
  ...shelters,
  ...gates,
  ...tamed,
  ...carcasses,
];

type HeldProps = Pick<BoardProps, 'optionAt'> & { readonly player: PlayerView; readonly view: View };

/** With so few in hand there is room for the way up; what is of no use here lies two on one another. */
const FEW_COLUMNS = 3;

export function Held({ player, view, optionAt }: HeldProps) {
  const { faceOf } = useTable();
  const cards = cardsOf(player);
  // What was eaten is no copy of what is tamed.
  const kindOf = (card: CardId) => `${faceOf(card).key} ${player.carcasses.includes(card)}`;
  const stacks = stacksOf(cards, kindOf, optionAt);
  const isFar = ({ top }: Stack) =>
    player.carcasses.includes(top) || isElsewhere(faceOf(top) as Face, player.region);
  const [near, far] = [stacks.filter((stack) => !isFar(stack)), stacks.filter(isFar)];
  const tile = (stack: Stack) => (
    <HeldCard stack={stack} player={player} optionAt={optionAt} key={stack.top} />
  );
  return (
    <section
      className="hand rw-held"
      aria-label={`What you hold, ${cards.length} ${cards.length === 1 ? 'card' : 'cards'}`}
      data-choosing={cards.some((card) => optionAt({ card }) !== undefined) || undefined}
    >
      {near.map(tile)}
      {far.length > 0 && <div className="rw-far">{far.map(tile)}</div>}
      {cards.length === 0 && <p className="rw-nothing">Empty paws, as they mostly are.</p>}
      {near.length + Math.ceil(far.length / 2) <= FEW_COLUMNS && <WayAhead player={player} view={view} />}
    </section>
  );
}

/** Gates of other regions are small: they wait until their holder comes by. */
const isElsewhere = ({ kind, key }: Pick<Face, 'kind' | 'key'>, here: number): boolean =>
  kind === 'gate' && !key.split('-').includes(REGION_CODES[here]!);

/** Copies lie on one another, what can be chosen on top; several that can be chosen lie side by side. */
function stacksOf(
  cards: readonly CardId[],
  keyOf: (card: CardId) => string,
  optionAt: HeldProps['optionAt'],
): Stack[] {
  return [...Map.groupBy(cards, keyOf).values()].flatMap((copies) => {
    const chosen = copies.filter((card) => optionAt({ card }) !== undefined);
    const [top = copies[0]!, ...others] = chosen;
    return [
      { top, count: copies.length - others.length },
      ...others.map((card) => ({ top: card, count: 1 })),
    ];
  });
}

type HeldCardProps = Pick<HeldProps, 'optionAt' | 'player'> & { readonly stack: Stack };

function HeldCard({ stack: { top, count }, player, optionAt }: HeldCardProps) {
  const { faceOf, lookOf } = useTable();
  const face = faceOf(top) as Face;
  const look = lookOf(face);
  const { props, spoken } = useThing({ place: { card: top }, label: cardSentence(face, look), face });
  const brief = player.carcasses.includes(top)
    ? 'eaten'
    : briefOf(face, optionAt({ card: top })?.data, player.region);
  return (
    <button {...props} className="rw-tile" data-kind={face.kind}>
      <span className="spoken">{count > 1 ? `${count} times ${spoken}` : spoken}</span>
      <span className="rw-tile-picture" aria-hidden="true">
        <CardPicture painting={look.painting} {...(look.picture && { picture: look.picture })} />
        {count > 1 && <b>×{count}</b>}
        <Asked face={face} player={player} />
      </span>
      <span className="rw-tile-words" aria-hidden="true">
        <b>{shortName(face)}</b>
        <span>{brief}</span>
      </span>
    </button>
  );
}

/** A gate of this region shows what it asks on this side, as on the map. */
function Asked({ face: { kind, key }, player }: { readonly face: Face; readonly player: PlayerView }) {
  const beyond = key.split('-').find((code) => code !== REGION_CODES[player.region]);
  const exit = player.exits.find(({ region }) => REGION_CODES[region] === beyond);
  if (kind !== 'gate' || exit === undefined || isElsewhere({ kind, key }, player.region)) return null;
  return (
    <i className="rw-gate" data-way={wayTo(exit.region, player)} data-held="">
      {exit.karma}
    </i>
  );
}

const shortName = ({ kind, name }: Face): string => (kind === 'gate' ? 'Gate' : name);
