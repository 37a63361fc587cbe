// Numbers that float off a hero when something was gained or lost: wounds, healing, gold.

import { useTable } from '../../../web/table/model.ts';
import type { Told } from '../../../web/table/public-game.ts';
import type { Event } from '../events.ts';

type Float = { readonly text: string; readonly tone: 'good' | 'bad' };

function floatOf(event: Event, seat: number): Float | undefined {
  switch (event.kind) {
    case 'wounded':
      return event.seat === seat ? { text: `−${event.wounds} health`, tone: 'bad' } : undefined;
    case 'healed':
      return event.seat === seat
        ? { text: `+${event.after - event.before} health`, tone: 'good' }
        : undefined;
    case 'goldTaken':
      return event.seat === seat ? { text: `+${event.gold} gold`, tone: 'good' } : undefined;
    case 'heroDefeated':
      return event.seat === seat ? { text: `defeated, −${event.gold} gold`, tone: 'bad' } : undefined;
    case 'goldStolen':
      if (event.seat === seat) return { text: `+${event.gold} gold`, tone: 'good' };
      return event.from === seat ? { text: `−${event.gold} gold`, tone: 'bad' } : undefined;
    default:
      return undefined;
  }
}

export function Floats({ seat, events }: { seat: number; events: readonly Told[] }) {
  const { pace, snapshot } = useTable();
  if (pace === 0) return null; // The tracks and the log tell the same.
  const floats = events.flatMap(({ event }) => floatOf(event as Event, seat) ?? []);
  return floats.map(({ text, tone }, i) => (
    <span
      className="hm-float"
      data-tone={tone}
      style={{ animationDelay: `${i * 0.35}s` }}
      aria-hidden="true"
      // biome-ignore lint/suspicious/noArrayIndexKey: they never change places, and each picture has its own.
      key={`${snapshot.choices} ${i}`}
    >
      {text}
    </span>
  ));
}
