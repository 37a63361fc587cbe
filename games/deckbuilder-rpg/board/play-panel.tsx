// Playing cards: what the card taken from the tableau can be used for, each use with its forecast, and what lies there already.

import type { MouseEvent } from 'react';
import type { CardId } from '../../../engine/table.ts';
import { useLooking } from '../../../web/table/attention.ts';
import { Card } from '../../../web/table/card.tsx';
import { useGlance } from '../../../web/table/glance.ts';
import { Icon } from '../../../web/table/icon.tsx';
import { isTooSoon } from '../../../web/table/lift.ts';
import { type Choice, type TableModel, useTable } from '../../../web/table/model.ts';
import type { LiftedForecast } from '../../../web/table/stage.tsx';
import { useThing } from '../../../web/table/thing.ts';
import type { Face } from '../cards/card.ts';
import { wordingOf } from '../cards/wording.ts';
import type { AimAt } from '../questions/attack.ts';
import {
  ABILITY,
  ACTIVATE,
  ATTACK,
  CAST,
  COUNTER,
  DRAW,
  EQUIP,
  EXPEND,
  GUARD,
  GUARD_ALLY,
  LATENT,
  NOTHING,
  RESTORE,
  RETREAT,
} from '../questions/plays.ts';
import type { PlayData } from '../questions/turn.ts';
import { NONE } from '../state.ts';
import type { View } from '../view.ts';
import { ACTION_LOOKS } from './actions.ts';
import { percent } from './bars.tsx';
import outlines from './marks.icons.json' with { type: 'json' };
import { useFigureName } from './names.ts';
import { shortText } from './short-text.ts';

/** In a title, # is the figure of this card on this turn. */
type UseLook = { readonly icon: string; readonly title: string; readonly text: string };

const USES: Readonly<Record<number, UseLook>> = {
  [COUNTER]: {
    icon: outlines.counter,
    title: 'Put 1 counter',
    text: '+2 to hit for its next attack',
  },
  [ATTACK]: { icon: outlines.melee, title: 'Attack', text: '' },
  [CAST]: { icon: outlines.mana, title: 'Cast', text: 'no roll; all its counters are used' },
  [GUARD]: {
    icon: outlines.guard,
    title: 'Put 1 defence counter',
    text: '+2 defence, spent against one attack',
  },
  [GUARD_ALLY]: {
    icon: outlines.guard,
    title: 'Guard an ally',
    text: 'puts 1 defence counter on an ally’s armour',
  },
  [RETREAT]: {
    icon: outlines.move,
    title: 'Retreat',
    text: 'to the next arena; enemies here may strike first',
  },
  [DRAW]: { icon: outlines.hand, title: 'Draw # cards', text: 'the hand holds eight' },
  [EXPEND]: {
    icon: outlines.expended,
    title: 'Expend up to #',
    text: 'cards of your hand leave the battle: Fatigue, first of all',
  },
  [RESTORE]: { icon: outlines.health, title: 'Restore #', text: 'battle damage becomes Health again' },
  [LATENT]: {
    icon: outlines.latent,
    title: 'Take a latent ability',
    text: 'onto your discard pile; drawn after the next shuffle',
  },
  [ACTIVATE]: { icon: outlines.power, title: 'Use a power', text: 'or something that stands here' },
  [EQUIP]: {
    icon: outlines.atHand,
    title: 'Equip',
    text: 'lay out an item, spell or power you have at hand',
  },
  [NOTHING]: { icon: outlines.discard, title: 'Nothing', text: 'there is nothing to be done with it' },
};

export function PlayPanel({ view, choices }: { view: View; choices: readonly Choice[] }) {
  const { action, gained, actor } = view.turn;
  const laid = view.packs[view.creatures[actor]?.pack ?? -1]?.front ?? [];
  const placed = choices.filter(({ at }) => at !== undefined);
  const cards = Map.groupBy(placed, ({ data }) => (data as PlayData | undefined)?.card ?? gained);
  const many = manyOf([...cards.values()].map(({ length }) => length));
  return (
    <section className="dr-play" aria-label={`Playing ${ACTION_LOOKS[action]!.title}`}>
      <div className="dr-play-uses" data-many={many}>
        {[...cards].map(([card, uses]) => (
          <CardUses card={card} uses={uses} view={view} isShort={many !== undefined} key={card} />
        ))}
      </div>
      <Played cards={laid.filter((card) => !cards.has(card))} />
    </section>
  );
}

/** Uses stand two in a row, three of them where there are very many: all of them are in sight, also under a tip. */
export function manyOf(uses: readonly number[]): 'many' | 'crowd' | undefined {
  const rows = uses.reduce((sum, count) => sum + Math.ceil(count / 2), 0);
  return rows > 5 ? 'crowd' : rows > 3 ? 'many' : undefined;
}

/** What was played before in this turn. */
function Played({ cards }: { cards: readonly CardId[] }) {
  if (cards.length === 0) return null;
  return (
    <div className="dr-play-cards">
      {cards.map((card, at) => (
        <Card card={card} size="small" key={card} {...(at === 0 && { note: 'played' })} />
      ))}
    </div>
  );
}

type CardUsesProps = { card: CardId; uses: readonly Choice[]; view: View; isShort: boolean };

/** One card and everything it can be used for: the same use of two cards is told apart by the card it stands under. */
function CardUses({ card, uses, view, isShort }: CardUsesProps) {
  const { frame, icon, title, from } = sourceOf(card, view.turn, useTable());
  const alike = useAlike(card, view);
  return (
    <section className="dr-play-group" data-frame={frame}>
      <h2>
        {icon && <Icon outline={icon} />} {title} <small>{alike > 1 ? `${alike} in your hand` : from}</small>
      </h2>
      <div>
        {uses.map((choice) =>
          choice.at && 'spot' in choice.at ? (
            <Use choice={choice} view={view} isShort={isShort} key={choice.key} />
          ) : (
            <HandPlay choice={choice} view={view} isShort={isShort} key={choice.key} />
          ),
        )}
      </div>
    </section>
  );
}

/** How many cards of this name the hand holds: their uses stand here once. */
function useAlike(card: CardId, view: View): number {
  const { faceOf } = useTable();
  const hand = view.packs.find(({ cards }) => cards?.includes(card))?.cards ?? [];
  return hand.filter((each) => faceOf(each).name === faceOf(card).name).length;
}

/** Where a use comes from. Members of a band act without a card, and an empty stack gives none (DR-R-63). */
export function sourceOf(
  card: CardId,
  { action, gained }: Pick<View['turn'], 'action' | 'gained'>,
  { faceOf, lookOf }: Pick<TableModel, 'faceOf' | 'lookOf'>,
) {
  if (card === NONE) {
    const { key, icon, title } = ACTION_LOOKS[action]!;
    return { frame: key, icon, title, from: 'without a card' };
  }
  const face = faceOf(card);
  const { frame, kindIcon } = lookOf(face);
  return { frame, icon: kindIcon, title: face.name, from: card === gained ? 'just taken' : 'from your hand' };
}

type UseProps = { choice: Choice; view: View; isShort: boolean };

function Use({ choice, view, isShort }: UseProps) {
  const { props, spoken } = useThing({ place: choice.at!, label: choice.label });
  return (
    <button {...props} className="dr-use">
      <span className="spoken">{spoken}</span>
      <UseWords choice={choice} view={view} isShort={isShort} />
    </button>
  );
}

/** One use of a card that has several; the digit stays on the card in the hand. */
function HandPlay({ choice, view, isShort }: UseProps) {
  const model = useTable();
  const { attention } = model;
  const { index } = choice;
  const isLifted = useLooking(attention, ({ lifted }) => lifted?.chosen === index && !lifted.isFromHand);
  const look = () => attention.turn({ explained: { title: choice.label, text: choice.detail ?? '' } });
  const glance = useGlance(look);
  const act = (event: MouseEvent) => {
    const { lifted } = attention.read();
    if (lifted?.chosen !== index || lifted.isFromHand)
      return attention.turn({
        lifted: {
          // Not the card's own place: it is lifted here, and the card stays in the hand to be read.
          place: `use ${index}`,
          options: [index],
          chosen: index,
          isFromHand: false,
          since: performance.now(),
        },
      });
    if (!isTooSoon(lifted.since, event)) model.choose(index);
  };
  return (
    <button
      type="button"
      className="dr-use"
      data-state={isLifted ? 'lifted' : undefined}
      data-hinted={index === model.hinted || undefined}
      aria-pressed={isLifted || undefined}
      {...glance}
      onFocus={look}
      onClick={act}
    >
      <span className="spoken">{choice.label}</span>
      <UseWords choice={choice} view={view} isShort={isShort} />
    </button>
  );
}

function UseWords({ choice, view, isShort }: UseProps) {
  const { faceOf } = useTable();
  const data = choice.data as PlayData | undefined;
  const isAbility = data?.use === ABILITY;
  const look = lookOfUse(data);
  const on = data?.on === undefined ? '' : faceOf(data.on).name;
  const best = bestOf(data?.aims);
  const later = closestOf(data?.later);
  const text = isAbility
    ? abilityText(faceOf(data!.card) as Face, view.turn.step, isShort)
    : textOfUse(data, faceOf);
  return (
    <span className="dr-use-inside" aria-hidden="true">
      <Icon outline={isAbility ? outlines.ability : look.icon} />
      <span>
        <b>{isAbility ? 'Play it' : titleOf(look, data)}</b>
        {on && <em>{onWhat(data?.use, on)}</em>}
        {(isAbility || !best) && <small>{later ? <NextAim aim={later} view={view} /> : text}</small>}
        {best && <BestAim best={best} isOne={data?.aims?.length === 1} view={view} />}
      </span>
      {best && <b className="dr-use-odds">{percent(best.chance)}</b>}
    </span>
  );
}

/** A spell that is cast says what it does, and what counters add to it. */
export const textOfUse = (data: PlayData | undefined, faceOf: TableModel['faceOf']): string =>
  data?.use === CAST && data.on !== undefined
    ? shortText((faceOf(data.on) as Face).gear.effects)
    : lookOfUse(data).text;

/** Only the line that counts now: in the words of the card, or in few. */
export function abilityText({ turn, synergy }: Face, step: string, isShort: boolean): string {
  const effects = step === 'synergy' ? synergy : turn;
  return isShort ? shortText(effects) : wordingOf(effects);
}

/** What a counter is good for: to hit, for what a spell does, or first of all to have enough of them. */
export function lookOfUse({ use, missing = 0, isForEffect }: Partial<PlayData> = {}): UseLook {
  const look = USES[use ?? NOTHING] ?? USES[NOTHING]!;
  if (use !== COUNTER) return look;
  const gives = isForEffect ? 'stronger when it is cast' : '+2 to hit';
  if (missing > 0) return { ...look, text: `${gives}; needs ${missing} more first` };
  return isForEffect ? { ...look, text: gives } : look;
}

const titleOf = ({ title }: UseLook, data?: PlayData): string => title.replace('#', String(data?.amount));

/** "Attack with Longsword", "Cast Mend", "1 counter on Longsword". */
const onWhat = (use: number | undefined, name: string): string =>
  use === ATTACK ? ` with ${name}` : use === CAST ? ` ${name}` : ` on ${name}`;

/** The target with the best chance stands for all. */
export const bestOf = (aims: readonly AimAt[] = []): AimAt | undefined =>
  aims.toSorted((one, other) => other.chance - one.chance)[0];

/** Whom a counter helps to hit: who is hit most easily, of those that are not hit anyway. */
export const closestOf = (aims: readonly AimAt[] = []): AimAt | undefined =>
  bestOf(aims.filter(({ chance }) => chance < 1)) ?? bestOf(aims);

function useTargetName(view: View): (aim: AimAt) => string {
  const nameOf = useFigureName();
  return ({ target }) => {
    const of = view.creatures[target];
    return of ? nameOf(of) : 'what bars the way';
  };
}

function BestAim({ best, isOne, view }: { best: AimAt; isOne: boolean; view: View }) {
  const whom = useTargetName(view)(best);
  if (best.hits !== undefined) return <small>{isOne ? `at ${whom}` : `surest at ${whom}`}</small>;
  return <small>{`${best.damage} damage${isOne ? ' to' : ', surest at'} ${whom}`}</small>;
}

function NextAim({ aim, view }: { aim: AimAt; view: View }) {
  return `+2 to hit: then ${percent(aim.chance)} at ${useTargetName(view)(aim)}`;
}

/** "83 % for 6 at best"; damage is nothing to a minion. */
function oddsOf({ chance, damage, hits }: AimAt, isOne: boolean): string {
  const odds = hits === undefined ? `${percent(chance)} for ${damage}` : percent(chance);
  return isOne ? odds : `${odds} at best`;
}

/** What a lifted card of the hand that has one use would do. */
export function forecastOfPlay(choice: Choice, nameOf: (card: number) => string): LiftedForecast {
  const data = choice.data as PlayData | undefined;
  if (data === undefined || choice.detail !== undefined)
    return { title: choice.label, ...(choice.detail && { text: choice.detail }) };
  const { use, on } = data;
  const title = titleOf(lookOfUse(data), data);
  const word = on === undefined ? title : `${title}${onWhat(use, nameOf(on))}`;
  return { title: nameOf(data.card), figures: [{ word, value: noteOfUse(choice) ?? '' }] };
}

/** "83 % for 6 at best", "+2 to hit for its next attack, then 97 %": what stands beside one of several uses of a lifted card. */
export function noteOfUse({ data, detail }: Pick<Choice, 'data' | 'detail'>): string | undefined {
  const play = data as PlayData | undefined;
  if (play === undefined || detail !== undefined) return detail;
  const best = bestOf(play.aims);
  if (best) return oddsOf(best, play.aims!.length === 1);
  const later = closestOf(play.later);
  return `${lookOfUse(play).text}${later ? `, then ${percent(later.chance)}` : ''}`;
}
