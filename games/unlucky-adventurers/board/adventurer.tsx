// The adventurers: Character and Allies, how many cards they hold, and what lies before them.

import type { CardFace } from '../../../engine/table.ts';
import { Card } from '../../../web/table/card.tsx';
import { useCounter } from '../../../web/table/felt.tsx';
import { useTable } from '../../../web/table/model.ts';
import { HiddenCards, type Marker, Myself, Seat } from '../../../web/table/seat.tsx';
import type { View } from '../view.ts';
import { asFace } from './cards.ts';
import outlines from './kinds.icons.json' with { type: 'json' };
import { KnownCards } from './known-cards.tsx';
import { markersOf } from './player-markers.ts';
import { teamMarker } from './teams.ts';

type AdventurerProps = { readonly seat: number; readonly view: View; readonly isTeamGame: boolean };

type OpponentProps = AdventurerProps & {
  /** What would be done to them if they were chosen now. */
  readonly preview: string | undefined;
};

export function Adventurer({ seat, view, isTeamGame, preview }: OpponentProps) {
  const { faceOf, lookOf, nameOfSeat } = useTable();
  const player = view.players[seat];
  const cards = useCounter(seat, 'cards', player?.cards ?? 0);
  if (player === undefined) return null;
  const { character, used, allies, known, state } = player;
  const face = faceOf(character);
  const { picture, portrait } = lookOf(face);
  return (
    <Seat
      seat={seat}
      title={isTeamGame ? `${teamMarker(player.team).word} · ${face.name}` : face.name}
      {...(picture && { portrait: picture })}
      painting={portrait}
      {...(isTeamGame && { emblem: teamMarker(player.team).icon ?? outlines.team0 })}
      cards={cards}
      markers={markersOf(view, seat, cards)}
      isActive={view.active === seat}
      isOut={state !== 'living'}
      offer={preview}
    >
      <HiddenCards count={cards} back="quest" />
      {known.length > 0 && <KnownCards title={`What you know of ${nameOfSeat(seat)}’s hand`} cards={known} />}
      {used && state === 'living' && (
        <span className="ua-used">
          <span className="ua-used-who">Character </span>used
        </span>
      )}
      {allies.map((ally) => (
        <Card card={ally} size="mini" note="Ally" key={ally} />
      ))}
    </Seat>
  );
}

/** Hero and Jester wait to be told that they may come (UA-R-72). */
function isPatient(face: CardFace): boolean {
  const { timing, touches } = asFace(face);
  return timing === 'AFTER-PLAY' || touches === 'others';
}

/** Whose turn it is, and that you are next, is seen at the head of the table. */
const isWorthAFlag = ({ word }: Marker): boolean => word !== 'next' && word !== 'turn';

type MeProps = AdventurerProps & { readonly order: string; readonly sort: () => void };

export function Me({ seat, view, isTeamGame, order, sort }: MeProps) {
  const { faceOf, lookOf } = useTable();
  const player = view.players[seat];
  const cards = useCounter(seat, 'cards', player?.cards ?? 0);
  if (player === undefined) return null;
  const { character, used, allies, team, state } = player;
  const face = faceOf(character);
  const { picture, portrait } = lookOf(face);
  return (
    <Myself
      seat={seat}
      title={face.name}
      {...(picture && { portrait: picture })}
      painting={portrait}
      isActive={view.active === seat}
      isOut={state !== 'living'}
      markers={[...(isTeamGame ? [teamMarker(team)] : []), ...markersOf(view, seat, cards)].filter(
        isWorthAFlag,
      )}
    >
      <div className="ua-ability" data-used={used || undefined}>
        <Card card={character} size="mini" {...(used && { look: { isTurned: true } })} />
        <p>
          {used ? 'Used. It was worth a try.' : face.text}
          {player.askMe && !used && isPatient(face) && <b> You will be asked.</b>}
        </p>
      </div>
      {allies.map((ally) => (
        <div className="ua-ability" key={ally}>
          <Card card={ally} size="mini" />
          <p>
            <b>Ally:</b> {faceOf(ally).text}
            {player.askMe && isPatient(faceOf(ally)) && <b> You will be asked.</b>}
          </p>
        </div>
      ))}
      <button type="button" className="ua-sort" data-idle={cards < 2 || undefined} onClick={sort}>
        <b>
          {cards} {cards === 1 ? 'card' : 'cards'}
        </b>
        , by {order}
      </button>
    </Myself>
  );
}
