// The ribbon over the table: which turn, whose, which way play goes, who would be next, reshuffles, nightfall.

import { Icon, type Outline } from '../../../web/table/icon.tsx';
import { useTable } from '../../../web/table/model.ts';
import type { View } from '../view.ts';
import outlines from './kinds.icons.json' with { type: 'json' };

export function TurnRibbon({ view }: { view: View }) {
  const { nameOfSeat, viewer } = useTable();
  const { turn, active, next, direction, reshuffles, nightfall, winners } = view;
  const isClockwise = direction === 1;
  const called = (seat: number) => (seat === viewer ? 'you' : nameOfSeat(seat));
  return (
    <div className="ua-ribbon">
      <Told icon={outlines.turn} what={`Turn ${turn}`}>
        {winners.length > 0 ? 'the end' : active === viewer ? 'yours' : nameOfSeat(active)}
      </Told>
      <Told icon={isClockwise ? outlines.clockwise : outlines.anticlockwise} what="Play goes" isBrief>
        {isClockwise ? 'clockwise →' : '← anticlockwise'}
      </Told>
      {winners.length === 0 && (
        <Told icon={outlines.next} what="Then">
          {called(next)}
        </Told>
      )}
      <Told icon={outlines.reshuffles} what="Reshuffles">
        {reshuffles}
      </Told>
      {nightfall && (
        <Told icon={outlines.nightfall} what="Nightfall:">
          nobody draws at the start of a turn
        </Told>
      )}
    </div>
  );
}

/** Where there is little room, what is brief does without its first words. */
type ToldProps = {
  readonly icon: Outline;
  readonly what: string;
  readonly isBrief?: boolean;
  readonly children: string | number;
};

function Told({ icon, what, isBrief, children }: ToldProps) {
  return (
    <span className="ua-told" data-brief={isBrief || undefined}>
      <Icon outline={icon} /> <span className="ua-told-what">{what}</span> <b>{children}</b>
    </span>
  );
}
