// The exchange being resolved: the attack, its bungle, what is applied to it, what is needed, and the dice once rolled.

import type { ReactNode } from 'react';
import { Card } from '../../../web/table/card.tsx';
import { useTable } from '../../../web/table/model.ts';
import type { ExchangeView } from '../view.ts';
import { Dice } from './dice.tsx';
import { Mark } from './mark.tsx';
import outlines from './marks.icons.json' with { type: 'json' };
import { Outcome } from './outcome.tsx';
import type { ExchangeReport } from './report.ts';
import { Totals } from './totals.tsx';

type ExchangeNowProps = { readonly exchange: ExchangeView; readonly report: ExchangeReport | undefined };

export function ExchangeNow({ exchange, report }: ExchangeNowProps) {
  const { nameOfSeat, viewer, faceOf } = useTable();
  const { attacker, attack, bungle, bungler, hero, weapons, green } = exchange;
  const who = attacker === viewer ? 'You attack' : `${nameOfSeat(attacker)} attacks`;
  return (
    <section className="hm-exchange" aria-label="Attack being resolved" data-now="">
      <h2>
        {who} {faceOf(exchange.monster).name}
      </h2>
      <div className="hm-exchange-cards">
        <Card card={attack} size="small" />
        <div className="hm-applied">
          {bungle !== undefined && (
            <Labelled word={bungler === undefined ? 'bungle' : `by ${nameOfSeat(bungler)}`}>
              <Card card={bungle} size="mini" />
            </Labelled>
          )}
          {hero !== undefined && (
            <Labelled word="power">
              <Card card={hero} size="mini" />
            </Labelled>
          )}
          {weapons.map((weapon) => (
            <Labelled word="weapon" key={weapon}>
              <Card card={weapon} size="mini" />
            </Labelled>
          ))}
        </div>
      </div>
      <div className="hm-exchange-figures">
        {green > 0 ? <Rolled exchange={exchange} report={report} /> : <BeforeTheRoll exchange={exchange} />}
      </div>
    </section>
  );
}

function Labelled({ word, children }: { word: string; children: ReactNode }) {
  return (
    <span className="hm-item">
      {children}
      <small>{word}</small>
    </span>
  );
}

function BeforeTheRoll({ exchange }: { exchange: ExchangeView }) {
  const { figures, weaponsAllowed, heroAllowed, attacker } = exchange;
  const isYours = useTable().viewer === attacker;
  const { needed, threshold, armour, ferocity, strength, defence } = figures;
  return (
    <div className="hm-needs">
      <p>
        <Mark className="hm-green" icon={outlines.hit} value={`${needed}+`} label="green die hits on" /> hits{' '}
        <span className="hm-chance">{chanceOf(Math.max(needed, threshold + 1))}</span>
      </p>
      <p>
        <Mark icon={outlines.fail} value={`≤${threshold}`} label="critical fail on" /> fails critically{' '}
        <span className="hm-chance">{threshold * 5} %</span>
      </p>
      <Totals strength={strength} defence={defence} />
      <p>
        <Mark className="hm-black" icon={outlines.ferocity} value={`${armour}+`} label="black die hits on" />{' '}
        <span>
          hits {isYours ? 'you' : 'back'} for <b>{ferocity}</b>
        </span>{' '}
        <span className="hm-chance">{chanceOf(Math.min(armour, 20))}</span>
      </p>
      {weaponsAllowed < 2 && <p>{weaponsAllowed === 0 ? 'No weapons' : 'One weapon'} allowed</p>}
      {!heroAllowed && <p>No Hero card allowed</p>}
    </div>
  );
}

/** How likely a die with twenty sides shows this number or more. */
const chanceOf = (needed: number): string => `${Math.max(0, 21 - needed) * 5} %`;

function Rolled({ exchange, report }: ExchangeNowProps) {
  const { figures, green, black, attack, weapons, monsterAttackIgnored } = exchange;
  const rolled = {
    ...figures,
    id: `${attack}`,
    green,
    black: monsterAttackIgnored ? 0 : black,
    times: report?.criticalHit?.times ?? 1,
    cards: [attack, ...weapons],
  };
  return (
    <>
      <Dice rolled={rolled} />
      {report && <Outcome report={report} attacker={exchange.attacker} monster={exchange.monster} />}
    </>
  );
}
