// A fight as scenes: the die with its arithmetic, abilities, then the Monster's answer step by step, and who feels it.

import { say, the, verb, who } from '../../../engine/event.ts';
import type { CardId } from '../../../engine/table.ts';
import { word } from '../../../web/table/scene.ts';
import { STAT_NAMES } from '../cards/card.ts';
import type { Event } from '../events.ts';
import { AGAIN, acts } from '../story.ts';
import outlines from './marks.icons.json' with { type: 'json' };
import {
  capital,
  facing,
  fighter,
  health,
  here,
  type Line,
  opposite,
  type Plays,
  rollHere,
  stars,
  unnumbered,
  wounded,
} from './playing.ts';
import { attackSum, bareDie, blowSum, monsterSum, starDie } from './sums.ts';

const FIGHTING: Plays = {
  appeared: ({ card, health: left }, { script, scenery }) => {
    if (fighter(scenery, card).kind === 'boss') return;
    const title = say`${the(card)} ${acts(fighter(scenery, card), 'blocks', 'block')} the road with ${left} Health.`;
    script.open(
      { id: `met ${card}`, title, against: card, againstLook: wounded(left), tone: 'bad' },
      { stay: 3, sound: 'hit' },
    );
  },
  webbed: ({ seat }, { script }) => script.feel(here(script), word(seat, 'caught in the web', 'bad')),
  passed: ({ seat }, { script }) => script.aside(word(seat, 'passed')),
  rolled: ({ seat, card, die }, { script }) => {
    const id = `roll ${seat}`;
    const title = say`${who(seat)} ${verb('rolls', seat)}`;
    script.open({ id, title, card, ...unnumbered, ...opposite(script) }, { stay: 0.8 });
    script.go('roll', id, { sums: [bareDie(die, 'Die')] });
  },
  rerolled: ({ seat, die, by }, { script }) => {
    const title = say`${who(seat)} ${verb('rolls', seat)} again ${AGAIN[by]}`;
    script.go('roll', rollHere(script), { ...(by !== 'star' && { title }), sums: [bareDie(die, 'Die')] });
  },
  starSpent: ({ seat, die }, { script }) => {
    const id = rollHere(script);
    script.go('verdict', id, { sums: [starDie(`A token turns the ${die}.`)] }, { sound: 'good' });
    script.feel(id, { ...stars(seat, -1), tone: 'plain' });
  },
  abilityUsed: ({ seat, card, ability }, { script, scenery }) => {
    const { combat } = scenery.faces[card] as unknown as { combat: { text: string } };
    const title = say`${who(seat)}: ${ability}!`;
    script.open(
      {
        id: `roll ${seat}`,
        title,
        card,
        ...unnumbered,
        verdict: capital(combat.text),
        tone: 'good',
        ...opposite(script),
      },
      { stay: 4, sound: 'fanfare' },
    );
  },
  explorerUsed: ({ seat, ability }, { script }) =>
    script.feel(here(script), { ...word(seat, ability, 'good'), icon: outlines.explorer }),
  declined: ({ seat, ability }, { script }) => script.feel(here(script), word(seat, `no ${ability}`)),
  attacked: (event, { script }) => {
    const { seat, monster, stats, left } = event;
    const named = stats.map((stat) => STAT_NAMES[stat]).join(' and ');
    script.go('verdict', `roll ${seat}`, {
      title: say`${who(seat)} ${verb('attacks', seat)} ${the(monster)} with ${named}`,
      against: monster,
      againstLook: wounded(left),
      verdict: '',
      sums: [attackSum(event)],
      tone: event.damage > 0 ? 'good' : 'bad',
    });
  },
  abilityOf: ({ monster, ability }, { script }) => {
    if (script.latest?.against === monster) script.note(here(script), { note: ability });
  },
  monsterHurt: ({ monster, left }, { script, sentence }) =>
    script.go(
      'verdict',
      here(script),
      { title: sentence, against: monster, againstLook: wounded(left), tone: 'good' },
      { sound: 'hit' },
    ),
  defeated: ({ monster, by }, { script, scenery }) => {
    const title = say`${who(by)} ${verb('defeats', by)} ${the(monster)}!`;
    const stamp = { over: 'against', word: 'Defeated', tone: 'good' } as const;
    const isBoss = fighter(scenery, monster).kind === 'boss';
    script.go(
      isBoss ? 'triumph' : 'verdict',
      here(script),
      { title, stamp, tone: 'good' },
      { stay: isBoss ? 6 : 4, sound: 'fanfare' },
    );
  },
  monsterDiscarded: ({ item, monster }, { script, sentence }) =>
    script.open(
      {
        id: `gone ${monster}`,
        title: sentence,
        card: item,
        against: monster,
        stamp: { over: 'against', word: 'Gone', tone: 'good' },
      },
      { stay: 4, sound: 'good' },
    ),
  reassembled: ({ monster, health: left }, { script, sentence }) =>
    script.go(
      'verdict',
      here(script),
      { verdict: sentence, against: monster, againstLook: wounded(left) },
      { sound: 'doom' },
    ),
  regained: ({ health: left }, { script, sentence }) =>
    script.go('verdict', here(script), { verdict: sentence, againstLook: wounded(left) }),
  topAbility: (event, line) => bossAbility(event, line, 'top'),
  starAbility: (event, line) => bossAbility(event, line, 'star'),
  monsterAttacked: (event, { script, scenery }) => {
    const { monster, stat, blows } = event;
    const id = `answer ${monster}`;
    const title = say`${the(monster)} ${acts(fighter(scenery, monster), 'attacks', 'attack')} with ${STAT_NAMES[stat]}`;
    script.open({ id, title, ...facing(script, monster) }, { stay: 1.5 });
    script.go('roll', id, { sums: [bareDie(event.die, 'Its die')] });
    script.go('verdict', id, { sums: [monsterSum(event)] }, { stay: 2 });
    for (let at = 1; at <= blows.length; at++)
      script.go(
        'verdict',
        id,
        { sums: [monsterSum(event), ...blows.slice(0, at).map(blowSum)], tone: 'bad' },
        { stay: at === blows.length ? 3 : 1.6 },
      );
  },
  stalemate: (_event, { script, sentence }) => script.go('verdict', here(script), { verdict: sentence }),
};

/** What a Boss does when its turn begins, and what a Star on its die sets off. */
function bossAbility(
  { monster, ability }: { monster: CardId; ability: string },
  { script, scenery }: Line,
  which: 'top' | 'star',
) {
  const id = `ability ${monster} ${which}`;
  const { text } = fighter(scenery, monster)[which];
  const title =
    which === 'star' ? say`A Star! ${the(monster)}: ${ability}` : say`${the(monster)}: ${ability}`;
  script.open({ id, title, ...facing(script, monster) }, { stay: 1.5 });
  script.go(
    'verdict',
    id,
    { verdict: text, tone: 'bad' },
    { stay: 3, sound: which === 'star' ? 'doom' : 'hit' },
  );
}

/** RE-RULE-02, RE-RULE-03: what it would take to lose, and what gets them up; nothing does when this was the last. */
function afterKnockOut({ left, standsUp }: Extract<Event, { kind: 'knockedOut' }>): string {
  if (left === 0) return '';
  const next = standsUp === 'after the Boss' ? 'the fall of the Boss' : 'the end of the Encounter';
  const more = left === 1 ? 'One' : left;
  return `${more} more on the ground, and the story ends. Any healing gets them up; so does ${next}.`;
}

const CHARACTERS: Plays = {
  hurt: ({ seat, damage }, { script }) => script.feel(here(script), health(seat, -damage), { sound: 'hit' }),
  healed: ({ seat, amount }, { script }) =>
    script.feel(here(script), health(seat, amount), { sound: 'good' }),
  knockedOut: (event, { script, sentence }) => {
    const { seat } = event;
    const id = `down ${seat}`;
    script.open({ id, title: sentence, tone: 'bad', ...opposite(script) }, { stay: 1, sound: 'doom' });
    script.go('verdict', id, { verdict: afterKnockOut(event) }, { stay: event.left === 0 ? 1 : 3 });
    script.feel(id, { ...word(seat, 'knocked out!', 'bad'), icon: outlines.down });
  },
  stoodUp: ({ seat, health: now }, { script }) => script.feel(here(script), health(seat, now)),
  secondWind: ({ seat, health: now }, { script }) => {
    script.feel(here(script), health(seat, now));
    script.feel(here(script), word(seat, 'Second Wind!', 'good'), { sound: 'fanfare', stay: 5 });
  },
  saved: ({ seat, card, health: now }, { script, sentence }) => {
    const id = `saved ${seat}`;
    script.open(
      { id, title: sentence, card, tone: 'good', ...opposite(script) },
      { stay: 3, sound: 'fanfare' },
    );
    script.feel(id, health(seat, now), { stay: 3 });
  },
  tokens: ({ seat, token, count }, { script }) =>
    token === 'star'
      ? script.feel(here(script), stars(seat, count), { sound: 'good' })
      : script.feel(here(script), {
          ...word(seat, `+${count} ${token}`, 'good'),
          icon: token === 'attack' ? outlines.attackToken : outlines.defenseToken,
        }),
  starLost: ({ seat }, { script }) => script.feel(here(script), stars(seat, -1), { sound: 'hit' }),
  cocooned: ({ seat, amount }, { script }) =>
    script.feel(here(script), { ...word(seat, `wrapped up, −${amount}`, 'bad'), icon: outlines.web }),
  dazed: ({ amount }, { script }) => script.note(here(script), { note: `dazed: −${amount}` }),
  flipped: ({ seat, card }, { script, scenery }) =>
    script.feel(here(script), word(seat, `${scenery.faces[card]?.name} face-down`, 'bad')),
};

export const FIGHTS: Plays = { ...FIGHTING, ...CHARACTERS };
