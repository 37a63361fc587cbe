// Prints a match as text: every question with its options and answer, and what everybody was told. Made to be read in review.

import { type Happening, inWords, type Reader } from '../engine/event.ts';
import { madeAt } from '../engine/foresight.ts';
import { decisionFor, type Match, rewind } from '../engine/match.ts';
import type { Decision } from '../engine/question.ts';
import { bySeat, type CardId, type Seat } from '../engine/table.ts';
import { wholeTale } from '../engine/tale.ts';

export function playthrough(match: Match): string {
  const lines = [
    `${match.game.title}, ${match.wishes.players} players, ${JSON.stringify(match.wishes.options ?? {})}`,
    '',
  ];
  let told = 0;
  for (let choice = 0; choice <= match.choices.length; choice++) {
    const position = rewind(match, choice);
    const tale = wholeTale(position);
    for (const happening of tale.slice(told))
      if (isHeard(happening)) lines.push(tellingLine(match, happening));
    told = tale.length;
    if (choice < match.choices.length) lines.push(answerLine(position, match, choice));
  }
  const { outcome, winners } = match.result!;
  lines.push('', `${outcome}: ${winners.map((seat) => `P${seat + 1}`).join(', ')}`, '', ...finalViews(match));
  return `${lines.join('\n')}\n`;
}

/** What the rules note for the census alone is told to nobody. */
const isHeard = ({ audience }: Happening): boolean =>
  audience === undefined || audience.rest !== undefined || [audience.onlyTo].flat().length > 0;

/** The event as those see it who may see most, with the seats it is for. */
function tellingLine(match: Match, { event, audience }: Happening): string {
  const only =
    audience === undefined
      ? ''
      : ` (only ${[audience.onlyTo]
          .flat()
          .map((seat) => `P${seat + 1}`)
          .join(', ')})`;
  return `  ${inWords(match.game.story(match.box, event), readerOf(match))}${only}`;
}

function readerOf({ box }: Match): Reader {
  return {
    viewer: 'spectator',
    nameOfSeat: (seat: Seat) => `P${seat + 1}`,
    nameOfCard: (card: CardId) => box.faces[card]!.name,
  };
}

function answerLine(position: Match, match: Match, choice: number): string {
  const { seat, option } = madeAt(match, choice);
  const { ask, options } = decisionFor(position, seat) as Decision;
  const labels = options.map(({ label }, i) => (i === option ? `[${label}]` : label));
  return `P${seat + 1}: ${ask} ${labels.join(' | ')}`;
}

function finalViews(match: Match): string[] {
  return ['spectator' as const, ...bySeat(match.wishes.players, (seat) => seat)].map(
    (viewer) =>
      `${viewer === 'spectator' ? viewer : `P${viewer + 1}`} sees ${JSON.stringify(match.game.view(match.now, viewer))}`,
  );
}
