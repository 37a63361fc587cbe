// The six stacks: which card each gives, which cards of the hand match, which allies could join in, and why not if not.

import { Icon } from '../../../web/table/icon.tsx';
import { capital, useTable } from '../../../web/table/model.ts';
import { useThing } from '../../../web/table/thing.ts';
import { useWording } from '../../../web/table/wording.ts';
import type { ActionData, Joiner } from '../questions/turn.ts';
import type { View } from '../view.ts';
import { ACTION_LOOKS, type ActionLook } from './actions.ts';
import outlines from './marks.icons.json' with { type: 'json' };

export function Tableau({ view }: { view: View }) {
  return (
    <section className="dr-tableau" aria-label="Action tableau">
      {ACTION_LOOKS.map((look, action) => (
        <Stack look={look} action={action} left={view.stacks[action] ?? 0} view={view} key={look.key} />
      ))}
    </section>
  );
}

type StackProps = { look: ActionLook; action: number; left: number; view: View };

function Stack({ look, action, left, view }: StackProps) {
  const { choicesAt, whyNotAt, faceOf } = useTable();
  const place = { spot: `stack-${action}` };
  const data = choicesAt(place)[0]?.data as ActionData | undefined;
  const refused = whyNotAt(place);
  const matching = data?.cards.map((card) => faceOf(card).name) ?? [];
  const { props, spoken } = useThing({
    place,
    label: `${look.title}, ${left} cards left. ${look.turn}`,
  });
  return (
    <button
      {...props}
      className="dr-stack"
      data-action={look.key}
      data-chosen={(isUnderWay(view, action) && !data) || undefined}
    >
      <span className="spoken">
        {spoken}
        {data && `. ${matchWords(matching)}`}
      </span>
      <span className="dr-stack-inside" aria-hidden="true">
        <span className="dr-stack-head">
          <Icon outline={look.icon} />
          <b>{look.title}</b>
          <small title="cards left in the stack">{left}</small>
        </span>
        <span className="dr-stack-text">{capital(look.turn)}</span>
        {data && (
          <span className="dr-stack-data">
            {data.idle && matching.length === 0 ? (
              <span className="dr-stack-why">nothing to use it with now</span>
            ) : (
              <Matching names={matching} />
            )}
            <Joiners joiners={data.joiners} view={view} />
          </span>
        )}
        {refused && <span className="dr-stack-why">{refused.reason}</span>}
      </span>
    </button>
  );
}

const BEFORE_THE_ACTION = new Set(['begin', 'move', 'action']);

/** The action that was chosen, as long as its turn lasts. */
const isUnderWay = ({ turn }: View, action: number): boolean =>
  turn.actor >= 0 && !BEFORE_THE_ACTION.has(turn.step) && turn.action === action;

const matchWords = (names: readonly string[]): string =>
  names.length === 0 ? 'No card of your hand matches' : `Matching in hand: ${names.join(', ')}`;

function Matching({ names }: { names: readonly string[] }) {
  return (
    <span className="dr-match" data-none={names.length === 0 || undefined}>
      <Icon outline={outlines.hand} />
      {names.length === 0 ? 'no card matches' : counted(names)}
    </span>
  );
}

/** "2 Melee, Cleave". */
export function counted(names: readonly string[]): string {
  return [...Map.groupBy(names, (name) => name)]
    .map(([name, all]) => (all.length === 1 ? name : `${all.length} ${name}`))
    .join(', ');
}

function Joiners({ joiners, view }: { joiners: readonly Joiner[]; view: View }) {
  const { named } = useWording();
  const { faceOf } = useTable();
  const able = joiners.filter(({ matching }) => matching !== 0);
  if (able.length === 0) return null;
  const nameOf = (id: number): string => {
    const of = view.creatures[id];
    if (of === undefined) return 'minions';
    return of.rank === 'hero' ? named(of.seat) : faceOf(of.card).name;
  };
  return (
    <span className="dr-match">
      <Icon outline={outlines.synergy} />
      {able
        .map(({ id, matching }) => (matching === undefined ? nameOf(id) : `${nameOf(id)} ${matching}`))
        .join(', ')}
    </span>
  );
}

/** The stacks in one line under the map, when something else stands in the middle: which was taken, how many cards are left. */
export function StackLine({ view }: { view: View }) {
  return (
    <section className="dr-stack-line" aria-label="The stacks in short">
      {ACTION_LOOKS.map((look, action) => (
        <SmallStack look={look} action={action} left={view.stacks[action] ?? 0} view={view} key={look.key} />
      ))}
      <span className="dr-small-stack" title="Fatigue cards left: every reshuffle adds one to a deck">
        <Icon outline={outlines.fatigue} />
        <b>Fatigue</b> {view.fatigue}
      </span>
    </section>
  );
}

function SmallStack({ look, action, left, view }: StackProps) {
  const { title, turn, synergy, key, icon } = look;
  const { props, spoken } = useThing({
    place: { spot: `stack-${action}` },
    label: `${title}, ${left} cards left. Turn: ${turn} Synergy: ${synergy}`,
  });
  return (
    <button
      {...props}
      className="dr-small-stack"
      data-action={key}
      data-chosen={(view.phase === 'battle' && isUnderWay(view, action)) || undefined}
    >
      <span className="spoken">{spoken}</span>
      <Icon outline={icon} />
      <span aria-hidden="true">
        <b>{title}</b> {left}
      </span>
    </button>
  );
}
