// The heroes: health, armour, gold and treasures at a glance, what they wear, and the attacks they have laid.

import type { Seat as SeatNumber } from '../../../engine/table.ts';
import { Card } from '../../../web/table/card.tsx';
import { useCounter } from '../../../web/table/felt.tsx';
import { Icon } from '../../../web/table/icon.tsx';
import { useTable } from '../../../web/table/model.ts';
import { type Marker, Myself, Seat } from '../../../web/table/seat.tsx';
import type { PlayerView, View } from '../view.ts';
import { AttackRow } from './attack-row.tsx';
import { Browse } from './browse.tsx';
import { Mark } from './mark.tsx';
import outlines from './marks.icons.json' with { type: 'json' };

type HeroProps = {
  readonly seat: SeatNumber;
  readonly view: View;
  /** Cards that stand on the stage just now. */
  readonly away: ReadonlySet<number>;
};

export function Hero({ seat, view, away }: HeroProps) {
  const player = view.players[seat];
  const hero = useHero(player);
  if (player === undefined) return null;
  return (
    <Seat
      seat={seat}
      {...hero}
      markers={markersOf(view, seat)}
      isActive={view.turnOf === seat && view.phase === 'laying cards'}
    >
      <Figures seat={seat} player={player} />
      {player.row.length > 0 && <AttackRow row={player.row} away={away} owner={seat} />}
    </Seat>
  );
}

export function Me({ seat, view, away }: HeroProps) {
  const player = view.players[seat];
  const hero = useHero(player);
  if (player === undefined) return null;
  return (
    <Myself
      seat={seat}
      {...hero}
      markers={markersOf(view, seat)}
      isActive={view.turnOf === seat && view.phase === 'laying cards'}
    >
      <Figures seat={seat} player={player} isMine />
      <div className="hm-belongings">
        <Gear player={player} away={away} />
        <AttackRow row={player.row} away={away} owner={seat} />
      </div>
    </Myself>
  );
}

function useHero(player: PlayerView | undefined) {
  const { faceOf, lookOf } = useTable();
  const faces = player?.heroCards.map(({ card }) => faceOf(card)) ?? [];
  const { picture, portrait } = faces[1] ? lookOf(faces[1]) : {};
  return {
    title: faces.map(({ name }) => name).join(' ') || 'not yet a hero',
    ...(picture && { portrait: picture }),
    painting: portrait,
  };
}

const FULL_HEALTH = 10;
const PIPS = Array.from({ length: FULL_HEALTH }, (_, step) => step + 1);

function Figures({ seat, player, isMine }: { seat: SeatNumber; player: PlayerView; isMine?: boolean }) {
  const { nameOfSeat } = useTable();
  const health = useCounter(seat, 'health', player.health);
  const gold = useCounter(seat, 'gold', player.gold);
  const treasures = useCounter(seat, 'treasures', player.treasures);
  const { armourValue, cards, stash, deck, discard, marker, startingHandSize, skillToken } = player;
  return (
    <div className="hm-figures">
      <span className="hm-health" role="img" aria-label={`health ${health} of ${FULL_HEALTH}`} title="Health">
        <Icon outline={outlines.health} />
        <b>{health}</b>
        <span className="hm-pips" data-low={health <= 3 || undefined}>
          {PIPS.map((step) => (
            <i key={step} data-on={step <= health || undefined} />
          ))}
        </span>
      </span>
      <Mark icon={outlines.armour} value={armourValue} label="armour" />
      <Mark className="hm-gold" icon={outlines.gold} value={gold} label="gold" />
      {stash.length > 0 ? (
        <Browse
          icon={outlines.treasure}
          title={`Treasures in the stash of ${nameOfSeat(seat)}`}
          cards={stash}
        />
      ) : (
        <Mark icon={outlines.treasure} value={treasures} label="treasures" />
      )}
      {!isMine && <Mark icon={outlines.cards} value={cards} label="cards in hand" />}
      {isMine && (
        <>
          <Mark icon={outlines.deck} value={deck} label="cards in the Action deck" />
          <Browse icon={outlines.discard} title="Your discards" cards={discard} />
          <Mark icon={outlines.hand} value={startingHandSize || marker} label="hand size" />
        </>
      )}
      {skillToken && <Mark icon={outlines.token} value={1} label="skill token" />}
    </div>
  );
}

/** Two Hero cards, two weapons, armour: each ready or exhausted. */
function Gear({
  player: { heroCards, weapons, armour },
  away,
}: {
  player: PlayerView;
  away: ReadonlySet<number>;
}) {
  const worn = armour === undefined ? [] : [{ card: armour, exhausted: false }];
  return (
    <section className="hm-gear" aria-label="Your Hero cards and equipment">
      {[...heroCards, ...weapons, ...worn].map(({ card, exhausted }) =>
        away.has(card) ? (
          <span className="hm-slot-none" key={card} aria-hidden="true" />
        ) : (
          <Card
            card={card}
            size="mini"
            key={card}
            {...(exhausted && { look: { isTurned: true }, note: 'used' })}
          />
        ),
      )}
    </section>
  );
}

const PARTS: Readonly<Record<PlayerView['part'], string>> = {
  out: '',
  'to join': 'may join',
  in: 'fighting',
  passed: 'passed',
  declined: 'stays out',
  defeated: 'defeated',
};

/** The token, the hero's part in the encounter, and the place in the order of resolution. */
function markersOf(view: View, seat: SeatNumber): Marker[] {
  const part = PARTS[view.players[seat]?.part ?? 'out'];
  const order = view.resolutionOrder.indexOf(seat) + 1;
  return [
    ...(view.leader === seat ? [{ icon: outlines.leader, word: 'Leader' }] : []),
    ...(part ? [{ word: part }] : []),
    ...(order > 0 && view.resolutionOrder.length > 1 ? [{ icon: outlines.resolve, word: `${order}.` }] : []),
  ];
}
