// Everything that lies before a hero or a boss, behind a tap: figures, gear, hand where it is open, piles, latent abilities, book.

import { type CSSProperties, type ReactNode, useState } from 'react';
import type { CardId } from '../../../engine/table.ts';
import { Card } from '../../../web/table/card.tsx';
import { Icon, type Outline } from '../../../web/table/icon.tsx';
import { Modal } from '../../../web/table/modal.tsx';
import { StillCard } from '../../../web/table/still-card.tsx';
import type { CreatureView, PackView, View } from '../view.ts';
import { Conditions, healthWords, Mark } from './bars.tsx';
import outlines from './marks.icons.json' with { type: 'json' };

type OpenerProps = {
  readonly title: string;
  readonly className: string;
  /** What the button shows; without it, it lies over what opens it. */
  readonly face?: ReactNode;
  /** The number on it. */
  readonly count?: number;
  readonly children: ReactNode;
};

export function Opener({ title, className, face, count, children }: OpenerProps) {
  const [isOpen, setOpen] = useState(false);
  const label = count === undefined ? `${title}: look` : `${title}: ${count}, look`;
  return (
    <>
      <button
        type="button"
        className={className}
        title={label}
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        {face}
      </button>
      {isOpen && (
        <Modal title={title} onClose={() => setOpen(false)}>
          {children}
        </Modal>
      )}
    </>
  );
}

type BelongingsProps = {
  readonly of: CreatureView;
  readonly pack: PackView | undefined;
  /** A hero's own; a boss has none. */
  readonly character?: View['characters'][number] | undefined;
};

export function Belongings({ of, pack, character }: BelongingsProps) {
  return (
    <div className="dr-details">
      <p className="dr-marks">
        <span>{healthWords(of)}</span>
        {character && (
          <span>
            Level {character.level}, {character.experience} experience
          </span>
        )}
        <Mark icon={outlines.defence} value={of.defence} label="defence" />
        <Mark icon={outlines.guard} value={of.guards} label="defence counters" />
        <Mark icon={outlines.melee} value={`+${of.melee}`} label="melee" />
        <Mark icon={outlines.range} value={`+${of.ranged}`} label="ranged" />
        <Mark icon={outlines.mana} value={`+${of.mana}`} label="mana" />
        <Mark icon={outlines.damage} value={`+${of.meleeDamage}`} label="melee damage" />
        <Conditions of={of.conditions} />
      </p>
      <Row title="Ready" cards={of.ready.map(({ card }) => card)} notes={readyNotes(of)} />
      {pack && <Piles pack={pack} />}
    </div>
  );
}

function readyNotes({ ready }: CreatureView): ReadonlyMap<CardId, string> {
  return new Map(
    ready.flatMap(({ card, counters, guards, used }) => {
      const count = counters + guards;
      const note = used ? 'used' : count > 0 ? `${count} ${count === 1 ? 'counter' : 'counters'}` : '';
      return note ? [[card, note] as const] : [];
    }),
  );
}

function Piles({ pack }: { pack: PackView }) {
  return (
    <>
      {pack.cards && <Row title={`Hand ${pack.hand}`} cards={pack.cards} />}
      <p className="dr-marks">
        {!pack.cards && <Mark icon={outlines.hand} value={pack.hand} label="cards in hand" />}
        <Mark icon={outlines.deck} value={pack.draw} label="cards in the draw pile" />
      </p>
      <Row title="Discard pile, the last one first" cards={pack.discard.toReversed()} />
      <Row title="Latent abilities" cards={pack.latent} />
      <Row title="At hand, not ready" cards={pack.atHand} />
      <Row title="Spell book" cards={pack.book} />
      <Row title="Expended" cards={pack.expended} />
    </>
  );
}

type RowProps = { title: string; cards: readonly CardId[]; notes?: ReadonlyMap<CardId, string> };

function Row({ title, cards, notes }: RowProps) {
  if (cards.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <div className="dr-open-pile">
        {cards.map((card) => (
          <span className="dr-open-card" key={card}>
            <StillCard card={card} />
            {notes?.get(card) && <em>{notes.get(card)}</em>}
          </span>
        ))}
      </div>
    </>
  );
}

/** A pile whose faces may be seen, as a number with its icon. */
export function PileButton({
  icon,
  title,
  cards,
}: {
  icon: Outline;
  title: string;
  cards: readonly CardId[];
}) {
  return (
    <Opener
      title={title}
      className="dr-pile-button"
      count={cards.length}
      face={
        <>
          <Icon outline={icon} />
          <b>{cards.length}</b>
        </>
      }
    >
      <div className="dr-open-pile">
        {cards.length === 0 && <p>Nothing here.</p>}
        {cards.toReversed().map((card) => (
          <StillCard card={card} key={card} />
        ))}
      </div>
    </Opener>
  );
}

/** On a phone three stand beside each other. */
const IN_TWO_ROWS = 6;

/** Cards laid out to be chosen from. */
export function Spread({ title, cards }: { title: string; cards: readonly CardId[] }) {
  return (
    <section
      className="dr-spread"
      aria-label={title}
      data-many={cards.length > IN_TWO_ROWS || undefined}
      style={{ '--count': cards.length } as CSSProperties}
    >
      {cards.map((card) => (
        <Card card={card} key={card} />
      ))}
    </section>
  );
}
