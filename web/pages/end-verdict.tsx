// Who won or lost, and everybody's place with what counts in this game.

import type { Result } from '../../engine/game.ts';
import type { Tale } from '../table/board.ts';
import { Crowned, Face } from '../table/crowned.tsx';
import { Icon } from '../table/icon.tsx';
import { useTable } from '../table/model.ts';
import outlines from '../table/table.icons.json' with { type: 'json' };
import { useWording } from '../table/wording.ts';
import { Confetti } from './confetti.tsx';
import type { GameParts } from './game-parts.ts';
import messages from './messages.icons.json' with { type: 'json' };
import { mySeats, verdictHere } from './verdict-here.ts';

type EndProps = { readonly result: Result; readonly parts: GameParts };

export function Verdict({ result, parts }: EndProps) {
  const { snapshot, seats } = useTable();
  const { winners, party } = result;
  const isLost = party === 'lost';
  const [winner] = winners;
  const isMine = winners.some((seat) => mySeats(seats).includes(seat));
  const title = winners.length > 0 && parts.titleOfWinners?.(winners.length, snapshot.view);
  return (
    <p className="end-winners" data-lost={isLost || undefined}>
      {winner !== undefined && winners.length === 1 ? (
        <Crowned seat={winner} />
      ) : (
        <Icon className="end-trophy" outline={isLost ? messages.trouble : outlines.trophy} />
      )}
      {isMine && !isLost && <Confetti />}
      <strong>{verdictHere(result, seats)}</strong>
      {title && <span className="end-title">{title}</span>}
    </p>
  );
}

/** The winners first, then by places or scores. */
export function Places({ result: { places, winners, scores }, parts, told }: EndProps & Pick<Tale, 'told'>) {
  const { named } = useWording();
  const { snapshot, seats, box } = useTable();
  const rank = (seat: number) => places?.[seat] ?? (winners.includes(seat) ? 1 : 2);
  const ordered = seats
    .map((_, seat) => seat)
    .sort((one, other) => rank(one) - rank(other) || (scores[other] ?? 0) - (scores[one] ?? 0));
  return (
    <ol className="end-places">
      {ordered.map((seat) => (
        <li data-won={winners.includes(seat) || undefined} key={seat}>
          <b>{places?.[seat] ?? (winners.includes(seat) ? '★' : '')}</b>
          <Face seat={seat} />
          <span className="end-name">{named(seat)}</span>
          <span className="end-score">{parts.SCORES?.(snapshot.view, seat, { told, box })}</span>
        </li>
      ))}
    </ol>
  );
}
