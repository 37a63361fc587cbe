// Events as sentences of the log.

import { type Part, type Sentence, say, the, verb, who } from '../../engine/event.ts';
import { ACTION_TITLES } from './cards/effect.ts';
import type { Event } from './events.ts';
import { FAVOURS, type Favour } from './questions/journey.ts';
import { advanceName } from './questions/party.ts';
import { isHeroFigure, numberOfFigure, sheetOfFigure } from './rules/note.ts';
import type { Box } from './state.ts';

type Kind = Event['kind'];
type Told<K extends Kind> = Extract<Event, { kind: K }>;

const list = (parts: readonly Sentence[]): Sentence =>
  parts.flatMap((part, i) => (i === 0 ? part : [i === parts.length - 1 ? ' and ' : ', ', ...part]));

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const plural = (n: number, one: string): string => (n === 1 ? `1 ${one}` : `${n} ${one}s`);
const cardsOf = (cards: readonly number[]): Sentence => list(cards.map((card) => [the(card)]));

/** A hero by name, a monster by kind and number. */
function fig(box: Box, figure: number): Part {
  if (isHeroFigure(figure)) return figure === box.master ? 'the game master' : who(figure);
  const { name, rank } = box.sheets[sheetOfFigure(figure)]!;
  return rank === 'minion' ? `${name} ${numberOfFigure(figure)}` : name;
}

/** A verb that agrees with a hero who reads it; monsters read nothing. */
const does = (form: string, figure: number): Part => (isHeroFigure(figure) ? verb(form, figure) : form);

const minionName = (box: Box, key: string): string => box.sheets[box.sheetOf[key]!]!.name;
const trapName = (box: Box, key: string): string => box.figures.traps[key]?.name ?? key;
const favourText = (favour: string): string => (FAVOURS[favour as Favour] ?? favour).toLowerCase();
const withCard = (card: number): Part => (card < 0 ? 'an object' : the(card));

export function story(box: Box, event: Event): Sentence {
  const tell = TELLINGS[event.kind] as (box: Box, event: Event) => Sentence;
  return tell(box, event);
}

const TELLINGS: { [K in Kind]: (box: Box, event: Told<K>) => Sentence } = {
  joined: (_box, { seat, card }) => say`${who(seat)} ${verb('is', seat)} ${the(card)}.`,
  leveled: (_box, { seat, level }) => say`${who(seat)} ${verb('reaches', seat)} level ${level}.`,
  bonus: (_box, { seat, bonus }) => say`${who(seat)} ${verb('gains', seat)} +1 ${bonus} attack.`,
  advanced: (box, { seat, advance }) =>
    say`${who(seat)} ${verb('takes', seat)} ${advanceName({ box }, advance)}.`,
  zone: (_box, { name, text }) => say`${name}. ${text}`,
  met: (_box, { name, text }) => say`${name}: ${text}`,
  approached: (_box, { name, approach }) => say`The party answers the ${name}: ${approach}.`,
  gaveUp: (_box, { seat, card }) => say`${who(seat)} ${verb('gives', seat)} up ${the(card)}.`,
  puzzle: (_box, { name, text }) => say`${name}: ${text}`,
  tune: (_box, { tones }) => say`The stair sounds: ${tones.join(', ')}.`,
  tried: (_box, { answer, right, placed, misplaced }) =>
    say`The party tries ${answer.join(', ')}: ${right ? 'right' : 'wrong'}${placed === undefined ? '' : `, ${placed} in place and ${misplaced} misplaced`}.`,
  solved: (_box, { name }) => say`${name} is solved.`,
  unsolved: (_box, { name }) => say`${name} is not solved.`,
  quest: (_box, { name, text }) => say`A quest: ${name}. ${text}`,
  questDone: (_box, { name }) => say`Quest fulfilled: ${name}.`,
  questFailed: (_box, { name }) => say`Quest not fulfilled: ${name}.`,
  walked: (_box, { place }) => say`The party goes to ${place}.`,
  fight: () => say`It comes to blows.`,
  experience: (_box, { points }) => say`Everybody gains ${points} experience.`,
  spoils: (_box, { cards }) => say`Spoils: ${cardsOf(cards)}.`,
  favour: (_box, { favour }) => say`The game master decides: ${favourText(favour)}.`,
  swapped: (_box, { seat, card, into }) =>
    say`${who(seat)} ${verb('swaps', seat)} ${the(card)} for ${the(into)}.`,
  exchanged: (_box, { seat, out, card }) =>
    say`${who(seat)} ${verb('takes', seat)} ${the(card)} into the battle deck for ${the(out)}.`,
  handedOver: (_box, { seat, card, to }) =>
    say`${who(seat)} ${verb('hands', seat)} ${the(card)} over to ${who(to)}.`,
  retried: (_box, { name }) => say`${name} may be tried once more.`,
  handShown: (box, { who: figure, cards }) =>
    say`The opening hand of ${fig(box, figure)}: ${cardsOf(cards)}.`,
  broughtAlong: (box, { who: figure, what }) =>
    say`${fig(box, figure)} ${does('brings', figure)} ${what} along.`,
  took: (_box, { seat, card }) => say`${who(seat)} ${verb('takes', seat)} ${the(card)}.`,
  camped: () => say`The party makes camp.`,
  battle: (box, { starter, zone }) =>
    starter === box.master
      ? say`Battle: ${zone}. The monsters begin: all of them act before the first hero.`
      : say`Battle: ${zone}. ${fig(box, starter)} ${does('begins', starter)}.`,
  initiative: (box, { rolls }) =>
    say`Initiative is defence less armour, plus a die: ${list(rolls.map(({ seat, score, armour, die, total }) => say`${fig(box, seat)} ${score} − ${armour} + ${die} = ${total}`))}.`,
  seat: (box, { seat, round, isOut }) =>
    isOut
      ? say`Round ${round}: ${fig(box, seat)} ${does('is', seat)} out of the fight.`
      : say`Round ${round}: ${fig(box, seat)}.`,
  turn: (box, { who: of, count }) =>
    count > 1
      ? say`${fig(box, of)} and ${count - 1} more of its band act.`
      : say`${fig(box, of)} ${does('acts', of)}.`,
  battleWon: () => say`The party wins the battle.`,
  battleLost: () => say`The monsters win the battle.`,
  standoff: () => say`Night falls: the monsters hold the field.`,
  deathRoll: (box, { who: of, die }) =>
    say`${fig(box, of)} ${does('rolls', of)} ${die} for life and ${does(die === 1 ? 'dies' : 'lives', of)}.`,
  arrived: (box, { who: of, place }) => say`${fig(box, of)} ${does('stands', of)} in ${place}.`,
  wave: (box, { minion, count, place }) => say`A wave: ${count} ${minionName(box, minion)} in ${place}.`,
  summoned: (box, { by, minion, count }) => say`${fig(box, by)} summons ${count} ${minionName(box, minion)}.`,
  died: (box, { who: of }) => say`${fig(box, of)} ${does('is', of)} defeated.`,
  action: (box, { who: of, action }) => say`${fig(box, of)} ${does('takes', of)} ${ACTION_TITLES[action]!}.`,
  gained: (box, { who: of, card }) => say`${fig(box, of)} ${does('gains', of)} the ${the(card)} card.`,
  played: (box, { who: of, card, how }) =>
    how === 'turn'
      ? say`${fig(box, of)} ${does('plays', of)} ${the(card)}.`
      : say`${fig(box, of)} ${does('joins', of)} in with ${the(card)}.`,
  effect: (_box, { card, verb: what }) => say`${withCard(card)}: ${what}.`,
  cast: (box, { who: of, card, counters }) =>
    say`${fig(box, of)} ${does('casts', of)} ${the(card)}${counters > 0 ? ` with ${plural(counters, 'counter')}` : ''}.`,
  countered: (box, { who: of, on, count }) =>
    say`${fig(box, of)} ${does('puts', of)} ${plural(count, 'counter')} on ${the(on)}.`,
  guarded: (box, { who: of, on, count }) =>
    say`${fig(box, of)} ${does('puts', of)} ${plural(count, 'defence counter')} on ${the(on)}.`,
  stripped: (box, { who: of, by }) => say`${fig(box, by)} ${does('strips', by)} ${fig(box, of)} of counters.`,
  drew: (box, { who: of, count, cards }) =>
    cards === undefined
      ? say`${fig(box, of)} ${does('draws', of)} ${plural(count, 'card')}.`
      : say`${fig(box, of)} ${does('draws', of)} ${cardsOf(cards)}.`,
  minionsDrew: (_box, { count, cards }) =>
    cards === undefined
      ? say`The minions draw ${plural(count, 'card')}.`
      : say`The minions draw ${cardsOf(cards)}.`,
  synergyDraw: (box, { who: of }) => say`${fig(box, of)} ${does('draws', of)} instead of joining in.`,
  reshuffled: (box, { who: of, cards }) =>
    say`${fig(box, of)} ${does('reshuffles', of)} ${plural(cards, 'card')}.`,
  fatigued: (box, { who: of, count }) =>
    say`${fig(box, of)} ${does('gets', of)} ${plural(count, 'Fatigue card')}.`,
  expended: (box, { who: of, cards }) => say`${fig(box, of)} ${does('expends', of)} ${cardsOf(cards)}.`,
  recalled: (box, { who: of, cards }) => say`${fig(box, of)} ${does('takes', of)} back ${cardsOf(cards)}.`,
  discarded: (box, { who: of, card }) => say`${fig(box, of)} ${does('discards', of)} ${the(card)}.`,
  awakened: (box, { who: of, card }) => say`${fig(box, of)} ${does('awakens', of)} ${the(card)}.`,
  activated: (box, { who: of, card }) => say`${fig(box, of)} ${does('uses', of)} ${the(card)}.`,
  equipped: (box, { who: of, card }) => say`${fig(box, of)} ${does('makes', of)} ${the(card)} ready.`,
  putAway: (box, { who: of, card }) => say`${fig(box, of)} ${does('puts', of)} ${the(card)} away.`,
  found: (box, { who: of, card }) => say`${fig(box, of)} ${does('finds', of)} ${the(card)}.`,
  aimed: (box, { by, with: card, foes }) =>
    say`${fig(box, by)} ${does('aims', by)} ${withCard(card)} at ${list(foes.map((foe) => [fig(box, foe)]))}.`,
  threatened: (box, { by, with: card, foe, toHit, defence, guards }) =>
    say`${fig(box, by)} ${does('strikes', by)} at ${fig(box, foe)} with ${withCard(card)}, two dice ${signed(toHit)} against ${defence}; ${fig(box, foe)} ${does('has', foe)} ${plural(guards, 'defence counter')}.`,
  attacked: tellAttack,
  battered: (box, { by, with: card, what, dice: [one, two], toHit, defence, lost, left }) =>
    say`${fig(box, by)} ${does('strikes', by)} at ${what} with ${withCard(card)}: ${one} + ${two} + ${toHit} against ${defence}${lost > 0 ? `, ${plural(left, 'hit')} left` : ', in vain'}.`,
  smashed: (_box, { what }) => say`${what} is destroyed.`,
  damaged: (box, { who: of, amount, left, cause }) =>
    say`${fig(box, of)} ${does('loses', of)} ${amount}${cause === undefined ? '' : ` to ${cause}`}; ${left} left.`,
  restored: (box, { who: of, amount, health }) =>
    say`${fig(box, of)} ${does('regains', of)} ${amount}; now ${health}.`,
  fell: (box, { who: of }) => say`${fig(box, of)} ${does('falls', of)} unconscious.`,
  woke: (box, { who: of }) => say`${fig(box, of)} ${does('wakes', of)}.`,
  afflicted: (box, { who: of, conditions }) =>
    say`${fig(box, of)} ${does('becomes', of)} ${conditions.join(' and ')}.`,
  relieved: (box, { who: of, conditions }) =>
    say`${fig(box, of)} ${does('is', of)} no longer ${conditions.join(' and ')}.`,
  moved: (box, { who: of, place }) => say`${fig(box, of)} ${does('moves', of)} to ${place}.`,
  retreats: (box, { who: of, place }) => say`${fig(box, of)} ${does('retreats', of)}: ${place}.`,
  reacted: (box, { who: of, foe }) =>
    say`${fig(box, of)} ${does('strikes', of)} at ${fig(box, foe)} in passing.`,
  left: (box, { who: of }) => say`${fig(box, of)} ${does('leaves', of)} the zone.`,
  revealed: (_box, { name }) => say`${name} is revealed.`,
  opened: (_box, { what }) => say`${what} stands open.`,
  shut: (_box, { what }) => say`${what} is shut.`,
  broken: (_box, { what }) => say`${what} is broken.`,
  blocked: (_box, { what }) => say`${what} is blocked.`,
  lit: (_box, { place }) => say`${place} is lit.`,
  used: (box, { who: of, what }) => say`${fig(box, of)} ${does('uses', of)} ${what}.`,
  tested: (box, { who: of, test, dice: [one, two], bonus, needed, passed }) =>
    say`${fig(box, of)} ${does('tests', of)} ${test}: ${one} + ${two} + ${bonus} against ${needed}, ${passed ? 'passed' : 'failed'}.`,
  searched: (box, { who: of, place, dice: [one, two], bonus }) =>
    say`${fig(box, of)} ${does('searches', of)} ${place}: ${one} + ${two} + ${bonus}.`,
  trapFound: (box, { trap }) => say`A ${trapName(box, trap)} is found.`,
  trapSprung: (box, { trap, by }) => say`${fig(box, by)} ${does('springs', by)} a ${trapName(box, trap)}.`,
  disarmed: (box, { who: of, trap }) => say`${fig(box, of)} ${does('disarms', of)} a ${trapName(box, trap)}.`,
  doorFound: (_box, { what }) => say`A secret is found: ${what}.`,
};

/** Both dice, the to-hit value item by item, the defence, and every figure of the damage. */
function tellAttack(box: Box, event: Told<'attacked'>): Sentence {
  const {
    by,
    with: card,
    foe,
    toHit,
    items,
    defence,
    guards,
    dice,
    hit,
    critical,
    damage,
    resistance,
  } = event;
  const [one, two] = dice;
  const sum = items.map(({ what, n }) => `${what} ${signed(n)}`).join(', ');
  const outcome = hit
    ? `a hit for ${damage}${critical > 0 ? `, critical +${critical}` : ''}${resistance === 0 ? '' : `, resistance ${resistance}`}`
    : 'a miss';
  const spent = guards > 0 ? ` with ${plural(guards, 'counter')}` : '';
  return say`${fig(box, by)} ${does('attacks', by)} ${fig(box, foe)} with ${withCard(card)}: ${one} + ${two} + ${toHit} (${sum}) = ${one + two + toHit} against ${defence}${spent}: ${outcome}.`;
}

export const isHeading = ({ kind }: Event): boolean => kind === 'seat' || kind === 'battle';
