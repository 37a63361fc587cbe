// Where things stand on every table: seats across the top, the middle, the question, and what is yours at the bottom.

import { type CSSProperties, createContext, type ReactNode, useContext } from 'react';
import { type Painting, savesData } from './painting.ts';
import './layout.css';

export type LayoutProps = {
  /** The others, in the order of play. */
  readonly seats: ReactNode;
  readonly middle: ReactNode;
  /** Your hand and character. */
  readonly mine: ReactNode;
  /** A scene behind the middle, faint enough for text. */
  readonly backdrop?: Painting | undefined;
};

/** The shell puts the question bar between the middle and what is yours. */
export const QuestionSlot = createContext<ReactNode>(null);

export function Layout({ seats, middle, mine, backdrop }: LayoutProps) {
  const question = useContext(QuestionSlot);
  return (
    <>
      <div className="layout-board">
        <section className="layout-seats" aria-label="Seats">
          {seats}
        </section>
        <section className="layout-middle" aria-label="Board" {...behind(backdrop)}>
          {middle}
        </section>
      </div>
      {question}
      <div className="layout-mine">{mine}</div>
    </>
  );
}

function behind(painting: Painting | undefined): { style?: CSSProperties; 'data-backdrop'?: '' } {
  if (painting === undefined || savesData()) return {};
  return { 'data-backdrop': '', style: { '--backdrop': `url(${painting.src})` } as CSSProperties };
}
