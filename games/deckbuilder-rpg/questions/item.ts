// Questions of Item/Ability: what is activated, equipped, awakened, searched.

import { question } from '../../../engine/question.ts';
import type { CardId } from '../../../engine/table.ts';
import { linkName } from '../rules/arena.ts';
import { NONE, nameOf, type Table } from '../state.ts';
import type { Link } from '../zone.ts';
import { forWhom, linkPlace, objectName, objectPlace, trapName } from './names.ts';
import { type Activation, DISARM_FROM, DOORS_FROM, SEARCH, THINGS_FROM, TRAPS_FROM } from './things.ts';

const cards = {
  key: (card: CardId) => card,
  label: (t: Table, card: CardId) => nameOf(t, card),
  at: (_t: Table, card: CardId) => ({ card }),
  detail: (t: Table, card: CardId) => t.box.faces[card]?.text,
};

export const LATENT_WHICH = question<Table, CardId>({
  ...cards,
  name: 'latent-which',
  clause: 'DR-ITEM-03',
  ask: (t) => `${forWhom(t)}Which latent ability joins the discard pile?`,
});

export const EQUIP_WHICH = question<Table, CardId>({
  ...cards,
  name: 'equip-which',
  clause: 'DR-ITEM-10',
  ask: 'Which card do you make ready?',
});

export const PUT_AWAY = question<Table, CardId>({
  ...cards,
  name: 'put-away',
  clause: 'DR-R-66',
  ask: 'Which of these do you put away to make room?',
  why: () => 'counters on it are lost',
});

function thingLabel(t: Table, thing: number): string {
  if (thing === SEARCH) return 'Search this arena';
  if (thing >= DISARM_FROM) return `Disarm the ${trapName(t, thing - DISARM_FROM)}`;
  if (thing < DOORS_FROM) return objectName(t, thing);
  const door = t.state.zone.links[thing - DOORS_FROM] as Link;
  return `${door.open ? 'Shut' : 'Open'} ${linkName(t, thing - DOORS_FROM)}`;
}

export const ACTIVATE_WHICH = question<Table, Activation>({
  name: 'activate-which',
  clause: 'DR-ITEM-09',
  ask: (t) => `${forWhom(t)}Which power?`,
  key: (chosen) => chosen,
  label: (t, chosen) => (chosen >= THINGS_FROM ? thingLabel(t, chosen - THINGS_FROM) : nameOf(t, chosen)),
  at: (_t, chosen) => {
    if (chosen < THINGS_FROM) return { card: chosen };
    const thing = chosen - THINGS_FROM;
    if (thing < DOORS_FROM) return objectPlace(thing);
    return thing < DISARM_FROM ? linkPlace(thing - DOORS_FROM) : undefined;
  },
  detail: (t, chosen) => (chosen >= THINGS_FROM ? undefined : t.box.faces[chosen]?.text),
});

export const PICK_A_LOCK = question<Table, number>({
  name: 'pick-a-lock',
  clause: 'DR-R-52',
  ask: 'What do you work on?',
  key: (chosen) => chosen,
  label: (t, chosen) => (chosen >= TRAPS_FROM ? trapName(t, chosen - TRAPS_FROM) : linkName(t, chosen)),
});

export const CHOOSE_LINK = question<Table, number>({
  name: 'choose-connection',
  clause: 'DR-R-52',
  ask: 'Which connection?',
  key: (link) => link,
  label: (t, link) => linkName(t, link),
  at: (_t, link) => linkPlace(link),
});

export const SEARCH_WITH = question<Table, string>({
  name: 'search-with',
  clause: 'DR-R-97',
  ask: 'Search by Lore or by Aim?',
  key: (test) => test,
  label: (_t, test) => (test === 'lore' ? 'Lore' : 'Aim'),
});

const PAIR = 10_000;

export const OPEN_BOOK = question<Table, number>({
  name: 'open-book',
  clause: 'DR-ITEM-07',
  ask: 'Swap a ready spell with one of your book?',
  why: () => 'Open Book',
  key: (swap) => swap,
  label: (t, swap) =>
    swap === NONE
      ? 'Keep the spells'
      : `${nameOf(t, swap % PAIR)} instead of ${nameOf(t, Math.floor(swap / PAIR))}`,
  at: (_t, swap) => (swap === NONE ? undefined : { card: swap % PAIR }),
  standard: () => NONE,
});
