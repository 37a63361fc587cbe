// Traps, Events, Side Quests and Loot as scenes.

import { say, the, verb, who } from '../../../engine/event.ts';
import type { CardId } from '../../../engine/table.ts';
import { type Scenery, word } from '../../../web/table/scene.ts';
import { type Card, METALS } from '../cards/card.ts';
import { type Line, leavesTheBackpack, type Of, opposite, type Plays, rollHere } from './playing.ts';
import { testSum } from './sums.ts';

export const TRIALS: Plays = {
  named: ({ whom, card }, { script, sentence }) => {
    script.open({ id: `met ${card}`, title: sentence, against: card }, { stay: 2 });
    script.feel(`met ${card}`, word(whom, 'stepped forward', 'safe'));
  },
  trapRolled: (event, line) => judged(event, line),
  tested: (event, line) => judged(event, line),
  rested: ({ card }, { script, sentence }) =>
    script.go('verdict', `met ${card}`, { verdict: sentence, tone: 'good' }, { sound: 'good' }),
  ate: (_event, { script, sentence }) => script.go('verdict', rollHere(script), { verdict: sentence }),
  questLaidOut: ({ card }, { script, sentence }) =>
    script.open({ id: `quest ${card}`, title: sentence, against: card }, { stay: 3 }),
  questDone: ({ card }, { script, sentence }) =>
    script.open(
      {
        id: `quest ${card}`,
        title: sentence,
        against: card,
        stamp: { over: 'against', word: 'Done', tone: 'good' },
      },
      { stay: 3, sound: 'fanfare' },
    ),
  questFailed: ({ card }, { script, sentence }) =>
    script.open(
      {
        id: `quest ${card}`,
        title: sentence,
        against: card,
        stamp: { over: 'against', word: 'Failed', tone: 'bad' },
      },
      { stay: 3, sound: 'doom' },
    ),
};

function judged(event: Of<'trapRolled'> | Of<'tested'>, { script }: Line): void {
  const { seat, card, safe } = event;
  script.go('verdict', `roll ${seat}`, {
    title: say`${who(seat)} ${verb(safe ? 'gets' : 'falls', seat)} ${safe ? 'past' : 'for'} ${the(card)}`,
    against: card,
    sums: [testSum(event)],
    tone: safe ? 'good' : 'bad',
  });
}

/** RE-CHAR-04: who could wear it, and what else Loot is for. */
export function whatFor(card: CardId, fits: readonly CardId[], { faces }: Pick<Scenery, 'faces'>): string {
  const { kind } = faces[card] as unknown as Card;
  if (kind === 'item') return 'Into the backpack, for everybody.';
  if (kind === 'enchantment') return 'For anything that somebody wears.';
  const names = fits.map((each) => faces[each]!.name);
  return names.length === 0
    ? 'Nobody here can wear it.'
    : `${new Intl.ListFormat('en').format(names)} can wear it.`;
}

export const LOOT: Plays = {
  loot: ({ card, fits }, { script, sentence, scenery }) =>
    script.open(
      { id: `loot ${card}`, title: sentence, card, tone: 'good', verdict: whatFor(card, fits, scenery) },
      { stay: 3, sound: 'coin' },
    ),
  relics: ({ seat, cards }, { script, sentence }) =>
    script.open({ id: `relics ${seat}`, title: sentence, cards }, { stay: 2 }),
  equipped: ({ seat, card }, { script, sentence, scenery }) => {
    const felt = leavesTheBackpack(scenery, card);
    script.open({ id: `worn ${card}`, title: sentence, card }, { stay: 1.6, sound: 'card', felt });
    script.feel(`worn ${card}`, word(seat, 'put it on', 'good'));
  },
  enchanted: ({ card, enchantment }, { script, sentence, scenery }) =>
    script.open(
      { id: `worn ${card}`, title: sentence, card: enchantment, against: card },
      { stay: 3, sound: 'good', felt: leavesTheBackpack(scenery, enchantment) },
    ),
  itemUsed: ({ card }, { script, sentence, scenery }) =>
    script.open(
      { id: `item ${card}`, title: sentence, card, ...opposite(script) },
      { stay: 2, sound: 'card', felt: leavesTheBackpack(scenery, card) },
    ),
  cookie: (_event, { script, sentence }) => script.go('verdict', rollHere(script), { verdict: sentence }),
  lootLost: ({ card, by }, { script, sentence, scenery }) =>
    script.open(
      { id: `lost ${card}`, title: sentence, card, against: by, tone: 'bad' },
      { stay: 3, sound: 'hit', felt: leavesTheBackpack(scenery, card) },
    ),
  gave: ({ to, card }, { script, sentence }) => {
    script.open({ id: `gift ${card}`, title: sentence, card, tone: 'good' }, { stay: 2, sound: 'card' });
    script.feel(`gift ${card}`, word(to, 'a present', 'good'));
  },
  refused: ({ seat, card, clearsDesk }, { script, sentence }) => {
    if (!clearsDesk) return script.aside(word(seat, 'kept it'));
    script.open(
      {
        id: `kept ${card}`,
        title: sentence,
        card,
        verdict: 'What lay on the desk goes back to its owners. Sell other cards, or none.',
      },
      { stay: 4 },
    );
  },
  sold: ({ cards, prices }, { script }) =>
    script.open(
      { id: `sold ${cards[0]}`, title: `Sold for one ${METALS[prices + 1]} Loot card`, cards, tone: 'good' },
      { stay: 2, sound: 'coin' },
    ),
};
