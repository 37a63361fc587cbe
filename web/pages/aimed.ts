// Whoever drops a card on its target has answered the question that follows as well.

import type { Snapshot } from '../../tables/snapshot.ts';
import { placeKey } from '../table/place.ts';

export type Aimed = { readonly question: string; readonly place: string };

/**
 * The option that was meant, once it is asked. "not yet" as long as others are asked first whether they let it happen; undefined
 * when something else has come: another question, or the next turn, in which the same words would mean another card.
 */
export function answerTo(
  { question, place }: Aimed,
  { decision, told }: Pick<Snapshot, 'decision' | 'told'>,
): number | 'not yet' | undefined {
  if (told.some(({ isHeading }) => isHeading)) return undefined;
  if (decision === undefined) return 'not yet';
  if (decision.question !== question) return undefined;
  const at = decision.options.findIndex((option) => option.at && placeKey(option.at) === place);
  return at < 0 ? undefined : at;
}
