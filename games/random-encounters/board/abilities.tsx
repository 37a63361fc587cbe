// Both abilities of a Character: what each does, and whether it is ready or used.

import { Icon } from '../../../web/table/icon.tsx';
import { useTable } from '../../../web/table/model.ts';
import type { CharacterCard } from '../cards/card.ts';
import type { PlayerView, View } from '../view.ts';
import outlines from './marks.icons.json' with { type: 'json' };

export type AbilityState = {
  readonly name: string;
  readonly text: string;
  readonly state: string;
  readonly isReady: boolean;
};

/** A Combat Ability waits for a Star, once per Combat turn; some Explorer Abilities are used up. */
export function abilitiesOf(face: CharacterCard, view: View, player: PlayerView, seat: number) {
  const { combat, explorerName, explorerText } = face;
  const isDown = player.health === 0;
  const isUsed = view.turnOf === seat && view.abilityUsed;
  const explorer: AbilityState = {
    name: explorerName,
    text: explorerText,
    state: isDown ? 'down' : player.explorerReady ? 'ready' : 'used',
    isReady: player.explorerReady,
  };
  return {
    combat: {
      name: combat.name,
      text: combat.text,
      state: isDown ? 'down' : isUsed ? 'used this turn' : 'on a Star',
      isReady: !isDown && !isUsed,
    },
    explorer,
  };
}

type AbilitiesProps = { readonly seat: number; readonly view: View };

export function Abilities({ seat, view }: AbilitiesProps) {
  const { faceOf } = useTable();
  const player = view.players[seat];
  if (player?.character === undefined) return null;
  const face = faceOf(player.character) as unknown as CharacterCard;
  const { combat, explorer } = abilitiesOf(face, view, player, seat);
  return (
    <span className="re-abilities">
      <Ability icon={outlines.star} ability={combat} />
      <Ability icon={outlines.explorer} ability={explorer} />
    </span>
  );
}

function Ability({ icon, ability: { name, text, state, isReady } }: { icon: string; ability: AbilityState }) {
  return (
    <span
      className="re-ability"
      data-ready={isReady || undefined}
      role="img"
      aria-label={`${name}, ${state}: ${text}`}
      title={`${name} (${state}): ${text}`}
    >
      <Icon outline={icon} />
      <b>{name}</b> <span>{state}</span>
    </span>
  );
}
