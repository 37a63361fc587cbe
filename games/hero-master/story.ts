// The log: how each event is told in a sentence.

import { clause, type Part, type Sentence, say, the, verb, who } from '../../engine/event.ts';
import type { CardId } from '../../engine/table.ts';
import { DAMAGE_NAMES } from './cards/card.ts';
import type { Event } from './events.ts';
import { whatDecidedTheTie } from './rules/tie.ts';
import { NONE } from './state.ts';

type Told<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;
type Tellers = { readonly [Kind in Event['kind']]: (event: Told<Kind>) => Sentence };

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
const signed = (value: number): string => (value < 0 ? `− ${-value}` : `+ ${value}`);

function joined(parts: readonly Part[]): Sentence {
  return parts.flatMap((part, i) => (i === 0 ? [part] : [', ', part]));
}

const cardsOr = (cards: readonly CardId[] | undefined, count: number): Sentence =>
  cards === undefined ? [plural(count, 'card')] : joined(cards.map(the));

const GOLD_GOES = {
  loot: 'into the loot pile',
  monster: 'onto the monster',
  supply: 'to the supply',
} as const;
const GOLD_COMES = {
  loot: 'from the loot pile',
  monster: 'off the monster',
  supply: 'from the supply',
} as const;

/** HM-DECLINE-06, HM-R-11. */
export const WHY_IT_STRIKES = {
  lurking: ', the Lurking monster furthest to the right,',
  encounter: ', with no monster Lurking,',
  ambusher: ', the only monster left,',
} as const;

const TRIGGERS: Readonly<Record<string, string>> = {
  leader: 'for the leader',
  critFail: 'upon the Critical Fail',
  afterCritFail: 'after the Critical Fail',
  resolve: 'before the attack is resolved',
  totals: 'now that the totals stand',
  play: 'as it is played',
  passive: 'while in play',
  monsterHit: 'upon the hit',
  defeat: 'upon the victory',
  party: 'for the party',
  limits: 'on what may be applied',
  failed: 'after the failed attack',
  power: 'as its power is used',
  applied: 'as it is applied',
  watches: 'from the row',
  firstPass: 'on the first pass',
};

/** "Regular 5 against 5, Fire 2 against 4". */
function totals(strength: readonly number[], defence: readonly number[]): string {
  const parts = DAMAGE_NAMES.flatMap((name, type) =>
    strength[type] ? [`${name} ${strength[type]} against ${defence[type]}`] : [],
  );
  return parts.join(', ') || 'no damage';
}

function dice({
  attacker,
  green,
  hit,
  monsterArmour,
  threshold,
  strength,
  defence,
  black,
  armour,
}: Told<'dice'>): Sentence {
  const blackDie = black === 0 ? 'The monster does not roll' : `Black ${black} against armour ${armour}`;
  return say`${who(attacker)} ${verb('rolls', attacker)} green ${green} ${signed(hit)} against armour ${monsterArmour}, failing critically up to ${threshold}; ${totals(strength, defence)}. ${blackDie}.`;
}

function goldTaken({ seat, gold, from, short }: Told<'goldTaken'>): Sentence {
  const missing = short > 0 ? `; ${short} more would have been due` : '';
  return say`${who(seat)} ${verb('takes', seat)} ${gold} gold ${GOLD_COMES[from]}${missing}.`;
}

const TELLERS: Tellers = {
  leaderRoll: ({ rolls }) =>
    say`For the token: ${joined(rolls.flatMap(({ seat }): Part[] => [who(seat)]))} roll ${rolls.map(({ roll }) => roll).join(', ')}.`,
  firstLeader: ({ seat }) => say`${who(seat)} ${verb('is', seat)} the first Party Leader.`,
  heroDrawn: ({ seat, card }) => say`${who(seat)} ${verb('takes', seat)} the ${the(card)}.`,
  drew: ({ seat, count, cards }) => say`${who(seat)} ${verb('draws', seat)} ${cardsOr(cards, count)}.`,
  handDrawn: ({ seat, size, marker }) =>
    say`${who(seat)} ${verb('begins', seat)} the stay with a hand of ${size}; the marker shows ${marker}.`,
  mulligan: ({ seat, size }) =>
    say`${who(seat)} ${verb('takes', seat)} a mulligan and ${verb('draws', seat)} ${size}. ${clause('HM-SETUP-20')}`,
  protested: ({ seat, card }) =>
    say`${who(seat)} ${verb('protests', seat)}${card === undefined ? '' : ': '}${card === undefined ? '' : the(card)}.`,
  protestReturned: ({ card }) => say`${the(card)} goes back to the Protest deck.`,
  discarded: ({ seat, card }) => say`${who(seat)} ${verb('discards', seat)} ${the(card)}.`,
  locationsDrawn: ({ leader, count, locations }) =>
    say`${who(leader)} ${verb('looks', leader)} at ${locations === undefined ? plural(count, 'Location') : joined(locations.map(the))}.`,
  locationChosen: ({ leader, location }) =>
    say`${who(leader)} ${verb('leads', leader)} the party to ${the(location)}.`,
  denReturned: () => say`The Dragon's Den is shuffled back into the Location deck. ${clause('HM-LOC-14')}`,
  searched: ({ seat, card }) =>
    say`${who(seat)} ${verb('takes', seat)} ${card === undefined ? 'a card' : the(card)} from the Action deck.`,
  tollPaid: ({ seat }) => say`${who(seat)} ${verb('pays', seat)} 1 gold of toll.`,
  monsterLaid: ({ monster, slot }) =>
    say`${the(monster)} ${slot === 'ambusher' ? 'lies in ambush' : 'lurks'}.`,
  bossLaid: ({ monster }) => say`The warning sign was right: ${the(monster)} is here.`,
  treasureLaid: ({ card }) => say`${the(card)} lies among the treasure.`,
  lootLaid: ({ gold }) => say`The loot pile holds ${gold} gold.`,
  tokenPassed: ({ to }) => say`${who(to)} ${verb('is', to)} the Party Leader now.`,
  leaderDeclined: ({ seat, unable }) =>
    unable
      ? say`${who(seat)} ${verb('has', seat)} no attack left, and ${verb('declines', seat)}. ${clause('HM-DECLINE-02')}`
      : say`${who(seat)} ${verb('declines', seat)} to start an encounter.`,
  encounter: ({ leader, monster }) =>
    say`${who(leader)} ${verb('leads', leader)} the party against ${the(monster)}.`,
  declined: ({ seat, unable }) =>
    unable
      ? say`${who(seat)} ${verb('has', seat)} no attack left, and ${verb('stays', seat)} out of it. ${clause('HM-ENC-26')}`
      : say`${who(seat)} ${verb('stays', seat)} out of it.`,
  attackLaid: ({ seat, card, slot }) =>
    say`${who(seat)} ${verb('lays', seat)} ${the(card)} in slot ${slot + 1}.`,
  bungleLaid: ({ seat, card, on, owner }) =>
    say`${who(seat)} ${verb('plays', seat)} ${the(card)} on ${the(on)}, which ${who(owner)} laid.`,
  passed: ({ seat }) => say`${who(seat)} ${verb('passes', seat)}.`,
  powerUsed: ({ seat, card }) => say`${who(seat)} ${verb('uses', seat)} the power of the ${the(card)}.`,
  takenBack: ({ seat, card }) =>
    say`${who(seat)} ${verb('takes', seat)} ${the(card)} back. ${clause('HM-R-52')}`,
  evaded: ({ slot, moved }) =>
    say`Evasion takes slot ${slot + 1}, and ${the(moved)} moves back. ${clause('HM-R-51')}`,
  attacksSwapped: ({ owner, slots }) =>
    say`${who(owner)} ${verb('has', owner)} attacks ${slots.map((slot) => slot + 1).join(' and ')} exchanged.`,
  attackMoved: ({ owner, card }) =>
    say`${who(owner)} ${verb('has', owner)} ${the(card)} moved to the end of the row.`,
  attackDiscarded: ({ seat, card }) => say`${who(seat)} ${verb('loses', seat)} ${the(card)} from the row.`,
  monstersExchanged: ({ incoming, outgoing }) =>
    say`${the(incoming)} takes the place of ${the(outgoing)}. ${clause('HM-R-50')}`,
  polymorphed: ({ incoming, outgoing }) =>
    say`${the(outgoing)} is replaced by ${the(incoming)} and shuffled into the Monster deck.`,
  ambusherMovesIn: ({ monster }) => say`${the(monster)} slips into ambush.`,
  regrouped: ({ monster }) => say`${the(monster)} slinks back.`,
  resolution: ({ leader }) => say`Attacks are resolved, beginning with ${who(leader)}.`,
  tooLate: ({ seat, cards }) =>
    say`${who(seat)} ${verb('comes', seat)} too late with ${cards.flatMap((card, at) => [at === 0 ? '' : at === cards.length - 1 ? ' and ' : ', ', the(card)])}.`,
  encounterOver: ({ defeated }) =>
    defeated ? say`The encounter is over.` : say`The encounter is over, and the monster still stands.`,
  slippedAway: ({ seat, card }) =>
    say`${who(seat)} ${verb('takes', seat)} ${the(card)} back into the hand. ${clause('HM-R-54')}`,
  exchange: ({ attacker, attack, monster, bungle }) =>
    bungle === undefined
      ? say`${who(attacker)} ${verb('attacks', attacker)} ${the(monster)} with ${the(attack)}.`
      : say`${who(attacker)} ${verb('attacks', attacker)} ${the(monster)} with ${the(attack)}, bungled by ${the(bungle)}.`,
  applied: ({ seat, card }) => say`${who(seat)} ${verb('applies', seat)} ${the(card)}.`,
  damageChanged: ({ card, from, to }) =>
    say`${DAMAGE_NAMES[from] ?? ''} on ${the(card)} becomes ${DAMAGE_NAMES[to] ?? ''}.`,
  lookedAt: ({ seat, card }) =>
    say`${who(seat)} ${verb('looks', seat)} at ${card === undefined ? 'the top of the Critical Fail deck' : the(card)}.`,
  dice,
  rolledAgain: ({ seat, first, second }) =>
    say`${who(seat)} ${verb('rolls', seat)} the green die again: ${first}, then ${second}.`,
  criticalHit: ({ times }) =>
    times === 2
      ? say`A Critical Hit: all strengths are doubled. ${clause('HM-CRIT-02')}`
      : say`A Critical Hit, but nothing is doubled.`,
  attackResult: ({ hits, through }) =>
    through
      ? say`It hits and gets through.`
      : hits
        ? say`It hits, but is not strong enough.`
        : say`It misses.`,
  criticalFail: ({ attacker, roll, threshold }) =>
    say`${who(attacker)} ${verb('fails', attacker)} critically: ${roll} is not above ${threshold}. ${clause('HM-FAIL-03')}`,
  criticalFailCard: ({ card }) => say`Critical Fail: ${the(card)}.`,
  monsterHits: ({ monster, seat, roll }) => say`${the(monster)} hits ${who(seat)} with a ${roll}.`,
  ambusherRolls: ({ monster, seat, roll, bonus, armour, hits }) =>
    say`${the(monster)} follows up against ${who(seat)}: ${roll}${bonus === 0 ? '' : ` ${signed(bonus)}`} against ${armour}, a ${hits ? 'hit' : 'miss'}.`,
  mauled: ({ monster, seat, roll, armour, hits }) =>
    say`${the(monster)} mauls ${who(seat)}: ${roll} against ${armour}, a ${hits ? 'hit' : 'miss'}.`,
  returned: ({ seat, card }) => say`${who(seat)} ${verb('takes', seat)} ${the(card)} back into the hand.`,
  effect: ({ card, trigger }) => say`${the(card)} takes effect ${TRIGGERS[trigger] ?? 'now'}.`,
  wounded: ({ seat, wounds, source, before, after }) =>
    say`${who(seat)} ${verb('takes', seat)} ${plural(wounds, 'wound')} from ${the(source)}: health ${before} to ${after}.`,
  healed: ({ seat, before, after, marker, reset }) =>
    say`${who(seat)} ${verb('heals', seat)}: health ${before} to ${after}, hand-size marker ${reset ? 'back ' : ''}on ${marker}.`,
  exhausted: ({ seat, card }) => say`${who(seat)} ${verb('exhausts', seat)} ${the(card)}.`,
  refreshed: ({ seat, card }) => say`${who(seat)} ${verb('refreshes', seat)} ${the(card)}.`,
  heroDefeated: ({ seat, source, gold, to }) =>
    say`${who(seat)} ${verb('is', seat)} defeated by ${the(source)}; ${gold} gold goes ${GOLD_GOES[to]}.`,
  heroReturned: ({ seat, health, marker }) =>
    say`${who(seat)} ${verb('returns', seat)} with ${health} health, hand-size marker on ${marker}.`,
  monsterDefeated: ({ monster, by }) => say`${who(by)} ${verb('defeats', by)} ${the(monster)}.`,
  goldTaken,
  goldStolen: ({ seat, from, gold }) =>
    say`${who(seat)} ${verb('takes', seat)} ${gold} gold from ${who(from)}.`,
  goldMoved: ({ seat, gold, to, monster }) =>
    say`${who(seat)} ${verb('parts', seat)} with ${gold} gold because of ${the(monster)}: it goes ${GOLD_GOES[to]}.`,
  treasureTaken: ({ seat, card }) => say`${who(seat)} ${verb('takes', seat)} the treasure ${the(card)}.`,
  equipped: ({ seat, card, instead }) =>
    say`${who(seat)} ${verb('equips', seat)} ${the(card)} in ${instead === undefined ? 'the empty slot' : 'place of '}${instead === undefined ? '' : the(instead)}.`,
  stashed: ({ seat, card }) => say`${who(seat)} ${verb('stashes', seat)} ${the(card)}.`,
  sold: ({ seat, card, price }) => say`${who(seat)} ${verb('sells', seat)} ${the(card)} for ${price} gold.`,
  destroyed: ({ seat, card }) => say`${who(seat)} ${verb('loses', seat)} ${the(card)}: it is destroyed.`,
  putBack: ({ seat, card }) => say`${who(seat)} ${verb('takes', seat)} ${the(card)} up again.`,
  fled: () => say`Nobody dares. The party flees.`,
  partingAttack: ({ monster, slot, roll }) =>
    say`${the(monster)}${WHY_IT_STRIKES[slot]} strikes a parting blow: ${roll}. ${clause('HM-DECLINE-06')}`,
  partingBlow: ({ seat, roll, armour, hits }) =>
    say`${who(seat)} ${verb('has', seat)} armour ${armour} against the ${roll}: a ${hits ? 'hit' : 'miss'}.`,
  moved: ({ from }) => (from === NONE ? say`The party sets out.` : say`The party leaves ${the(from)}.`),
  gameOver: ({ winner, ranking }) => {
    const tie = whatDecidedTheTie(ranking);
    return say`${who(winner)} ${verb('wins', winner)} with ${ranking[0]?.gold ?? 0} gold.${tie ? ` ${tie}` : ''}`;
  },
};

export function story(event: Event): Sentence {
  return (TELLERS[event.kind] as (event: Event) => Sentence)(event);
}

const HEADINGS: ReadonlySet<string> = new Set(['locationChosen', 'encounter', 'resolution', 'fled']);

export const isHeading = (event: { kind: string }): boolean => HEADINGS.has(event.kind);
