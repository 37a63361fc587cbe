// The end: everybody's gold, treasures and distance from the leader, in the order of the ranking.

import { useTable } from '../../../web/table/model.ts';
import type { Event } from '../events.ts';

export type Ending = Extract<Event, { kind: 'gameOver' }>;

export function Ranking({ ending: { ranking } }: { ending: Ending }) {
  const { nameOfSeat } = useTable();
  return (
    <section className="hm-ranking" aria-label="Ranking">
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
