// The three ways to attack a Monster: total against its Stat, the damage, and the chance to fell it, before anybody chooses.

import { Icon } from '../../../web/table/icon.tsx';
import { useTable } from '../../../web/table/model.ts';
import { useThing } from '../../../web/table/thing.ts';
import type { MonsterCard, Stat } from '../cards/card.ts';
import type { CombatData } from '../questions/combat.ts';
import { aimAt, type Forecast } from '../rules/figures.ts';
import type { MonsterView, View } from '../view.ts';
import { percent, range, STATS_SHOWN } from './figures.ts';

type AttackChoicesProps = { readonly view: View; readonly monster: MonsterView; readonly at: number };

export function AttackChoices({ view, monster, at }: AttackChoicesProps) {
  return (
    <div className="re-attacks" data-keys="first">
      {STATS_SHOWN.map(({ stat }) => (
        <AttackChoice view={view} monster={monster} at={at} stat={stat} key={stat} />
      ))}
    </div>
  );
}

type AttackChoiceProps = AttackChoicesProps & { readonly stat: Stat };

/** Without a question, the Monster's own figure stands there. */
function AttackChoice({ monster, at, stat }: AttackChoiceProps) {
  const { choicesAt, faceOf, box } = useTable();
  const { name, icon, tone } = STATS_SHOWN[stat]!;
  const place = { spot: `attack ${aimAt(at, stat)}` };
  const data = choicesAt(place)[0]?.data as CombatData | undefined;
  const forecast = data?.act === 'attack' && box.options.showOdds !== false ? data : undefined;
  const face = faceOf(monster.card) as unknown as MonsterCard;
  const { props, spoken } = useThing({ place, label: wordsOf(name, face, stat, forecast) });
  return (
    <button {...props} className="re-attack" data-stat={tone}>
      <span className="spoken">{spoken}</span>
      <span className="re-attack-stat" aria-hidden="true">
        <Icon outline={icon} /> {name}
      </span>
      {forecast === undefined ? (
        <span className="re-attack-sum" aria-hidden="true">
          defence <b>{face.stats[stat]}</b>
        </span>
      ) : (
        <ForecastLine forecast={forecast} health={monster.health} />
      )}
    </button>
  );
}

function ForecastLine({ forecast, health }: { forecast: Forecast; health: number }) {
  const { total, defence, halved, less, cap, least, most, mean, defeats, thorns } = forecast;
  return (
    <>
      <span className="re-attack-sum" aria-hidden="true">
        <b>{total < 0 ? `−${-total}` : total}</b> + die − <b>{defence}</b>
        {halved && <span className="re-attack-limit">, halved</span>}
        {less > 0 && (
          <>
            {' '}
            − <b>{less}</b>
          </>
        )}
        {cap > 0 && <span className="re-attack-limit">, max {cap}</span>}
      </span>
      <span className="re-attack-damage" aria-hidden="true">
        <span className="re-attack-bar">
          <i style={{ inlineSize: shareOf(most, health) }} />
          <i style={{ inlineSize: shareOf(least, health) }} />
        </span>
        <b>{range(least, most)}</b>
        {/* Beside a chance and a price there is room for the bounds alone. */}
        {!(defeats > 0 && thorns > 0) && (
          <span>
            <span className="re-attack-word">damage, </span>
            {Math.round(10 * mean) / 10} on average
          </span>
        )}
      </span>
      <span className="re-attack-chance" data-sure={defeats === 1 || undefined} aria-hidden="true">
        {defeats > 0 && <b>{defeats === 1 ? 'surely fells it' : `fells it ${percent(defeats)}`}</b>}
        {thorns > 0 && <b className="re-thorns">costs you {thorns}</b>}
      </span>
    </>
  );
}

const shareOf = (damage: number, health: number): string =>
  `${Math.min(100, Math.round((100 * damage) / Math.max(1, health)))}%`;

function wordsOf(name: string, face: MonsterCard, stat: Stat, forecast: Forecast | undefined): string {
  if (forecast === undefined) return `${name}, ${face.name} defends with ${face.stats[stat]}`;
  const { total, defence, least, most, defeats, thorns } = forecast;
  const chance = defeats > 0 ? `, defeats it ${percent(defeats)}` : '';
  const price = thorns > 0 ? `, and costs you ${thorns}` : '';
  return `${name}, ${total} and the die against ${defence}: ${range(least, most)} damage${chance}${price}`;
}
