// A deep copy of the state, written out by hand: a search makes thousands a second, and the suite proves it whole.

import type { Pile } from '../../engine/pile.ts';
import { copyRng } from '../../engine/random.ts';
import type { Player, State } from './state.ts';

function copyPlayer(p: Player): Player {
  return {
    slugcat: p.slugcat.slice(),
    items: p.items.slice(),
    food: p.food.slice(),
    shelters: p.shelters.slice(),
    gates: p.gates.slice(),
    tamed: p.tamed.slice(),
    carcasses: p.carcasses.slice(),
    region: p.region,
    status: p.status,
    pips: p.pips,
    karma: p.karma,
    reputation: p.reputation,
    starving: p.starving,
    reinforced: p.reinforced,
    glow: p.glow,
    mark: p.mark,
    counted: p.counted,
    turns: p.turns,
    precycleTurns: p.precycleTurns,
    deaths: p.deaths,
    echoes: p.echoes,
    doors: p.doors,
    lost: p.lost,
    searching: p.searching,
    searched: p.searched,
    prey: p.prey,
    bans: p.bans,
    grass: p.grass,
    skip: p.skip,
    traitUsed: p.traitUsed,
    eggUsed: p.eggUsed,
    rot: p.rot,
    slept: p.slept,
    mushrooms: p.mushrooms,
    dry: p.dry,
    rock: p.rock,
  };
}

export function copyState(s: State): State {
  return {
    rng: copyRng(s.rng),
    phase: s.phase,
    order: s.order.slice(),
    at: s.at,
    cycle: s.cycle,
    round: s.round,
    timer: s.timer,
    precycle: s.precycle,
    decks: copyPiles(s.decks),
    discards: copyPiles(s.discards),
    drawn: s.drawn.slice(),
    stall: s.stall.slice(),
    owed: s.owed,
    missed: { ...s.missed },
    peeked: s.peeked.slice(),
    peeker: s.peeker,
    aside: s.aside.slice(),
    players: copyPlayers(s.players),
    fight: { ...s.fight },
    extraDrawn: s.extraDrawn,
    longLegsDeck: s.longLegsDeck,
    longLegs: s.longLegs,
    owner: s.owner,
    ascended: s.ascended.slice(),
    ascendedIn: s.ascendedIn,
    outOfTime: s.outOfTime,
  };
}

function copyPiles(piles: readonly Pile[]): Pile[] {
  const copies = new Array<Pile>(piles.length);
  for (let i = 0; i < piles.length; i++) copies[i] = piles[i]!.slice();
  return copies;
}

function copyPlayers(players: readonly Player[]): Player[] {
  const copies = new Array<Player>(players.length);
  for (let i = 0; i < players.length; i++) copies[i] = copyPlayer(players[i]!);
  return copies;
}
