// The picture of a moment: of all its scenes, the one that best explains whose chances rose and whose fell.

import type { CardFace, CardId } from '../../engine/table.ts';
import type { ToldMoment } from '../../tables/statistics.ts';
import type { Told } from '../table/public-game.ts';
import {
  type Beat,
  type Felt,
  type Playwright,
  type Scene,
  Script,
  type Step,
  type Tone,
  type Words,
} from '../table/scene.ts';

export type Highlight = { readonly title: Words; readonly card?: CardId; readonly felt: readonly Felt[] };

type Telling = { readonly scenes: Playwright; readonly faces: readonly CardFace[]; readonly players: number };
type Swings = ToldMoment['swings'];

export function highlightOf(
  told: readonly Told[],
  { lines: { first, end }, swings }: Pick<ToldMoment, 'lines' | 'swings'>,
  { scenes, faces, players }: Telling,
): Highlight | undefined {
  const script = new Script();
  let best: Beat | undefined;
  let most = Number.NEGATIVE_INFINITY;
  told.slice(0, end).forEach((line, at) => {
    const beat = script.hear([line], scenes, { faces, viewer: 'spectator', players }).at(-1);
    if (beat === undefined || at < first) return;
    const weight = weightOf(beat, swings);
    if (weight > most) [best, most] = [beat, weight];
  });
  return best && pictureOf(best);
}

/** Where nothing changed hands: what came of it tells more than that somebody rolled, and a card more than none. */
const TELLING: Partial<Record<Step, number>> = { verdict: 0.1, triumph: 0.2 };
/** The blow that felled somebody tells more than that the battle was won by it. */
const FELLED = 0.2;
const A_CARD = 0.5;
/** "Swapped hands": better for one, worse for the other. */
const A_WORD = 0.2;
const isWord = ({ word, tone, change }: Felt): boolean =>
  change === undefined && tone === 'plain' && word !== '';
/** The picture of a turn that begins is that of the turn before; and that somebody has won is known. */
const SAYS_NOTHING = -1000;

function weightOf({ step, scene, felt }: Beat, swings: Swings): number {
  const concerned = step === 'triumph' ? felt : (scene.felt ?? []);
  const isOld = step === 'turn' || scene.winners !== undefined;
  return (
    concerned.reduce((sum, each) => sum + weightOfFelt(each, { step, swings }), 0) +
    weightForAll(scene, swings) +
    (TELLING[step] ?? 0) +
    (step === 'verdict' && scene.stamp !== undefined ? FELLED : 0) +
    (cardOf(scene) === undefined && scene.cards === undefined ? 0 : A_CARD) +
    (isOld ? SAYS_NOTHING : 0)
  );
}

/** Among those who win and lose together: whatever was felled for good outweighs what anybody drank on the way. */
const STAMPED = 20;
/** A picture that is good news, or bad, as the moment was. */
const MEANT = 0.2;
/** A success that cost something does not explain a fall. */
const MISLEADS = -100;

function weightForAll({ stamp, tone }: Scene, swings: Swings): number {
  const [way, other] = swings.every((by) => by > 0) ? (['good', 'bad'] as const) : (['bad', 'good'] as const);
  if (way === 'bad' && swings.some((by) => by >= 0)) return 0;
  return (stamp?.tone === way ? STAMPED : 0) + (tone === way ? MEANT : 0) + (tone === other ? MISLEADS : 0);
}

/** Nobody wins by wounds alone. */
const WOUND = 0.25;
/** Somebody leaves the table, or comes back to it. */
const FATE: Partial<Record<Tone, number>> = { good: 5, bad: -5 };

/** A gain explains a chance that rose, a loss one that fell; the other way round it explains nothing, nor does a price that was paid. */
function weightOfFelt(felt: Felt, { step, swings }: { step: Step; swings: Swings }): number {
  const { seat, change, tone } = felt;
  const sign = Math.sign(swings[seat] ?? 0);
  if (change !== undefined && tone !== 'plain')
    return sign * change.by * (change.what === 'health' ? WOUND : 1);
  return step === 'triumph' ? sign * (FATE[tone] ?? 0) : isWord(felt) ? A_WORD : 0;
}

/** What was felled, not whoever felled it. */
const cardOf = ({ stamp, card, against }: Scene): CardId | undefined =>
  stamp?.over === 'against' ? against : (card ?? against);

/** What changed hands; else what is said of those concerned: "swapped hands". */
function pictureOf({ scene }: Beat): Highlight {
  const card = cardOf(scene);
  const { title, felt = [] } = scene;
  const changed = felt.filter(({ change, word }) => change !== undefined && word !== '');
  return {
    title,
    felt: changed.length > 0 ? changed : felt.filter(isWord),
    ...(card === undefined ? {} : { card }),
  };
}
