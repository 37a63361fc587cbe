// What floats off a hero when something was gained or lost: wounds, healing, gold, the lead; or an attack was bungled.

import { useTable } from '../../../web/table/model.ts';
import type { Told } from '../../../web/table/public-game.ts';
import type { Event } from '../events.ts';

type Float = { readonly text: string; readonly tone: 'good' | 'bad' };

function floatOf(event: Event, seat: number): Float | undefined {
  switch (event.kind) {
    case 'goldTaken':
      return event.seat === seat ? { text: `+${event.gold} gold`, tone: 'good' } : undefined;
    case 'tokenPassed':
      return event.to === seat ? { text: 'takes the lead', tone: 'good' } : undefined;
    case 'bungleLaid':
      return event.owner === seat ? { text: 'bungled!', tone: 'bad' } : undefined;
    case 'heroDefeated':
      return event.seat === seat ? { text: `defeated, −${event.gold} gold`, tone: 'bad' } : undefined;
    case 'goldStolen':
      if (event.seat === seat) return { text: `+${event.gold} gold`, tone: 'good' };
      return event.from === seat ? { text: `−${event.gold} gold`, tone: 'bad' } : undefined;
    default:
      return undefined;
  }
}

/** All wounds and all healing of a picture in one number each: who is mauled five times loses it all at once. */
function healthFloats(events: readonly Event[], seat: number): Float[] {
  const sum = (kind: 'wounded' | 'healed') =>
    events.reduce(
      (all, event) =>
        event.kind === kind && event.seat === seat ? all + Math.abs(event.after - event.before) : all,
      0,
    );
  const [lost, won] = [sum('wounded'), sum('healed')];
  return [
    ...(lost > 0 ? [{ text: `−${lost} health`, tone: 'bad' as const }] : []),
    ...(won > 0 ? [{ text: `+${won} health`, tone: 'good' as const }] : []),
  ];
}

export function Floats({ seat, events }: { seat: number; events: readonly Told[] }) {
  const { pace, snapshot } = useTable();
  if (pace === 0) return null; // The tracks and the log tell the same.
  const told = events.map(({ event }) => event as Event);
  const floats = [...healthFloats(told, seat), ...told.flatMap((event) => floatOf(event, seat) ?? [])];
  return floats.map(({ text, tone }, i) => (
    <span
      className="hm-float"
      data-tone={tone}
      style={{ animationDelay: `${i * 0.9}s` }}
      aria-hidden="true"
      // biome-ignore lint/suspicious/noArrayIndexKey: they never change places, and each picture has its own.
      key={`${snapshot.choices} ${i}`}
    >
      {text}
    </span>
  ));
}
