// Travelling: through gates, up and down the Wall, and whoever has to follow.

import { choose } from '../../../engine/choose.ts';
import { moveCard } from '../../../engine/pile.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { type Region, UWU, UWW } from '../cards/regions.ts';
import { type Move, tell } from '../events.ts';
import { COME_ALONG, GATE, KEEP, PASSES, type Pass, STAY } from '../questions/travel.ts';
import { bit, face, isAwake, NOBODY, player, type Table } from '../state.ts';
import { discard, discardAll } from './piles.ts';
import { mayPass, otherEnd } from './roads.ts';

/** RW-GATE-06, RW-GATE-07: use a drawn gate at once, if karma allows, or take it along. */
export function meetGate(t: Table, seat: Seat, card: CardId): void {
  const options = passesWith(t, seat, card);
  const choice = choose(t, seat, GATE, options);
  if (choice !== KEEP && ownerAgrees(t, seat, otherEnd(t, choice.link, player(t, seat).region))) {
    discard(t, card, t.state.drawn);
    pass(t, seat, choice.link);
    return;
  }
  moveCard(card, t.state.drawn, player(t, seat).gates);
  tell(t, { kind: 'kept', seat, card });
}

/** The Mark's passage: a drawn gate serves as any gate of its region. */
function passesWith(t: Table, seat: Seat, card: CardId): (Pass | typeof KEEP)[] {
  const p = player(t, seat);
  const options: (Pass | typeof KEEP)[] = [];
  if (p.mark) {
    for (const link of t.box.linksAt[p.region]!) if (mayPass(t, seat, link)) options.push(PASSES[link]!);
  } else {
    const { link } = face(t, card);
    if (mayPass(t, seat, link)) options.push(PASSES[link]!);
  }
  options.push(KEEP);
  return options;
}

/** RW-GATE-08: a carried gate, one's own or the partner's (RW-HLL-14). False when an owner stays behind. */
export function passCarried(t: Table, seat: Seat, card: CardId): boolean {
  const { link } = face(t, card);
  if (!ownerAgrees(t, seat, otherEnd(t, link, player(t, seat).region))) return false;
  for (const p of t.state.players) if (p.gates.includes(card)) discard(t, card, p.gates);
  pass(t, seat, link);
  return true;
}

/** RW-R-48: no card, no karma. */
export function climb(t: Table, seat: Seat): boolean {
  const to = player(t, seat).region === UWW ? UWU : UWW;
  if (!ownerAgrees(t, seat, to)) return false;
  move(t, seat, to, 'climb');
  return true;
}

function pass(t: Table, seat: Seat, link: number): void {
  const to = otherEnd(t, link, player(t, seat).region);
  const { owner, longLegs } = t.state;
  player(t, seat).doors |= bit(link);
  if (owner !== NOBODY && seat === longLegs) player(t, owner).doors |= bit(link);
  move(t, seat, to, 'gate');
}

/** RW-R-85: the owner is asked before a tamed Hunter Long Legs moves both. */
function ownerAgrees(t: Table, seat: Seat, to: Region): boolean {
  const { owner, longLegs } = t.state;
  if (owner === NOBODY || seat !== longLegs) return true;
  if (choose(t, owner, COME_ALONG, [to, STAY]) === to) return true;
  tell(t, { kind: 'refused', seat: longLegs, by: owner });
  return false;
}

/** Both of a bond go together. RW-HLL-10: following cannot be refused and needs no karma. */
function move(t: Table, seat: Seat, to: Region, by: Move): void {
  const { owner, longLegs } = t.state;
  const from = player(t, seat).region;
  enter(t, seat, to, by);
  const other = seat === owner ? longLegs : seat === longLegs ? owner : NOBODY;
  if (owner !== NOBODY && other !== NOBODY && isAwake(t, other) && player(t, other).region === from)
    enter(t, other, to, 'follow');
}

/** RW-GATE-03: all shelters are left behind. A search fails, and the grass is forgotten. */
export function enter(t: Table, seat: Seat, to: Region, by: Move): void {
  const p = player(t, seat);
  const from = p.region;
  discardAll(t, p.shelters);
  p.region = to;
  p.searching = 0;
  p.grass = 0;
  tell(t, { kind: 'travelled', seat, from, to, by });
}
