// The log: how each event is told in a sentence, with its numbers.

import { clause, type Sentence, say, the, verb, who } from '../../engine/event.ts';
import type { CardId, Seat } from '../../engine/table.ts';
import { METALS, type MonsterCard, PLACES, STAT_NAMES } from './cards/card.ts';
import type { Blow, Event } from './events.ts';
import { type Box, NONE, STAR } from './state.ts';

type Told<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;
type Tellers = { readonly [Kind in Event['kind']]: (event: Told<Kind>, box: Box) => Sentence };

/** Bats and Rats are many: "Shrieker Bats attack". */
export const acts = ({ isMany }: Pick<MonsterCard, 'isMany'>, one: string, many: string): string =>
  isMany ? many : one;

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
const dieName = (die: number): string => (die === STAR ? 'a Star' : String(die));
const cards = (ids: readonly CardId[]): Sentence =>
  ids.flatMap((card, i) => (i === 0 ? [the(card)] : [', ', the(card)]));
/** “Scram!” and “Snap!” bring a mark of their own. */
const ended = (ability: string, mark: '.' | '!'): string =>
  ability.endsWith('!') ? ability : `${ability}${mark}`;
const by = (card: CardId): Sentence => (card === NONE ? [] : say` from ${the(card)}`);

export const AGAIN: Readonly<Record<Told<'rerolled'>['by'], string>> = {
  top: 'from the top',
  owl: 'with the Ghost Owl',
  acorn: 'with the Lucky Acorn',
  heave: 'after a mighty heave',
  star: 'because a Star is no number here',
};

const blow = ({ seat, total, stat, less, venom, damage }: Blow): Sentence => [
  who(seat),
  ` ${total} − ${stat}${venom > 0 ? ` + ${venom}` : ''}${less > 0 ? ` − ${less}` : ''} = ${damage}`,
];

const blows = (all: readonly Blow[]): Sentence =>
  all.flatMap((each, i) => [...(i === 0 ? [] : ['; ']), ...blow(each)]);

function rollLine(
  seat: Seat,
  card: CardId,
  { stat, die, total, needed, safe }: Omit<Told<'trapRolled'>, 'kind'>,
): Sentence {
  const sum =
    die === STAR ? 'a Star' : `${STAT_NAMES[stat]} ${total - die} + ${die} = ${total} against ${needed}`;
  return say`${the(card)}: ${who(seat)} ${verb('rolls', seat)} ${sum}, and ${verb(safe ? 'succeeds' : 'fails', seat)}.`;
}

const SETTING_UP = {
  bossChosen: ({ card, level }) => say`${the(card)} will wait at the end of Level ${level}.`,
  joined: ({ seat, card }) => say`${who(seat)} ${verb('plays', seat)} ${the(card)}.`,
  leaderRoll: ({ rolls }) => [
    'Who leads? ',
    ...rolls.flatMap(({ seat, die }, i) => [...(i === 0 ? [] : [', ']), who(seat), ` ${dieName(die)}`]),
    '.',
  ],
  firstLeader: ({ seat }) => say`${who(seat)} ${verb('leads', seat)} first. ${clause('RE-SETUP-08')}`,
  level: ({ level }) => say`Level ${level}: ${PLACES[level]}`,
} satisfies Partial<Tellers>;

const LEADER_TURNS = {
  leads: ({ seat, turn, of }) => say`${who(seat)} ${verb('leads', seat)}, turn ${turn} of ${of}`,
  foresaw: ({ seat, cards: seen }) => say`${who(seat)} ${verb('foresees', seat)} ${cards(seen)}.`,
  putUnder: ({ card }) => say`${the(card)} goes under the Encounter deck.`,
  met: ({ seat, card }) => say`${who(seat)} ${verb('draws', seat)} ${the(card)}.`,
  skipped: ({ card }) => say`The Party skips ${the(card)}. ${clause('RE-EVENT-04')}`,
  ran: ({ seat, card }) => say`With ${who(seat)} ahead, the Party runs from ${the(card)}.`,
  reshuffled: ({ what, level }) =>
    what === 'loot'
      ? say`The ${METALS[level]!} discard pile becomes a new Loot deck. ${clause('RE-RULE-07')}`
      : say`Finished Encounters become a new deck. ${clause('RE-RULE-06')}`,
  noEncounters: () => say`There is no Encounter left; the Boss is next. ${clause('RE-RULE-06')}`,
  loot: ({ seat, card }) => say`${who(seat)} ${verb('draws', seat)} Loot: ${the(card)}.`,
  noLoot: ({ seat, level }) => say`There is no ${METALS[level]!} Loot left for ${who(seat)}.`,
  relics: ({ seat, cards: seen }) => say`${who(seat)} ${verb('turns', seat)} up ${cards(seen)}.`,
  relicLeft: ({ card }) => say`${the(card)} goes under the Loot deck.`,
  finished: ({ seat, card }) => say`${the(card)} is over; ${who(seat)} ${verb('keeps', seat)} it, as Leader.`,
} satisfies Partial<Tellers>;

const FIGHTS = {
  appeared: ({ card, health }, { monsters }) =>
    say`${the(card)} ${acts(monsters[card]!, 'appears', 'appear')} with ${health} Health. ${clause('RE-COMBAT-02')}`,
  ambushed: ({ card, monster }) => say`${the(card)} It is ${the(monster)}. ${clause('RE-EVENT-08')}`,
  noAmbush: ({ seat }) => say`${who(seat)} ${verb('hears', seat)} it coming: it does not attack first.`,
  nest: ({ card, monsters }) => say`${the(card)}: ${cards(monsters)} together. ${clause('RE-EVENT-10')}`,
  nobodyHome: ({ card }) => say`${the(card)}: nobody is there. ${clause('RE-RULE-31')}`,
  round: ({ round }) => say`Round ${round}.`,
  webbed: ({ seat }) => say`${who(seat)} ${verb('loses', seat)} this turn in the web.`,
  passed: ({ seat }) => say`${who(seat)} ${verb('passes', seat)}.`,
  attacked: ({ seat, monster, stats, die, total, defence, damage, left }) =>
    say`${who(seat)} ${verb('attacks', seat)} ${the(monster)} with ${stats.map((stat) => STAT_NAMES[stat]).join(' and ')}: ${total - die} + ${die} = ${total}, less ${defence}: ${damage < total - defence ? 'only ' : ''}${damage} damage, ${left} left.`,
  monsterHurt: ({ monster, damage, left, by: item }) =>
    say`${the(item)} deals ${the(monster)} ${damage} damage, ${left} Health left.`,
  defeated: ({ monster, by: seat }) => say`${who(seat)} ${verb('defeats', seat)} ${the(monster)}.`,
  monsterDiscarded: ({ monster, by: seat, item }) =>
    say`${who(seat)} ${verb('gets', seat)} rid of ${the(monster)} with ${the(item)}. ${clause('RE-RULE-35')}`,
  reassembled: ({ monster, health }) =>
    say`${the(monster)} puts itself together again with ${health} Health.`,
  regained: ({ monster, amount, health }) => say`${the(monster)} regains ${amount} Health and has ${health}.`,
  monsterRerolled: ({ monster }) =>
    say`${the(monster)} rolls a Star, which is rolled again. ${clause('RE-COMBAT-17')}`,
  monsterAttacked: ({ monster, stat, die, total, blows: all }, { monsters }) =>
    say`${the(monster)} ${acts(monsters[monster]!, 'attacks', 'attack')} with ${STAT_NAMES[stat]}: ${total - die} + ${die} = ${total} — ${blows(all)}.`,
  abilityOf: ({ monster, ability }) => say`${the(monster)}: ${ended(ability, '.')}`,
  topAbility: ({ monster, ability }) =>
    say`${the(monster)}’s turn begins: ${ended(ability, '.')} ${clause('RE-BOSS-06')}`,
  starAbility: ({ monster, ability }) =>
    say`${the(monster)} rolls a Star: ${ended(ability, '!')} ${clause('RE-BOSS-07')}`,
  stalemate: ({ rounds, scratched }) =>
    say`${plural(rounds, 'round')} ${scratched ? 'that brought neither side nearer to its end' : 'without a scratch'}: everybody tires. ${clause('RE-RULE-51')}`,
} satisfies Partial<Tellers>;

const CHARACTERS = {
  rolled: ({ seat, die }) => say`${who(seat)} ${verb('rolls', seat)} ${dieName(die)}.`,
  rerolled: ({ seat, die, by: what }) =>
    say`${who(seat)} ${verb('rolls', seat)} again ${AGAIN[what]}: ${dieName(die)}.`,
  starSpent: ({ seat, die }) =>
    say`${who(seat)} ${verb('spends', seat)} a Star token: the ${die} is a Star. ${clause('RE-STAR-01')}`,
  abilityUsed: ({ seat, ability }) =>
    say`${who(seat)} ${verb('uses', seat)} ${ended(ability, '.')} ${clause('RE-STAR-03')}`,
  explorerUsed: ({ seat, ability }) => say`${who(seat)} ${verb('uses', seat)} ${ended(ability, '.')}`,
  declined: ({ seat, ability }) => say`${who(seat)} ${verb('does', seat)} without ${ended(ability, '.')}`,
  hurt: ({ seat, damage, health, by: source }) =>
    say`${who(seat)} ${verb('takes', seat)} ${damage} damage${by(source)} and ${verb('has', seat)} ${health} Health.`,
  healed: ({ seat, amount, health }) =>
    say`${who(seat)} ${verb('heals', seat)} ${amount} and ${verb('has', seat)} ${health} Health.`,
  knockedOut: ({ seat }) => say`${who(seat)} ${verb('is', seat)} knocked out. ${clause('RE-RULE-01')}`,
  stoodUp: ({ seat, health }) =>
    say`${who(seat)} ${verb('stands', seat)} up with ${health} Health. ${clause('RE-RULE-03')}`,
  secondWind: ({ seat, health }) =>
    say`Second Wind: ${who(seat)} ${verb('stays', seat)} up with ${health} Health. ${clause('RE-RULE-04')}`,
  saved: ({ seat, card, health }) => say`${the(card)} keeps ${who(seat)} up with ${health} Health.`,
  tokens: ({ seat, token, count }) =>
    say`${who(seat)} ${verb('gets', seat)} ${plural(count, `${token.charAt(0).toUpperCase()}${token.slice(1)} token`)}.`,
  starLost: ({ seat, by: source }) => say`${who(seat)} ${verb('loses', seat)} a Star token${by(source)}.`,
  cocooned: ({ seat, amount }) =>
    say`${who(seat)} ${verb('is', seat)} wrapped up: ${amount} less on the next Attack.`,
  dazed: ({ monster, amount }) => say`${the(monster)} is dazed: ${amount} less on its next Attack.`,
  flipped: ({ seat, card }) =>
    say`${who(seat)} ${verb('turns', seat)} ${the(card)} face-down. ${clause('RE-RULE-28')}`,
  turnedUp: ({ card }) => say`${the(card)} is face-up again.`,
} satisfies Partial<Tellers>;

const TESTS = {
  trapRolled: (event) => rollLine(event.seat, event.card, event),
  tested: (event) => rollLine(event.seat, event.card, event),
  named: ({ seat, whom, card }) =>
    seat === whom
      ? say`${who(seat)} ${verb('steps', seat)} forward to face ${the(card)}.`
      : say`${who(seat)} ${verb('sends', seat)} ${who(whom)} to face ${the(card)}.`,
  rested: ({ card, amount }) => say`${the(card)}: everybody heals ${amount}.`,
  ate: ({ seat, card, die }) => say`${who(seat)} ${verb('eats', seat)} ${the(card)}: ${dieName(die)}.`,
  questLaidOut: ({ card }) => say`${the(card)} is laid out until the Boss comes. ${clause('RE-QUEST-03')}`,
  questDone: ({ card }) => say`${the(card)} is done. ${clause('RE-QUEST-05')}`,
  questFailed: ({ card }) => say`${the(card)} has failed. ${clause('RE-QUEST-04')}`,
  questLapsed: ({ card }) => say`${the(card)} has lapsed. ${clause('RE-RULE-34')}`,
} satisfies Partial<Tellers>;

const LOOT_AND_LEVELS = {
  equipped: ({ seat, card, from }) =>
    from === seat
      ? say`${who(seat)} ${verb('puts', seat)} on ${the(card)}.`
      : say`${who(seat)} ${verb('puts', seat)} on ${the(card)}, which ${who(from)} carried.`,
  tookOff: ({ seat, card }) => say`${who(seat)} ${verb('takes', seat)} off ${the(card)}.`,
  enchanted: ({ seat, card, enchantment }) =>
    say`${who(seat)} ${verb('attaches', seat)} ${the(enchantment)} to ${the(card)}. ${clause('RE-ENCH-04')}`,
  gave: ({ seat, to, card }) =>
    say`${who(seat)} ${verb('gives', seat)} ${the(card)} to ${who(to)}. ${clause('RE-RULE-30')}`,
  refused: ({ seat, card, clearsDesk }) =>
    say`${who(seat)} ${verb('keeps', seat)} ${the(card)}.${clearsDesk ? ' The sale desk is cleared.' : ''}`,
  itemUsed: ({ seat, card }) => say`${who(seat)} ${verb('uses', seat)} ${the(card)}.`,
  cookie: ({ seat, die }) => say`${who(seat)} ${verb('opens', seat)} the cookie: ${dieName(die)}.`,
  lootLost: ({ card, by: source }) => say`${the(card)} is lost to ${the(source)}.`,
  sold: ({ seat, cards: sold, prices }) =>
    say`${cards(sold)} for one ${METALS[prices + 1]!}, which ${who(seat)} ${verb('draws', seat)}.`,
  bossDrawn: ({ seat, card }) => say`${who(seat)} ${verb('draws', seat)} the Boss: ${the(card)}`,
  levelBeaten: ({ level, boss }) => say`Level ${level} is beaten: ${the(boss)} has fallen`,
  statToken: ({ seat, stat }) => say`${who(seat)} ${verb('gets', seat)} a ${STAT_NAMES[stat]} token.`,
  won: () => say`The last Boss has fallen. The Party wins! ${clause('RE-GAME-07')}`,
  lost: ({ to }) =>
    to === NONE ? say`The Party has lost.` : say`The Party has lost to ${the(to)}. ${clause('RE-RULE-02')}`,
} satisfies Partial<Tellers>;

const TELLERS: Tellers = {
  ...SETTING_UP,
  ...LEADER_TURNS,
  ...FIGHTS,
  ...CHARACTERS,
  ...TESTS,
  ...LOOT_AND_LEVELS,
};

export function story(box: Box, event: Event): Sentence {
  return (TELLERS[event.kind] as (event: Event, box: Box) => Sentence)(event, box);
}

const HEADINGS = new Set(['level', 'leads', 'bossDrawn', 'levelBeaten']);
export const isHeading = ({ kind }: { readonly kind: string }): boolean => HEADINGS.has(kind);
