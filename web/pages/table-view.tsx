// A table on the screen, played or replayed: the game's board, the bar under it, the drawer beside it.

import { domMax, LayoutGroup, LazyMotion, MotionConfig } from 'motion/react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Key } from '../../engine/question.ts';
import type { Seat } from '../../engine/table.ts';
import type { OpenedTable } from '../session/protocol.ts';
import { paceOf, useSettings } from '../shell/settings.ts';
import { createAttention } from '../table/attention.ts';
import { othersOf } from '../table/board.ts';
import { Drawer, type DrawerName } from '../table/drawer.tsx';
import { EnlargeContext, EnlargedCard } from '../table/enlarge.tsx';
import { QuestionSlot } from '../table/layout.tsx';
import { type TableModel, TableProvider, tableModel } from '../table/model.ts';
import type { Snapshot, Told } from '../table/public-game.ts';
import type { GameParts } from './game-parts.ts';
import './table-view.css';

export type TableViewProps = {
  readonly opened: OpenedTable;
  readonly parts: GameParts;
  readonly snapshot: Snapshot;
  readonly told: readonly Told[];
  readonly events: readonly Told[];
  readonly thinking?: Seat | undefined;
  readonly hinted?: number | undefined;
  choose(option: number): void;
  unpick(key: Key): void;
  /** The bar in the middle: a question, or the controls of a replay. */
  readonly bar: ReactNode;
  header(controls: TableControls): ReactNode;
  readonly children?: ReactNode;
};

/** What a table's header and keys can do with it. */
export type TableControls = { readonly model: TableModel; show(drawer: DrawerName): void };

export function TableView(props: TableViewProps) {
  const { opened, parts, snapshot, told } = props;
  const [drawer, setDrawer] = useState<{ open: DrawerName; isUp: boolean }>({ open: 'Story', isUp: false });
  const show = (open: DrawerName, isUp = true) => setDrawer({ open, isUp });
  const [clause, setClause] = useState<string>();
  const pace = paceOf(useSettings());
  const model = useModel(props, pace, (id) => {
    setClause(id);
    show('Rules');
  });
  const { lookOf, rulebook } = parts;
  const board = useBoard(parts, model, told);
  const { attention } = model;
  return (
    <TableProvider value={model}>
      <EnlargeContext value={(enlarged) => attention.turn({ enlarged })}>
        <LazyMotion features={domMax}>
          <MotionConfig reducedMotion={pace === 0 ? 'always' : 'never'}>
            <div
              className="table"
              data-asked={snapshot.decision ? '' : undefined}
              data-choices={snapshot.choices}
              data-still={pace === 0 ? '' : undefined}
            >
              {props.header({ model, show })}
              <main className="table-main" aria-label={opened.title}>
                <LayoutGroup>
                  <QuestionSlot value={props.bar}>{board}</QuestionSlot>
                </LayoutGroup>
              </main>
              <Drawer
                {...drawer}
                show={show}
                told={told}
                rulebook={rulebook}
                clause={clause ?? snapshot.decision?.clause}
              />
              {props.children}
            </div>
          </MotionConfig>
        </LazyMotion>
        <EnlargedCard attention={attention} lookOf={lookOf} />
      </EnlargeContext>
    </TableProvider>
  );
}

/** The same element as long as the table is the same, so that it is not drawn again for nothing. */
function useBoard({ Board }: GameParts, model: TableModel, told: readonly Told[]): ReactNode {
  return useMemo(() => {
    const { box, seats, snapshot, events } = model;
    return (
      <Board
        view={snapshot.view}
        areas={snapshot.areas}
        box={box}
        viewer={snapshot.viewer}
        others={othersOf(box.players, snapshot.viewer)}
        seats={seats}
        decision={snapshot.decision}
        result={snapshot.result}
        events={events}
        told={told}
        optionAt={(place) => model.choicesAt(place)[0]}
        nameOfSeat={model.nameOfSeat}
      />
    );
  }, [Board, model, told]);
}

function useModel(props: TableViewProps, pace: number, openClause: (id: string) => void): TableModel {
  const { opened, parts, snapshot, events, thinking, hinted, choose, unpick } = props;
  const attention = useMemo(createAttention, []);
  const wasSeen = useSeenBefore(snapshot);
  // A new question: what was explained before it no longer matters.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the table went on.
  useEffect(
    () => attention.turn({ explained: undefined, narrowed: undefined }),
    [snapshot.choices, attention],
  );
  useEffect(() => attention.turn({ thinking }), [thinking, attention]);
  const latest = useRef({ choose, unpick, openClause });
  latest.current = { choose, unpick, openClause };
  return useMemo(
    () =>
      tableModel({
        box: opened.box,
        seats: opened.seats,
        snapshot,
        events,
        hinted,
        pace,
        attention,
        lookOf: parts.lookOf,
        wasSeen,
        choose(option) {
          attention.turn({ narrowed: undefined, explained: undefined, enlarged: undefined });
          latest.current.choose(option);
        },
        unpick: (key) => latest.current.unpick(key),
        openClause: (id) => latest.current.openClause(id),
      }),
    [opened, snapshot, events, hinted, pace, attention, parts.lookOf, wasSeen],
  );
}

/** Which cards could be seen in the snapshot before this one; after a leap, all of them. */
function useSeenBefore(snapshot: Snapshot): (card: number) => boolean {
  const memory = useRef({ snapshot, before: undefined as Snapshot | undefined });
  if (memory.current.snapshot !== snapshot) memory.current = { snapshot, before: memory.current.snapshot };
  const { before } = memory.current;
  return useMemo(() => {
    if (before === undefined || snapshot.isAnew) return () => true;
    const seen = new Set(before.areas.flatMap(({ cards = [] }) => cards.map(({ card }) => card)));
    return (card: number) => seen.has(card);
  }, [before, snapshot]);
}
