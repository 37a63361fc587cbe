// A question as plain lines: what is asked, the options by number, what is not possible and why.

import type { Decision } from '../../engine/question.ts';
import type { Rulebook } from '../../engine/rulebook.ts';
import type { BaseBox } from '../../engine/table.ts';

export function questionLines({ ask, clause, options, notPossible, picking }: Decision): string[] {
  return [
    ask,
    ...(picking === undefined ? [] : [progress(picking)]),
    ...options.map(
      ({ label, detail }, i) => `  ${i + 1}. ${label}${detail === undefined ? '' : ` (${detail})`}`,
    ),
    ...notPossible.map((each) => `  Not possible: ${each.label}. Why: ${each.reason} (${each.clause}).`),
    `The rule: ${clause}; “?” prints it.`,
  ];
}

function progress({ picked, min, max }: NonNullable<Decision['picking']>): string {
  const howMany = min === max ? `${max}` : min === 0 ? `up to ${max}` : `${min} to ${max}`;
  return `You pick ${howMany}, one at a time; ${picked.length} picked so far.`;
}

/** The clause behind a question, the card it is about, and the clauses that forbid what is not possible. */
export function ruleLines(decision: Decision, rulebook: Rulebook, box: BaseBox): string[] {
  const ids = new Set([decision.clause, ...decision.notPossible.map(({ clause }) => clause)]);
  const card = decision.about === undefined ? undefined : box.faces[decision.about];
  return [
    ...[...ids].map(
      (id) => `${id}: ${rulebook.clauses.get(id)?.text ?? 'this clause is not in the rulebook.'}`,
    ),
    ...(card === undefined ? [] : [`${card.name}: ${card.text}`]),
  ];
}
