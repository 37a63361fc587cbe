// The printed text of weapons, spells, armour, powers and items.

import type { Gear } from './card.ts';
import { CASTS, conditionNames, DAMAGE_TYPES, SHOT, SPELL, WHOLE_ARENA } from './effect.ts';
import { wordingOf } from './wording.ts';

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Everything printed on a piece of gear. */
export function gearText(gear: Gear): string {
  return [...attackLines(gear), ...armourLines(gear), ...alwaysLines(gear), ...effectLines(gear)].join(' ');
}

function attackLines(gear: Gear): string[] {
  if ((gear.kind & ~CASTS) === 0) return gear.charge > 0 ? [`Charge ${gear.charge}.`] : [];
  const kind = gear.kind === SPELL ? 'Attack spell' : gear.kind === SHOT ? 'Ranged weapon' : 'Melee weapon';
  const lines = [
    `${kind}${gear.hands === 2 ? ', two hands' : ''}: ${signed(gear.hit)} to hit, ${gear.damage} ${DAMAGE_TYPES[gear.type]} damage${gear.reach > 0 ? `, reach ${gear.reach}` : ''}${gear.charge > 0 ? `, Charge ${gear.charge}` : ''}.`,
  ];
  if (gear.targets === 3) lines.push('Up to three different enemies in one arena.');
  if (gear.targets === WHOLE_ARENA) lines.push('Every enemy in one arena.');
  return [...lines, ...noteLines(gear)];
}

function noteLines(gear: Gear): string[] {
  const lines: string[] = [];
  if (gear.on !== 0) lines.push(`An enemy hit becomes ${conditionNames(gear.on).join(' and ')}.`);
  if (gear.parting > 0) lines.push(`Parting reactions with it get ${signed(gear.parting)} to hit.`);
  if (gear.pierces > 0) lines.push(`Ignores ${gear.pierces} points of resistance.`);
  if (gear.ignoresResistance) lines.push('Ignores resistance.');
  if (gear.close) lines.push('No engaged penalty.');
  if (gear.undead > 0) lines.push(`${signed(gear.undead)} damage against undead.`);
  if (gear.banishes) lines.push('An undead minion that is hit dies, whatever its hits.');
  if (gear.spells > 0) lines.push(`Your attack spells deal ${signed(gear.spells)} damage while it is ready.`);
  return lines;
}

function armourLines(gear: Gear): string[] {
  const lines = gear.isArmour ? [`Armour: ${signed(gear.bonus)} defence.`] : [];
  const [first = 0] = gear.resists;
  if (first !== 0) lines.push(`Resistance ${first}.`);
  else
    for (const [type, n] of gear.resists.entries())
      if (n !== 0) lines.push(`Resistance ${n} against ${DAMAGE_TYPES[type]}.`);
  if (gear.studded) lines.push('The first time in your own Turn that it gets defence counters, put 1 more.');
  if (gear.slow) lines.push('No Move step while it is ready.');
  return lines;
}

function alwaysLines({ always }: Gear): string[] {
  const lines: string[] = [];
  if (always.health > 0) lines.push(`Maximum Health ${signed(always.health)}.`);
  if (always.meleeDamage > 0) lines.push(`Melee damage ${signed(always.meleeDamage)}.`);
  if (always.slots > 0) lines.push(`Spell slots ${signed(always.slots)}.`);
  if (always.steps > 0) lines.push(`Your Move step may cross up to ${1 + always.steps} connections.`);
  if (always.synergy > 0) lines.push(`Attacks you make during Synergy get ${signed(always.synergy)} to hit.`);
  if (always.healing > 0)
    lines.push(`Your cards restore ${always.healing} more battle health to another creature.`);
  if (always.openBook)
    lines.push('Before you choose your action you may swap a ready spell with one in your spell book.');
  if (always.keenEyes)
    lines.push('Your attacks ignore Dark and Cover; traps where you stand, and beside, are turned face up.');
  return lines;
}

function effectLines({ effects, isPower, once, sort }: Gear): string[] {
  if (effects.length === 0 || !(isPower || sort === 'spell')) return [];
  const words = wordingOf(effects);
  if (!isPower) return [words];
  return [sort === 'consumable' ? words : `Activate${once ? ' (once per battle)' : ''}: ${words}`];
}
