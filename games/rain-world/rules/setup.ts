// Setting up: decks, turn order, slugcats, and where Hunter Long Legs hides.

import { choose } from '../../../engine/choose.ts';
import { moveCard } from '../../../engine/pile.ts';
import { below, type Rng, shuffle } from '../../../engine/random.ts';
import { bySeat, type CardId, type Seat } from '../../../engine/table.ts';
import { REGION_CODES, REGION_COUNT, type RegionCode } from '../cards/regions.ts';
import { tell } from '../events.ts';
import { ANY_DECK } from '../options.ts';
import { PICK_A_SLUGCAT } from '../questions/setup.ts';
import {
  type Box,
  face,
  NOBODY,
  NOWHERE,
  newPlayer,
  noFight,
  player,
  type State,
  type Table,
} from '../state.ts';
import { beginCycle } from './cycle.ts';
import { d20 } from './dice.ts';

export function setUp(box: Box, rng: Rng): State {
  const decks = box.deckLists.map((cards) => cards.slice());
  for (const deck of decks) shuffle(rng, deck);
  const dealt = dealtSlugcats(box, rng);
  return {
    rng,
    phase: 'slugcats',
    order: [],
    at: 0,
    cycle: 0,
    round: 0,
    timer: 0,
    precycle: false,
    decks,
    discards: decks.map(() => []),
    drawn: [],
    stall: [],
    owed: 0,
    missed: { die: 0, total: 0, beat: 0 },
    peeked: [],
    peeker: NOBODY,
    aside: [...box.slugcats.filter((card) => !dealt.includes(card)), box.longLegs],
    players: bySeat(box.players, (seat) => ({ ...newPlayer(), slugcat: dealt.slice(seat, seat + 1) })),
    fight: noFight(),
    extraDrawn: false,
    longLegsDeck: NOWHERE,
    longLegs: NOBODY,
    owner: NOBODY,
    ascended: [],
    ascendedIn: 0,
    outOfTime: false,
  };
}

/** Dealt at random they lie there from the beginning, a card for each seat. */
function dealtSlugcats({ slugcats, options, players }: Box, rng: Rng): CardId[] {
  if (options.slugcats !== 'random') return [];
  const cards = slugcats.slice();
  shuffle(rng, cards);
  return cards.slice(0, players);
}

/** One slugcat is chosen; after the last the first cycle begins (RW-CYCLE-01). */
export function chooseSlugcats(t: Table): void {
  if (t.state.order.length === 0) rollOrder(t);
  const seat = t.state.order[t.state.at]!;
  if (player(t, seat).slugcat.length === 0)
    moveCard(slugcatFor(t, seat), t.state.aside, player(t, seat).slugcat);
  begin(t, seat);
  t.state.at++;
  if (t.state.at < t.box.players) return;
  hideLongLegs(t);
  t.state.phase = 'turn';
  beginCycle(t); // RW-SETUP-07
}

/** RW-SETUP-01, RW-R-05: highest first; the tied roll again among themselves. Alone there is nothing to roll. */
function rollOrder(t: Table): void {
  const rolls: { seat: Seat; die: number }[] = [];
  t.state.order = t.box.players === 1 ? [0] : ordered(t, t.box.seats, rolls);
  if (rolls.length > 0) tell(t, { kind: 'order', rolls, order: t.state.order.slice() });
}

function ordered(t: Table, seats: readonly Seat[], rolls: { seat: Seat; die: number }[]): Seat[] {
  if (seats.length < 2) return seats.slice();
  const dice = seats.map((seat) => ({ seat, die: d20(t) }));
  rolls.push(...dice);
  const faces = [...new Set(dice.map(({ die }) => die))].sort((one, other) => other - one);
  return faces.flatMap((die) =>
    ordered(
      t,
      dice.filter((each) => each.die === die).map(({ seat }) => seat),
      rolls,
    ),
  );
}

/** RW-R-06: each card exists once. */
function slugcatFor(t: Table, seat: Seat): CardId {
  const free = t.box.slugcats.filter((card) => t.state.aside.includes(card));
  if (t.box.options.slugcats === 'pick') return choose(t, seat, PICK_A_SLUGCAT, free);
  const wanted = t.box.preset[t.state.at]!;
  return free.includes(wanted) ? wanted : free[0]!;
}

/** RW-SETUP-03 to RW-SETUP-05: the food board is the card's, and so is the starting region. */
function begin(t: Table, seat: Seat): void {
  const p = player(t, seat);
  const card = p.slugcat[0]!;
  p.region = face(t, card).start;
  tell(t, { kind: 'picked', seat, card });
}

/** RW-HLL-01, RW-R-90: when nobody plays the Hunter, it is shuffled into one deck. */
function hideLongLegs(t: Table): void {
  if (!t.state.aside.includes(t.box.hunter)) return;
  const { longLegsDeck } = t.box.options;
  const deck =
    longLegsDeck === ANY_DECK
      ? below(t.state.rng, REGION_COUNT)
      : REGION_CODES.indexOf(longLegsDeck as RegionCode);
  const cards = t.state.decks[deck]!;
  moveCard(t.box.longLegs, t.state.aside, cards);
  shuffle(t.state.rng, cards);
  t.state.longLegsDeck = deck;
  tell(t, { kind: 'longLegsHides', deck });
}
