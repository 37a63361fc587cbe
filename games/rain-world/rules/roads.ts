// Gates: where a link leads, what karma it asks, and who may pass.

import type { Seat } from '../../../engine/table.ts';
import type { Region } from '../cards/regions.ts';
import { includes, isAwake, NOBODY, player, plays, type Table } from '../state.ts';

export function otherEnd(t: Table, link: number, region: Region): Region {
  const { from, to } = t.box.links[link]!;
  return from === region ? to : from;
}

export function touches(t: Table, link: number, region: Region): boolean {
  const { from, to } = t.box.links[link]!;
  return from === region || to === region;
}

/** RW-GATE-05: one requirement for each direction. The Monk's doors stay open. */
export function karmaFor(t: Table, seat: Seat, link: number): number {
  const p = player(t, seat);
  if (includes(p.doors, link) && plays(t, seat, 'monk')) return 0;
  const { from, there, back } = t.box.links[link]!;
  return from === p.region ? there : back;
}

/** RW-KARMA-04, RW-KARMA-05; RW-R-85: what a tamed Hunter Long Legs starts, its owner needs the karma for as well. */
export function mayPass(t: Table, seat: Seat, link: number): boolean {
  if (karmaFor(t, seat, link) > player(t, seat).karma) return false;
  const { owner, longLegs } = t.state;
  if (owner === NOBODY || seat !== longLegs) return true;
  return isBesideOwner(t) && karmaFor(t, owner, link) <= player(t, owner).karma;
}

/** A tamed Hunter Long Legs can only set out with an owner who is there and awake. */
export function isBesideOwner(t: Table): boolean {
  const { owner, longLegs } = t.state;
  return isAwake(t, owner) && player(t, owner).region === player(t, longLegs).region;
}
