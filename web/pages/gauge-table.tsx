// How hard a document is: a row for each part of it, a share for each size of the table.

import type { Gauge } from '../../engine/game.ts';
import './gauge-table.css';

/** From here on it is a hard one, and from here on too hard; below the last, hardly a fight. */
const HARD = 0.9;
const TOO_HARD = 1.2;
const EASY = 0.4;

const weightOf = (share: number): string =>
  share > TOO_HARD ? 'too-hard' : share > HARD ? 'hard' : share < EASY ? 'easy' : 'fair';

const percent = (share: number): string => `${Math.round(share * 100)} %`;

export function GaugeTable({ gauge: { title, columns, rows, here } }: { gauge: Gauge }) {
  return (
    <table className="gauge">
      <caption>
        {title}: under {percent(EASY)} hardly a fight, over {percent(HARD)} hard, over {percent(TOO_HARD)} too
        hard
      </caption>
      <thead>
        <tr>
          <td />
          {columns.map((column, at) => (
            <th scope="col" key={column} data-here={at === here || undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, shares, warnings }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {warnings.map((warning) => (
                <small key={warning}>{warning}</small>
              ))}
            </th>
            {shares.map((share, at) => (
              <td key={columns[at]} data-weight={weightOf(share)} data-here={at === here || undefined}>
                {percent(share)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
