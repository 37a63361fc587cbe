// What a Character wears: one place per slot, each with its kind, its card face-up or face-down, and an Enchantment tucked under.

import type { Seat } from '../../../engine/table.ts';
import { Card } from '../../../web/table/card.tsx';
import { cardSentence } from '../../../web/table/card-look.ts';
import { Icon } from '../../../web/table/icon.tsx';
import { useTable } from '../../../web/table/model.ts';
import { useThing } from '../../../web/table/thing.ts';
import type { PlayerView, SlotView } from '../view.ts';
import outlines from './marks.icons.json' with { type: 'json' };

/** A Character's slots never change: a kind and a number tell them apart. */
const keyed = (slots: readonly SlotView[]) =>
  slots.map((slot, at) => ({ slot, at, key: `${slot.kind} ${at}` }));

type SlotsProps = { readonly seat: Seat; readonly player: PlayerView };

/** As small cards, for whoever wears them: Loot is dropped here. */
export function Slots({ seat, player }: SlotsProps) {
  return (
    <section className="re-slots" aria-label="Your slots">
      {keyed(player.slots).map(({ slot, at, key }) => (
        <Slot seat={seat} slot={slot} at={at} key={key} />
      ))}
    </section>
  );
}

function Slot({ seat, slot, at }: { seat: Seat; slot: SlotView; at: number }) {
  const { faceOf } = useTable();
  const { kind, card, faceUp, enchantment } = slot;
  const worn = card === undefined ? 'empty' : `${faceOf(card).name}${faceUp ? '' : ', face-down'}`;
  const { props, spoken, preview } = useThing({
    place: { spot: `slot ${at}`, seat },
    label: `${kind} slot, ${worn}`,
  });
  return (
    <span className="re-slot" data-kind={kind}>
      <button {...props} className="re-slot-place" title={`${kind} slot`}>
        <span className="spoken">{spoken}</span>
        <Icon outline={outlines[kind]} />
      </button>
      {enchantment !== undefined && (
        <span className="re-tucked">
          <Card card={enchantment} size="mini" />
        </span>
      )}
      {card !== undefined && (
        <Card card={card} size="mini" {...(!faceUp && { look: { isTurned: true }, note: 'down' })} />
      )}
      {preview && (
        <span className="re-slot-preview" aria-hidden="true">
          {preview}
        </span>
      )}
    </span>
  );
}

/** As tokens, for a seat at the top of the table. */
export function WornTokens({ player, name }: { player: PlayerView; name: string }) {
  return (
    <section className="re-worn" aria-label={`What ${name} wears`}>
      {keyed(player.slots).map(({ slot, key }) =>
        slot.card === undefined ? (
          <NoToken kind={slot.kind} key={key} />
        ) : (
          <Token slot={slot} card={slot.card} key={key} />
        ),
      )}
    </section>
  );
}

function NoToken({ kind }: { kind: SlotView['kind'] }) {
  return (
    <span className="re-token" data-kind={kind} data-empty="" title={`${kind} slot, empty`}>
      <Icon outline={outlines[kind]} />
    </span>
  );
}

function Token({ slot: { kind, faceUp, enchantment }, card }: { slot: SlotView; card: number }) {
  const { faceOf, lookOf } = useTable();
  const face = faceOf(card);
  const look = lookOf(face);
  const charm = enchantment === undefined ? '' : `, with ${faceOf(enchantment).name}`;
  const { props, spoken } = useThing({
    place: { card },
    label: `${cardSentence(face, look)} (${kind} slot${faceUp ? '' : ', face-down'}${charm})`,
    face,
  });
  return (
    <button {...props} className="re-token" data-kind={kind} data-down={!faceUp || undefined}>
      <Icon outline={look.picture ?? outlines[kind]} />
      <span className="spoken">{spoken}</span>
    </button>
  );
}
