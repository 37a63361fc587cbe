// The middle of the map: where I am and what I can do there, the card that was drawn, or whoever stands in front of me.

import type { ReactNode } from 'react';
import type { CardId } from '../../../engine/table.ts';
import type { BoardProps } from '../../../web/table/board.ts';
import { Card } from '../../../web/table/card.tsx';
import { Icon } from '../../../web/table/icon.tsx';
import { type Choice, useTable } from '../../../web/table/model.ts';
import { StillCard } from '../../../web/table/still-card.tsx';
import type { Face } from '../cards/card.ts';
import { LF, REGION_CODES, REGIONS, type RegionCode, SH } from '../cards/regions.ts';
import type { FightData } from '../questions/fight.ts';
import type { FightView, PlayerView, View } from '../view.ts';
import { ActRow } from './act-row.tsx';
import { pearlWords } from './brief.ts';
import { percent } from './cards.ts';
import { cardsOf } from './held.tsx';
import outlines from './marks.icons.json' with { type: 'json' };
import { nameOfRegion, traitIcon } from './region.tsx';
import { reputationWords } from './reputation.ts';
import { rowsOf } from './rows.ts';
import { SlugcatTiles } from './slugcat-tiles.tsx';

type PanelProps = Pick<BoardProps, 'decision'> & { readonly view: View; readonly me: PlayerView };

/** More than fit under one another. */
const MANY_ROWS = 5;

export function Panel({ decision, view, me }: PanelProps): ReactNode {
  const { choices } = useTable();
  if (decision === undefined) return <Waiting view={view} me={me} />;
  const rows = rowsOf(decision, choices, view.decks);
  const shown = shownCard(decision, view, me);
  if (isEmpty(rows, shown)) return null;
  return (
    <section className="rw-panel" aria-label="In front of you" data-card={shown !== undefined || undefined}>
      {shown === undefined ? <Here view={view} me={me} /> : <Shown card={shown} />}
      <div className="rw-panel-words">
        <div className="rw-rows" data-many={rows.length > MANY_ROWS || undefined}>
          {rows.map((row) => (
            <ActRow row={row} key={row.spot} />
          ))}
        </div>
        {decision.question === 'fight' && <FightLine decision={decision} view={view} me={me} />}
        {shown !== undefined && <CardText card={shown} isAlone={rows.length === 0} />}
        {decision.question !== 'gate' && <WaysOnTheMap choices={choices} />}
      </div>
    </section>
  );
}

const isEmpty = (rows: readonly unknown[], shown: CardId | undefined): boolean =>
  rows.length === 0 && shown === undefined;

/** Some questions need nothing in front of me: the buttons say it all, and the map stays where it is. */
export function useIsPanelEmpty(
  decision: BoardProps['decision'],
  view: View,
  me: PlayerView | undefined,
): boolean {
  const { choices } = useTable();
  if (decision === undefined || me === undefined) return true;
  return isEmpty(rowsOf(decision, choices, view.decks), shownCard(decision, view, me));
}

/** The opponent in a fight, else the drawn card that is asked about. */
function shownCard(
  decision: NonNullable<BoardProps['decision']>,
  view: View,
  me: PlayerView,
): CardId | undefined {
  const { fight, drawn, players } = view;
  if (decision.question === 'fight' && fight !== undefined) {
    if (fight.foe !== undefined) return fight.foe;
    const other = players[fight.fighter] === me ? fight.against : fight.fighter;
    return other === undefined ? undefined : players[other]?.slugcat;
  }
  return decision.question === 'turn' ? undefined : (decision.about ?? drawn.at(-1));
}

function Shown({ card }: { readonly card: CardId }) {
  return (
    <div className="rw-panel-card">
      <StillCard card={card} />
    </div>
  );
}

/** Where one could go from here is on the map; the panel says so. */
function WaysOnTheMap({ choices }: { readonly choices: readonly Choice[] }) {
  const ways = choices.flatMap(({ at }) =>
    at && 'spot' in at && at.spot in REGIONS ? [REGIONS[at.spot as RegionCode].name] : [],
  );
  if (ways.length === 0) return null;
  return <p className="rw-ways">Or tap on the map: {ways.join(', ')}.</p>;
}

/** What the card says, set to be read: the card itself shows its picture. */
function CardText({ card, isAlone }: { readonly card: CardId; readonly isAlone: boolean }) {
  const { faceOf, lookOf } = useTable();
  const face = faceOf(card);
  return (
    <div className="rw-panel-text">
      {isAlone && <h2>{face.name}</h2>}
      <p>{lookOf(face).text ?? face.text}</p>
    </div>
  );
}

/** Where I am, and what the place does to me. */
function Here({ view, me }: { readonly view: View; readonly me: PlayerView }) {
  const { trait } = REGIONS[REGION_CODES[me.region]!];
  const icon = traitIcon(me.region);
  return (
    <header className="rw-here">
      <h2>{nameOfRegion(me.region)}</h2>
      {trait && (
        <p>
          {icon && <Icon outline={icon} />} {placeWords(me) ?? trait}
        </p>
      )}
      {view.precycle && <p>Precycle: creatures everywhere, and two more rounds.</p>}
    </header>
  );
}

function placeWords({ region, light, grass, skip }: PlayerView): string | undefined {
  if (region === SH) return light ? 'Dark, but you have light.' : undefined;
  if (region !== LF) return undefined;
  if (skip) return 'A deer carries you over the next Worm Grass.';
  return grass % 2 === 1 ? 'The grass stirs after this turn.' : 'The grass stirs after your next turn.';
}

/** What comes back, and what else counts in this fight. */
function FightLine({
  decision,
  view,
  me,
}: Required<PanelProps> & { decision: NonNullable<PanelProps['decision']> }) {
  const { faceOf } = useTable();
  const strike = decision.options.map(({ data }) => (data as FightData | undefined)?.strike).find(Boolean);
  const foe = view.fight?.foe === undefined ? undefined : (faceOf(view.fight.foe) as Face);
  const isScavenger = foe?.words.includes('scavenger') === true;
  return (
    <div className="rw-strike">
      {strike && (
        <p data-tone="bad">
          <Icon outline={outlines.strike} /> Should it fail, it strikes
          {foe?.words.includes('pack') ? ' twice' : ''}: {strike.needed} or more kills you,{' '}
          <b>{percent(strike.chance)}</b>
          {view.fight?.dazzled ? ', but it is dazzled now' : ''}.
        </p>
      )}
      {view.fight?.against !== undefined && <p>{answerWords(view.fight, me, view)}</p>}
      {isScavenger && (
        <p>
          <Icon outline={outlines.reputation} /> Reputation {me.reputation}: {reputationWords(me.reputation)}.
        </p>
      )}
      {view.fight && view.fight.exchange > 1 && <p>Exchange {view.fight.exchange}</p>}
    </div>
  );
}

/** RW-R-74: between players the attacker acts first, then the other one answers. */
const answerWords = ({ fighter }: FightView, me: PlayerView, { players }: View): string =>
  players[fighter] === me
    ? 'Then it is theirs to strike back or to run. Whoever gets away is safe from you for this cycle.'
    : 'Whoever gets away is safe from this attacker for the rest of the cycle.';

const WAITS: Readonly<Record<PlayerView['status'], string>> = {
  awake: '',
  hibernating: 'You sleep, fed and dry. Karma rises when the cycle ends.',
  starved: 'You sleep hungry. Tomorrow the whole board must be full.',
  dead: 'You are dead until the cycle ends. It happens.',
  ascending: 'You are leaving. The others have a few rounds to follow.',
};

function Waiting({ view, me }: { readonly view: View; readonly me: PlayerView }) {
  const words = WAITS[me.status];
  if (words === '' || view.phase !== 'turn') return null;
  return (
    <section className="rw-panel" aria-label="In front of you">
      <p className="rw-waiting">{words}</p>
    </section>
  );
}

/** Cards to choose from that nobody holds: slugcats, a merchant's stall, what the pipe shows, loot. */
export function spreadOf({ decision, view, me }: PanelProps): CardId[] {
  if (decision === undefined) return view.stall.length > 0 ? view.stall : [];
  const mine = new Set([...cardsOf(me), ...view.drawn]);
  const cards = [...decision.options, ...decision.notPossible].flatMap(({ at }) =>
    at && 'card' in at && !mine.has(at.card) ? [at.card] : [],
  );
  return [...new Set(cards)].sort((one, other) => one - other);
}

export function Spread({ cards, view }: { readonly cards: readonly CardId[]; readonly view: View }) {
  const { faceOf } = useTable();
  if (view.phase === 'slugcats') return <SlugcatTiles cards={cards} />;
  return (
    <section className="rw-spread" aria-label="Cards to choose from" data-count={cards.length}>
      {cards.map((card) => {
        const { halves } = faceOf(card) as Face;
        const isForSale = view.stall.includes(card);
        return <Card card={card} key={card} {...(isForSale && { note: pearlWords(halves / 2) })} />;
      })}
    </section>
  );
}
