// The road of the Level: every Leader turn a stop, taken or to come, and the Boss at its end.

import type { CSSProperties } from 'react';
import { Icon } from '../../../web/table/icon.tsx';
import { useTable } from '../../../web/table/model.ts';
import { savesData } from '../../../web/table/painting.ts';
import { useWording } from '../../../web/table/wording.ts';
import { PLACES } from '../cards/card.ts';
import type { View } from '../view.ts';
import outlines from './marks.icons.json' with { type: 'json' };
import './road.css';

export type Stop = {
  readonly key: string;
  readonly leader: number;
  readonly state: 'taken' | 'here' | 'ahead';
  /** The Encounter that was finished there. */
  readonly card?: number;
};

/** From the first Leader on, round by round (RE-FLOW-07). */
export function stopsOf(view: View): Stop[] {
  const { players, firstLeader, leaderTurns, phase, leader } = view;
  const isWalking = phase !== 'window' && phase !== 'prepare' && view.fight !== 'boss';
  return Array.from({ length: players.length * leaderTurns }, (_, turn): Stop => {
    const seat = (firstLeader + turn) % players.length;
    const round = Math.floor(turn / players.length);
    const { led, kept } = players[seat]!;
    const key = `${round} ${seat}`;
    if (led > round)
      return { key, leader: seat, state: 'taken', ...(kept[round] !== undefined && { card: kept[round] }) };
    const isHere = isWalking && leader === seat && led === round;
    return { key, leader: seat, state: isHere ? 'here' : 'ahead' };
  });
}

const PICTURES = [outlines.forest, outlines.forest, outlines.caves, outlines.kingdom] as const;

export function Road({ view }: { view: View }) {
  const stops = stopsOf(view);
  const isSettled = view.phase !== 'prepare'; // RE-SETUP-08: nobody leads before the dice have said who
  const next = isSettled ? stops.find(({ state }) => state !== 'taken') : undefined;
  return (
    <ol
      className="re-road"
      aria-label={`The road of Level ${view.level}, ${PLACES[view.level]}`}
      data-level={view.level}
      style={{ '--stops': stops.length + 1 } as CSSProperties}
    >
      <li className="re-road-place">
        <Icon outline={PICTURES[view.level]!} />
        <span>
          <small>Level {view.level}</small>
          {PLACES[view.level]}
        </span>
      </li>
      {stops.map((stop) =>
        isSettled ? (
          <StopMark stop={stop} view={view} isNext={stop === next} key={stop.key} />
        ) : (
          <li className="re-stop" data-state="ahead" title="A Leader turn" key={stop.key} />
        ),
      )}
      <BossMark view={view} isNext={isSettled && next === undefined} />
    </ol>
  );
}

type StopProps = { readonly stop: Stop; readonly view: View; readonly isNext: boolean };

function StopMark({ stop: { leader, state, card }, view, isNext }: StopProps) {
  const { faceOf, lookOf } = useTable();
  const { named } = useWording();
  const face = card === undefined ? undefined : faceOf(card);
  const what =
    state === 'taken' ? (face?.name ?? 'led') : state === 'here' ? 'on the road now' : 'still to lead';
  const words = `${named(leader)}: ${what}`;
  const shown = card ?? view.players[leader]?.character;
  const look = shown === undefined ? undefined : lookOf(faceOf(shown));
  const icon = state === 'here' ? outlines.leader : look?.picture;
  const painting = state === 'here' ? undefined : (look?.portrait ?? look?.painting);
  return (
    <li
      className="re-stop"
      data-state={state}
      data-next={isNext || undefined}
      data-seat-colour={leader % 9}
      title={words}
    >
      {icon ? (
        <>
          <Icon outline={icon} label={words} />
          {painting && !savesData() && <img src={painting.src} alt="" />}
        </>
      ) : (
        <span role="img" aria-label={words}>
          {named(leader).charAt(0)}
        </span>
      )}
    </li>
  );
}

/** While its rewards are shared out, the Boss that has just been beaten. */
export function fallenBoss({ fight, monsters, sale, cleared }: View): number | undefined {
  const isBeaten = sale?.of === 'rewards' || (fight === 'boss' && monsters.length === 0);
  return isBeaten ? cleared.at(-1) : undefined;
}

function BossMark({ view, isNext }: { view: View; isNext: boolean }) {
  const { faceOf } = useTable();
  const { named } = useWording();
  const { bosses, level, fight, monsters, firstLeader } = view;
  const fallen = fallenBoss(view);
  const here = fallen ?? (fight === 'boss' ? monsters[0]?.card : undefined);
  const waiting = bosses[level - 1] ?? [];
  const words =
    fallen !== undefined
      ? `${faceOf(fallen).name} has fallen`
      : here === undefined
        ? `The Boss: ${waiting.map((card) => faceOf(card).name).join(', or ')}. Drawn by the first Leader: ${named(firstLeader)}`
        : `The Boss: ${faceOf(here).name}`;
  return (
    <li
      className="re-stop re-stop-boss"
      data-next={(isNext && fallen === undefined) || undefined}
      data-fallen={fallen !== undefined || undefined}
      title={words}
    >
      <Icon outline={fallen === undefined ? outlines.boss : outlines.ready} label={words} />
      <span aria-hidden="true">{here === undefined ? 'Boss' : faceOf(here).name}</span>
    </li>
  );
}
