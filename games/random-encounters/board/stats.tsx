// Health as a bar, the three Stats with where each point comes from, and what else a Character has in tokens.

import type { Seat } from '../../../engine/table.ts';
import { useCounter } from '../../../web/table/felt.tsx';
import { Icon } from '../../../web/table/icon.tsx';
import type { PlayerView, StatView } from '../view.ts';
import { STATS_SHOWN, signed } from './figures.ts';
import { Mark } from './mark.tsx';
import outlines from './marks.icons.json' with { type: 'json' };
import { StatSlot } from './stat-slot.tsx';

type PlayerProps = { readonly seat: Seat; readonly player: PlayerView };

export function HealthBar({ seat, player }: PlayerProps) {
  const health = Math.max(0, useCounter(seat, 'health', player.health));
  const { maxHealth } = player;
  const share = maxHealth === 0 ? 0 : health / maxHealth;
  return (
    <span
      className="re-health"
      role="img"
      aria-label={`Health ${health} of ${maxHealth}`}
      title="Health"
      data-low={share <= 0.5 || undefined}
    >
      <Icon outline={outlines.health} />
      <span className="re-bar">
        <i style={{ inlineSize: `${Math.round(100 * share)}%` }} />
        <b>
          {health}/{maxHealth}
        </b>
      </span>
    </span>
  );
}

/** Star, Attack and Defense tokens; what takes damage off, and what is wrapped around somebody. */
export function Tokens({ seat, player }: PlayerProps) {
  const stars = useCounter(seat, 'stars', player.stars);
  const { attackTokens, defenseTokens, lessDamage, cocooned } = player;
  return (
    <span className="re-tokens">
      <Mark icon={outlines.star} value={stars} label="Star tokens" tone="star" />
      {attackTokens > 0 && <Mark icon={outlines.attackToken} value={attackTokens} label="Attack tokens" />}
      {defenseTokens > 0 && (
        <Mark icon={outlines.defenseToken} value={defenseTokens} label="Defense tokens" />
      )}
      {lessDamage > 0 && (
        <Mark icon={outlines.less} value={`−${lessDamage}`} label="less damage from each Monster Attack" />
      )}
      {cocooned > 0 && <Mark icon={outlines.web} value={`−${cocooned}`} label="on the next Attack" />}
    </span>
  );
}

/** "5 +1 worn +2 tokens +2 charm": where a Stat comes from. */
function sourcesOf({ printed, tokens, equipment }: StatView, charm: number): string[] {
  return [
    String(printed),
    ...(equipment === 0 ? [] : [`${signed(equipment)} worn`]),
    ...(tokens === 0 ? [] : [`${signed(tokens)} ${tokens === 1 ? 'token' : 'tokens'}`]),
    ...(charm === 0 ? [] : [`${signed(charm)} charm`]),
  ];
}

/** Totals only, for a seat at the top of the table. */
export function StatTotals({ player }: { player: PlayerView }) {
  return (
    <span className="re-totals">
      {STATS_SHOWN.map(({ stat, name, letter, tone }) => {
        const view = player.stats[stat];
        if (view === undefined) return null;
        const total = view.total + player.charm;
        const words = `${name} ${total}: ${sourcesOf(view, player.charm).join(' ')}`;
        return (
          <span className="re-total" data-stat={tone} role="img" aria-label={words} title={words} key={name}>
            <small>{letter}</small>
            <b>{total}</b>
          </span>
        );
      })}
    </span>
  );
}

/** With where each point comes from; a Stat token can be put on each of them. */
export function Stats({ seat, player }: PlayerProps) {
  return (
    <span className="re-stats">
      {STATS_SHOWN.map(({ stat, name, icon, tone }) => {
        const view = player.stats[stat];
        if (view === undefined) return null;
        const total = view.total + player.charm;
        const sources = sourcesOf(view, player.charm);
        return (
          <StatSlot seat={seat} stat={stat} words={`${name} ${total}: ${sources.join(' ')}`} key={name}>
            <span className="re-stat" data-stat={tone}>
              <Icon outline={icon} />
              <b>{total}</b>
              <span className="re-stat-words">
                {name}
                <small>{sources.length === 1 ? 'as printed' : sources.join(' ')}</small>
              </span>
            </span>
          </StatSlot>
        );
      })}
    </span>
  );
}
