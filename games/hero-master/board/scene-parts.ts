// What the scenes of the dungeon are written with: who felt what, which scene a line belongs to, what an exchange remembers.

import type { Sentence } from '../../../engine/event.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import {
  changed,
  type Felt,
  type Scene,
  type Scenery,
  type Script,
  type Sum,
} from '../../../web/table/scene.ts';
import type { Event } from '../events.ts';
import outlines from './marks.icons.json' with { type: 'json' };
import type { Changed, Dice } from './sums.ts';

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;
export type Line = { readonly script: Script; readonly sentence: Sentence; readonly scenery: Scenery };
export type Plays = { readonly [Kind in Event['kind']]?: (event: Of<Kind>, line: Line) => void };

export const health = (seat: Seat, by: number): Felt =>
  changed(seat, 'health', by, { icon: outlines.health });
export const gold = (seat: Seat, by: number): Felt => changed(seat, 'gold', by, { icon: outlines.gold });

export const nameIn = ({ faces }: Scenery, card: CardId): string => faces[card]?.name ?? '';

/** An exchange is known by its attack: all that follows belongs to it until another begins. */
export const exchangeIn = (script: Script): Scene | undefined =>
  script.find(({ id }) => id.startsWith('exchange'));
export const ofExchange = (script: Script): string | undefined => exchangeIn(script)?.id;

/** What an exchange remembers until its verdict: the dice are added up once it is clear which of them count. */
export type Notes = {
  readonly bungle?: CardId;
  readonly applied: readonly CardId[];
  readonly dice?: Dice;
  readonly times?: number;
  readonly changed?: Changed;
  /** HM-FAIL-07: a blow that waits for the Critical Fail card. */
  readonly blow?: Sum;
};

export const notesOf = (script: Script): Notes =>
  (exchangeIn(script)?.notes as Notes | undefined) ?? { applied: [] };

/**
 * What is on the stage; when a turn has begun since, the line is a scene of its own, with the card that made it happen. A
 * monster that strikes after its treasure was taken, or after the token was passed on, strikes in its exchange.
 */
export function here({ script, sentence }: Line, source?: CardId): string | undefined {
  const exchange = exchangeIn(script);
  const isLeft = script.current === undefined || script.current.id.startsWith('treasure');
  if (isLeft && source !== undefined && exchange?.against === source) return exchange.id;
  if (script.current === undefined)
    script.open({ id: `since ${source}`, title: sentence, ...(source !== undefined && { card: source }) });
  return script.current?.id;
}

/**
 * In the midst of an exchange or a flight it is one of the consequences, and others follow: the monster still has its blow. Between
 * two scenes it stands for itself.
 */
export function inPassing(script: Script, felt: Felt): void {
  if (script.current === undefined) script.aside(felt);
  else script.feel(script.current.id, felt);
}
