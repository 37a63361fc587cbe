// Locations: choosing one, what happens on arrival, and laying out monsters, treasures and gold.

import { choose } from '../../../engine/choose.ts';
import { drawTo, moveCard, takeOut } from '../../../engine/pile.ts';
import { shuffle } from '../../../engine/random.ts';
import type { CardId } from '../../../engine/table.ts';
import { type Event, tell } from '../events.ts';
import { VISIT_WHICH } from '../questions/location.ts';
import { face, NONE, seatsFrom, type Table } from '../state.ts';
import { joinLurking } from './ambush.ts';
import { drawMonster } from './monster.ts';
import { dealTreasure } from './treasure.ts';
import { answerNow } from './trigger.ts';

const LOCATIONS_DRAWN = 2; // HM-LOC-01
const FEWEST_MONSTERS = 2; // on quiet roads

/** HM-LOC-18: choose, leader effect, party effect, layout. */
export function goToLocation(t: Table): void {
  chooseLocation(t);
  arrive(t);
  layOut(t);
  t.state.stay++;
  t.state.phase = 'leader decision';
}

/** HM-LOC-01 to -03, and HM-LOC-15: a single card is played without a choice. */
function chooseLocation(t: Table): void {
  const { looking, locationDeck } = t.state;
  for (let i = 0; i < LOCATIONS_DRAWN; i++) drawTo(locationDeck, looking);
  t.state.lookingSeat = t.state.leader;
  tellLocationsDrawn(t);
  const location = mustPlayDen(t) ? t.box.den : choose(t, t.state.leader, VISIT_WHICH, looking);
  takeOut(looking, location);
  for (const other of looking.slice()) putAway(t, other);
  t.state.lookingSeat = NONE;
  t.state.location = location;
  tell(t, { kind: 'locationChosen', leader: t.state.leader, location });
}

function tellLocationsDrawn(t: Table): void {
  const { leader, looking } = t.state;
  const open: Event = { kind: 'locationsDrawn', leader, count: looking.length, locations: looking };
  if (t.box.options.openLocationDraw) tell(t, open);
  else tell(t, open, { onlyTo: leader, rest: { kind: 'locationsDrawn', leader, count: looking.length } });
}

// HM-R-06, if the Den is forced: a leader who draws it must play it.
const mustPlayDen = (t: Table): boolean => t.box.options.forcedDen && t.state.looking.includes(t.box.den);

/** Those the leader is looking at are still to be visited. */
const locationsLeft = ({ state: { locationDeck, looking, location } }: Table): number =>
  locationDeck.length + (location === NONE ? looking.length : 0);

/** HM-SETUP-08: while more are left, the Den is not among the two drawn. */
const DEN_MAY_COME = 4;

/** How many stays lie ahead, the Den's among them: one after the other it takes two Locations, or the Den goes back (HM-R-06). */
export function staysAhead(t: Table, left = locationsLeft(t)): { least: number; most: number } {
  if (left <= 1) return { least: left, most: left };
  const { least, most } = staysAhead(t, left - LOCATIONS_DRAWN);
  if (left > DEN_MAY_COME) return { least: 1 + least, most: 1 + most };
  return { least: 1, most: 1 + (t.box.options.forcedDen ? most : staysAhead(t, left - 1).most) };
}

/** HM-LOC-02 and -14: the other one is discarded, but the Den is shuffled back into the Location deck. */
function putAway(t: Table, location: CardId): void {
  const { looking, locationDeck, leader } = t.state;
  if (location !== t.box.den) {
    moveCard(location, looking, t.state.locationsRejected);
    t.state.rejectedBy.push(leader);
    return;
  }
  moveCard(location, looking, locationDeck);
  shuffle(t.state.rng, locationDeck);
  if (t.box.options.openLocationDraw) tell(t, { kind: 'denReturned' });
  else tell(t, { kind: 'denReturned' }, { onlyTo: leader }); // HM-R-08: not announced.
}

/** HM-LOC-04 and -05: the leader effect for the leader only, then the party effect for every player. */
function arrive(t: Table): void {
  const { location, leader } = t.state;
  answerNow(t, location, leader, 'leader');
  for (const seat of seatsFrom(t, leader)) answerNow(t, location, seat, 'party');
}

function layOut(t: Table): void {
  const { location } = t.state;
  layOutMonsters(t, location);
  layOutBoss(t, location);
  for (let i = 0; i < face(t, location).treasure; i++) dealTreasure(t); // HM-LOC-12
  t.state.loot += face(t, location).gold; // HM-LOC-13
  tell(t, { kind: 'lootLaid', gold: t.state.loot });
}

// HM-LOC-07 to -09: the first to the Ambusher slot, the others from left to right.
function layOutMonsters(t: Table, location: CardId): void {
  for (let i = 0; i < monsterCount(t, location); i++) {
    const monster = drawMonster(t);
    if (monster === NONE) return; // HM-R-81
    if (i === 0) t.state.ambusher = monster;
    else t.state.lurking.push(monster);
    tell(t, { kind: 'monsterLaid', monster, slot: i === 0 ? 'ambusher' : 'lurking' });
  }
}

export function monsterCount(t: Table, location: CardId): number {
  const { monsters } = face(t, location);
  return t.box.options.quietRoads ? Math.max(FEWEST_MONSTERS, monsters - 1) : monsters;
}

/** HM-LOC-10 and -11, HM-R-44: on top of the number, right-most; searched out of the deck if it roams there; none if defeated. */
function layOutBoss(t: Table, location: CardId): void {
  const boss = fetchBoss(t, face(t, location).boss);
  if (boss === NONE) return;
  joinLurking(t, boss, 'right');
  tell(t, { kind: 'bossLaid', monster: boss });
}

function fetchBoss(t: Table, key: string): CardId {
  const { bosses, monsterDeck, rng } = t.state;
  for (const pile of [bosses, monsterDeck]) {
    const boss = pile.find((card) => face(t, card).key === key);
    if (boss === undefined) continue;
    takeOut(pile, boss);
    if (pile === monsterDeck) shuffle(rng, monsterDeck);
    return boss;
  }
  return NONE;
}
