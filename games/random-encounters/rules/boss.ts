// Bosses: who draws them, and the verbs their two Abilities are made of. None of their damage is an Attack (RE-RULE-18).

import { choose } from '../../../engine/choose.ts';
import type { Seat } from '../../../engine/table.ts';
import { type BossAbility, type BossDeed, DEXTERITY } from '../cards/card.ts';
import { tell } from '../events.ts';
import { DISSOLVED } from '../questions/combat.ts';
import { PAY_THE_TAX } from '../questions/loot.ts';
import {
  adventurer,
  type Monster,
  monsterCard,
  standingFromLeader,
  standingSeats,
  type Table,
} from '../state.ts';
import { countIn, flip, openSlots, statAgainst } from './equipment.ts';
import { checkDefeat, hurt, hurtAll, hurtOne, trimHealth } from './health.ts';
import { loseLoot, unequippedLoot } from './loot.ts';
import { beginFight, regain } from './monster.ts';
import { lapseQuests } from './side-quest.ts';

/** RE-BOSS-02, RE-BOSS-03: a random Boss of the Level, drawn by the first Leader, who leads this fight. */
export function drawBoss(t: Table): void {
  const { bosses, level, firstLeader } = t.state;
  lapseQuests(t);
  t.state.leader = firstLeader;
  const card = bosses[level - 1]!.pop()!;
  tell(t, { kind: 'bossDrawn', seat: firstLeader, card });
  beginFight(t, 'boss', [card]);
}

/** RE-RULE-44: whoever stands in for a knocked-out Leader. */
const leading = (t: Table): Seat => standingFromLeader(t, 1)[0]!;

/** What hurts nobody. */
const NO_HARM = { harm: () => 0 };

const onLeader = (t: Table, seat: Seat, { amount }: BossAbility): number =>
  seat === leading(t) ? amount : 0;

const strikeLeader = (t: Table, { card }: Monster, { amount }: BossAbility): void =>
  hurtOne(t, leading(t), amount, card);

export const hurtLeader: BossDeed = {
  does: strikeLeader,
  harm: (t, seat, _boss, ability) => onLeader(t, seat, ability),
};

export const hurtLeaderAndLeft: BossDeed = {
  does: (t, { card }, { amount }) => hurtAll(t, standingFromLeader(t, 2), amount, card),
  harm: (t, seat, _boss, { amount }) => (standingFromLeader(t, 2).includes(seat) ? amount : 0),
};

/** Every Character takes damage, and the Boss regains what the card says. */
export const hurtEverybody: BossDeed = {
  does: (t, boss, { amount, regains }) => {
    hurtAll(t, standingSeats(t), amount, boss.card);
    regain(t, boss, regains);
  },
  harm: (_t, _seat, _boss, { amount }) => amount,
};

export const regainHealth: BossDeed = {
  does: (t, boss, { regains }) => regain(t, boss, regains),
  ...NO_HARM,
};

/** The standing Character with the most Health; of equals the nearest to the Leader. */
export const cocoon: BossDeed = {
  does: (t, _boss, { amount }) => {
    let seat = leading(t);
    for (const each of standingSeats(t)) {
      if (adventurer(t, each).health > adventurer(t, seat).health) seat = each;
    }
    adventurer(t, seat).cocooned += amount;
    tell(t, { kind: 'cocooned', seat, amount });
  },
  ...NO_HARM,
};

const NIMBLE = 4;

/** Less for the nimble, by their current Dexterity. */
const brambleHarm: BossDeed['harm'] = (t, seat, boss, { amount, less }) =>
  statAgainst(t, seat, DEXTERITY, monsterCard(t, boss).type) >= NIMBLE ? amount - less : amount;

/** Less for each face-up card in an Armor slot. */
const breathHarm: BossDeed['harm'] = (t, seat, _boss, { amount, less }) =>
  Math.max(0, amount - less * countIn(t, seat, 'armor'));

/** Everybody at once (RE-RULE-48), each as much as is theirs. */
const hurtEach =
  (harm: BossDeed['harm']): BossDeed['does'] =>
  (t, boss, ability) => {
    for (const seat of standingSeats(t)) hurt(t, seat, harm(t, seat, boss, ability), boss.card);
    checkDefeat(t, boss.card);
  };

export const brambles: BossDeed = { does: hurtEach(brambleHarm), harm: brambleHarm };
export const breathe: BossDeed = { does: hurtEach(breathHarm), harm: breathHarm };

/** The Party gives up one unequipped Loot of the Leader's choice; without any, the Leader pays with Health. */
export const tax: BossDeed = {
  does: (t, boss, ability) => {
    const loot = unequippedLoot(t);
    if (loot.length === 0) return strikeLeader(t, boss, ability);
    loseLoot(t, choose(t, t.state.leader, PAY_THE_TAX, loot), boss.card);
  },
  harm: (t, seat, _boss, ability) => (unequippedLoot(t).length === 0 ? onLeader(t, seat, ability) : 0),
};

export const dissolve: BossDeed = {
  does: (t, boss, ability) => {
    const seat = leading(t);
    const open = openSlots(t, seat);
    if (open.length === 0) return strikeLeader(t, boss, ability);
    flip(t, seat, choose(t, seat, DISSOLVED, open));
    trimHealth(t, seat);
  },
  harm: (t, seat, _boss, ability) => (openSlots(t, seat).length === 0 ? onLeader(t, seat, ability) : 0),
};

export const tithe: BossDeed = {
  does: (t, boss, ability) => {
    const seat = leading(t);
    const who = adventurer(t, seat);
    if (who.stars === 0) return strikeLeader(t, boss, ability);
    who.stars--;
    tell(t, { kind: 'starLost', seat, by: boss.card });
  },
  harm: (t, seat, _boss, ability) => (adventurer(t, seat).stars === 0 ? onLeader(t, seat, ability) : 0),
};

/** It adds up turn by turn, on turns with a Star as well. */
export const grind: BossDeed = {
  does: (_t, boss, { gears }) => {
    boss.gears += gears;
  },
  ...NO_HARM,
};
