// A fight: the Monsters large, for each Stat my total against theirs with damage and chance, and what the Monsters do next.

import type { CSSProperties } from 'react';
import { Card } from '../../../web/table/card.tsx';
import { Icon } from '../../../web/table/icon.tsx';
import { useTable } from '../../../web/table/model.ts';
import { useThing } from '../../../web/table/thing.ts';
import type { MonsterCard } from '../cards/card.ts';
import type { MonsterView, View } from '../view.ts';
import { AttackChoices } from './attack-choices.tsx';
import { fightCorners } from './cards.ts';
import outlines from './marks.icons.json' with { type: 'json' };
import { RollWaiting, StarWaiting } from './roll-waiting.tsx';
import { AbilityLines, OrderAndThreats } from './threats.tsx';
import './fight.css';

export function Fight({ view }: { view: View }) {
  const { monsters, roll } = view;
  return (
    <section
      className="re-fight"
      aria-label={view.fight === 'boss' ? 'Boss fight' : 'Fight'}
      data-fight={view.fight}
      data-many={monsters.length > 1 || undefined}
      style={{ '--monsters': monsters.length } as CSSProperties}
    >
      {monsters.map((monster, at) => (
        <MonsterPanel view={view} monster={monster} at={at} key={monster.card} />
      ))}
      {roll === undefined ? <StarWaiting view={view} /> : <RollWaiting roll={roll} />}
    </section>
  );
}

function MonsterPanel({ view, monster, at }: { view: View; monster: MonsterView; at: number }) {
  const face = useTable().faceOf(monster.card) as unknown as MonsterCard;
  const isStar = useTable().decision?.question === 'activate';
  const isRolling = view.roll !== undefined || isStar;
  return (
    <article className="re-monster">
      <div className="re-monster-card">
        <Card card={monster.card} look={{ corners: fightCorners(face, monster.health) }} isLarge />
      </div>
      <div className="re-monster-words">
        <header>
          <h2>{face.name}</h2>
          <MonsterHealth monster={monster} />
        </header>
        {!isRolling && <AttackChoices view={view} at={at} monster={monster} />}
        <AbilityLines face={face} />
        <OrderAndThreats view={view} monster={monster} face={face} at={at} />
        {at === 0 && !isRolling && <Pass />}
      </div>
    </article>
  );
}

/** RE-COMBAT-02: what is left of what it started with. */
function MonsterHealth({ monster: { health, start } }: { monster: MonsterView }) {
  return (
    <span
      className="re-health re-monster-health"
      role="img"
      aria-label={`Health ${health} of ${start}`}
      title="Health"
    >
      <Icon outline={outlines.health} />
      <span className="re-bar">
        <i style={{ inlineSize: `${Math.round((100 * health) / start)}%` }} />
        <b>
          {health} / {start}
        </b>
      </span>
    </span>
  );
}

/** RE-RULE-46: nobody has to attack. */
function Pass() {
  const { choicesAt } = useTable();
  const place = { spot: 'pass' };
  const { props, spoken } = useThing({ place, label: 'Pass, and do nothing this turn' });
  if (choicesAt(place).length === 0) return null;
  return (
    <button {...props} className="re-pass">
      <span className="spoken">{spoken}</span>
      <span aria-hidden="true">Pass</span>
    </button>
  );
}
