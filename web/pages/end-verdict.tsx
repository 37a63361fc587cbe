// Who won or lost, and everybody's place with what counts in this game.

import type { Result } from '../../engine/game.ts';
import type { Tale } from '../table/board.ts';
import { Icon } from '../table/icon.tsx';
import { useTable } from '../table/model.ts';
import { Portrait } from '../table/seat.tsx';
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
        <span className="end-winner">
          <Face seat={winner} parts={parts} />
          <Icon className="end-laurels" outline={outlines.laurels} />
        </span>
      ) : (
        <Icon className="end-trophy" outline={isLost ? messages.trouble : outlines.trophy} />
      )}
      {isMine && !isLost && <Confetti />}
      <strong>{verdictHere(result, seats)}</strong>
      {title && <span className="end-title">{title}</span>}
    </p>
  );
}

/** Whoever sat there, as at the table. */
function Face({ seat, parts }: Pick<EndProps, 'parts'> & { readonly seat: number }) {
  const { snapshot, faceOf, lookOf } = useTable();
  const card = parts.portraitCard?.(snapshot.view, seat);
  const { picture, portrait } = card === undefined ? {} : lookOf(faceOf(card));
  return <Portrait seat={seat} painting={portrait} {...(picture && { portrait: picture })} />;
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
          <Face seat={seat} parts={parts} />
          <span className="end-name">{named(seat)}</span>
          <span className="end-score">{parts.SCORES?.(snapshot.view, seat, { told, box })}</span>
        </li>
      ))}
    </ol>
  );
}
