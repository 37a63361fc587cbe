// Your own corner beside the hand: your Character with its text, your Allies, your markers, and how the hand is sorted.

import { Card } from '../../../web/table/card.tsx';
import { Icon } from '../../../web/table/icon.tsx';
import { useTable } from '../../../web/table/model.ts';
import { Markers } from '../../../web/table/seat.tsx';
import type { View } from '../view.ts';
import { CharacterCard } from './adventurer.tsx';
import { asFace } from './cards.ts';
import type { HandOrder } from './hand-order.ts';
import outlines from './kinds.icons.json' with { type: 'json' };
import { markersOf } from './player-markers.ts';
import { teamMarker } from './teams.ts';

type OwnCornerProps = {
  readonly seat: number;
  readonly view: View;
  readonly isTeamGame: boolean;
  readonly order: HandOrder;
  readonly sort: () => void;
};

export function OwnCorner({ seat, view, isTeamGame, order, sort }: OwnCornerProps) {
  const { faceOf } = useTable();
  const player = view.players[seat];
  if (player === undefined) return null;
  const { character, used, allies, team } = player;
  const { name, text, line } = asFace(faceOf(character));
  return (
    <section
      className="ua-own"
      aria-label="You"
      data-team={isTeamGame ? team : undefined}
      data-active={view.active === seat || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
    >
      <div className="ua-own-character">
        <CharacterCard card={character} isUsed={used} />
        <div>
          <h3>{name}</h3>
          <p className="ua-own-state">{used ? 'Turned over: used' : 'Ready, once'}</p>
        </div>
      </div>
      {used ? <p className="ua-own-joke">{line}</p> : <p className="ua-own-text">{text}</p>}
      {allies.map((ally) => (
        <div className="ua-own-ally" key={ally}>
          <Card card={ally} size="mini" />
          <p>
            <b>Ally: {faceOf(ally).name}</b> <span>{faceOf(ally).text}</span>
          </p>
        </div>
      ))}
      <div className="ua-own-foot">
        <Markers markers={[...(isTeamGame ? [teamMarker(team)] : []), ...markersOf(view, seat)]} />
        <button type="button" className="ua-sort" onClick={sort}>
          <Icon outline={outlines.sort} /> <span>by {order}</span>
        </button>
      </div>
    </section>
  );
}
