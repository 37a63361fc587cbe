// What is written on a card in the deck files, and the face that the box is filled with.

import type { CardFace } from '../../../engine/table.ts';
import type { Row } from './notation.ts';

export const ROLLED_TYPES = ['item', 'potion', 'weapon', 'spell'] as const;
export type RolledType = (typeof ROLLED_TYPES)[number];
export type QuestType = RolledType | 'action' | 'blunder' | 'encounter';
export type CardType = QuestType | 'character' | 'beast';

/** A deck file: cards by their stable key. */
export type Deck<Card> = Readonly<Record<string, Card>>;

/** Item, Potion, Weapon, Spell: a die picks the line that happens. */
export type RollCard = {
  readonly name: string;
  readonly copies: number;
  /** Beast value, 0 to 4 (UA-ROLL-07). */
  readonly value: number;
  readonly outcomes: Readonly<Record<string, string>>;
  readonly line: string;
};

export type BlunderCard = {
  readonly name: string;
  readonly line: string;
  /** What happens to whoever draws it, in the notation; or, for one that asks for a die, its lines. */
  readonly effect?: string;
  readonly rolls?: Readonly<Record<string, string>>;
};

export type EncounterCard = { readonly name: string };

export type BeastCard = {
  readonly name: string;
  /** The square box: how many cards must be put down. */
  readonly minimum: number;
  /** The paw print: how many points they must be worth. */
  readonly points: number;
  /** Quest cards drawn after a victory. */
  readonly reward: number;
  readonly line: string;
  /** A die, rolled when the Beast is turned up, is added to its points. */
  readonly dieAdds?: true;
  /** Cards of this type count so many times their value in this fight. */
  readonly counts?: { readonly type: RolledType; readonly times: number };
  /** What happens after a victory, or after a forfeit, in the notation; `because` explains it. */
  readonly win?: string;
  readonly flee?: string;
  readonly because?: string;
};

/** When a Character's ability can be used (UA-CHAR-01). */
export type Timing =
  | 'T-START'
  | 'T-MAIN'
  | 'ON-PLAY'
  | 'ON-ROLL'
  | 'ON-ATTACK'
  | 'ON-ACTION'
  | 'ON-BEAST'
  | 'ON-FIGHT'
  | 'ON-OUT'
  | 'AFTER-PLAY';

/** The face of a card of any deck; figures that its deck does not have are 0, lists are empty. */
export type Face = CardFace & {
  readonly type: CardType;
  readonly line: string;
  readonly value: number;
  /** The outcome table; a card without a roll has one row, or none when its effect is not in the notation. */
  readonly rows: readonly Row[];
  readonly rowByFace: readonly number[];
  /** Does playing it call for a die (UA-ROLL-01 to UA-ROLL-04)? */
  readonly rolled: boolean;
  /** Is a target chosen before the roll (UA-R-10)? */
  readonly aimed: boolean;
  readonly minimum: number;
  readonly points: number;
  readonly reward: number;
  readonly dieAdds: boolean;
  readonly countsType: RolledType | '';
  readonly countsTimes: number;
  /** When the row of a Beast happens, and what is special about the Beast in words. */
  readonly twist: 'win' | 'flee' | '';
  readonly twistText: string;
  readonly timing: Timing | '';
  /** The number in a Character's text. */
  readonly amount: number;
  /** Which rolls a Character touches: its owner's for cards of a type, or those of others. */
  readonly touches: RolledType | 'others' | '';
};
