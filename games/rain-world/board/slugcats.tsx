// The slugcats: karma, food and the way up at a glance; the others at the top, mine beside what it holds.

import type { Seat as SeatNumber } from '../../../engine/table.ts';
import { useCounter } from '../../../web/table/felt.tsx';
import { Icon } from '../../../web/table/icon.tsx';
import { useLifted } from '../../../web/table/lift.ts';
import { useTable } from '../../../web/table/model.ts';
import { type Marker, Myself, Seat } from '../../../web/table/seat.tsx';
import type { Face } from '../cards/card.ts';
import { REGION_CODES, SS } from '../cards/regions.ts';
import type { PlayerView, View } from '../view.ts';
import { DIETS, signed } from './cards.ts';
import { Details } from './details.tsx';
import { Karma } from './karma.tsx';
import outlines from './marks.icons.json' with { type: 'json' };
import { missingWords, Pips } from './pips.tsx';
import { HEAD } from './slugcat-head.tsx';
import { Way } from './way.tsx';

/** Mine is on the way up beside it already. */
const MARK = 'Mark';

type SlugcatProps = { readonly seat: SeatNumber; readonly view: View };

export function Other({ seat, view }: SlugcatProps) {
  const player = view.players[seat];
  const face = useFace(player);
  const { nameOfSeat } = useTable();
  if (player === undefined) return null;
  return (
    <div className="rw-cat rw-seat" data-cat={face?.key}>
      <Seat
        seat={seat}
        portrait={HEAD}
        title={face?.name ?? 'not yet anybody'}
        markers={markersOf(view, seat, nameOfSeat)}
        isActive={view.active === seat && view.phase === 'turn'}
        isOut={player.status === 'dead'}
      >
        {face && (
          <div className="rw-seat-line">
            <Karma level={player.karma} isReinforced={player.reinforced} />
            <Food seat={seat} player={player} />
            <span className="rw-where" title="where it is">
              {player.status === 'ascending' ? '—' : REGION_CODES[player.region]}
            </span>
            <Way player={player} view={view} />
          </div>
        )}
        <Details seat={seat} view={view} />
      </Seat>
    </div>
  );
}

export function Me({ seat, view }: SlugcatProps) {
  const player = view.players[seat];
  const face = useFace(player);
  const considered = useConsidered();
  const { nameOfSeat } = useTable();
  if (player === undefined) return null;
  return (
    <div className="rw-cat rw-me" data-cat={(face ?? considered)?.key}>
      <Myself
        seat={seat}
        portrait={HEAD}
        title={(face ?? considered)?.name ?? 'choose a slugcat'}
        markers={markersOf(view, seat, nameOfSeat).filter(({ word }) => word !== MARK)}
        isActive={view.active === seat && view.phase === 'turn'}
      >
        {face && <MyFigures seat={seat} view={view} player={player} face={face} />}
        <Details seat={seat} view={view} />
      </Myself>
    </div>
  );
}

function useFace(player: PlayerView | undefined): Face | undefined {
  const { faceOf } = useTable();
  return player?.slugcat === undefined ? undefined : (faceOf(player.slugcat) as Face);
}

/** Before one is chosen: the one that is lifted. */
function useConsidered(): Face | undefined {
  const { faceOf } = useTable();
  const at = useLifted()?.at;
  return at !== undefined && 'card' in at ? (faceOf(at.card) as Face) : undefined;
}

type FoodProps = { readonly seat: SeatNumber; readonly player: PlayerView };

function Food({ seat, player: { pips, need, most } }: FoodProps) {
  const now = useCounter(seat, 'pips', pips);
  return <Pips pips={now} need={need} most={most} />;
}

function Need({ seat, player: { pips, need, most } }: FoodProps) {
  const now = useCounter(seat, 'pips', pips);
  return (
    <p className="rw-my-need" data-tone={now >= need ? 'good' : undefined}>
      {missingWords({ pips: now, need, most })}
    </p>
  );
}

type MyFiguresProps = SlugcatProps & { readonly player: PlayerView; readonly face: Face };

function MyFigures({ seat, view, player, face }: MyFiguresProps) {
  const { hp, attack, flee, reputation } = player;
  return (
    <>
      <div className="rw-my-karma">
        <Karma level={player.karma} isReinforced={player.reinforced} />
        <Food seat={seat} player={player} />
      </div>
      <Need seat={seat} player={player} />
      <p className="rw-my-figures">
        <Figure word="HP" value={hp} />
        <Figure word="Attack" value={signed(attack)} />
        <Figure word="Flee" value={signed(flee)} />
        <Figure word="Rep." value={reputation} title="reputation with the scavengers, 1 to 5" />
        <span>{DIETS[face.diet]}</span>
      </p>
      <div className="rw-my-way">
        <span>The way up</span> <Way player={player} view={view} />
      </div>
      <Warning view={view} player={player} />
    </>
  );
}

function Figure({ word, value, title }: { word: string; value: string | number; title?: string }) {
  return (
    <span title={title}>
      {word} <b>{value}</b>
    </span>
  );
}

/** Food and a shelter against the turns that are left, at the usual pace. */
function Warning({ view, player }: { readonly view: View; readonly player: PlayerView }) {
  const { needs, left } = player.hurry;
  if (view.phase !== 'turn' || player.status !== 'awake' || player.region === SS || needs <= left)
    return null;
  return (
    <p className="rw-warning" role="status">
      <Icon outline={outlines.warning} /> {wantWords(player)} about{' '}
      {needs === 1 ? '1 turn' : `${needs} turns`}; {left} {left === 1 ? 'is' : 'are'} left.
    </p>
  );
}

function wantWords({ pips, need, shelters }: PlayerView): string {
  if (pips >= need) return 'A shelter takes';
  return shelters.length > 0 ? 'Food takes' : 'Food and shelter take';
}

const STATES: Readonly<Record<PlayerView['status'], readonly Marker[]>> = {
  awake: [],
  hibernating: [{ icon: outlines.asleep, word: 'asleep' }],
  starved: [{ icon: outlines.starve, word: 'asleep, hungry' }],
  dead: [{ icon: outlines.dead, word: 'dead' }],
  ascending: [{ icon: outlines.ascend, word: 'ascending', tone: 'good' }],
};

/** Everything a player should not have to look up: state, what binds, what is hunted, who is next. */
export function markersOf(view: View, seat: SeatNumber, nameOf: (seat: SeatNumber) => string): Marker[] {
  const p = view.players[seat]!;
  return [
    ...(nextOf(view) === seat ? [{ word: 'next' }] : []),
    ...STATES[p.status],
    ...(p.mark ? [{ icon: outlines.mark, word: MARK }] : []),
    ...(p.starving && p.status === 'awake' ? [{ icon: outlines.starve, word: 'starving −1' }] : []),
    ...(p.searching > 0 ? [{ icon: outlines.search, word: `searching, ${p.searching} more` }] : []),
    ...(p.lost > 0 ? [{ icon: outlines.round, word: 'loses a turn' }] : []),
    ...(p.prey === undefined ? [] : [{ icon: outlines.hunt, word: `hunts ${nameOf(p.prey)}` }]),
    ...(p.rotsIn !== undefined && p.rotsIn > 0 && p.rotsIn <= 8 ? [{ word: `changes in ${p.rotsIn}` }] : []),
    ...(p.owner === undefined ? [] : [{ icon: outlines.tamed, word: `tamed by ${nameOf(p.owner)}` }]),
  ];
}

/** Who is awake after whoever plays now. */
function nextOf({ order, active, players, phase }: View): SeatNumber | undefined {
  if (phase !== 'turn' || active === undefined) return undefined;
  const at = order.indexOf(active);
  const after = [...order.slice(at + 1), ...order.slice(0, at)];
  return after.find((seat) => players[seat]?.status === 'awake');
}
