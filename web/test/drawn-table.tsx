// A table drawn without a browser: a game's board with prompt, actions and story, as markup, for whoever looks.

import { renderToStaticMarkup } from 'react-dom/server';
import type { Match } from '../../engine/match.ts';
import { publicBox } from '../../tables/snapshot.ts';
import { boardOf, lookOfGame, scenesOf } from '../boards.ts';
import { Actions } from '../table/actions.tsx';
import { type Attention, createAttention } from '../table/attention.ts';
import { type BoardModule, othersOf } from '../table/board.ts';
import type { LookOf } from '../table/card-look.ts';
import type { Directed, Director } from '../table/director.ts';
import { LayoutSlots } from '../table/layout.tsx';
import { Log } from '../table/log.tsx';
import { type TableModel, TableProvider, tableModel } from '../table/model.ts';
import { placeKey } from '../table/place.ts';
import { Prompt } from '../table/prompt.tsx';
import type { SeatPlan, Snapshot, Told } from '../table/public-game.ts';
import type { Beat, Playwright } from '../table/scene.ts';

export type Parts = BoardModule & { readonly scenes: Playwright; readonly lookOf: LookOf };

export async function partsOf(game: string): Promise<Parts> {
  const [board, scenes, lookOf] = await Promise.all([boardOf(game), scenesOf(game), lookOfGame(game)]);
  return { ...board, scenes, lookOf };
}

export type Drawn = {
  readonly parts: Parts;
  readonly match: Match;
  readonly seats: readonly SeatPlan[];
  readonly snapshot: Snapshot;
  readonly told: readonly Told[];
  /** What the stage shows. */
  readonly beat?: Beat | undefined;
  /** The option that is lifted. */
  readonly lifted?: number | undefined;
};

export function drawn(its: Drawn): string {
  const { parts, seats } = its;
  const model = modelOf(its);
  const { snapshot, box } = model;
  return renderToStaticMarkup(
    <TableProvider value={model}>
      <LayoutSlots
        value={{
          prompt: <Prompt />,
          actions: <Actions confirms={parts.CONFIRMS} />,
          facts: null,
          dealt: Number.POSITIVE_INFINITY,
        }}
      >
        <parts.Board
          view={snapshot.view}
          areas={snapshot.areas}
          box={box}
          viewer={snapshot.viewer}
          others={othersOf(box.players, snapshot.viewer)}
          seats={seats}
          decision={model.decision}
          result={snapshot.result}
          optionAt={(place) => model.choicesAt(place)[0]}
          nameOfSeat={model.nameOfSeat}
        />
      </LayoutSlots>
      <Log told={its.told} />
    </TableProvider>,
  );
}

function modelOf({ parts, match, seats, snapshot, told, beat, lifted }: Drawn): TableModel {
  const now: Directed = {
    snapshot,
    told,
    beat,
    felt: beat?.felt ?? [],
    number: 1,
    isPlaying: beat !== undefined,
  };
  const director = { read: () => now, subscribe: () => () => {} } as unknown as Director;
  const box = publicBox(match.box);
  const model = tableModel({
    box,
    seats,
    snapshot,
    director,
    hinted: undefined,
    pace: 0,
    confirms: 'twice',
    chosenAt: 0,
    attention: attentionTo(snapshot, lifted),
    lookOf: parts.lookOf,
    portraits: [],
    portraitCard: (seat) => parts.portraitCard?.(snapshot.view, seat),
    remarks: parts.REMARKS ?? {},
    aimOf: (choice, choices) =>
      parts.aimsOf?.({
        choice,
        choices,
        view: snapshot.view,
        box,
        viewer: snapshot.viewer,
        question: snapshot.decision?.question ?? '',
      }),
    isLastPick: parts.isLastPick ?? (() => false),
    mainOf: parts.mainOf ?? ((free) => free[0]),
    mainUse: parts.mainUse ?? (() => undefined),
    wasSeen: () => true,
    choose: () => {},
    playAt: () => {},
    unpick: () => {},
    openClause: () => {},
  });
  return model;
}

function attentionTo({ decision }: Snapshot, lifted: number | undefined): Attention {
  const attention = createAttention();
  const at = lifted === undefined ? undefined : decision?.options[lifted]?.at;
  if (lifted === undefined || at === undefined) return attention;
  attention.turn({
    lifted: { place: placeKey(at), options: [lifted], chosen: lifted, isFromHand: 'card' in at, since: 0 },
  });
  return attention;
}
