// What the figures of an exchange have to be, from the rulebook and the printed cards and not from the rules' code.

import type { CardId, Seat } from '../../../engine/table.ts';
import type { Card } from '../cards/card.ts';
import type { Event } from '../events.ts';
import type { Box } from '../state.ts';
import type { View } from '../view.ts';

export type Told<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

/** What the table remembers of an encounter besides what lies on it. */
export type Memory = {
  wounded: Set<Seat>;
  resolved: Set<Seat>;
  /** Whose next attack has the Bats' −2. */
  batsInHair: Set<Seat>;
  /** The monster encountered now, and whose skill token lies on which. */
  encounter: CardId | undefined;
  mark: { seat: Seat; monster: CardId } | undefined;
};

/** All that is known when the dice are about to be thrown. */
export type Case = {
  readonly box: Box;
  readonly view: View;
  readonly memory: Memory;
  readonly attacker: Seat;
  readonly attack: Card;
  readonly bungle: Card | undefined;
  readonly monster: Card;
  readonly monsterId: CardId;
  readonly ambusher: Card | undefined;
  readonly location: Card | undefined;
  readonly armour: Card;
  readonly weapons: readonly Card[];
  readonly hero: Card | undefined;
  readonly change: Told<'damageChanged'> | undefined;
  readonly changedName: string | undefined;
  readonly clerkUnpaid: boolean;
};

const REGULAR = 0;
export const FIRE = 1;
const ICE = 2;
const SPIRIT = 3;

export function caseOf(box: Box, view: View, events: readonly Event[], memory: Memory): Case {
  const face = (card: CardId): Card => box.faces[card] as Card;
  const begun = events.find((event) => event.kind === 'exchange') as Told<'exchange'>;
  const applied = events.flatMap((event) => (event.kind === 'applied' ? [face(event.card)] : []));
  const change = events.find((event) => event.kind === 'damageChanged') as Told<'damageChanged'> | undefined;
  const ambusher = view.ambusher && face(view.ambusher.card);
  const monster = face(begun.monster);
  const paid = paidTheClerk(events);
  const clerk = monster.key === 'skeleton-clerk' || ambusher?.key === 'skeleton-clerk';
  return {
    box,
    view,
    memory,
    attacker: begun.attacker,
    attack: face(begun.attack),
    bungle: begun.bungle === undefined ? undefined : face(begun.bungle),
    monster,
    monsterId: begun.monster,
    ambusher,
    location: view.location === undefined ? undefined : face(view.location),
    armour: face(view.players[begun.attacker]!.armour!),
    weapons: applied.filter(({ kind }) => kind === 'weapon'),
    hero: applied.find(({ kind }) => kind === 'hero'),
    change,
    changedName: change && face(change.card).key,
    clerkUnpaid: clerk && !paid,
  };
}

/** Form in Triplicate: gold into the loot pile before the dice are thrown. */
export function paidTheClerk(events: readonly Event[]): boolean {
  const dice = events.findIndex((event) => event.kind === 'dice');
  return events.slice(0, dice).some((event) => event.kind === 'goldMoved' && event.to === 'loot');
}

/** HM-DAMAGE-04 and HM-R-55: the value of a kind on a card, after A Hint of Talent. */
function valueOn(of: Case, card: Card, type: number): number {
  const { change } = of;
  const own = card.strength[type] ?? 0;
  if (change === undefined || of.changedName !== card.key) return own;
  if (change.from === type) return 0;
  return change.to === type ? own + (card.strength[change.from] ?? 0) : own;
}

export function isOfKind(of: Case, card: Card, type: number): boolean {
  const { change } = of;
  if (change !== undefined && of.changedName === card.key) {
    if (change.to === type) return true;
    if (change.from === type) return false;
  }
  return (card.strength[type] ?? 0) !== 0;
}

const leads = ({ view, attacker }: Case): boolean => view.leader === attacker;
const isA = ({ monster }: Case, ...types: Card['types'][number][]): boolean =>
  types.some((type) => monster.types.includes(type));

function hasDiscipline({ box, view, attacker }: Case, discipline: string): boolean {
  return view.players[attacker]!.heroCards.some(({ card }) => box.faces[card]!.discipline === discipline);
}

/** “Also from the Ambusher slot.” */
const isAround = ({ monster, ambusher }: Case, key: string): boolean =>
  monster.key === key || ambusher?.key === key;

export function hitModifier(of: Case): number {
  const { attack, bungle, weapons, armour, memory, attacker, monsterId } = of;
  let hit = attack.hit;
  for (const weapon of weapons) hit += weapon.hit;
  if (bungle?.key === 'dozed-off' && attack.hit > 0) hit -= attack.hit;
  if (bungle?.key === 'backseat-archery') hit -= 2;
  if (bungle?.key === 'sudden-fog') hit -= 4;
  if (memory.mark?.seat === attacker && memory.mark.monster === monsterId) hit += 2;
  if (memory.batsInHair.has(attacker)) hit -= 2;
  if (of.clerkUnpaid) hit -= 2;
  if (isAround(of, 'ogre-bouncer') && leads(of)) hit -= 2;
  if (armour.key === 'actual-plate-mail') hit -= 1;
  return hit;
}

export function total(of: Case, type: number): number {
  const { attack, bungle, weapons, hero } = of;
  let sum = valueOn(of, attack, type) + (bungle?.strength[type] ?? 0);
  for (const weapon of weapons) sum += valueOn(of, weapon, type);
  if (hero?.key === 'barbarian' && type === REGULAR) sum += 2;
  sum += fromTheAttacksText(of, type) + fromTheLocation(of, type);
  if (type === ICE && isA(of, 'Dragon') && weapons.some(({ key }) => key === 'icicle-on-a-stick')) sum += 2;
  return Math.max(0, sum);
}

function fromTheAttacksText(of: Case, type: number): number {
  const { attack, attacker, memory, view } = of;
  const is = (key: string, ...types: number[]) => attack.key === key && types.includes(type);
  if (is('insubordinate', REGULAR)) return leads(of) ? 0 : -3;
  if (is('hot-forged-temper', REGULAR, FIRE)) return memory.wounded.has(attacker) ? 1 : 0;
  if (is('brave', REGULAR)) return isA(of, 'Brute') ? 2 : 0;
  if (is('prototype-number-six', FIRE)) return view.players[attacker]!.skillToken ? 2 : 0;
  if (is('pyromaniac', FIRE)) return doublesItself(of) ? valueKept(of) : 0;
  if (is('backstab-sidestab', REGULAR)) return [...memory.resolved].some((seat) => seat !== attacker) ? 2 : 0;
  if (is('reluctant-smiting', SPIRIT)) return isA(of, 'Undead', 'Fiend') ? 2 : 0;
  if (is('giant-slayer-s-diary', REGULAR)) return isA(of, 'Brute', 'Dragon') ? 4 : 0;
  return 0;
}

const doublesItself = (of: Case): boolean => of.weapons.some((weapon) => isOfKind(of, weapon, FIRE));

/** The Fire printed on Pyromaniac, unless it has been made something else. */
const valueKept = (of: Case): number =>
  of.changedName === of.attack.key && of.change?.from === FIRE ? 0 : of.attack.strength[FIRE]!;

function fromTheLocation(of: Case, type: number): number {
  const key = of.location?.key;
  if (!isOfKind(of, of.attack, type)) return 0;
  if (key === 'dragon-s-den') return type === ICE ? 1 : 0;
  if (key === 'skating-pond') return type === ICE ? 1 : type === FIRE ? -1 : 0;
  if (key === 'smouldering-quarry') return type === FIRE ? 1 : type === ICE ? -1 : 0;
  if (key === 'restless-graveyard') return type === SPIRIT ? 1 : 0;
  if (key === 'training-yard') return type === REGULAR && hasDiscipline(of, 'Strength') ? 1 : 0;
  return 0;
}

export function threshold(of: Case): number {
  if (of.hero?.key === 'dwarf') return 1;
  let number = of.bungle?.fail ?? 1;
  if (of.monster.key === 'frost-gremlin') number += 1;
  if (of.location?.key === 'boggy-crossroads') number += 1;
  return Math.min(19, number);
}

export function armourOf(of: Case): number {
  let armour = of.armour.armour + of.attack.armour;
  if (of.location?.key === 'cutpurse-alley' && hasDiscipline(of, 'Stealth')) armour += 2;
  if (isAround(of, 'fire-imp') && isOfKind(of, of.attack, FIRE)) armour -= 2;
  if (of.weapons.some(({ key }) => key === 'frying-pan-of-justice')) armour += 2;
  if (of.hero?.key === 'barbarian') armour -= 2;
  return armour;
}

export function monsterArmourOf(of: Case): number {
  let armour = of.monster.armour;
  if (of.bungle?.key === 'magic-shield') armour += 1;
  const company = of.view.lurking.length > 0 || of.ambusher !== undefined;
  if (of.monster.key === 'king-grumblegut' && company) armour += 2;
  if (of.location?.key === 'goblin-warren' && isA(of, 'Greenie')) armour += 1;
  return armour;
}

export const ferocityOf = ({ monster, attack }: Case): number =>
  Math.max(0, monster.ferocity - (attack.key === 'frosty-reception' ? 1 : 0));

export function wrongFigures(of: Case, dice: Told<'dice'>): string[] {
  const expected = {
    hit: hitModifier(of),
    monsterArmour: monsterArmourOf(of),
    threshold: threshold(of),
    strength: [REGULAR, FIRE, ICE, SPIRIT].map((type) => total(of, type)),
    defence: of.monster.strength,
    armour: armourOf(of),
    ferocity: ferocityOf(of),
    rolls: of.hero?.key !== 'halfling',
  };
  const seen = { ...dice, rolls: dice.black > 0 };
  return Object.entries(expected).flatMap(([name, value]) =>
    JSON.stringify(value) === JSON.stringify(seen[name as keyof typeof expected])
      ? []
      : [
          `${describe(of)}: ${name} is ${JSON.stringify(seen[name as keyof typeof expected])}, not ${JSON.stringify(value)}`,
        ],
  );
}

export const describe = ({ attack, bungle, monster, weapons, hero, location }: Case): string =>
  `${attack.name}${bungle === undefined ? '' : ` under ${bungle.name}`} against ${monster.name} at ${location?.name} with ${[hero, ...weapons].map((card) => card?.name ?? '').join(' ')}`;
