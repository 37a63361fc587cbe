// The exchange that was just resolved, or the parting blow at a fleeing party: dice, arithmetic and outcome.

import { useTable } from '../../../web/table/model.ts';
import { Dice, DieLine } from './dice.tsx';
import { Outcome } from './outcome.tsx';
import { countedGreen, type ExchangeReport, type FlightReport } from './report.ts';

type ExchangeToldProps = { readonly report: ExchangeReport; readonly isLarge?: boolean };

export function ExchangeTold({ report, isLarge }: ExchangeToldProps) {
  const { nameOfSeat, viewer, faceOf } = useTable();
  const { start, dice, applied, criticalHit } = report;
  if (dice === undefined) return null;
  const who = start.attacker === viewer ? 'Your' : `${nameOfSeat(start.attacker)}’s`;
  const rolled = {
    ...dice,
    id: `${start.attack}`,
    green: countedGreen(report),
    times: criticalHit?.times ?? 1,
    cards: [start.attack, ...applied],
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className="hm-exchange" aria-label="Just resolved" data-large={isLarge} tabIndex={0}>
      <h2>
        {who} {faceOf(start.attack).name}
        {start.bungle !== undefined && ' (bungled)'}
      </h2>
      <Dice rolled={rolled} />
      <Outcome report={report} attacker={start.attacker} monster={start.monster} />
    </section>
  );
}

export function FlightTold({ report }: { report: FlightReport }) {
  const { faceOf } = useTable();
  const { monster, roll } = report.blow;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className="hm-exchange" aria-label="Parting blow" tabIndex={0}>
      <h2>The party flees</h2>
      <DieLine
        value={roll}
        id={`flight ${monster}`}
        tone="dark"
        title="Black die, parting blow"
        words={`${faceOf(monster).name} strikes at everybody with a ${roll}`}
      />
      <Outcome report={report} monster={monster} />
    </section>
  );
}
