// Where things stand on every table: seats, stage, the prompt line, then yourself, your hand and the actions.

import { Children, type CSSProperties, createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import { News } from './bubble.tsx';
import { Icon, type Outline } from './icon.tsx';
import { type Painting, savesData } from './painting.ts';
import './layout.css';

export type LayoutProps = {
  /** What the head of the table says beside its title: the turn, whose it is, which way play goes. */
  readonly facts?: readonly HeadFact[];
  /** The others, in the order of play. */
  readonly seats: ReactNode;
  readonly stage: ReactNode;
  /** A scene behind the stage, faint enough for text. */
  readonly backdrop?: Painting | undefined;
  /** Your own character, in a <Myself>. */
  readonly myself?: ReactNode;
  readonly hand: ReactNode;
};

/** "Turn 11 · yours": a word with what matters about it. */
export type HeadFact = { readonly icon: Outline; readonly word: string; readonly value?: string };

/** What the shell puts into every board. */
export type Slots = {
  readonly prompt: ReactNode;
  readonly actions: ReactNode;
  /** A tip for whoever plays for the first time; it lies over nothing. */
  readonly guide?: ReactNode;
  /** Where the head shows facts, once it is there. */
  readonly facts: HTMLElement | null;
  /** How many cards of the hand are laid out: of the others only the place is kept. */
  readonly dealt: number;
};
export const LayoutSlots = createContext<Slots>({
  prompt: null,
  actions: null,
  facts: null,
  dealt: Number.POSITIVE_INFINITY,
});

/** Under the row of cards on a phone: where a hand says how many there are and which of them are in sight. */
export const IndexSlot = createContext<HTMLElement | null>(null);

export function Layout({ facts = [], seats, stage, backdrop, myself, hand }: LayoutProps) {
  const slots = useContext(LayoutSlots);
  const [index, setIndex] = useState<HTMLElement | null>(null);
  return (
    <>
      {slots.facts && createPortal(<Facts facts={facts} />, slots.facts)}
      <section className="layout-seats" aria-label="Seats" data-crowd={crowd(seats)}>
        {seats}
      </section>
      {slots.guide}
      <News />
      <section className="layout-stage" aria-label="Board" data-drop="" {...behind(backdrop)}>
        {stage}
      </section>
      {slots.prompt}
      <div className="layout-mine">
        <div className="layout-hand">
          {slots.dealt > 0 ? (
            <>
              {myself}
              <IndexSlot value={index}>{hand}</IndexSlot>
            </>
          ) : (
            (myself || hand) && <span />
          )}
        </div>
        <div className="layout-index" aria-hidden="true" ref={setIndex} />
        {/* Which options need buttons is seen from what lies on the table, when all of it does. */}
        {slots.dealt === Number.POSITIVE_INFINITY
          ? slots.actions
          : slots.actions && <div className="actions" />}
      </div>
    </>
  );
}

/** How many seats there are at least: style sheets ask for `[data-crowd~="5"]`, which costs the browser less than counting. */
const crowd = (seats: ReactNode): string =>
  Object.keys(Children.toArray(seats))
    .map((at) => Number(at) + 1)
    .join(' ');

function behind(painting: Painting | undefined): { style?: CSSProperties; 'data-backdrop'?: '' } {
  if (painting === undefined || savesData()) return {};
  return { 'data-backdrop': '', style: { '--backdrop': `url(${painting.src})` } as CSSProperties };
}

function Facts({ facts }: { facts: readonly HeadFact[] }) {
  return facts.map(({ icon, word, value }) => (
    <span className="head-fact" key={word}>
      <Icon outline={icon} />
      <span>
        {word}
        {value !== undefined && <b> {value}</b>}
      </span>
    </span>
  ));
}
