// The report: one page in one file, for readers who do not program. Charts with intervals, a plain line under each.

import { type CardRow, chiefEffect } from '../summary/cards.ts';
import { skillLines } from '../summary/skill.ts';
import type { Summary } from '../summary/summary.ts';
import { counted, many, percent, percentWith, pointsWith, small } from '../summary/wording.ts';
import { changeLine, fairWords, widest } from '../summary/words.ts';
import {
  calibrationChart,
  cardChart,
  changeChart,
  dramaChart,
  lengthChart,
  skillChart,
  winChart,
} from './charts.ts';
import { escaped, html, type Markup, markup, table } from './markup.ts';
import { STYLE } from './style.ts';

/** Draws on the document it is given and returns the page as text. */
export function reportOf(summary: Summary, document: Document): string {
  const { game, matches } = summary;
  const sections = [
    changesSection(summary, document),
    winsSection(summary, document),
    lengthSection(summary, document),
    feelSection(summary, document),
    skillSection(summary, document),
    cardsSection(summary, document),
    neverSection(summary),
  ];
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(game.title)}: ${counted(matches)} matches</title><style>${STYLE}</style></head><body><main>`,
    headOf(summary).text,
    ...sections.map((section) => section.text),
    '</main></body></html>\n',
  ].join('\n');
}

function headOf({
  game,
  matches,
  players,
  bots,
  warnings,
  command,
  seed,
  variant,
  complete,
}: Summary): Markup {
  const who = new Set(bots).size === 1 ? `${bots[0]} bots` : `bots (${bots.join(', ')})`;
  return html`<header><h1>${game.title}</h1>
<p class="lead">${many(matches, 'match', 'matches')} of ${players} players, played by ${who}${complete ? '' : ', stopped early'}. ${botWords(bots)}</p>
${markup(warnings.map((warning) => html`<p class="warning">${warning}</p>`))}
<details><summary>How to read this page, and how it was made</summary>
<p>A point is what was measured; the line through it is the interval that holds the truth in nineteen runs of twenty. Where two lines overlap widely, do not believe in a difference. A red diamond marks what is too far off for luck, even though many things were compared at once. What is called a difference is no cause: somebody who lives longer also draws more cards.</p>
<p>Made by <code>${command}</code> with the rules ${game.rules} and the seed “${seed}”. The same command makes the same figures, on any number of cores.</p>
${variant === undefined ? html`` : html`<p>The variant: <code>${JSON.stringify(variant)}</code></p>`}
</details></header>`;
}

const BOTS: Readonly<Record<string, string>> = {
  random: 'Random bots choose without sense.',
  beginner: 'Beginners follow their instinct and look no further.',
  natural: 'Natural bots follow their instinct firmly and look no further.',
  greedy:
    'Greedy bots try every option in a few imagined worlds and take what looks best at the end of the turn.',
};

/** What kind of players these are: what wins among them need not win among people. */
function botWords(bots: readonly string[]): string {
  const known = [...new Set(bots)].flatMap((bot) => BOTS[bot] ?? []);
  return [...known, 'What wins among bots need not win among people.'].join(' ');
}

/** On a phone a chart is pushed aside under the finger rather than shrunk until nobody can read it. */
const figure = (chart: Element, line: string): Markup =>
  html`<figure><div class="chart" tabindex="0">${markup([{ text: chart.outerHTML }])}</div><figcaption>${line}</figcaption></figure>`;

function winsSection({ wins, players, ends }: Summary, document: Document): Markup {
  const { fair, seats, bots, starts, together } = wins;
  const held = fairWords(wins, players);
  const party = together && players > 1;
  const groups = [
    ...(party ? [] : [{ title: 'By seat', rows: seats }]),
    ...(bots.length > 1 ? [{ title: 'By bot', rows: bots }] : []),
    ...starts.map(({ deck, rows }) => ({ title: `By ${deck}`, rows })),
  ];
  const charts = groups.map(({ title, rows }) => {
    const sorted =
      title === 'By seat' ? rows : rows.toSorted((one, other) => other.share.value - one.share.value);
    const odd = rows.filter((row) => row.odd).map(({ name, share }) => `${name} (${percent(share.value)})`);
    const fewest = Math.min(...rows.map(({ share }) => share.of));
    const line =
      odd.length === 0
        ? `Nobody is further off than luck explains: ${held} (at least ${counted(fewest)} seats each).`
        : `Further off than luck explains: ${odd.join(', ')}; ${held}.`;
    return html`<h3>${title}</h3>${figure(winChart(sorted, fair, { document, label: `${title}: share of wins` }), line)}
${table(
  ['', 'wins', 'of'],
  sorted.map(({ name, share }) => [name, percentWith(share), counted(share.of)]),
)}`;
  });
  return html`<section><h2>Who wins</h2>
${party ? html`<p>They win or lose together: ${percentWith(seats[0]!.share)} of the matches were won.</p>` : html``}
${markup(charts)}
<h3>How it ends</h3><ul>${markup(ends.map(({ outcome, share }) => html`<li>${outcome}: ${percentWith(share)}</li>`))}</ul></section>`;
}

function lengthSection({ length: { decisions, turns, units, rounds } }: Summary, document: Document): Markup {
  const line = `Half of the matches take up to ${decisions.median.value} decisions (red); nine tenths lie between the dotted lines, ${decisions.from} and ${decisions.to}. On average ${small(turns.mean.value)} turns, which is ${small(rounds)} rounds.`;
  const rows = Object.entries({ decisions, turns, units }).map(([what, { mean, median, from, to }]) => [
    what,
    `${small(mean.value)} (${small(mean.low)}–${small(mean.high)})`,
    `${median.value} (${median.low}–${median.high})`,
    `${from}–${to}`,
  ]);
  return html`<section><h2>How long it takes</h2>
${figure(lengthChart(decisions, { document, label: 'Decisions in a match' }), line)}
${table(['', 'mean', 'median', 'nine tenths'], rows)}</section>`;
}

function feelSection({ feel, wins: { sides } }: Summary, document: Document): Markup {
  const { forced, idle, clear, drama, longestWait, outEarly, timeOut, deadDraws, questions } = feel;
  const dramatic =
    drama === undefined
      ? html``
      : html`<h3>When it was settled</h3>${figure(
          dramaChart(drama, sides, { document, label: 'Chance of the later winner over the match' }),
          `The later winner’s chance over the match, as the game’s judge saw it. On average the winner leads for good after ${percent(drama.settled.value, 0)} of the match (red). ${percentWith(drama.comebacks)} of the winners came back from less than half a fair share; ${percentWith(drama.runaways)} led from the first third on; the lead changes ${small(drama.leadChanges.value)} times.`,
        )}
<h3>Can the judge be trusted?</h3>${figure(
          calibrationChart(drama, { document, label: 'What the judge said against what came true' }),
          'Where the points lie on the dashed line, what the judge says is a chance to be believed. Below it, the judge is too sure; above, too shy.',
        )}`;
  const rows = questions.map((row) => [
    row.question,
    counted(row.asked),
    small(row.options),
    percent(row.forced.value),
    row.weighed < 10 ? '–' : percent(row.idle.value, 0),
    row.weighed < 10 ? '–' : percent(row.clear.value, 0),
    counted(row.weighed),
  ]);
  return html`<section><h2>How it feels</h2>
<ul><li>${percentWith(forced)} of the questions had one option only.</li>
${idle.of === 0 ? html`` : html`<li>Of ${counted(idle.of)} decisions weighed, nothing hung on ${percentWith(idle)}, and ${percentWith(clear)} had one clearly right answer.</li>`}
<li>The longest wait between two questions takes ${percent(longestWait.value)} of a match on average.</li>
<li>${percentWith(outEarly)} of the seats are asked nothing in the last quarter of the match; on average a seat is through for the last ${percent(timeOut.value)}.</li>
<li>${percentWith(deadDraws)} of the cards that somebody held could never be used.</li></ul>
${dramatic}
${table(['question', 'asked', 'options', 'one option', 'decides nothing', 'clear answer', 'weighed'], rows)}</section>`;
}

function skillSection({ skill, bots }: Summary, document: Document): Markup {
  if (skill === undefined) return html``;
  const lines = skillLines(skill, bots[0]!);
  const chart = skillChart(skill.weaker, { document, label: 'What a weaker player loses by it' });
  return html`<section><h2>Skill and luck</h2>
${figure(chart, `${lines.slice(0, -1).join('. ')}. The longer the way to the left, the more it matters how one plays.`)}
<p>${lines.at(-1)!}.</p></section>`;
}

const MOST_CARDS = 36;

function cardsSection({ cards }: Summary, document: Document): Markup {
  const effect = chiefEffect(cards);
  const measured = cards
    .filter((card) => card[effect]?.enough)
    .sort((one, other) => other[effect]!.value - one[effect]!.value);
  const half = MOST_CARDS / 2;
  const shown =
    measured.length <= MOST_CARDS ? measured : [...measured.slice(0, half), ...measured.slice(-half)];
  const left = measured.length - shown.length;
  const who =
    effect === 'whenDealt'
      ? 'Players who are dealt the card at the start against the others at the same table, and in brackets how often that was. Who is dealt what is the shuffle’s doing, so the difference is the card’s own.'
      : 'Players who held the card against the others at the same table, and in brackets how often that was. A card that comes to those who last long anyway stands right too.';
  const line = `${who}${left > 0 ? ` ${left} cards in between are left out.` : ''}`;
  const chart =
    shown.length === 0
      ? html`<p>Too few matches to say anything about single cards.</p>`
      : figure(cardChart(shown, effect, { document, label: 'How those with a card do' }), line);
  return html`<section><h2>Cards</h2>${chart}${table(CARD_HEAD, cards.map(cardCells))}</section>`;
}

const CARD_HEAD = [
  'card',
  'deck',
  'dealt',
  'held',
  'usable',
  'used',
  'never usable',
  'wins when dealt',
  'when held',
  'when used',
];

function cardCells({ name, deck, dealt, held, playable, played, dead, ...card }: CardRow): string[] {
  const effect = (of: CardRow['whenHeld']) => {
    if (of === undefined) return '–';
    return of.enough ? `${pointsWith(of)}${of.odd ? ' ◆' : ''}` : 'too few';
  };
  return [
    name,
    deck,
    ...[dealt, held, playable, played].map(counted),
    held < 10 ? '–' : percent(dead.value, 0),
    effect(card.whenDealt),
    effect(card.whenHeld),
    effect(card.whenPlayed),
  ];
}

/** More names than this are shown when somebody asks for them. */
const MOST_NAMES = 30;

const folded = (names: readonly string[]): Markup =>
  html`<details><summary>${counted(names.length)}, such as ${names.slice(0, 3).join(', ')}</summary><p>${names.join(', ')}.</p></details>`;

function neverSection({
  never: { cards, outcomes, clauses, clauseTexts, clausesWatched, clausesInAll },
  watched,
}: Summary): Markup {
  const list = (title: string, names: readonly string[]) =>
    html`<h3>${title}</h3>${names.length > MOST_NAMES ? folded(names) : html`<p>${names.length === 0 ? 'None: all were seen.' : `${names.join(', ')}.`}</p>`}`;
  const ruled = clauses.map((id, i) => html`<li><strong>${id}</strong> ${clauseTexts[i]!}</li>`);
  return html`<section><h2>What never happened in ${many(watched, 'match', 'matches')}</h2>
${list('Cards', cards)}${list('Outcomes of cards', outcomes)}<h3>Clauses of the rulebook</h3>
${clauses.length === 0 ? html`<p>None: all were seen.</p>` : html`<ul>${markup(ruled)}</ul>`}
<p class="small">${clausesWatched} of ${clausesInAll} clauses show themselves in an event or a question; of the others nothing can be said.</p></section>`;
}

function changesSection({ changes }: Summary, document: Document): Markup {
  if (changes === undefined) return html``;
  const { pairs, focused, all, found } = changes;
  const shares = all.filter(({ about, enough }) => enough && about.startsWith('wins by'));
  const sorted = shares.toSorted((one, other) => other.value - one.value);
  const line =
    found.length === 0
      ? `Nothing changes by more than luck explains, in ${all.filter(({ enough }) => enough).length} figures${widest(all)}.`
      : `Beyond luck: ${found.slice(0, 6).map(changeLine).join('; ')}.`;
  const asked = all.filter((change) => change.asked && change.enough);
  return html`<section><h2>What the variant changes</h2>
<p>${many(pairs, 'deal')}, each played as printed and with the variant, by the same bots.${focused > 0 ? ` ${many(focused, 'more deal')} were picked because they hold a card that the variant names; they count for that card alone.` : ''}</p>
${asked.length === 0 ? html`` : html`<ul>${markup(asked.map((change) => html`<li>${changeLine(change)}: ${change.found ? 'more than luck explains' : 'luck explains as much'}.</li>`))}</ul>`}
${sorted.length === 0 ? html`<p>${line}</p>` : figure(changeChart(sorted, { document, label: 'Change of the share of wins' }), line)}
${table(
  ['figure', 'printed → varied, difference'],
  all
    .filter(({ enough }) => enough)
    .map((change) => [
      `${change.about}: ${change.what}`,
      `${changeLine(change).slice(`${change.about}: ${change.what} `.length)}${change.found ? ' ◆' : ''}`,
    ]),
)}</section>`;
}
