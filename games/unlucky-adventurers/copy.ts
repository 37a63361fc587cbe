// A deep copy of the state, written out by hand: a search makes thousands a second, and the suite proves it whole.

import { copyRng } from '../../engine/random.ts';
import type { CardId } from '../../engine/table.ts';
import type { State } from './state.ts';

export function copyState(s: State): State {
  return {
    rng: copyRng(s.rng),
    questDeck: s.questDeck.slice(),
    questDiscard: s.questDiscard.slice(),
    inPlay: s.inPlay.slice(),
    hands: copyPiles(s.hands),
    putDown: s.putDown.slice(),
    knownBy: s.knownBy.slice(),
    characterDeck: s.characterDeck.slice(),
    characterDiscard: s.characterDiscard.slice(),
    characters: s.characters.slice(),
    used: s.used.slice(),
    allies: copyPiles(s.allies),
    beastDeck: s.beastDeck.slice(),
    beastDiscard: s.beastDiscard.slice(),
    facing: s.facing.map((beasts) =>
      beasts.map(({ beast, points, encounter }) => ({ beast, points, encounter })),
    ),
    fighter: s.fighter,
    living: s.living.slice(),
    missing: s.missing.slice(),
    warded: s.warded.slice(),
    askMe: s.askMe.slice(),
    turnsTaken: s.turnsTaken.slice(),
    owed: s.owed.slice(),
    left: s.left.slice(),
    dealer: s.dealer,
    active: s.active,
    direction: s.direction,
    turns: s.turns,
    reshuffles: s.reshuffles,
    nightfall: s.nightfall,
    playUsed: s.playUsed,
    extraPlays: s.extraPlays,
    turnEnds: s.turnEnds,
    fresh: s.fresh.slice(),
    effects: s.effects.map((effect) => ({
      ...effect,
      dice: effect.dice.slice(),
      robs: effect.robs.slice(),
      atStake: effect.atStake.slice(),
    })),
    winners: s.winners.slice(),
    outOfTime: s.outOfTime,
  };
}

const copyPiles = (piles: readonly CardId[][]): CardId[][] => piles.map((pile) => pile.slice());
