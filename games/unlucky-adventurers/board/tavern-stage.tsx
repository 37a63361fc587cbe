// The middle of the tavern: piles at its edges, cards to choose from, a Beast being fought, or the latest mishap.

import type { ReactNode } from 'react';
import type { CardId, Seat } from '../../../engine/table.ts';
import type { BoardProps, IsLastPick, MainOf } from '../../../web/table/board.ts';
import { Card } from '../../../web/table/card.tsx';
import { Icon } from '../../../web/table/icon.tsx';
import { useLifted } from '../../../web/table/lift.ts';
import { type Choice, useTable } from '../../../web/table/model.ts';
import { type LiftedForecast, Stage } from '../../../web/table/stage.tsx';
import { StillCard } from '../../../web/table/still-card.tsx';
import { useWhole } from '../../../web/table/whole.ts';
import type { Face } from '../cards/card.ts';
import { counted, facesText } from '../cards/notation.ts';
import type { DieData, PlayData, PutDownData } from '../questions/data.ts';
import type { BeastView, View } from '../view.ts';
import { plainly } from './brief.ts';
import { beastFigures } from './cards.ts';
import outlines from './kinds.icons.json' with { type: 'json' };
import { emptiedBy, figuresOf, forecastsOf, isSafe, withoutDie } from './outcome.ts';
import { QuestPiles, SmallPiles } from './piles.tsx';

type TavernProps = BoardProps<View, Face>;

export function TavernStage(props: TavernProps) {
  const { view } = props;
  const { nameOfSeat } = useTable();
  return (
    <Stage
      left={<QuestPiles view={view} />}
      right={<SmallPiles view={view} />}
      forecast={(choice) => forecastOf(props, choice, nameOfSeat)}
    >
      {atRest(props)}
    </Stage>
  );
}

/** Cards from elsewhere and a Beast to fight stand here; else the last scene stays to be read. */
function atRest({ view, decision, box }: TavernProps): ReactNode {
  const offered = cardsElsewhere(view, decision);
  if (offered.length > 0) {
    const placed = decision?.question === 'put-back-next' ? placedAbove(view.deckTop, offered) : [];
    return <CardsToChoose cards={offered} placed={placed} faces={box.faces as readonly Face[]} />;
  }
  const [beast, ...waiting] = (decision && view.mine && view.players[view.mine.seat]?.beasts) ?? [];
  if (beast)
    return <Fight view={view} beast={beast} waiting={waiting} faces={box.faces as readonly Face[]} />;
  return view.turn <= 1 && view.effects.length === 0 && decision ? <Beginning /> : undefined;
}

/** Cards that are asked about and lie neither in the hand nor before its owner: on a deck, in another hand, in a pile. */
function cardsElsewhere({ mine, players, fight }: View, decision: TavernProps['decision']): CardId[] {
  if (mine === undefined || decision === undefined) return [];
  const own = players[mine.seat];
  const seen = new Set([...mine.hand, ...(own?.allies ?? []), ...(fight?.cards ?? [])]);
  if (own !== undefined) seen.add(own.character);
  const cards = decision.options.flatMap(({ at }) =>
    at !== undefined && 'card' in at && !seen.has(at.card) ? [at.card] : [],
  );
  // Of a deck the next card stands first, as everywhere else.
  return decision.question === 'put-back-next' ? cards.toReversed() : cards;
}

/** What was chosen before lies on top of what is still to be put back. */
function placedAbove(deckTop: readonly CardId[], offered: readonly CardId[]): readonly CardId[] {
  const end = deckTop.findIndex((card) => offered.includes(card));
  return deckTop.slice(0, Math.max(end, 0));
}

type CardsToChooseProps = {
  readonly cards: readonly CardId[];
  readonly placed: readonly CardId[];
  readonly faces: readonly Face[];
};

/** Cards from elsewhere, those that have their place in order, and in words whatever of them is lifted. */
function CardsToChoose({ cards, placed, faces }: CardsToChooseProps) {
  const at = useLifted()?.at;
  const face = at && 'card' in at ? faces[at.card] : undefined;
  return (
    <div className="ua-choosing">
      {placed.length > 0 && (
        <ol className="ua-placed" aria-label="Drawn next, in this order">
          {placed.map((card, place) => (
            <li key={card}>
              <b>{place + 1}</b> {faces[card]?.name}
            </li>
          ))}
        </ol>
      )}
      <section className="ua-look" aria-label="Cards to choose from" data-few={cards.length < 4 || undefined}>
        {cards.map((card) => (
          <Card card={card} key={card} />
        ))}
      </section>
      <div className="ua-look-words">
        {face ? <InWords face={face} /> : <p>Tap a card to read it here.</p>}
      </div>
    </div>
  );
}

/** What a phone has no room for on the card itself. */
function InWords({ face: { name, text, rows, rolled, value } }: { face: Face }) {
  return (
    <>
      <p>
        <b>{name}</b>, worth {counted(value, 'point')} against Beasts
      </p>
      {rolled ? (
        rows.map((row) => (
          <p key={row.from}>
            <b>{facesText(row)}</b> {row.text}
          </p>
        ))
      ) : (
        <p>{text}</p>
      )}
    </>
  );
}

type FightProps = {
  view: View;
  beast: BeastView;
  waiting: readonly BeastView[];
  faces: readonly Face[];
};

/** What the Beast asks for, what lies against it so far, and who waits behind it. */
function Fight({ view, beast, waiting, faces }: FightProps) {
  const { cards = [], total = 0 } = view.fight ?? {};
  const face = faces[beast.beast] as Face;
  const { twistText: twist } = face;
  const whole = useWhole<HTMLElement>();
  return (
    <section className="scene" aria-label="Fight" ref={whole}>
      <div className="scene-card">
        <StillCard card={beast.beast} look={{ corners: beastFigures(face, beast.points) }} />
      </div>
      <div className="scene-middle">
        <h2>{face.name}</h2>
        {twist && <p>{twist}</p>}
        <ul className="stage-figures">
          <Meter icon={outlines.minimum} what="cards" has={cards.length} wants={face.minimum} />
          <Meter icon={outlines.points} what="points" has={total} wants={beast.points} />
          <li>
            <Icon outline={outlines.reward} /> reward <b>+{face.reward}</b>
          </li>
          {waiting.map((next) => (
            <li className="ua-waiting" key={next.beast}>
              then: <b>{faces[next.beast]?.name}</b> {waitingFor(next, faces)}
            </li>
          ))}
        </ul>
        {cards.length > 0 && (
          <div className="scene-cards" style={{ '--cards': cards.length } as Record<string, number>}>
            {cards.map((card) => (
              <StillCard card={card} key={card} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

/** "3 cards, 7 points" */
const waitingFor = ({ beast, points }: BeastView, faces: readonly Face[]): string =>
  `${counted(faces[beast]?.minimum ?? 0, 'card')}, ${counted(points, 'point')}`;

function Meter({ icon, what, has, wants }: { icon: string; what: string; has: number; wants: number }) {
  const isEnough = has >= wants;
  return (
    <li data-tone={isEnough ? 'good' : 'plain'}>
      <Icon outline={icon} /> {what} <b>{isEnough ? `${has} ✓` : `${has} of ${wants}`}</b>
    </li>
  );
}

function Beginning() {
  return (
    <div className="ua-beginning">
      <Icon outline={outlines.blunder} />
      <h2>Nothing has gone wrong yet</h2>
      <p>Whoever still holds a card at the end wins.</p>
    </div>
  );
}

/** Which die is the better one depends on more than its number; where somebody is looked for, nobody is not the answer to fall into. */
export const mainOf: MainOf = (free, all = free) => {
  const areSeats =
    free.length === 1 && all.length > 1 && all.some(({ at }) => at !== undefined && 'seat' in at);
  if (areSeats) return null;
  const areDice = free.every(({ data }) => (data as Partial<DieData> | undefined)?.die !== undefined);
  return areDice ? undefined : free[0];
};

/** The card that wins the fight ends it: it is lifted and confirmed, as the others need not be. */
export const isLastPick: IsLastPick = ({ data }) => (data as Partial<PutDownData> | undefined)?.ends === true;

const TITLES: Readonly<Record<string, string>> = {
  discard: 'Let it go?',
  'throw-away': 'Write it off?',
  'hand-over': 'Hand it over?',
  'pass-on': 'Pass it on?',
  'put-down': 'Put it down?',
};

function forecastOf(
  { box, decision, view }: TavernProps,
  { at, detail, label, data }: Choice,
  nameOf: (seat: Seat) => string,
): LiftedForecast {
  const face = at && 'card' in at ? (box.faces[at.card] as Face) : undefined;
  const question = decision?.question ?? '';
  if (question === 'put-down' && isLastPick({ data })) return endOfTheFight(data as PutDownData);
  const title = TITLES[question];
  if (face === undefined || title !== undefined)
    return { title: title ?? label, ...(detail && { text: detail }) };
  const others = othersIn(view);
  const by = view.mine?.seat ?? 0;
  const beside = { ...view.mine, ...extremes(others), target: onlyOne(others) };
  const forecasts = forecastsOf(face, { by, viewer: by }, beside, plainly);
  if (forecasts.length === 0) return withoutDie(face, detail, handsOf(view, face, nameOf));
  const { left, right } = view.mine ?? {};
  return {
    title: face.aimed ? 'Aim it at somebody' : 'Roll for it',
    text: isSafe(face)
      ? 'One die decides. You, for once, are safe.'
      : 'One die decides. Nobody is safe, not even you.',
    forecasts,
    figures: [
      ...emptiedBy({ emptied: (data as Partial<PlayData> | undefined)?.emptied ?? [] }, (seat) =>
        seat === by ? 'You' : nameOf(seat),
      ),
      ...figuresOf(
        face,
        others.map(({ seat }) => ({ name: nameOf(seat), isLeft: seat === left, isRight: seat === right })),
      ),
    ],
  };
}

function endOfTheFight({ wins, isLost, left, afterwards }: PutDownData): LiftedForecast {
  if (wins) return { title: 'That beats it!', text: 'Once it is down, the fight is won.' };
  const figures = [{ word: 'Then you hold', value: `${left}` }];
  return isLost
    ? { title: 'Lose it?', text: `The Beast is not beaten. ${afterwards}.`, figures }
    : { title: 'Put it down?', text: 'The fight ends with it.', figures };
}

type Holder = { readonly seat: Seat; readonly cards: number };

const othersIn = ({ players, mine }: View): Holder[] =>
  players.flatMap(({ state, cards }, seat) =>
    state === 'living' && seat !== mine?.seat ? [{ seat, cards }] : [],
  );

const onlyOne = ([one, other]: readonly Holder[]): Seat | undefined =>
  other === undefined ? one?.seat : undefined;

/** Who holds most, who least, where it is one alone: else chance or a question decides. */
function extremes(others: readonly Holder[]): { richest: Seat | undefined; poorest: Seat | undefined } {
  const alone = (cards: number) => {
    const those = others.filter((each) => each.cards === cards);
    return those.length === 1 ? those[0]?.seat : undefined;
  };
  const sizes = others.map(({ cards }) => cards);
  return { richest: alone(Math.max(...sizes)), poorest: alone(Math.min(...sizes)) };
}

/** What everybody holds; a card that is played is gone by then. */
function handsOf(
  view: View,
  { type }: Face,
  nameOf: (seat: Seat) => string,
): { word: string; value: string }[] {
  const held = view.mine?.hand.length ?? 0;
  const mine =
    type === 'character'
      ? { word: 'You hold', value: `${held}` }
      : { word: 'Without it you hold', value: `${held - 1}` };
  return [mine, ...othersIn(view).map(({ seat, cards }) => ({ word: nameOf(seat), value: `${cards}` }))];
}
