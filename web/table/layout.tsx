// Where things stand on every table: seats across the top, the middle, the question, and what is yours at the bottom.

import { createContext, type ReactNode, useContext } from 'react';
import './layout.css';

export type LayoutProps = {
  /** The others, in the order of play. */
  readonly seats: ReactNode;
  readonly middle: ReactNode;
  /** Your hand and character. */
  readonly mine: ReactNode;
};

/** The shell puts the question bar between the middle and what is yours. */
export const QuestionSlot = createContext<ReactNode>(null);

export function Layout({ seats, middle, mine }: LayoutProps) {
  const question = useContext(QuestionSlot);
  return (
    <>
      <div className="layout-board">
        <section className="layout-seats" aria-label="Seats">
          {seats}
        </section>
        <section className="layout-middle" aria-label="Board">
          {middle}
        </section>
      </div>
      {question}
      <div className="layout-mine">{mine}</div>
    </>
  );
}
