// Where the party is: the road to the Den, the Location with its effects and warning sign, the loot and the treasure pile.

import type { CardId } from '../../../engine/table.ts';
import { Card } from '../../../web/table/card.tsx';
import type { Directed } from '../../../web/table/director.ts';
import { Icon } from '../../../web/table/icon.tsx';
import { useDirected, useTable } from '../../../web/table/model.ts';
import type { View } from '../view.ts';
import type { Face } from './figures.ts';
import { Mark } from './mark.tsx';
import outlines from './marks.icons.json' with { type: 'json' };

/** The key of its face: where the road ends. */
const DEN = 'dragon-s-den';

/** Visited, here, how many are left to draw from, and the Den, which is among the last three of them (HM-SETUP-08). */
export function Road({ view }: { view: View }) {
  const { faceOf } = useTable();
  const { location, locationsVisited, staysAhead } = view;
  const visited = locationsVisited.filter((card) => card !== location);
  const isAtTheEnd = view.phase === 'over' || (location !== undefined && faceOf(location).key === DEN);
  return (
    <ol className="hm-road" aria-label="The road">
      {visited.map((card) => (
        <Stop card={card} words={`${faceOf(card).name}, visited`} key={card} />
      ))}
      {location !== undefined && (
        <Stop card={location} words={`${faceOf(location).name}, the party is here`} isHere />
      )}
      {isAtTheEnd ? (
        <li className="hm-road-left">the last</li>
      ) : (
        <>
          <li
            className="hm-road-left"
            title="Stays to come, as far as can be told: each takes one or two of the Locations left"
          >
            {aheadOf(staysAhead)}
          </li>
          <li title="The Den is among the last three">
            <Icon outline={outlines.den} label="the Den, among the last three" />
          </li>
        </>
      )}
    </ol>
  );
}

const aheadOf = ({ least, most }: View['staysAhead']): string =>
  least < most ? `${least}–${most} stays ahead` : least === 1 ? '1 stay ahead' : `${least} stays ahead`;

function Stop({ card, words, isHere }: { card: CardId; words: string; isHere?: boolean }) {
  const { faceOf, lookOf } = useTable();
  return (
    <li title={words} data-here={isHere}>
      <Icon outline={lookOf(faceOf(card)).picture ?? ''} label={words} />
    </li>
  );
}

export function LocationPanel({ view, location }: { view: View; location: CardId }) {
  const { faceOf } = useTable();
  const face = faceOf(location) as unknown as Face;
  return (
    <section className="hm-location" aria-label={`Location: ${face.name}`}>
      <header>
        <Card card={location} size="mini" />
        <div>
          <h2>{face.name}</h2>
          <Road view={view} />
        </div>
      </header>
      {face.warning !== '' && (
        <p className="hm-warning">
          <Icon outline={outlines.warning} /> Warning: {face.warning}
        </p>
      )}
      <p>
        <Icon outline={outlines.leader} /> <b>Leader, on arrival:</b> {face.leaderText}
      </p>
      <p>
        <Icon outline={outlines.party} /> <b>Party:</b> {face.partyText}
      </p>
    </section>
  );
}

/** Treasures that somebody has taken, or is seen taking, while the table still shows the pile as it was. */
function takenNow({ felt, beat, isPlaying }: Directed): string {
  const scene = isPlaying ? beat?.scene : undefined;
  const before = felt.flatMap(({ change, cards = [] }) => (change?.what === 'treasures' ? cards : []));
  return [...before, ...(scene?.id.startsWith('treasure') ? [scene.card] : [])].join(' ');
}

export function Loot({ gold, treasures }: { gold: number; treasures: readonly CardId[] }) {
  const taken = useDirected(takenNow);
  const left = treasures.filter((card) => !taken.split(' ').includes(String(card)));
  return (
    <section className="hm-loot" aria-label="Loot">
      <p>
        <Mark className="hm-gold" icon={outlines.gold} value={gold} label="gold in the loot pile" />{' '}
        <span>in the loot pile</span>
      </p>
      <div className="hm-treasures">
        {left.map((card) => (
          <Card card={card} size="mini" key={card} />
        ))}
      </div>
    </section>
  );
}
