// A table on the screen, played or replayed: the game's board with prompt and actions, and the drawer beside it.

import { domMax, LayoutGroup, LazyMotion, MotionConfig } from 'motion/react';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Key } from '../../engine/question.ts';
import type { Seat } from '../../engine/table.ts';
import type { OpenedTable } from '../session/protocol.ts';
import { changeSettings, paceOf, useSettings } from '../shell/settings.ts';
import { type Attention, createAttention } from '../table/attention.ts';
import { othersOf } from '../table/board.ts';
import type { Directed, Director } from '../table/director.ts';
import { Drawer, type DrawerName } from '../table/drawer.tsx';
import { EnlargeContext, EnlargedCard } from '../table/enlarge.tsx';
import { useKeyNumbers } from '../table/key-numbers.ts';
import { LayoutSlots } from '../table/layout.tsx';
import { isTooSoon } from '../table/lift.ts';
import { type TableModel, TableProvider, tableModel } from '../table/model.ts';
import { placeKey } from '../table/place.ts';
import { momentOf, type Snapshot } from '../table/public-game.ts';
import type { GameParts } from './game-parts.ts';
import { useDealing } from './in-slices.ts';
import './table-view.css';

export type TableViewProps = {
  readonly opened: OpenedTable;
  readonly parts: GameParts;
  readonly director: Director;
  /** The table as far as the director has revealed it. */
  readonly now: Directed;
  readonly thinking?: Seat | undefined;
  readonly hinted?: number | undefined;
  /** After how many choices the viewer last chose. */
  readonly chosenAt: number;
  choose(option: number): void;
  /** Plays an option, and answers the question after it at this place if it is the expected one. */
  playAt(option: number, next: { readonly question: string; readonly place: string }): void;
  unpick(key: Key): void;
  /** The line between stage and hand, and what stands beside the hand. */
  readonly prompt: ReactNode;
  readonly actions: ReactNode;
  /** A tip between the others and the stage. */
  readonly guide?: ReactNode;
  header(controls: TableControls): ReactNode;
  readonly children?: ReactNode;
};

/** What a table's header and keys can do with it. */
export type TableControls = {
  readonly model: TableModel;
  show(drawer: DrawerName): void;
  /** Where the board's facts go. */
  readonly facts: ReactNode;
};

export function TableView(props: TableViewProps) {
  const { opened, parts, now } = props;
  const table = useRef<HTMLDivElement>(null);
  const [facts, setFacts] = useState<HTMLElement | null>(null);
  const [clause, setClause] = useState<string>();
  const settings = useSettings();
  const [drawer, show] = useDrawer();
  const pace = paceOf(settings);
  const dealt = useDealing();
  const model = useModel(props, pace, (id) => {
    setClause(id);
    show('Rules');
  });
  const board = useBoard(parts, model);
  useKeyNumbers(table);
  const { attention } = model;
  const { decision, choices } = now.snapshot;
  const slots = useMemo(
    () => ({ prompt: props.prompt, actions: props.actions, guide: props.guide, facts, dealt }),
    [props.prompt, props.actions, props.guide, facts, dealt],
  );
  return (
    <TableProvider value={model}>
      <EnlargeContext value={(enlarged) => attention.turn({ enlarged })}>
        <LazyMotion features={domMax}>
          <MotionConfig reducedMotion={pace === 0 ? 'always' : 'never'}>
            <div
              className="table"
              ref={table}
              data-asked={decision && dealt === Number.POSITIVE_INFINITY ? '' : undefined}
              data-choices={choices}
              data-playing={now.isPlaying || undefined}
              data-still={pace === 0 ? '' : undefined}
              data-story={drawer === undefined ? 'folded' : 'open'}
            >
              {props.header({
                model,
                show: (name) => show(name === drawer ? undefined : name),
                facts: <span className="table-facts" ref={setFacts} />,
              })}
              <main className="table-main" aria-label={opened.title}>
                <LayoutGroup>
                  <LayoutSlots value={slots}>{board}</LayoutSlots>
                </LayoutGroup>
              </main>
              <Drawer
                open={drawer}
                show={show}
                rulebook={parts.rulebook}
                clause={clause ?? decision?.clause}
              />
              {props.children}
            </div>
          </MotionConfig>
        </LazyMotion>
        <EnlargedCard attention={attention} lookOf={parts.lookOf} />
      </EnlargeContext>
    </TableProvider>
  );
}

/** Open where there is room for it, as long as nobody folded it. */
const ROOMY = '(min-width: 93rem) and (min-height: 50rem)';

function useDrawer() {
  const { story } = useSettings();
  const [open, setOpen] = useState<DrawerName | undefined>(() =>
    story !== 'folded' && matchMedia(ROOMY).matches ? 'Story' : undefined,
  );
  const show = (drawer: DrawerName | undefined) => {
    setOpen(drawer);
    if (matchMedia(ROOMY).matches) changeSettings({ story: drawer === undefined ? 'folded' : 'open' });
  };
  return [open, show] as const;
}

/** The same element as long as the table is the same, so that it is not drawn again for nothing. */
function useBoard({ Board }: GameParts, model: TableModel): ReactNode {
  return useMemo(() => {
    const { box, seats, snapshot, decision } = model;
    return (
      <Board
        view={snapshot.view}
        areas={snapshot.areas}
        box={box}
        viewer={snapshot.viewer}
        others={othersOf(box.players, snapshot.viewer)}
        seats={seats}
        decision={decision}
        result={snapshot.result}
        optionAt={(place) => model.choicesAt(place)[0]}
        nameOfSeat={model.nameOfSeat}
      />
    );
  }, [Board, model]);
}

function useModel(props: TableViewProps, pace: number, openClause: (id: string) => void): TableModel {
  const { opened, parts, now, director, thinking, hinted, chosenAt } = props;
  const { snapshot } = now;
  const { confirms } = useSettings();
  const attention = useMemo(createAttention, []);
  const wasSeen = useSeenBefore(snapshot);
  useForgetting(attention, momentOf(snapshot));
  useEffect(() => attention.turn({ thinking }), [thinking, attention]);
  const latest = useRef({ ...props, openClause });
  latest.current = { ...props, openClause };
  return useMemo(() => {
    // What is lifted stays until the table goes on: the scene before it is not to be seen once more.
    const away = () => attention.turn({ over: undefined, explained: undefined, enlarged: undefined });
    const model: TableModel = tableModel({
      box: opened.box,
      seats: opened.seats,
      snapshot,
      director,
      hinted,
      pace,
      confirms,
      chosenAt,
      attention,
      lookOf: parts.lookOf,
      portraits: parts.portraits,
      portraitCard: (seat) => parts.portraitCard?.(snapshot.view, seat),
      remarks: parts.REMARKS ?? {},
      aimOf: (choice, choices) =>
        parts.aimsOf?.({
          choice,
          choices,
          view: snapshot.view,
          box: opened.box,
          viewer: snapshot.viewer,
          question: snapshot.decision?.question ?? '',
        }),
      isLastPick: parts.isLastPick ?? (() => false),
      mainOf: parts.mainOf ?? ((free) => free[0]),
      mainUse: parts.mainUse ?? (() => undefined),
      wasSeen,
      choose(option) {
        away();
        latest.current.choose(option);
      },
      playAt(place, by) {
        const { lifted } = attention.read();
        const aim = lifted && model.aimOf(lifted.chosen);
        if (lifted === undefined || aim === undefined || isTooSoon(lifted.since, by)) return;
        away();
        const { option } = aim.at.find((each) => placeKey(each.place) === place) ?? {};
        if (option === undefined) latest.current.playAt(lifted.chosen, { question: aim.question, place });
        else latest.current.choose(option);
      },
      unpick: (key) => latest.current.unpick(key),
      openClause: (id) => latest.current.openClause(id),
    });
    return model;
  }, [opened, snapshot, director, hinted, pace, confirms, chosenAt, attention, parts, wasSeen]);
}

/**
 * When the table went on, what was lifted or explained before no longer matters. In the same breath: whoever presses a key
 * the moment a question is there must not lose what it lifts.
 */
function useForgetting(attention: Attention, moment: string): void {
  const seen = useRef('');
  useLayoutEffect(() => {
    if (seen.current !== moment)
      attention.turn({ explained: undefined, lifted: undefined, over: undefined, enlarged: undefined });
    seen.current = moment;
  }, [attention, moment]);
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
