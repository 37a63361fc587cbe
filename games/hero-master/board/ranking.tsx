// The end: everybody's gold, treasures and distance from the leader, in the order of the ranking.

import { Icon } from '../../../web/table/icon.tsx';
import { useTable } from '../../../web/table/model.ts';
import type { Event } from '../events.ts';
import outlines from './marks.icons.json' with { type: 'json' };

export type Ending = Extract<Event, { kind: 'gameOver' }>;

export function Ranking({ ending: { ranking } }: { ending: Ending }) {
  const { nameOfSeat, viewer } = useTable();
  const winner = ranking[0]?.seat;
  return (
    <section className="hm-ranking" aria-label="Ranking">
      {winner !== undefined && (
        <h2>
          <Icon outline={outlines.leader} />{' '}
          {winner === viewer ? 'You are the' : `${nameOfSeat(winner)} is the`} Hero Master
        </h2>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">Hero</th>
            <th scope="col">Gold</th>
            <th scope="col">Treasures</th>
            <th scope="col">Seats from the leader</th>
          </tr>
        </thead>
        <tbody>
          {ranking.map(({ seat, gold, treasures, distance }, place) => (
            <tr key={seat}>
              <td>{place + 1}</td>
              <th scope="row">{nameOfSeat(seat)}</th>
              <td>{gold}</td>
              <td>{treasures}</td>
              <td>{distance}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
