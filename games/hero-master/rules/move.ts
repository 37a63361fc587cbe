// Moving Location: clearing the board, refreshing weapons, shuffling; and the end of the game after the Den.

import { moveAll, shuffleInto } from '../../../engine/pile.ts';
import { shuffle } from '../../../engine/random.ts';
import { tell } from '../events.ts';
import { NONE, type Table } from '../state.ts';
import { endGame } from './end.ts';
import { reshuffleActionDecks } from './hand.ts';
import { returnUnusedProtests } from './protest.ts';
import { refreshWeapons } from './weapon.ts';

/** HM-R-69: clear, refresh weapons, shuffle; drawing and choosing follow as units of their own. */
export function move(t: Table): void {
  const left = t.state.location;
  clearGameBoard(t);
  if (left === t.box.den) return endGame(t); // HM-END-01
  tell(t, { kind: 'moved', from: left });
  refreshWeapons(t);
  reshuffleActionDecks(t);
  t.state.phase = 'hands';
}

// HM-MOVE-03 to -07.
function clearGameBoard(t: Table): void {
  const { state } = t;
  clearMonsters(t);
  moveAll(state.treasurePile, state.treasureDiscard);
  state.loot = 0;
  state.goldOn.fill(0);
  shuffleInto(state.rng, state.criticalFailDiscard, state.criticalFailDeck);
  state.locationsVisited.push(state.location);
  state.location = NONE;
  state.declines = 0;
  returnUnusedProtests(t);
  for (const hero of state.heroes) hero.prototype = false; // The token returns when the party moves.
}

function clearMonsters(t: Table): void {
  const { monsterDeck, lurking, rng } = t.state;
  for (const monster of [t.state.encounter, t.state.ambusher])
    if (monster !== NONE) monsterDeck.push(monster);
  moveAll(lurking, monsterDeck);
  t.state.encounter = NONE;
  t.state.ambusher = NONE;
  shuffle(rng, monsterDeck);
}
