// Where cards lie: every pile of the state, and how else what a viewer cannot see could lie.

import { redealAmong } from '../../engine/pile.ts';
import { below, pickOne, type Rng } from '../../engine/random.ts';
import type { CardId, Viewer } from '../../engine/table.ts';
import { imaginedPlan, imaginedZone } from './adventures/imagined.ts';
import { keyOfName } from './cards/sheet.ts';
import { isSecret, lookAround, touches } from './rules/arena.ts';
import { layArenaNamed } from './rules/lay-zone.ts';
import { imagineSolution } from './rules/riddle.ts';
import { monstersUp } from './rules/sides.ts';
import { face, type Pack, type State, type Table } from './state.ts';
import type { Arena, Link } from './zone.ts';

export function zonesOf(state: State): (readonly CardId[])[] {
  const piles: (readonly CardId[])[] = [
    ...state.stacks,
    state.fatigue,
    state.treasure,
    state.spoils,
    state.consumables,
  ];
  for (const { draw, hand, discard, front, expended, latent, ready, atHand, book } of state.packs)
    piles.push(draw, hand, discard, front, expended, latent, ready, atHand, book);
  piles.push(state.unused);
  return piles;
}

/** Whose hand a viewer sees: the own one; those of the other heroes where hands are open; the monsters' as master. */
export function seesPack(t: Table, pack: number, viewer: Viewer): boolean {
  if (viewer === 'spectator') return false;
  if (pack >= t.box.heroes) return viewer === t.box.master;
  return viewer === pack || (t.box.options.openHands && viewer !== t.box.master);
}

/** Does this viewer see what the game master holds? */
export const isMaster = (t: Table, viewer: Viewer): boolean => viewer === t.box.master;

export function redeal(t: Table, viewer: Viewer, rng: Rng): void {
  const { packs, stacks, fatigue, treasure, consumables, unused } = t.state;
  for (let i = 0; i < packs.length; i++) {
    redealPack(packs[i] as Pack, rng, seesPack(t, i, viewer));
  }
  for (const stack of stacks) redealAmong(rng, [stack]);
  redealFatigue(t, viewer, rng);
  for (const pile of [fatigue, treasure, consumables, unused]) redealAmong(rng, [pile]);
  for (const riddle of t.state.journey.riddles) imagineSolution(riddle, rng, isMaster(t, viewer));
  if (!isMaster(t, viewer)) imagine(t, rng);
}

/** Draw pile and hand; cards of the hand that everybody was shown stay where they are. */
function redealPack({ draw, hand, shown }: Pack, rng: Rng, isSeen: boolean): void {
  if (isSeen) return redealAmong(rng, [draw]);
  const open = hand.filter((card) => shown.includes(card));
  if (open.length === 0) return redealAmong(rng, [draw, hand]);
  const closed = hand.filter((card) => !shown.includes(card));
  redealAmong(rng, [draw, closed]);
  for (let at = 0; at < hand.length; at++)
    if (!open.includes(hand[at] as CardId)) hand[at] = closed.pop() as CardId;
}

/** Fatigue cards are all alike: which of them lies where, face down, nobody can tell. */
function redealFatigue(t: Table, viewer: Viewer, rng: Rng): void {
  const hidden = [t.state.fatigue];
  for (const [i, { draw, hand }] of t.state.packs.entries()) {
    hidden.push(draw);
    if (!seesPack(t, i, viewer)) hidden.push(hand);
  }
  const alike = hidden.flatMap((pile) => pile.filter((card) => face(t, card).isFatigue));
  redealAmong(rng, [alike]);
  for (const pile of hidden)
    for (let at = 0; at < pile.length; at++) if (face(t, pile[at]!).isFatigue) pile[at] = alike.pop()!;
}

/** What the game master or the author of an adventure hid: something else that could have been there. */
function imagine(t: Table, rng: Rng): void {
  imagineWaves(t, rng);
  if (!t.state.journey.isAdventure) return;
  imagineArenas(t, rng);
  imagineTraps(t, rng);
  imagineSecretDoors(t, rng);
  t.state.journey.plan = imaginedPlan(rng);
  t.state.journey.here = imaginedZone(rng);
  t.state.journey.reinforcements = '[]';
}

function imagineWaves(t: Table, rng: Rng): void {
  const { zone, round } = t.state;
  const count = monstersUp(t) ? below(rng, 3) : 1 + below(rng, 2);
  zone.waves.length = 0;
  for (let i = 0; i < count; i++)
    zone.waves.push({
      round: round + 1 + i,
      ...imaginedGroup(t, rng),
      arena: below(rng, zone.arenas.length),
    });
}

function imaginedGroup(t: Table, rng: Rng): { kind: string; count: number } {
  const kind = pickOne(rng, Object.keys(t.box.figures.minions));
  return { kind, count: 1 + below(rng, Math.max(1, t.state.partySize)) };
}

/** Arenas that lie face down could be any, with anybody in them. */
function imagineArenas(t: Table, rng: Rng): void {
  const { zone } = t.state;
  const cards = Object.keys(t.box.figures.arenas);
  zone.lurking.length = 0;
  for (let arena = 0; arena < zone.arenas.length; arena++) {
    if ((zone.arenas[arena] as Arena).revealed) continue;
    zone.arenas[arena] = layArenaNamed(t.box, pickOne(rng, cards));
    if (below(rng, 3) > 0) zone.lurking.push({ ...imaginedGroup(t, rng), health: 0, arena });
  }
}

const TRAP_ONE_IN = 4;

function imagineTraps(t: Table, rng: Rng): void {
  const { zone } = t.state;
  const open = zone.traps.filter(({ faceUp }) => faceUp);
  zone.traps.length = 0;
  zone.traps.push(...open);
  for (let arena = 0; arena < zone.arenas.length; arena++) {
    if (below(rng, TRAP_ONE_IN) > 0) continue;
    const key = pickOne(
      rng,
      Object.values(t.box.figures.traps)
        .filter(({ lies }) => lies !== 'connection')
        .map(({ name }) => keyOfName(name)),
    );
    zone.traps.push({ key, arena, link: -1, faceUp: false, waits: false, tried: 0 });
  }
}

const SECRET_ONE_IN = 6;

/** Secret doors that were not found are the last connections, so that the others keep their numbers. */
function imagineSecretDoors(t: Table, rng: Rng): void {
  const { zone } = t.state;
  while (zone.links.length > 0 && isSecret(zone.links.at(-1) as Link)) zone.links.pop();
  for (let a = 0; a < zone.arenas.length; a++)
    for (let b = a + 1; b < zone.arenas.length; b++) {
      if (zone.links.some((link) => touches(link, a) && touches(link, b)) || below(rng, SECRET_ONE_IN) > 0)
        continue;
      zone.links.push(secretDoor(a, b));
    }
  lookAround(zone);
}

const secretDoor = (a: number, b: number): Link => ({
  a,
  b,
  type: 'Secret door',
  open: false,
  found: false,
  key: '',
  defence: 0,
  hits: 0,
  resistance: 0,
  web: false,
  crossed: 0,
});
