// What happens next in a fight: who acts in which order, what the Monster attacks with, and what that would do to whom.

import { Icon } from '../../../web/table/icon.tsx';
import { useTable } from '../../../web/table/model.ts';
import { useWording } from '../../../web/table/wording.ts';
import type { MonsterCard } from '../cards/card.ts';
import type { Threat } from '../rules/threat.ts';
import type { MonsterView, View } from '../view.ts';
import { percent, STATS_SHOWN } from './figures.ts';
import outlines from './marks.icons.json' with { type: 'json' };

type FightingProps = {
  readonly view: View;
  readonly monster: MonsterView;
  readonly face: MonsterCard;
  readonly at: number;
};

/** RE-COMBAT-03: the Leader first, then clockwise, then the Monsters; beside each name what the Monster's next Attack would do. */
export function OrderAndThreats({ view, monster, face, at: place }: FightingProps) {
  const { players, leader, turnOf, round } = view;
  const order = players.map((_, step) => (leader + step) % players.length);
  const now = turnOf === undefined ? order.length : order.indexOf(turnOf);
  const attack = STATS_SHOWN[face.attacksWith]!;
  return (
    <ol className="re-order" aria-label={`Round ${Math.max(round, 1)}, in this order`}>
      <li className="re-order-head">Order and losses:</li>
      {order.map((seat, at) => (
        <Turn
          seat={seat}
          state={players[seat]!.health === 0 ? 'down' : at < now ? 'done' : at === now ? 'now' : 'next'}
          threat={monster.threats.find((each) => each.seat === seat)}
          meets={meetsWith(attack.name, view.monsters.length > 1)}
          key={seat}
        />
      ))}
      <li className="re-order-monster" data-state={now >= order.length ? 'now' : 'next'}>
        <Icon outline={outlines.spikes} /> {face.name}: {attack.name} <b>{monster.attack} + die</b>
        {monster.dazed > 0 && ` (dazed −${monster.dazed})`}
      </li>
      {place === 0 && view.nestLoot.length > 0 && <NestLoot seats={view.nestLoot} />}
    </ol>
  );
}

/** RE-EVENT-14, RE-EVENT-15: of a Nest, once for both Monsters. */
function NestLoot({ seats: [first, second] }: { seats: readonly number[] }) {
  const { named } = useWording();
  return (
    <li className="re-order-loot">
      <Icon outline={outlines.loot} />
      <span>
        Loot: {second !== undefined && 'first to fall '}
        <b>{named(first!)}</b>
        {second !== undefined && ', second '}
        {second !== undefined && <b>{named(second)}</b>}
      </span>
    </li>
  );
}

type TurnProps = {
  readonly seat: number;
  readonly state: 'down' | 'done' | 'now' | 'next';
  readonly threat: Threat | undefined;
  readonly meets: (threat: Threat) => string;
};

/** "−3", "−2 to −6", "0 to −4". */
function lossOf({ least, most }: Threat): string {
  if (most === 0) return 'safe';
  return least === most ? `−${most}` : `${least === 0 ? '0' : `−${least}`} to −${most}`;
}

/** What stands against the Monster's Attack, and what the chance to fall counts. */
const meetsWith =
  (stat: string, isNest: boolean) =>
  ({ stat: value, less, falls }: Threat): string => {
    const reduced = less > 0 ? `, ${less} less damage` : '';
    const all = falls > 0 && isNest ? '; falls: to both Monsters together' : '';
    return `Defends with ${stat} ${value}${reduced}${all}`;
  };

function Turn({ seat, state, threat, meets }: TurnProps) {
  const { named } = useWording();
  const { box, viewer } = useTable();
  const { showOdds } = box.options;
  return (
    <li
      data-state={state}
      data-fatal={(threat && threat.falls > 0) || undefined}
      title={threat && meets(threat)}
    >
      {named(seat)}
      {threat && showOdds !== false && (
        <span>
          <b>{lossOf(threat)}</b>
          {threat.falls > 0 && ` ${seat === viewer ? 'fall' : 'falls'} ${percent(threat.falls)}`}
        </span>
      )}
    </li>
  );
}

/** RE-RULE-45: X is the number of players. RE-BOSS-05: a Boss has two, at the start of its turn and on a Star. */
export function AbilityLines({ face }: { face: MonsterCard }) {
  const { seats } = useTable();
  const counted = (text: string) => text.replace(/(\d+)X/g, (_, each) => String(Number(each) * seats.length));
  if (face.kind !== 'boss') return <p className="re-ability-line">{counted(face.text)}</p>;
  return (
    <div className="re-ability-lines">
      <p className="re-ability-line">
        <b>{face.top.name}</b> when its turn begins: {counted(face.top.text)}
      </p>
      <p className="re-ability-line">
        <Icon outline={outlines.star} label="Star" /> <b>{face.star.name}</b>: {counted(face.star.text)}
      </p>
    </div>
  );
}
