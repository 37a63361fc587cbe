// Resolving an encounter: one exchange after another, each in the steps T1 to T12 of HM-R-93.

import { choose, orElse } from '../../../engine/choose.ts';
import { rollDie } from '../../../engine/random.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import type { Blow } from '../cards/card.ts';
import { tell } from '../events.ts';
import { type Exchange, newExchange } from '../exchange.ts';
import { YES_OR_NO } from '../questions/answers.ts';
import { APPLY, KEEP_WHICH_DIE, REROLL } from '../questions/resolving.ts';
import { type Attack, clockwise, face, hero, isExhausted, NONE, type Table } from '../state.ts';
import { failCritically } from './critical-fail.ts';
import { endEncounter } from './encounter.ts';
import { blackDieHits, costOf, ferocityWounds, fixFigures, fixLimits, overcomes } from './figures.ts';
import { isAlike } from './forecast.ts';
import { discard } from './hand.ts';
import { wound } from './health.ts';
import { collectRewards } from './reward.ts';
import { takeFromRow } from './row.ts';
import { answer, answerApplied, answerHit, answerMonsterHit, answerNow, readTexts } from './trigger.ts';

/** HM-ENC-03: the next player clockwise who has an attack resolves it; when nobody has, the encounter ends. */
export function resolveNext(t: Table): void {
  const attacker = nextAttacker(t);
  if (attacker === NONE) return endEncounter(t);
  const monsterFell = exchangeBlows(t, attacker);
  t.state.turnOf = clockwise(t, attacker);
  if (monsterFell)
    endEncounter(t, attacker); // HM-ENC-04
  else if (nextAttacker(t) === NONE) endEncounter(t); // HM-ENC-05 and -06
}

/** HM-RESOLVE-02: players with no unresolved attack are skipped. */
export function nextAttacker(t: Table): Seat {
  let seat = t.state.turnOf;
  for (let i = 0; i < t.state.heroes.length; i++) {
    if (hero(t, seat).row.length > 0) return seat;
    seat = clockwise(t, seat);
  }
  return NONE;
}

/** One exchange. Says whether the monster was defeated. */
function exchangeBlows(t: Table, attacker: Seat): boolean {
  const x = beginExchange(t, attacker); // T1
  readTexts(t, x); // T2
  applyCards(t, x); // T3
  fixFigures(t, x); // T4
  answerApplied(t, x, 'totals');
  rollBothDice(t, x); // T5
  if (x.green <= x.threshold)
    failCritically(t, x); // T6, HM-FAIL-01 and -03
  else if (defeatsMonster(t, x)) collectRewards(t, x); // T7 and T8
  if (monsterHits(x)) monsterStrikes(t, x); // T9 to T11
  finishExchange(t, x); // T12
  return x.won;
}

// HM-RESOLVE-01: the left-most attack and its bungle come into play.
function beginExchange(t: Table, attacker: Seat): Exchange {
  const x = newExchange();
  t.state.exchange.push(x);
  const owner = hero(t, attacker);
  const { card, bungle, bungler } = owner.row[0] as Attack;
  x.attacker = attacker;
  x.attack = card;
  x.bungle = bungle;
  x.bungler = bungler;
  x.monster = t.state.encounter;
  x.hit = owner.nextAttackHit;
  fixLimits(t, x);
  owner.nextAttackHit = 0;
  if (owner.stuck === 'next') owner.stuck = 'no';
  tellExchange(t, x);
  return x;
}

function tellExchange(t: Table, { attacker, attack, monster, bungle, bungler }: Exchange): void {
  if (bungle === NONE) tell(t, { kind: 'exchange', attacker, attack, monster });
  else tell(t, { kind: 'exchange', attacker, attack, monster, bungle, bungler });
}

/** HM-RESOLVE-04: before any die is rolled, the attacker applies a ready Hero card and ready weapons, or none. */
function applyCards(t: Table, x: Exchange): void {
  for (;;) {
    const cards = applicableCards(t, x);
    if (cards.length === 0) break;
    const card = choose(t, x.attacker, APPLY, orElse(cards, NONE));
    if (card === NONE) break;
    apply(t, x, card);
  }
  answerApplied(t, x, 'resolve');
}

/** HM-RESOLVE-05 and -06: at most one Hero card and two weapons, as far as bungle and monster allow. */
function applicableCards(t: Table, x: Exchange): CardId[] {
  const { race, class: heroClass, weapons } = hero(t, x.attacker);
  const cards: CardId[] = [];
  if (x.heroAllowed && x.hero === NONE) {
    if (isApplicable(t, x, race)) cards.push(race);
    if (isApplicable(t, x, heroClass)) cards.push(heroClass);
  }
  if (x.weapons.length < x.weaponsAllowed)
    for (const card of weapons) if (!isExhausted(t, card) && !x.weapons.includes(card)) cards.push(card);
  return cards;
}

/** A ready Hero card is applicable if its power can be used while resolving, and would do anything. */
function isApplicable(t: Table, x: Exchange, card: CardId): boolean {
  if (isExhausted(t, card)) return false;
  const { resolve, passive, applied, power } = face(t, card).on;
  if (applied !== undefined && x.weapons.length > 0) return false; // HM-R-93: Spare Parts comes before the weapons.
  if (resolve === undefined && passive === undefined && applied === undefined) return false;
  return power === undefined || power.helps(t, x.attacker);
}

// Spare Parts is carried out at once; all other texts wait until everything is applied.
function apply(t: Table, x: Exchange, card: CardId): void {
  if (face(t, card).kind === 'weapon') x.weapons.push(card);
  else x.hero = card;
  tell(t, { kind: 'applied', seat: x.attacker, card });
  answerNow(t, card, x.attacker, 'applied');
}

// HM-R-87: from here on, the cards applied count as exhausted for every effect.
function rollBothDice(t: Table, x: Exchange): void {
  for (const weapon of x.weapons) if (!isExhausted(t, weapon)) t.state.exhausted.push(weapon);
  if (x.hero !== NONE && !isExhausted(t, x.hero)) t.state.exhausted.push(x.hero);
  x.green = rollDie(t.state.rng, 20);
  x.black = x.monsterRolls ? rollDie(t.state.rng, 20) : 0;
  tellDice(t, x);
  if (x.secondGreen) rollGreenAgain(t, x);
}

function tellDice(t: Table, x: Exchange): void {
  if (t.tale === undefined) return;
  const { attacker, green, hit, monsterArmour, threshold, strength, black, armour, ferocity, monster } = x;
  const defence = face(t, x.monster).strength;
  tell(t, {
    kind: 'dice',
    attacker,
    green,
    hit,
    monsterArmour,
    threshold,
    strength,
    defence,
    black,
    armour,
    ferocity,
    cost: costOf(t, x, { monster, ferocity, roll: black }),
  });
}

/** Second Glance: roll the green die once more and keep whichever of the two; nobody is asked where they come to the same. */
function rollGreenAgain(t: Table, x: Exchange): void {
  if (choose(t, x.attacker, REROLL, YES_OR_NO) === 'no') return;
  const first = x.green;
  const second = rollDie(t.state.rng, 20);
  tell(t, { kind: 'rolledAgain', seat: x.attacker, first, second });
  x.green = isAlike(t, x, [first, second])
    ? Math.max(first, second)
    : choose(t, x.attacker, KEEP_WHICH_DIE, [first, second]);
}

/** HM-RESOLVE-08: it must hit, and overcome a defence. HM-CRIT-02: a natural 20 doubles the totals. */
function defeatsMonster(t: Table, x: Exchange): boolean {
  const critical = x.green === 20;
  const hits = critical || x.green + x.hit >= x.monsterArmour; // HM-RESOLVE-09, HM-R-22
  const times = critical && x.criticalDoubles ? 2 : 1;
  if (critical) tell(t, { kind: 'criticalHit', attacker: x.attacker, times });
  const through = hits && overcomes(t, x, times);
  tell(t, { kind: 'attackResult', attacker: x.attacker, roll: x.green, hits, through });
  return through;
}

// HM-R-24: no blow falls on a hero who is already down. The black die shows 0 if it was not rolled.
function monsterHits(x: Exchange): boolean {
  return !x.attackerDown && !x.ignored && x.black > 0 && blackDieHits(x.black, x.armour);
}

/** HM-MONSTER-05 and -06: wounds, then hit effects; then the Ambusher. */
function monsterStrikes(t: Table, x: Exchange): void {
  const { monster, attacker, armour } = x;
  const blow: Blow = { monster, hero: attacker, armour, parting: false };
  tell(t, { kind: 'monsterHits', monster, seat: attacker, roll: x.black });
  if (wound(t, attacker, ferocityWounds(t, x, { monster, ferocity: x.ferocity, roll: x.black }), monster))
    return;
  answerMonsterHit(t, x, blow);
  if (!x.attackerDown) ambusherFollows(t, x); // HM-DEFEAT-05
}

/** HM-AMBUSH-04 to -06: a fresh roll of the black die by the monster in the Ambusher slot. */
function ambusherFollows(t: Table, x: Exchange): void {
  const monster = t.state.ambusher;
  if (monster === NONE || !x.followUp) return;
  const roll = rollDie(t.state.rng, 20);
  const hits = blackDieHits(roll, x.armour - x.followUpHit); // HM-R-26: the same armour.
  const strike = { monster, ferocity: face(t, monster).ferocity + x.ambusherFerocity, roll };
  tell(t, {
    kind: 'ambusherRolls',
    monster,
    seat: x.attacker,
    roll,
    bonus: x.followUpHit,
    armour: x.armour,
    hits,
    cost: costOf(t, x, strike),
  });
  if (!hits) return;
  if (wound(t, x.attacker, ferocityWounds(t, x, strike), monster)) return;
  answerHit(t, monster, x.attacker, { monster, hero: x.attacker, armour: x.armour, parting: false });
}

/** T12: what was applied is exhausted, and the attack and its bungle leave the row. */
function finishExchange(t: Table, x: Exchange): void {
  if (!x.won && !x.criticalFail) for (const weapon of x.weapons) answer(t, weapon, x.attacker, 'failed');
  for (const card of x.weapons)
    if (isExhausted(t, card)) tell(t, { kind: 'exhausted', seat: x.attacker, card });
  if (x.hero !== NONE && isExhausted(t, x.hero))
    tell(t, { kind: 'exhausted', seat: x.attacker, card: x.hero });
  hero(t, x.attacker).resolvedThisEncounter = true;
  if (!x.attackerDown) leaveRow(t, x); // A defeated hero's attacks are gone already.
  for (const each of t.state.heroes) each.takenOff = NONE;
  t.state.exchange.pop();
}

// HM-RESOLVE-13; HM-R-89: cards that return to the hand do so now.
function leaveRow(t: Table, x: Exchange): void {
  const card = takeFromRow(t, x.attacker, 0);
  if (!x.attackReturns) return discard(t, x.attacker, card);
  hero(t, x.attacker).hand.push(card);
  tell(t, { kind: 'returned', seat: x.attacker, card });
}
