// How good the table looks: what is left of both sides.

import {
  type Creature,
  creature,
  isMinion,
  isUp,
  MONSTERS,
  NONE,
  packOf,
  sheetOf,
  type Table,
} from './state.ts';

/** An action that was chosen has done nothing yet: a search plays on through cards and Synergy until another turn begins. */
export const isAtRest = ({ state: { phase, turn } }: Table): boolean =>
  phase !== 'battle' || turn.actor === NONE || turn.step === 'move';

/** Strength of both sides as shares; the party shares one chance, the game master has the other. */
export function judge(t: Table): number[] {
  const party = partyChance(t);
  const chances: number[] = [];
  for (let seat = 0; seat < t.box.heroes; seat++) chances.push(party);
  chances.push(1 - party);
  return chances;
}

export function partyChance(t: Table): number {
  const { state } = t;
  if (state.outcome !== 'none') return state.outcome === 'won' ? 1 : 0;
  if (state.phase === 'aftermath') return state.verdict === 'won' ? 1 : 0;
  if (state.phase !== 'battle') return 0.5;
  const ours = partyStrength(t);
  const theirs = monsterStrength(t);
  return ours / (ours + theirs + 0.001);
}

/** Health counts, and being up counts more: whoever is down neither strikes nor helps. */
function partyStrength(t: Table): number {
  let strength = 0;
  for (let id = 0; id < t.box.heroes; id++) {
    const of = creature(t, id);
    if (isUp(of)) strength += STANDING + of.health + readiness(t, of);
  }
  return strength;
}

/** What a creature has saved up for the rounds to come: counters and cards. */
function readiness(t: Table, of: Creature): number {
  let counters = 0;
  for (const count of of.counters) counters += count;
  return COUNTER * counters + CARD * packOf(t, of).hand.length;
}

const STANDING = 10;
const COUNTER = 0.5;
const CARD = 0.2;
const HIT = 4;
const WAVE = 1.5;

function monsterStrength(t: Table): number {
  let strength = 0;
  for (let id = t.box.heroes; id < t.state.creatures.length; id++) {
    const of = t.state.creatures[id] as Creature;
    if (of.side === MONSTERS && isUp(of))
      strength += isMinion(t, of)
        ? HIT * of.health + sheetOf(t, of).threat
        : STANDING + of.health + readiness(t, of);
  }
  for (const { count } of t.state.zone.waves) strength += WAVE * count;
  return strength;
}
