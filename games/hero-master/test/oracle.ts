// An oracle for exchanges, written from the rulebook and not from the rules' code: what every verdict, blow, wound and
// coin has to be, from the dice and from what everybody saw.

import type { CardId, Seat } from '../../../engine/table.ts';
import type { Card } from '../cards/card.ts';
import type { Event } from '../events.ts';
import type { Box } from '../state.ts';
import type { View } from '../view.ts';
import {
  armourOf,
  type Case,
  caseOf,
  describe,
  FIRE,
  ferocityOf,
  hitModifier,
  isOfKind,
  type Memory,
  monsterArmourOf,
  paidTheClerk,
  type Told,
  threshold,
  total,
  wrongFigures,
} from './oracle-figures.ts';

export const newMemory = (): Memory => ({
  wounded: new Set(),
  resolved: new Set(),
  batsInHair: new Set(),
  encounter: undefined,
  mark: undefined,
});

/** What is wrong with the exchange of this unit, if there was one. `view` is the table as the unit began. */
export function auditUnit(box: Box, view: View, events: readonly Event[], memory: Memory): string[] {
  const dice = events.find((event) => event.kind === 'dice') as Told<'dice'> | undefined;
  const problems = dice === undefined ? [] : auditExchange(caseOf(box, view, events, memory), dice, events);
  for (const event of events) remember(box, memory, event);
  return problems;
}

function auditExchange(of: Case, dice: Told<'dice'>, events: readonly Event[]): string[] {
  const again = events.find((event) => event.kind === 'rolledAgain') as Told<'rolledAgain'> | undefined;
  const greens = again === undefined ? [dice.green] : [again.first, again.second];
  // Which of two green rolls was kept is not told: one of them has to explain what happened.
  const verdicts = greens.map((green) => wrongVerdict(of, green, events));
  const verdict = verdicts.find((complaints) => complaints.length === 0) ?? verdicts[0] ?? [];
  const outcome = [
    ...verdict,
    ...wrongBlow(of, dice, events),
    ...wrongGold(of, events),
    ...wrongFalls(of, events),
  ];
  const circumstances = `${describe(of)}, green ${greens.join(' or ')}, black ${dice.black}`;
  return [...wrongFigures(of, dice), ...outcome.map((complaint) => `${circumstances}: ${complaint}`)];
}

const has = (events: readonly Event[], kind: Event['kind']): boolean =>
  events.some((event) => event.kind === kind);

/** HM-FAIL-01 to -04, HM-RESOLVE-08: critical fail, defeat, or neither. */
function wrongVerdict(of: Case, green: number, events: readonly Event[]): string[] {
  const failed = green <= threshold(of);
  const defeated = !failed && getsThrough(of, green);
  return [
    ...(failed === has(events, 'criticalFail') ? [] : ['whether it fails critically']),
    ...(defeated === has(events, 'monsterDefeated') ? [] : ['whether the monster falls']),
  ];
}

function getsThrough(of: Case, green: number): boolean {
  const critical = green === 20;
  if (!critical && green + hitModifier(of) < monsterArmourOf(of)) return false;
  const growsBack = of.monster.key === 'moss-troll' && !isOfKind(of, of.attack, FIRE);
  const times = critical && !growsBack ? 2 : 1;
  return of.monster.strength.some((defence, type) => {
    const sum = times * total(of, type);
    return sum > 0 && sum >= defence;
  });
}

const IGNORES_THE_BLOW = ['mixed-signals', 'played-dead'];

/** T9: does the monster hit, and what does it cost? */
function wrongBlow(of: Case, { black }: Told<'dice'>, events: readonly Event[]): string[] {
  const at = events.findIndex((event) => event.kind === 'monsterHits');
  const before = at < 0 ? events : events.slice(0, at);
  const ignored = events.some(
    (event) => event.kind === 'criticalFailCard' && IGNORES_THE_BLOW.includes(of.box.faces[event.card]!.key),
  );
  const reaches = black > 0 && (black === 20 || black >= armourOf(of));
  if ((reaches && !ignored && !hasFallen(of, before)) !== at >= 0) return ['whether the monster hits'];
  if (at < 0) return has(events, 'ambusherRolls') ? ['a follow-up without a hit'] : [];
  const after = events.slice(at + 1);
  const strike = { monster: of.monster, id: of.monsterId, ferocity: ferocityOf(of), roll: black };
  return [...wrongWounds(of, after, strike), ...wrongMaul(of, after), ...wrongFollowUp(of, after)];
}

const hasFallen = ({ attacker }: Case, events: readonly Event[]): boolean =>
  events.some((event) => event.kind === 'heroDefeated' && event.seat === attacker);

type Strike = {
  readonly monster: Card;
  readonly id: CardId;
  readonly ferocity: number;
  readonly roll: number;
};

/** HM-MONSTER-05, HM-CRIT-03: the first thing after a hit are wounds for its Ferocity, as far as armour and torch let them. */
function wrongWounds(of: Case, after: readonly Event[], { monster, id, ferocity, roll }: Strike): string[] {
  let due = roll === 20 ? ferocity * 2 : ferocity;
  const isA = (type: Card['types'][number]) => monster.types.includes(type);
  if (isA('Beast') && of.weapons.some(({ key }) => key === 'torch-lit')) due -= 1;
  if (of.armour.key === 'fireproof-long-johns' && (isA('Fiend') || isA('Dragon'))) due -= 1;
  const [first, second] = after;
  const told = first?.kind === 'effect' && first.trigger === 'wounds' ? second : first;
  const isTheirs = told?.kind === 'wounded' && told.seat === of.attacker && told.source === id;
  if (due <= 0) return isTheirs ? ['wounds where none were due'] : [];
  return isTheirs && told.wounds === due && told.after === Math.max(0, told.before - due)
    ? []
    : [`${due} wounds of ${monster.name} were due`];
}

const MAUL_ROLLS = 3;

/** HM-R-56: up to three rolls against the same armour, a wound for each hit, ending with a miss or a fall. */
function wrongMaul(of: Case, after: readonly Event[]): string[] {
  const rolls = after.filter((event) => event.kind === 'mauled') as Told<'mauled'>[];
  if (rolls.some(({ roll, hits }) => hits !== (roll === 20 || roll >= armourOf(of))))
    return ['a roll of Maul'];
  if (rolls.slice(0, -1).some(({ hits }) => !hits)) return ['Maul went on after a miss'];
  const bears = [
    of.monster.key === 'grizzly-bear' && !hasFallen(of, upToFirstWound(after)),
    of.ambusher?.key === 'grizzly-bear' &&
      after.some((event) => event.kind === 'ambusherRolls' && event.hits),
  ].filter(Boolean).length;
  if (bears === 0) return rolls.length === 0 ? [] : ['Maul without a Bear'];
  return rolls.length > MAUL_ROLLS * bears ? ['too many rolls of Maul'] : [];
}

function upToFirstWound(after: readonly Event[]): readonly Event[] {
  const wound = after.findIndex((event) => event.kind === 'wounded');
  return after.slice(0, wound + 2);
}

/** HM-AMBUSH-04 to -06: the Ambusher rolls for itself, against the same armour, with its own Ferocity. */
function wrongFollowUp(of: Case, after: readonly Event[]): string[] {
  const at = after.findIndex((event) => event.kind === 'ambusherRolls');
  const stands = !hasFallen(of, at < 0 ? after : after.slice(0, at));
  const due = of.ambusher !== undefined && of.attack.key !== 'enormous-snowball' && stands;
  if (due !== at >= 0) return ['whether the Ambusher follows up'];
  if (at < 0 || of.ambusher === undefined) return [];
  const { roll, hits, monster } = after[at] as Told<'ambusherRolls'>;
  let bonus = of.location?.key === 'crumbling-fort' ? -2 : 0;
  if (of.armour.key === 'cloak-of-plausible-deniability') bonus -= 4;
  if (hits !== (roll === 20 || roll + bonus >= armourOf(of))) return ['whether the Ambusher hits'];
  const ferocity = of.ambusher.ferocity + (of.location?.key === 'webbed-hollow' ? 1 : 0);
  return hits
    ? wrongWounds(of, after.slice(at + 1), { monster: of.ambusher, id: monster, ferocity, roll })
    : [];
}

/** HM-REWARD-01 to -06: what the victor gets, and what cards take besides. */
function wrongGold(of: Case, events: readonly Event[]): string[] {
  if (!has(events, 'monsterDefeated')) return [];
  const clerk = paidTheClerk(events) ? 1 : 0;
  const loot = of.view.loot + clerk;
  const share = of.bungle?.key === 'moral-objection' ? Math.min(1, loot, of.monster.gold) : 0;
  const reward = Math.min(of.monster.gold, loot);
  let extra = of.attack.key === 'i-m-telling' ? 2 : 0;
  if (of.weapons.some(({ key }) => key === 'collection-plate')) extra += 1;
  const fromLoot = reward - share + Math.min(extra, loot - reward);
  const onMonster = of.view.encounter?.gold ?? 0;
  const bungler = of.view.players[of.attacker]!.row[0]?.bungler;
  return [
    ...(takenBy(of.attacker, 'loot', events) === fromLoot ? [] : [`${fromLoot} gold of the loot were due`]),
    ...(takenBy(of.attacker, 'monster', events) === onMonster ? [] : [`${onMonster} gold lay on it`]),
    ...(share > 0 && takenBy(bungler as Seat, 'loot', events) !== share ? ['the share of the objector'] : []),
  ];
}

function takenBy(seat: Seat, from: string, events: readonly Event[]): number {
  let sum = 0;
  for (const event of events)
    if (event.kind === 'goldTaken' && event.seat === seat && event.from === from) sum += event.gold;
  return sum;
}

/** HM-DEFEAT-01 to -13: the gold, where it goes, the token, and back on one's feet. */
function wrongFalls(of: Case, events: readonly Event[]): string[] {
  const falls = events.filter((event) => event.kind === 'heroDefeated') as Told<'heroDefeated'>[];
  if (falls.filter(({ seat }) => seat === of.attacker).length > 1) return ['falls twice in an exchange'];
  return falls.flatMap((fall) => wrongFall(of, fall, events));
}

function wrongFall({ box, view }: Case, fall: Told<'heroDefeated'>, events: readonly Event[]): string[] {
  const { seat, source, gold, to } = fall;
  const at = events.indexOf(fall);
  const { marker, armour } = view.players[seat]!;
  const kind = box.options.kinderFalls;
  const most = box.faces[armour!]!.key === 'lucky-pants' ? 1 : kind ? 2 : 3;
  const isGone = events
    .slice(0, at)
    .some(
      (event) =>
        (event.kind === 'monsterDefeated' && event.monster === source) ||
        (event.kind === 'polymorphed' && event.outgoing === source),
    );
  const goes = box.faces[source]!.kind === 'monster' && !isGone ? 'monster' : 'loot';
  const back = events.slice(at).find((event) => event.kind === 'heroReturned') as Told<'heroReturned'>;
  const lowest = kind ? 4 : 3;
  const healedToFull = events.some(
    (event) => event.kind === 'healed' && event.seat === seat && event.after === 10,
  );
  const from = healedToFull ? 6 : marker;
  return [
    ...(gold <= most ? [] : [`a fall costs ${most} gold`]),
    ...(to === goes ? [] : [`the gold of a fall goes to the ${goes}`]),
    ...(back.health === 5 && back.marker === Math.max(lowest, from - 1) ? [] : ['how a fallen hero returns']),
  ];
}

/** What the next exchanges have to know of what has just happened. */
function remember(box: Box, memory: Memory, event: Event): void {
  if (event.kind === 'encounter') Object.assign(memory, newMemory(), { encounter: event.monster });
  if (event.kind === 'encounterOver') Object.assign(memory, newMemory());
  if (event.kind === 'wounded' && memory.encounter !== undefined) memory.wounded.add(event.seat);
  if (event.kind === 'exchange') {
    memory.resolved.add(event.attacker);
    memory.batsInHair.delete(event.attacker);
  }
  if (event.kind === 'monsterHits' || (event.kind === 'ambusherRolls' && event.hits)) {
    if (box.faces[event.monster]!.key === 'bat-swarm') memory.batsInHair.add(event.seat);
  }
  if (event.kind === 'polymorphed' || event.kind === 'monstersExchanged') memory.encounter = event.incoming;
  if (event.kind === 'polymorphed' && memory.mark?.monster === event.outgoing) memory.mark = undefined;
  if (event.kind === 'attackLaid' && box.faces[event.card]!.key === 'marked-for-mockery')
    memory.mark = { seat: event.seat, monster: memory.encounter as CardId };
}
