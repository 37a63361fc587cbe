// After a battle: cards go back where they belong, heroes catch their breath, and it is seen what was won or lost.

import { rollDie } from '../../../engine/random.ts';
import { type Character, creature, type Table } from '../state.ts';
import { putBack } from './battle.ts';
import { takeDefeat, takeVictory } from './defeat.ts';
import { note } from './note.ts';

/** DR-R-85, DR-R-84: the breather after a victory, the death roll after a defeat. */
export function endBattle(t: Table): void {
  const { state } = t;
  if (state.verdict === 'lost' && t.box.options.deadly) rollForDeath(t);
  putBack(t);
  if (state.verdict === 'won') breathe(t);
  if (state.journey.isAdventure) return state.verdict === 'won' ? takeVictory(t) : takeDefeat(t);
  state.outcome = state.verdict;
  state.phase = 'over';
}

/** DR-R-84: a hero who is unconscious when a battle is lost rolls a die and is dead on a 1. */
function rollForDeath(t: Table): void {
  for (let seat = 0; seat < t.box.heroes; seat++) {
    const character = t.state.characters[seat] as Character;
    if (creature(t, seat).health > 0 || character.dead) continue;
    const die = rollDie(t.state.rng, 6);
    character.dead = die === 1;
    note(t, { kind: 'deathRoll', who: seat, die });
  }
}

/** DR-R-85: whoever was down wakes with 1 Health; then half of the battle damage is restored, rounded up. */
export function breathe(t: Table): void {
  for (let seat = 0; seat < t.box.heroes; seat++) {
    const of = creature(t, seat);
    if ((t.state.characters[seat] as Character).dead) continue;
    of.health = Math.max(1, of.health);
    const back = Math.ceil((of.maxHealth - of.health) / 2);
    of.health += back;
    if (back > 0) note(t, { kind: 'restored', who: seat, amount: back, health: of.health });
  }
}
