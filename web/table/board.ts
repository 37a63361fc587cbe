// What a game's board is: a component that draws a view with the pieces of the table, and knows no rules.

import type { ComponentType } from 'react';
import type { Result } from '../../engine/game.ts';
import type { Decision, Place } from '../../engine/question.ts';
import type { CardFace, Viewer } from '../../engine/table.ts';
import type { Area } from '../../engine/view.ts';
import type { Choice } from './model.ts';
import type { PublicBox, SeatPlan, Told } from './public-game.ts';

/**
 * games/<id>/board/board.tsx exports `Board`, which returns a <Layout>:
 *
 *     export function Board({ view, others }: BoardProps<View>) {
 *       return (
 *         <Layout
 *           seats={others.map((seat) => <Seat key={seat} seat={seat} facts={…} />)}
 *           middle={<Pile spot="deck" title="Deck" count={view.deck} deck="Picnic" />}
 *           mine={<Hand cards={view.mine?.hand ?? []} />}
 *         />
 *       );
 *     }
 *
 * A <Card>, <Seat> or <Pile> finds its own options: nothing has to be wired.
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
  /** What happened since the last picture. */
  readonly events: readonly Told[];
  /** Everything that was told so far; what was told before the board was there included. */
  readonly told: readonly Told[];
  /** The first option that points at this place. */
  optionAt(place: Place): Choice | undefined;
  nameOfSeat(seat: number): string;
};

export type Board = ComponentType<BoardProps>;

/**
 * What a game calls those who won it; the end of a match says it. A board may export it beside `Board`:
 *
 *     export const titleOfWinners: TitleOfWinners = (winners) => (winners === 1 ? 'Last Crumb' : 'Last Crumbs');
 */
export type TitleOfWinners = (winners: number) => string;

/** The seats in the order of play after the viewer; a spectator sees all of them. */
export function othersOf(players: number, viewer: Viewer): number[] {
  if (viewer === 'spectator') return Array.from({ length: players }, (_, seat) => seat);
  return Array.from({ length: players - 1 }, (_, step) => (viewer + 1 + step) % players);
}
