// The picture of a moment: of all its scenes, the one that did most of what the moment did to the chances; among equals, one with a card.

import type { CardFace, CardId, Seat } from '../../engine/table.ts';
import type { ToldMoment } from '../../tables/statistics.ts';
import type { Told } from '../table/public-game.ts';
import { type Felt, type Playwright, type Scene, Script, type Step, type Words } from '../table/scene.ts';

export type Highlight = { readonly title: Words; readonly card?: CardId; readonly felt: readonly Felt[] };

/** Where nothing changed hands: what came of it tells more than that somebody rolled. */
const TELLING: Partial<Record<Step, number>> = { verdict: 0.1, triumph: 0.2 };
/** Among those who win and lose together: whatever was felled for good outweighs what anybody drank on the way. */
const STAMPED = 20;
const PICTURED = 0.5;
/** A picture that is good news, or bad, as the moment was. */
const MEANT = 0.2;

type Swing = Pick<ToldMoment, 'before' | 'after'>;
type Telling = {
  readonly scenes: Playwright;
  readonly faces: readonly CardFace[];
  readonly players: number;
  readonly winners: readonly Seat[];
};

export function highlightOf(
  told: readonly Told[],
  moment: Swing & Pick<ToldMoment, 'lines'>,
  telling: Telling,
): Highlight | undefined {
  const { first, end } = moment.lines;
  const { scenes, faces, players } = telling;
  const script = new Script();
  let best: Highlight | undefined;
  let most = -1;
  told.slice(0, end).forEach((line, at) => {
    const beat = script.hear([line], scenes, { faces, viewer: 'spectator', players }).at(-1);
    // When a turn begins, the picture before it still lies there.
    if (beat === undefined || beat.step === 'turn' || at < first) return;
    const { scene, step } = beat;
    const weight = weightOf(scene, moment, telling) + (TELLING[step] ?? 0);
    if (weight <= most) return;
    most = weight;
    best = highlighted(scene);
  });
  return best;
}

function highlighted(scene: Scene): Highlight {
  const card = cardOf(scene);
  return { title: scene.title, felt: changesIn(scene), ...(card === undefined ? {} : { card }) };
}

const cardOf = ({ stamp, card, against }: Scene): CardId | undefined =>
  stamp?.over === 'against' ? against : (card ?? against);

const changesIn = ({ felt = [] }: Scene): Felt[] => felt.filter(({ change }) => change !== undefined);

/** What went the way of the chances: up by what was good for the winners or bad for the others, down by what was bad for all. */
function weightOf(scene: Scene, { before, after }: Swing, { winners, players }: Telling): number {
  const [way, other] = after < before ? (['bad', 'good'] as const) : (['good', 'bad'] as const);
  const isTogether = winners.length === 0 || winners.length === players;
  if (isTogether && scene.tone === other) return 0;
  const isTelling = ({ seat, tone }: Felt) => (tone === way) === (isTogether || winners.includes(seat));
  const changes = changesIn(scene).filter(isTelling);
  return (
    changes.reduce((sum, { change }) => sum + Math.abs(change?.by ?? 0), 0) +
    (isTogether && scene.stamp?.tone === way ? STAMPED : 0) +
    (isTogether && scene.tone === way ? MEANT : 0) +
    (cardOf(scene) === undefined && scene.cards === undefined ? 0 : PICTURED)
  );
}
