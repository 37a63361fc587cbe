// What came of a roll, in as few words as fit beside the dice: "−3 health, Moss Troll (6→3)". The log has the sentences.

import type { CardId, Seat } from '../../../engine/table.ts';
import type { Event } from '../events.ts';

export type Names = {
  readonly card: (card: CardId) => string;
  readonly seat: (seat: Seat) => string;
  /** The monster that is fought: what it does need not be said to be its doing. */
  readonly monster?: CardId | undefined;
};
export type OutcomeWords = {
  readonly text: string;
  readonly of: Seat;
  readonly tone: 'good' | 'bad' | 'plain';
};

const against = (roll: number, armour: number): string =>
  roll >= armour ? `${roll} ≥ ${armour}: hit` : `${roll} < ${armour}: miss`;

/** Undefined for what is not worth a line. */
export function outcomeWords(event: Event, names: Names): OutcomeWords | undefined {
  const good = (of: Seat, text: string): OutcomeWords => ({ of, text, tone: 'good' });
  const bad = (of: Seat, text: string): OutcomeWords => ({ of, text, tone: 'bad' });
  const plain = (of: Seat, text: string): OutcomeWords => ({ of, text, tone: 'plain' });
  const by = (card: CardId): string => (card === names.monster ? '' : `, ${names.card(card)}`);
  switch (event.kind) {
    case 'monsterDefeated':
      return good(event.by, `${names.card(event.monster)} is defeated!`);
    case 'goldTaken':
      return good(event.seat, `+${event.gold} gold`);
    case 'treasureTaken':
      return good(event.seat, `+ ${names.card(event.card)}`);
    case 'goldStolen':
      return good(event.seat, `+${event.gold} gold from ${names.seat(event.from)}`);
    case 'goldMoved':
      return bad(event.seat, `−${event.gold} gold, ${names.card(event.monster)}`);
    case 'ambusherRolls':
      return plain(
        event.seat,
        `${names.card(event.monster)} ambushes, ${against(event.roll + event.bonus, event.armour)}`,
      );
    case 'mauled':
      return plain(event.seat, `again ${against(event.roll, event.armour)}`);
    case 'partingBlow':
      return plain(event.seat, against(event.roll, event.armour));
    case 'wounded':
      return bad(event.seat, `−${event.wounds} health${by(event.source)} (${event.before}→${event.after})`);
    case 'healed':
      return good(event.seat, `+${event.after - event.before} health (${event.before}→${event.after})`);
    case 'heroDefeated':
      return bad(event.seat, `defeated, −${event.gold} gold`);
    case 'heroReturned':
      return plain(event.seat, `back with ${event.health} health`);
    case 'tokenPassed':
      return plain(event.to, 'takes the lead');
    default:
      return undefined;
  }
}
