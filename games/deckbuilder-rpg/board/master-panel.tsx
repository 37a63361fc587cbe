// The game master's own place: who has not acted yet, whose hand is played, what is still to come, and the notes nobody else sees.

import type { CardId, Seat } from '../../../engine/table.ts';
import { Icon } from '../../../web/table/icon.tsx';
import { useTable } from '../../../web/table/model.ts';
import { Myself } from '../../../web/table/seat.tsx';
import type { CreatureView, View } from '../view.ts';
import { HealthBar, healthWords, Mark } from './bars.tsx';
import { Opener, PileButton } from './details.tsx';
import { Gear } from './gear.tsx';
import outlines from './marks.icons.json' with { type: 'json' };
import { Notes } from './master-notes.tsx';
import { isThere, nameOfArena } from './names.ts';

type MasterProps = { readonly seat: Seat; readonly view: View };

export function MasterPanel({ seat, view }: MasterProps) {
  const { faceOf } = useTable();
  const unit = unitAt(view);
  const pack = view.packs[packShown(view)];
  return (
    <Myself
      seat={seat}
      title={unit ? faceOf(unit.card).name : 'Game master'}
      portrait={outlines.master}
      {...portraitOf(unit, useTable())}
      isActive={view.seat === seat}
    >
      <div className="dr-master-line">
        {unit && unit.rank !== 'minion' && <HealthBar of={unit} />}
        <p className="dr-bonuses">
          {unit && <Mark icon={outlines.defence} value={unit.defence} label="defence" />}
          {pack && (
            <>
              <Mark icon={outlines.deck} value={pack.draw} label="cards in the draw pile" />
              <PileButton icon={outlines.discard} title="Discard pile" cards={pack.discard} />
            </>
          )}
          <OtherHands view={view} />
          <Opener
            title="Game master’s notes"
            className="dr-pile-button dr-notes-button"
            face={
              <>
                <Icon outline={outlines.quest} />
                <b>Notes</b>
              </>
            }
          >
            <Notes view={view} />
          </Opener>
        </p>
      </div>
      {unit && <Gear of={unit} title="Ready" />}
      <Units view={view} />
    </Myself>
  );
}

function portraitOf(unit: CreatureView | undefined, { faceOf, lookOf }: ReturnType<typeof useTable>) {
  if (unit === undefined) return {};
  const { picture, portrait } = lookOf(faceOf(unit.card));
  return { ...(picture && { portrait: picture }), painting: portrait };
}

const MINION_HAND = -2;

/** The unit that acts or joins in; the first minion there where their common hand does. */
export function unitAt(view: View): CreatureView | undefined {
  const { turn, creatures } = view;
  const [joining] = turn.step === 'synergy' ? turn.joining : [];
  if (joining === MINION_HAND)
    return creatures.find(
      ({ rank, id, ...of }) => rank === 'minion' && isThere({ rank, id, ...of }) && !turn.band.includes(id),
    );
  const of = creatures[joining ?? turn.actor];
  return of === undefined || of.rank === 'hero' ? undefined : of;
}

/** The pack the game master plays from just now: of the boss who acts or has yet to act, else the one all minions share. */
function packShown(view: View): number {
  const unit = unitAt(view) ?? view.creatures.find((of) => of.rank === 'boss' && isThere(of) && !of.acted);
  return unit?.pack ?? view.characters.length;
}

export const masterHand = (view: View): readonly CardId[] => view.packs[packShown(view)]?.cards ?? [];

function OtherHands({ view }: { view: View }) {
  const { faceOf } = useTable();
  const minions = view.packs[view.characters.length];
  const bosses = view.creatures.filter((of) => of.rank === 'boss' && isThere(of));
  const here = packShown(view);
  return (
    <>
      {here !== view.characters.length && minions?.cards && (
        <PileButton icon={outlines.minion} title="The minions’ hand" cards={minions.cards} />
      )}
      {bosses
        .filter(({ pack }) => pack !== here)
        .map(({ id, card, pack }) => (
          <PileButton
            key={id}
            icon={outlines.boss}
            title={`The hand of ${faceOf(card).name}`}
            cards={view.packs[pack ?? -1]?.cards ?? []}
          />
        ))}
    </>
  );
}

type Unit = { readonly first: CreatureView; readonly count: number; readonly acted: boolean };

/** Bosses, and bands: the minions of one kind in one arena. */
export function unitsOf({ creatures }: View): Unit[] {
  const monsters = creatures.filter((of) => of.rank !== 'hero' && isThere(of));
  const bands = Map.groupBy(monsters, ({ rank, id, sheet, arena, acted }) =>
    rank === 'boss' ? `boss ${id}` : `${sheet} ${arena} ${acted}`,
  );
  return [...bands.values()].map(([first, ...others]) => ({
    first: first!,
    count: others.length + 1,
    acted: first!.acted,
  }));
}

function Units({ view }: { view: View }) {
  const { faceOf } = useTable();
  const left = unitsOf(view).filter(({ acted }) => !acted);
  if (view.phase !== 'battle' || left.length === 0) return null;
  return (
    <p className="dr-units">
      <span>To act:</span>
      {left.map(({ first, count }) => (
        <span title={`${healthWords(first)}, in ${nameOfArena(view, first.arena)}`} key={first.id}>
          {count > 1 && `${count} × `}
          {faceOf(first.card).name}
        </span>
      ))}
    </p>
  );
}
