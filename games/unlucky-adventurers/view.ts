// What a player or a spectator may see.

import type { CardId, Seat, Viewer } from '../../engine/table.ts';
import { seesHand } from './piles.ts';
import { neighbour, nextToPlay } from './rules/seats.ts';
import { teamOf } from './rules/teams.ts';
import { worthOf } from './rules/worth.ts';
import {
  alliesOf,
  type Effect,
  facedBy,
  hand,
  handSize,
  includes,
  knows,
  NO_CARD,
  NOBODY,
  type Table,
} from './state.ts';

/** What is being carried out: the card, its dice and line, and whom it concerns. */
export type EffectView = {
  kind: Effect['kind'];
  card: CardId;
  by: Seat;
  target?: Seat;
  picked?: Seat;
  die?: number;
  /** All dice that were rolled for it, the last one or a kept one counting. */
  dice: number[];
  row?: number;
  attacked: Seat[];
  /** How many cards it would cost each seat; empty while it is no attack. */
  atStake: number[];
  blocked: Seat[];
  /** Who rolled lower in a duel. */
  lower: Seat[];
  robs: Seat[];
};

export type BeastView = { beast: CardId; points: number; encounter?: CardId };

export type PlayerView = {
  cards: number;
  state: 'living' | 'ghost' | 'out';
  team: number;
  character: CardId;
  used: boolean;
  allies: CardId[];
  misses: boolean;
  warded: boolean;
  /** Wants to be asked about Hero and Jester. */
  askMe: boolean;
  beasts: BeastView[];
  /** Cards of this hand whose whereabouts the viewer knows. */
  known: CardId[];
};

export type View = {
  turn: number;
  active: Seat;
  next: Seat;
  dealer: Seat;
  direction: 1 | -1;
  nightfall: boolean;
  reshuffles: number;
  questDeck: number;
  /** What the viewer knows of the top of the Quest deck, the topmost first. */
  deckTop: CardId[];
  questDiscard: CardId[];
  questDiscardCount: number;
  inPlay: CardId[];
  effects: EffectView[];
  characterDeck: number;
  characterDiscard: CardId[];
  characterDiscardCount: number;
  beastDeck: number;
  beastDiscard: CardId[];
  beastDiscardCount: number;
  /** The fight that is going on, with what lies against the Beast; what is only picked so far, its fighter alone sees. */
  fight?: { fighter: Seat; cards: CardId[]; total: number };
  players: PlayerView[];
  /** Who has left, the first to go first. */
  left: Seat[];
  winners: Seat[];
  /** `left` and `right`: whom cards that say so reach (UA-R-59). */
  mine?: { seat: Seat; hand: CardId[]; fresh: CardId[]; left: Seat; right: Seat };
};

export function viewOf(t: Table, viewer: Viewer): View {
  const s = t.state;
  return {
    turn: s.turns,
    active: s.active,
    next: nextToPlay(t),
    dealer: s.dealer,
    direction: s.direction,
    nightfall: s.nightfall,
    reshuffles: s.reshuffles,
    questDeck: s.questDeck.length,
    deckTop: knownTop(t, viewer),
    questDiscard: openPile(t, s.questDiscard),
    questDiscardCount: s.questDiscard.length,
    inPlay: s.inPlay.slice(),
    effects: s.effects.map((effect) => effectView(t, effect)),
    characterDeck: s.characterDeck.length,
    characterDiscard: openPile(t, s.characterDiscard),
    characterDiscardCount: s.characterDiscard.length,
    beastDeck: s.beastDeck.length,
    beastDiscard: openPile(t, s.beastDiscard),
    beastDiscardCount: s.beastDiscard.length,
    ...fightView(t, viewer),
    players: s.hands.map((_, seat) => playerView(t, seat, viewer)),
    left: s.left.slice(),
    winners: s.winners.slice(),
    ...(viewer === 'spectator' ? {} : { mine: mineView(t, viewer) }),
  };
}

/** UA-R-69: discard piles are open, or show their top card only. */
const openPile = (t: Table, pile: readonly CardId[]): CardId[] =>
  t.box.options.discardBrowse ? pile.slice() : pile.slice(-1);

function knownTop(t: Table, viewer: Viewer): CardId[] {
  const deck = t.state.questDeck;
  const top: CardId[] = [];
  for (let i = deck.length - 1; i >= 0 && knows(t, viewer, deck[i]!); i--) top.push(deck[i]!);
  return top;
}

function effectView(t: Table, effect: Effect): EffectView {
  const seats = (set: number): Seat[] =>
    t.state.hands.flatMap((_, seat) => (includes(set, seat) ? [seat] : []));
  return {
    kind: effect.kind,
    card: effect.card,
    by: effect.by,
    ...(effect.target === NOBODY ? {} : { target: effect.target }),
    ...(effect.picked === NOBODY ? {} : { picked: effect.picked }),
    ...(effect.die === 0 ? {} : { die: effect.die }),
    dice: effect.dice.slice(),
    ...(effect.row < 0 ? {} : { row: effect.row }),
    attacked: seats(effect.attacked),
    atStake: effect.atStake.slice(),
    blocked: seats(effect.blocked),
    lower: seats(effect.lower),
    robs: effect.robs.slice(),
  };
}

function fightView(t: Table, viewer: Viewer): Pick<View, 'fight'> {
  const { fighter, putDown } = t.state;
  if (fighter === NOBODY || facedBy(t, fighter).length === 0) return {};
  const picked = t.picking !== undefined && seesHand(t, fighter, viewer) ? t.picking.picked : putDown;
  const cards = (picked as readonly CardId[]).filter((card) => t.box.types[card] !== 'character');
  return { fight: { fighter, cards, total: worthOf(t, picked as readonly CardId[]) } };
}

function playerView(t: Table, seat: Seat, viewer: Viewer): PlayerView {
  const s = t.state;
  const held = hand(t, seat).toSorted((one, other) => one - other);
  return {
    cards: handSize(t, seat),
    state: s.living[seat] ? 'living' : t.box.options.ghosts ? 'ghost' : 'out',
    team: teamOf(t, seat),
    character: s.characters[seat]!,
    used: s.used[seat]!,
    allies: alliesOf(t, seat).slice(),
    misses: s.missing[seat]!,
    warded: s.warded[seat]!,
    askMe: s.askMe[seat]!,
    beasts: facedBy(t, seat).map(({ beast, points, encounter }) => ({
      beast,
      points,
      ...(encounter === NO_CARD ? {} : { encounter }),
    })),
    known: held.filter((card) => viewer !== seat && (seesHand(t, seat, viewer) || knows(t, viewer, card))),
  };
}

function mineView(t: Table, seat: Seat): NonNullable<View['mine']> {
  const held = hand(t, seat);
  return {
    seat,
    hand: held.slice(),
    fresh: t.state.fresh.filter((card) => held.includes(card)),
    left: neighbour(t, seat, 1),
    right: neighbour(t, seat, -1),
  };
}
