// The heroes: health, armour, gold and treasures at a glance, what they wear, and the attacks they have laid.

import type { Seat as SeatNumber } from '../../../engine/table.ts';
import { useCounter } from '../../../web/table/felt.tsx';
import { useTable } from '../../../web/table/model.ts';
import { type Marker, Myself, Seat } from '../../../web/table/seat.tsx';
import type { PlayerView, View } from '../view.ts';
import { AttackRow } from './attack-row.tsx';
import { Browse } from './browse.tsx';
import { Details } from './details.tsx';
import { Gear, WornGear } from './gear.tsx';
import { Mark } from './mark.tsx';
import outlines from './marks.icons.json' with { type: 'json' };
import { HandTrack, HealthTrack } from './tracks.tsx';

type HeroProps = {
  readonly seat: SeatNumber;
  readonly view: View;
  /** Cards that stand on the stage just now. */
  readonly away: ReadonlySet<number>;
};

export function Hero({ seat, view, away }: HeroProps) {
  const player = view.players[seat];
  const hero = useHero(player);
  const name = useTable().nameOfSeat(seat);
  if (player === undefined) return null;
  return (
    <Seat
      seat={seat}
      {...hero}
      cards={player.cards}
      markers={markersOf(view, seat)}
      isActive={view.turnOf === seat && view.phase === 'laying cards'}
    >
      <Figures seat={seat} player={player} />
      <div className="hm-worn-line">
        <WornGear player={player} away={away} name={name} />
        <HandTrack player={player} />
      </div>
      <AttackRow row={player.row} away={away} owner={seat} />
      <Details seat={seat} player={player} />
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

/** What one looks at most, where a phone has scrolled the rest away. */
export function MyFigures({ seat, view }: Pick<HeroProps, 'seat' | 'view'>) {
  const { health: before = 0, gold: held = 0 } = view.players[seat] ?? {};
  const health = useCounter(seat, 'health', before);
  const gold = useCounter(seat, 'gold', held);
  return (
    <span className="hm-my-figures">
      <Mark icon={outlines.health} value={health} label="health" />
      <Mark className="hm-gold" icon={outlines.gold} value={gold} label="gold" />
    </span>
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

function Figures({ seat, player, isMine }: { seat: SeatNumber; player: PlayerView; isMine?: boolean }) {
  const { nameOfSeat } = useTable();
  const health = useCounter(seat, 'health', player.health);
  const gold = useCounter(seat, 'gold', player.gold);
  const treasures = useCounter(seat, 'treasures', player.treasures);
  const { armourValue, cards, stash, deck, discard } = player;
  return (
    <div className="hm-figures">
      <HealthTrack health={health} />
      <Mark
        icon={outlines.armour}
        value={armourValue}
        label="armour"
        means="A monster’s black die that shows as much hits."
      />
      <Mark className="hm-gold" icon={outlines.gold} value={gold} label="gold" means="The most wins." />
      {stash.length > 0 ? (
        <Browse
          icon={outlines.treasure}
          value={treasures}
          says={`Treasures ${treasures}. ${IN_A_TIE}`}
          title={`In the stash of ${nameOfSeat(seat)}`}
          cards={stash}
        />
      ) : (
        <Mark icon={outlines.treasure} value={treasures} label="treasures" means={IN_A_TIE} />
      )}
      {!isMine && <Mark icon={outlines.cards} value={cards} label="cards in hand" />}
      {isMine && (
        <>
          <Mark
            icon={outlines.deck}
            value={deck}
            label="cards in the Action deck"
            means="Your hand is drawn from it."
          />
          <Browse icon={outlines.discard} title="Your discards" cards={discard} />
          <HandTrack player={player} />
        </>
      )}
    </div>
  );
}

/** HM-END-04. */
const IN_A_TIE = 'With equal gold, more of them win.';

const PARTS: Readonly<Record<PlayerView['part'], string>> = {
  out: '',
  'to join': 'may join',
  in: 'fighting',
  passed: 'passed',
  declined: 'stays out',
  defeated: 'defeated',
};

/** While the table is being dealt, nobody has seen yet whom the dice made leader (HM-SETUP-14). */
export const isLed = ({ phase }: View): boolean => phase !== 'draft';

const ATTACKS = 'attacks';

/** "Passed" matters while others may still lay; when the dice decide, whose turn it is does. */
function partOf(view: View, seat: SeatNumber, state: PlayerView['part']): string {
  if (view.phase === 'resolving') return view.exchange?.attacker === seat ? ATTACKS : '';
  return view.leader === seat && state === 'to join' ? '' : PARTS[state];
}

const ORDINALS = ['1st', '2nd', '3rd', '4th'];

/** The tokens, Protest cards in hand, the hero's part in the encounter, and the place in the order of resolution. */
function markersOf(view: View, seat: SeatNumber): Marker[] {
  const { part: state = 'out', protests = 0, skillToken = false } = view.players[seat] ?? {};
  const part = partOf(view, seat, state);
  const order = part === ATTACKS ? -1 : view.resolutionOrder.indexOf(seat);
  return [
    ...(view.leader === seat && isLed(view)
      ? [{ icon: outlines.leader, word: 'Leader', means: 'Picks the fights and the road, and attacks first' }]
      : []),
    ...(skillToken
      ? [{ icon: outlines.token, word: 'skill token', means: 'Put there by a card, which says what it does' }]
      : []),
    ...(protests > 0 && seat !== view.mine?.seat
      ? [
          {
            icon: outlines.protest,
            word: `${protests} ${protests === 1 ? 'protest' : 'protests'}`,
            means: 'Protest cards in hand, drawn for having the least gold before this stay',
          },
        ]
      : []),
    ...(part ? [{ word: part }] : []),
    ...(order >= 0 && view.resolutionOrder.length > 1
      ? [{ icon: outlines.resolve, word: `rolls ${ORDINALS[order]}` }]
      : []),
  ];
}
