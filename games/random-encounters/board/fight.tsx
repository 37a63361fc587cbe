// A fight: the Monsters large, for each Stat my total against theirs with damage and chance, and what the Monsters do next.

import type { CSSProperties } from 'react';
import { Card } from '../../../web/table/card.tsx';
import { Icon } from '../../../web/table/icon.tsx';
import { useTable } from '../../../web/table/model.ts';
import { useWording } from '../../../web/table/wording.ts';
import type { MonsterCard } from '../cards/card.ts';
import type { MonsterView, View } from '../view.ts';
import { AttackChoices } from './attack-choices.tsx';
import { healthCorner } from './cards.ts';
import { STATS_SHOWN } from './figures.ts';
import outlines from './marks.icons.json' with { type: 'json' };
import { RollWaiting } from './roll-waiting.tsx';
import { Threats } from './threats.tsx';
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
      {roll !== undefined && <RollWaiting roll={roll} />}
    </section>
  );
}

function MonsterPanel({ view, monster, at }: { view: View; monster: MonsterView; at: number }) {
  const face = useTable().faceOf(monster.card) as unknown as MonsterCard;
  const isRolling = view.roll !== undefined;
  return (
    <article className="re-monster">
      <div className="re-monster-card">
        <Card card={monster.card} look={{ corners: [healthCorner(monster.health), spikes(face)] }} isLarge />
      </div>
      <div className="re-monster-words">
        <header>
          <h2>{face.name}</h2>
          <MonsterHealth monster={monster} />
        </header>
        <Order view={view} name={face.name} />
        {!isRolling && <AttackChoices view={view} at={at} monster={monster} />}
        <Threats view={view} monster={monster} face={face} />
      </div>
    </article>
  );
}

function spikes({ attacksWith }: MonsterCard) {
  const { letter, name } = STATS_SHOWN[attacksWith]!;
  return { icon: outlines.spikes, value: letter, label: `attacks with ${name}` };
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

/** RE-COMBAT-03: the Leader first, then clockwise, then the Monsters. */
function Order({ view, name }: { view: View; name: string }) {
  const { named } = useWording();
  const { players, leader, turnOf, round } = view;
  const order = players.map((_, step) => (leader + step) % players.length);
  const now = turnOf === undefined ? order.length : order.indexOf(turnOf);
  return (
    <ol className="re-order" aria-label={`Round ${Math.max(round, 1)}, in this order`}>
      <li className="re-order-round">
        <Icon outline={outlines.round} /> {Math.max(round, 1)}
      </li>
      {order.map((seat, at) => (
        <li
          data-state={players[seat]!.health === 0 ? 'down' : at < now ? 'done' : at === now ? 'now' : 'next'}
          key={seat}
        >
          {named(seat)}
        </li>
      ))}
      <li data-state={now >= order.length ? 'now' : 'next'}>{name}</li>
    </ol>
  );
}
