// What is printed on cards: the notation in words. One card for each thing that can be said, so that no sentence changes unseen.

import { expect, test } from 'vitest';
import { battle } from './table.ts';

const { box } = battle({ heroes: [{ is: 'bard' }], monsters: [{ is: 'Goblin Cutter' }] });

const TURN = 0;
const SYNERGY = 1;

/** All that is printed on a card of this name: sentence by sentence, of one half of an ability. */
function printedOn(name: string, half?: number): string {
  const { text } = box.faces.find((face) => face.name === name)!;
  return half === undefined ? text! : text!.replace('Turn: ', '').split(' Synergy: ')[half]!;
}

test.each([
  ['Bully', SYNERGY, 'Attack with a ready melee weapon.'],
  ['Twin Cut', TURN, 'Attack twice with a ready melee weapon at −1 to hit.'],
  ['Arrow Storm', TURN, 'Attack three times with a ready ranged weapon at −1 to hit.'],
  ['Felling Blow', SYNERGY, 'Attack with a ready melee weapon at +1 to hit and +2 damage.'],
  ['Mighty Blow', TURN, 'Attack with a ready melee weapon with +3 damage.'],
  ['Overload', SYNERGY, 'Attack with a ready attack spell with +1 damage.'],
  ['Hoard Fury', TURN, 'Attack with a ready melee weapon or attack spell at +1 to hit and +2 damage.'],
  [
    'Split Spell',
    TURN,
    'Attack with a ready attack spell at −1 to hit, against up to two different enemies in one arena within its reach.',
  ],
  ['Whirlwind', TURN, 'Attack with a ready melee weapon at −1 to hit, against every enemy in your arena.'],
  [
    'Rain of Arrows',
    TURN,
    'Attack with a ready ranged weapon at −2 to hit, against every enemy in one arena within its reach.',
  ],
  [
    'Backstab',
    TURN,
    'Attack with a ready melee weapon at +1 to hit and +3 damage. The extra damage counts only if an ally is in your arena or you are Hidden.',
  ],
  ['Hamstring', TURN, 'Attack with a ready melee or ranged weapon. An enemy hit becomes Shaken and Held.'],
  ['Righteous Blow', SYNERGY, 'Attack with a ready melee weapon with +1 damage. The damage is holy.'],
  [
    'Piercing Arrow',
    TURN,
    'Attack with a ready ranged weapon at +1 to hit and +2 damage. It ignores resistance and no defence counters may be spent against it.',
  ],
  [
    'Killing Eye',
    TURN,
    'Attack with a ready melee or ranged weapon at +2 to hit. Its critical margin is 6 instead of 10.',
  ],
])(
  'DR-CARD-01 an attack on an ability says how often, with what, how well and at whom: %s',
  (name, half, says) => {
    expect(printedOn(name, half)).toBe(says);
  },
);

test.each([
  ['Killing Eye', SYNERGY, 'Put 1 counter on a ready melee or ranged weapon. Draw 1 card.'],
  ['Gather Power', TURN, 'Put 2 counters on a ready spell.'],
  ['Loose!', SYNERGY, 'Put 2 counters on your main attack.'],
  [
    'War Song',
    TURN,
    'Every ally in your arena draws 1 card. One ally in your arena puts 1 counter on one of their ready weapons or spells.',
  ],
  ['War Song', SYNERGY, 'The active ally puts 1 counter on one of their ready weapons or spells.'],
  ['Battle Hymn', TURN, 'Every ally in your arena puts 1 counter on one of their ready weapons or spells.'],
  [
    'Shield Wall',
    SYNERGY,
    'Put 1 defence counter on your armour. Put 1 defence counter on the active ally’s armour.',
  ],
  ['Iron Wall', SYNERGY, 'Put 1 defence counter on your own armour and on that of every ally in your arena.'],
  ['Arcane Screen', TURN, 'Put 2 defence counters on your armour or on that of one ally in your arena.'],
  ['Break Guard', SYNERGY, 'Remove up to 2 defence counters from one enemy in your arena.'],
  [
    'Unravel',
    TURN,
    'Remove all counters from the weapons and spells of one enemy within reach 1. Draw 1 card.',
  ],
  ['Get Them!', SYNERGY, 'Every minion in this arena puts 1 counter on its main attack.'],
  ['Scurry', TURN, 'Every minion in this arena puts 1 defence counter on its armour.'],
])('DR-ITEM-04 counters on an ability say how many, and on whose things: %s', (name, half, says) => {
  expect(printedOn(name, half)).toBe(says);
});

test.each([
  ['Second Wind', TURN, 'Restore 4 battle health to yourself.'],
  ['Prayer', TURN, 'Restore 3 battle health to yourself or one ally in your arena.'],
  ['Intercession', TURN, 'Restore 2 battle health to yourself and every ally in your arena.'],
  [
    'Hallowed Ring',
    SYNERGY,
    'Put 1 defence counter on the active ally’s armour. Restore 2 battle health to the active ally.',
  ],
  ['Quick Study', TURN, 'Draw 2 cards. Expend up to 1 card from your hand.'],
  ['Refrain', TURN, 'Take up to 2 basic action cards from your discard pile into your hand.'],
  ['Quick Change', TURN, 'Equip up to 2 at-hand cards. Draw 1 card.'],
  ['Leyline Surge', SYNERGY, 'Put 3 counters on a ready spell. Put 1 Fatigue card into your discard pile.'],
  [
    'Crescendo',
    SYNERGY,
    'One ally in your arena makes one attack at −2 to hit with a ready weapon or attack spell of their choice.',
  ],
  [
    'Vanish',
    TURN,
    'Move across up to 2 connections without parting reactions. You become Hidden. Draw 1 card.',
  ],
  ['Brood Call', SYNERGY, 'Summon 1 cave spider in this arena.'],
  ['Call the Sunken', TURN, 'Summon 2 drowned thralls in this arena.'],
])('DR-ITEM-04 what else an ability brings, and to whom: %s', (name, half, says) => {
  expect(printedOn(name, half)).toBe(says);
});

test.each([
  ['Smoke Bomb', TURN, 'Every enemy in your arena becomes Shaken.'],
  ['Dirty Trick', TURN, 'One enemy in your arena becomes Stunned.'],
  ["Hunter's Mark", SYNERGY, 'One enemy within reach 2 becomes Exposed.'],
  ['Turn the Dead', SYNERGY, 'Every undead enemy in your arena becomes Shaken.'],
  ['Camouflage', SYNERGY, 'You become Hidden.'],
  ['Lay on Hands', TURN, 'Remove every condition except Hidden from yourself or one ally in your arena.'],
  [
    'Cold Grasp',
    TURN,
    'An enemy hit becomes Held. One hero in this arena puts 1 Fatigue card into the discard pile.',
  ],
  ['Dread Word', TURN, 'Every hero in this arena puts 1 Fatigue card into the discard pile.'],
])('DR-CARD-01 conditions and Fatigue on an ability say whom they are for: %s', (name, half, says) => {
  expect(printedOn(name, half)).toContain(says);
});

test.each([
  ['Longsword', 'Melee weapon: +1 to hit, 3 blade damage.'],
  ['Maul', 'Melee weapon, two hands: −1 to hit, 5 blunt damage. Ignores 2 points of resistance.'],
  ['Throwing Knives', 'Ranged weapon: +1 to hit, 3 pierce damage, reach 1. No engaged penalty.'],
  ['Hand Crossbow', 'Ranged weapon: +1 to hit, 3 pierce damage, reach 1, Charge 1.'],
  ['Spear', 'Melee weapon: +1 to hit, 2 pierce damage. Parting reactions with it get +2 to hit.'],
  ['Quarterstaff', 'Melee weapon, two hands: +1 to hit, 2 blunt damage. Armour: +0 defence.'],
  [
    'Rune-cut Staff',
    'Melee weapon, two hands: +1 to hit, 2 blunt damage. Your attack spells deal +1 damage while it is ready. Armour: +1 defence.',
  ],
  [
    'Star Staff',
    'Melee weapon, two hands: +1 to hit, 2 blunt damage. Your attack spells deal +2 damage while it is ready. Activate: Put 2 counters on a ready spell.',
  ],
  ['Dawnbreaker', 'Melee weapon: +2 to hit, 5 holy damage. +2 damage against undead.'],
  ['Fire Burst', 'Attack spell: −1 to hit, 4 fire damage, reach 1, Charge 2. Every enemy in one arena.'],
  [
    'Scroll: Chain Spark',
    'Attack spell: −1 to hit, 3 shock damage, reach 1, Charge 1. Up to three different enemies in one arena.',
  ],
  ['Scroll: Unmake', 'Attack spell: +0 to hit, 10 arcane damage, reach 1, Charge 3. Ignores resistance.'],
  [
    'Scroll: Banish',
    'Attack spell: +1 to hit, 3 holy damage, reach 1, Charge 1. An undead minion that is hit dies, whatever its hits.',
  ],
  ['Frost Lance', 'Attack spell: +0 to hit, 5 frost damage, reach 1, Charge 1. An enemy hit becomes Held.'],
])('DR-CARD-01 DR-DAMAGE-01 a weapon or attack spell is read from its card: %s', (name, says) => {
  expect(printedOn(name)).toBe(says);
});

test.each([
  ['Ring Hauberk', 'Armour: +3 defence.'],
  ['Plate Harness', 'Armour: +4 defence. Resistance 1.'],
  ['Ember Scale Coat', 'Armour: +4 defence. Resistance 4 against fire.'],
  ['Tower Shield', 'Armour: +3 defence. No Move step while it is ready.'],
  [
    'Studded Coat',
    'Armour: +2 defence. The first time in your own Turn that it gets defence counters, put 1 more.',
  ],
  ['Band of Vigour', 'Maximum Health +3.'],
  ['Gauntlet of Might', 'Melee damage +1.'],
  ["Sage's Spectacles", 'Spell slots +1.'],
  ['Fleet Boots', 'Your Move step may cross up to 2 connections.'],
  ["Comrade's Knot", 'Attacks you make during Synergy get +1 to hit.'],
  ["Saint's Finger", 'Your cards restore 1 more battle health to another creature.'],
  ['Salt Amulet', 'Resistance 1.'],
])('DR-CARD-01 DR-R-66 armour and trinkets say what they bring, and nothing else: %s', (name, says) => {
  expect(printedOn(name)).toBe(says);
});

test.each([
  ['Mend', 'Restore 2 (+2 per counter) battle health to yourself or one ally in your arena.'],
  [
    'Stone Skin',
    'Put 1 defence counter, +1 per counter, on your armour or on that of one ally in your arena.',
  ],
  ['Blink', 'Move across up to 1 connection, +1 per counter, without parting reactions.'],
  ['Veil', 'Charge 1. You or one ally in your arena becomes Hidden.'],
  [
    'Scroll: Quickening',
    'Charge 2. One ally in your arena makes one attack with a ready weapon or attack spell of their choice and then draws 1 card.',
  ],
  [
    'Rallying Roar',
    'Activate (once per battle): Restore 2 battle health to yourself and every ally in your arena. You and every ally in your arena each draw 1 card.',
  ],
  ['Encore', 'Activate: One ally in your arena draws 2 cards.'],
  [
    'Raise the Fallen',
    'Activate (once per battle): One unconscious ally in your arena restores 6 battle health.',
  ],
  ['Wolf at Heel', 'Activate: Fixed attack: to hit +5, 3 pierce damage, reach 1.'],
  [
    'Crown of Salt',
    'Activate (once per battle): Restore 10 battle health to yourself. Remove every condition from yourself.',
  ],
  [
    'Purge',
    'Remove every condition except Hidden from yourself or one ally in your arena; that creature also expends 1 Fatigue card, +1 per counter, from hand or discard pile.',
  ],
  [
    'Blessed Water',
    'Fixed attack: to hit +6, 5 holy damage, reach 1. Only 2 damage if the target is not undead.',
  ],
  ['Close Ranks', 'Activate: Every member of the band puts 1 defence counter on its armour.'],
  ['Take Aim', 'Activate: Every member of the band puts 1 counter on its weapon.'],
])(
  'DR-ITEM-07 DR-R-34 a spell or power says what it does, how often, and what counters add: %s',
  (name, says) => {
    expect(printedOn(name)).toBe(says);
  },
);
