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

/** RE-STAR-01, RE-STAR-02, RE-RULE-27. */
const STARS_DO =
  'Right after a roll the table asks whether one turns the die into a Star: in a fight that is the ★ ability, in a test a success.';
const ATTACK_TOKENS_DO = 'Each adds 1 to every Attack in this fight.';
const DEFENSE_TOKENS_DO = 'Each takes 1 off every Monster Attack in this fight.';

/** Star, Attack and Defense tokens; what takes damage off, and what is wrapped around somebody. */
export function Tokens({ seat, player }: PlayerProps) {
  const stars = useCounter(seat, 'stars', player.stars);
  const { attackTokens, defenseTokens, lessDamage, cocooned } = player;
  return (
    <span className="re-tokens">
      <Mark icon={outlines.star} value={stars} label="Star tokens" tone="star" does={STARS_DO} />
      {attackTokens > 0 && (
        <Mark
          icon={outlines.attackToken}
          value={attackTokens}
          label="Attack tokens"
          does={ATTACK_TOKENS_DO}
        />
      )}
      {defenseTokens > 0 && (
        <Mark
          icon={outlines.defenseToken}
          value={defenseTokens}
          label="Defense tokens"
          does={DEFENSE_TOKENS_DO}
        />
      )}
      {lessDamage > 0 && (
        <Mark icon={outlines.less} value={`−${lessDamage}`} label="less damage from each Monster Attack" />
      )}
      {cocooned > 0 && <Mark icon={outlines.web} value={`−${cocooned}`} label="on the next Attack" />}
    </span>
  );
}

type Source = { readonly by: number; readonly word: string; readonly icon: string };

/** Where a Stat comes from besides what is printed. */
const sourcesOf = ({ tokens, equipment }: StatView, charm: number): Source[] =>
  [
    { by: equipment, word: 'worn', icon: outlines.armor },
    { by: tokens, word: tokens === 1 ? 'token' : 'tokens', icon: outlines.coin },
    { by: charm, word: 'charm', icon: outlines.enchantment },
  ].filter(({ by }) => by !== 0);

/** "Magic 9, 5 printed, +3 worn, +1 token". */
const inWords = (name: string, view: StatView, charm: number): string =>
  `${name} ${view.total + charm}, ${[`${view.printed} printed`, ...sourcesOf(view, charm).map(({ by, word }) => `${signed(by)} ${word}`)].join(', ')}`;

/** Totals only, for a seat at the top of the table. */
export function StatTotals({ player }: { player: PlayerView }) {
  return (
    <span className="re-totals">
      {STATS_SHOWN.map(({ stat, name, letter, tone }) => {
        const view = player.stats[stat];
        if (view === undefined) return null;
        const words = inWords(name, view, player.charm);
        return (
          <span className="re-total" data-stat={tone} role="img" aria-label={words} title={words} key={name}>
            <small>{letter}</small>
            <b>{view.total + player.charm}</b>
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
        return (
          <StatSlot seat={seat} stat={stat} words={inWords(name, view, player.charm)} key={name}>
            <span className="re-stat" data-stat={tone}>
              <Icon outline={icon} />
              <b>{view.total + player.charm}</b>
              <span className="re-stat-words">
                {name}
                <Sources
                  printed={view.printed}
                  sources={sourcesOf(view, player.charm)}
                  isWide={view.total + player.charm > 9}
                />
              </span>
            </span>
          </StatSlot>
        );
      })}
    </span>
  );
}

type SourcesProps = {
  readonly printed: number;
  readonly sources: readonly Source[];
  readonly isWide: boolean;
};

/** One source is named, two have room for their pictures beside a total of one digit, others for their figures alone. */
function Sources({ printed, sources, isWide }: SourcesProps) {
  if (sources.length === 0) return <small>as printed</small>;
  return (
    <small>
      {printed}
      {sources.map(({ by, word, icon }) => (
        <span key={word}>
          {' '}
          {signed(by)}{' '}
          {sources.length === 1 ? word : sources.length === 2 && !isWide && <Icon outline={icon} />}
        </span>
      ))}
    </small>
  );
}
