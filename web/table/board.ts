// What a game's board is: a component that draws a view with the pieces of the table, and knows no rules.

import type { ComponentType } from 'react';
import type { Result } from '../../engine/game.ts';
import type { Decision, Place } from '../../engine/question.ts';
import type { CardFace, CardId, Viewer } from '../../engine/table.ts';
import type { Area } from '../../engine/view.ts';
import type { Confirms } from './actions.tsx';
import type { Aim } from './lift.ts';
import type { Choice } from './model.ts';
import type { PublicBox, SeatPlan, Told } from './public-game.ts';
import type { Remarks } from './remark.ts';

/**
 * A game brings to the browser, in games/<id>/board/, and every file but the first may be left out:
 *
 *     board.tsx   Board, and beside it what is named in BoardModule below
 *     scenes.ts   scenes: Playwright     what happened, as scenes in the order of drama (scene.ts)
 *     cards.ts    lookOf: LookOf         how a card looks (card-look.ts)
 *     mood.ts     VOICE, and ./mood.css  palette, type face, frames, sound
 *     guide.ts    GUIDE                  tips of a first game, one at a time
 *     sheets.tsx  SHEETS                 what is printed besides the cards: a map
 *     cover.icons.json                   main, left and right picture of the box
 *
 * A board returns a <Layout>. The pieces find their own options, so nothing has to be wired:
 *
 *     export function Board({ view, others, viewer }: BoardProps<View>) {
 *       return (
 *         <Layout
 *           facts={[{ icon: hourglass, word: `Turn ${view.turn}`, value: 'yours' }]}
 *           seats={others.map((seat) => <Seat key={seat} seat={seat} markers={…}>…</Seat>)}
 *           stage={<Stage left={<Pile spot="deck" title="Deck" count={view.deck} deck="Picnic" />} forecast={…} />}
 *           myself={<Myself seat={viewer}>…</Myself>}
 *           hand={<Hand cards={view.mine?.hand ?? []} />}
 *         />
 *       );
 *     }
 *
 * The pieces, by file:
 *
 *     layout   <Layout>                     where everything stands, on a desk and on a phone
 *     seat     <Seat>, <Myself>, <HiddenCards>  characters; bubbles, flags, previews and what they feel come by themselves
 *     hand     <Hand>                       the control: tap, drag or number lifts, a second one confirms
 *     card     <Card>, pile <Pile>          things that lie there; any <button {...useThing(…).props}> is one too (thing.ts)
 *     still-card <StillCard>                a card that is only looked at
 *     stage    <Stage>                      what is lifted with its forecast, the scene being played, or its children at rest
 *     felt     useCounter                   a counter that follows the beats: cards, gold, health
 *     wording  useWording                   "you" for whoever looks, names for all others
 *
 * Prompt line, actions, key numbers, story, enlarging, sound and the director are the shell's.
 */
export type BoardProps<View = unknown, Face extends CardFace = CardFace> = {
  readonly view: View;
  readonly areas: readonly Area[];
  readonly box: PublicBox<Face>;
  readonly viewer: Viewer;
  /** The other seats, in the order of play after the viewer. */
  readonly others: readonly number[];
  readonly seats: readonly SeatPlan[];
  readonly decision: Decision | undefined;
  readonly result: Result | undefined;
  /** The first option that points at this place. */
  optionAt(place: Place): Choice | undefined;
  nameOfSeat(seat: number): string;
};

export type Board = ComponentType<BoardProps>;

/** Something to print besides the cards, on a page of its own, as large as it fits: a map, a track. */
export type Sheet = { readonly title: string; readonly Sheet: ComponentType };

/** What board.tsx exports. */
export type BoardModule = {
  readonly Board: Board;
  readonly titleOfWinners?: TitleOfWinners;
  readonly aimsOf?: AimsOf;
  readonly CONFIRMS?: Confirms;
  readonly SCORES?: Scores;
  readonly IS_OUT?: IsOut;
  readonly isLastPick?: IsLastPick;
  readonly mainOf?: MainOf;
  readonly mainUse?: MainUse;
  readonly REMARKS?: Remarks;
  readonly portraitCard?: PortraitCard;
};

/**
 * What a game calls those who won it, so many, by what the table shows then; the end of a match says it:
 *
 *     export const titleOfWinners: TitleOfWinners = (winners) => (winners === 1 ? 'Last Crumb' : 'Last Crumbs');
 */
export type TitleOfWinners = (winners: number, view: unknown) => string;

/** Where a lifted option could be aimed in the same go (lift.ts). */
export type AimsOf = (lifted: {
  readonly choice: Choice;
  /** All that is offered: an aim may be another option of the same thing, say a card and each slot it fits. */
  readonly choices: readonly Choice[];
  readonly question: string;
  readonly view: unknown;
  readonly box: PublicBox;
  readonly viewer: Viewer;
}) => Aim | undefined;

/** The card whose portrait stands at a seat: its Character. */
export type PortraitCard = (view: unknown, seat: number) => CardId | undefined;

/** Is this seat out for the rest of the match, with nothing left to choose? */
export type IsOut = (view: unknown, seat: number) => boolean;

/** Does this pick of several complete the selection, though more could be picked? Then it is confirmed like any choice. */
export type IsLastPick = (choice: Pick<Choice, 'data'>) => boolean;

/**
 * Of the options that are buttons, the one that stands out, since it is sensible; undefined where none is more so than the
 * others, null where what is looked for lies on the table, and no key may fall into one of these. One of all that would
 * otherwise be picked on the table becomes a button by it.
 */
export type MainOf = (free: readonly Choice[], all?: readonly Choice[]) => Choice | undefined | null;

/** Of several uses of a lifted card, the one that stands where a single one would be confirmed; undefined where each of them costs something. */
export type MainUse = (uses: readonly Choice[]) => Choice | undefined;

/** What counts in this game, for the end: of a seat in a view, "9 gold", "4 cards left"; or what did for it. */
export type Scores = (view: unknown, seat: number, tale: Tale) => string;

/** The whole match as its viewer was told it. */
export type Tale = { readonly told: readonly Told[]; readonly box: PublicBox };

/** The seats in the order of play after the viewer; a spectator sees all of them. */
export function othersOf(players: number, viewer: Viewer): number[] {
  if (viewer === 'spectator') return Array.from({ length: players }, (_, seat) => seat);
  return Array.from({ length: players - 1 }, (_, step) => (viewer + 1 + step) % players);
}
