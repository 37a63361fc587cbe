// The cards of Hero Master in the browser: each has its own picture, and shows the icons of what it does.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Trigger, triggersOf } from '../../games/hero-master/board/triggers.ts';
import type { Card } from '../../games/hero-master/cards/card.ts';
import { CARDS } from '../../games/hero-master/cards/deck.ts';

const BOARD = join(import.meta.dirname, '..', '..', 'games', 'hero-master', 'board');
const pictures = JSON.parse(readFileSync(join(BOARD, 'card-pictures.icons.json'), 'utf8')) as Record<
  string,
  string
>;

test('every one of the 145 cards has a picture of its own', () => {
  expect(Object.keys(pictures).sort()).toEqual(CARDS.map(({ key }) => key).sort());
  expect(new Set(Object.values(pictures)).size).toBe(CARDS.length);
});

/** Moments that the rules tell apart, by the icon that stands for them on the card. */
const ICON: Readonly<Record<string, Trigger>> = {
  leader: 'leader',
  play: 'play',
  power: 'play',
  resolve: 'resolve',
  applied: 'resolve',
  totals: 'resolve',
  passive: 'passive',
  limits: 'passive',
  failed: 'passive',
  wounds: 'passive',
  critFail: 'critFail',
  afterCritFail: 'critFail',
  monsterHit: 'monsterHit',
  defeat: 'defeat',
  watches: 'defeat',
};

/** A power's passive figures count while it is applied; losing less gold is a passive text without an effect of its own. */
function iconsOf({ on, kind, goldLost }: Card): Trigger[] {
  const icons = Object.keys(on).map((moment) => ICON[moment] as Trigger);
  if (goldLost > 0) icons.push('passive');
  return kind === 'hero' ? icons.map((icon) => (icon === 'passive' ? 'resolve' : icon)) : icons;
}

test('every card shows the trigger icons of its effects', () => {
  const lettered = CARDS.filter(({ kind }) => kind !== 'location' && kind !== 'critical fail');
  for (const card of lettered)
    expect([...triggersOf(card.key)].sort(), card.name).toEqual([...new Set(iconsOf(card))].sort());
});
