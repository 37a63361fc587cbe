// What a Monster does next: its ability, its Attack, and what that would do to whom.

import { Icon } from '../../../web/table/icon.tsx';
import { useTable } from '../../../web/table/model.ts';
import { useWording } from '../../../web/table/wording.ts';
import type { MonsterCard } from '../cards/card.ts';
import type { MonsterView, View } from '../view.ts';
import { percent, range, STATS_SHOWN } from './figures.ts';
import outlines from './marks.icons.json' with { type: 'json' };

type ThreatsProps = { readonly view: View; readonly monster: MonsterView; readonly face: MonsterCard };

export function Threats({ monster, face }: ThreatsProps) {
  const { named } = useWording();
  const { showOdds } = useTable().box.options;
  const attack = STATS_SHOWN[face.attacksWith]!;
  return (
    <div className="re-threats">
      <AbilityLines face={face} />
      <p className="re-threat-line">
        <Icon outline={outlines.spikes} /> Then it attacks with {attack.name}: <b>{monster.attack} + die</b>
        {monster.dazed > 0 && `, dazed −${monster.dazed}`}
      </p>
      {showOdds !== false && (
        <ul className="re-threat-list" aria-label={`What ${face.name}’s next Attack would do`}>
          {monster.threats.map(({ seat, stat, less, least, most, falls }) => (
            <li
              data-fatal={falls > 0 || undefined}
              title={`${attack.name} ${stat}${less > 0 ? `, ${less} less damage` : ''}`}
              key={seat}
            >
              {named(seat)} <b>{most === 0 ? 'unhurt' : `−${range(least, most)}`}</b>
              {falls > 0 && <em> falls {percent(falls)}</em>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** RE-BOSS-05: a Boss has two, at the start of its turn and on a Star. */
function AbilityLines({ face }: { face: MonsterCard }) {
  if (face.kind !== 'boss') return <p className="re-ability-line">{face.text}</p>;
  return (
    <>
      <p className="re-ability-line">
        <b>{face.top.name}</b> when its turn begins: {face.top.text}
      </p>
      <p className="re-ability-line">
        <Icon outline={outlines.star} label="Star" /> <b>{face.star.name}</b>: {face.star.text}
      </p>
    </>
  );
}
