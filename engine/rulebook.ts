// The rulebook format: Markdown in which each clause is one paragraph that begins with its id in bold.

/**
 * One numbered rule:
 *
 *     **UA-TURN-01** {event: drew} A turn begins with drawing one Quest card.
 *
 * `event` names the event by which the clause shows itself; the conformance suite waits until it was seen.
 */
export type Clause = {
  readonly id: string;
  readonly chapter: string;
  readonly text: string;
  readonly event?: string;
};

export type Chapter = { readonly title: string; readonly intro: string; readonly clauses: readonly Clause[] };

export type Rulebook = {
  readonly title: string;
  readonly chapters: readonly Chapter[];
  readonly clauses: ReadonlyMap<string, Clause>;
};

export const CLAUSE_ID: RegExp = /[A-Z]{2}(?:-[A-Z][A-Z0-9]*)+-\d+/;

const CLAUSE = new RegExp(
  `^\\*\\*(${CLAUSE_ID.source})\\*\\*\\s*(?:\\{event:\\s*([\\w-]+)\\}\\s*)?([\\s\\S]*)$`,
);

/** Reads a rulebook; throws a sentence when an id stands twice. */
export function readRulebook(markdown: string): Rulebook {
  const clauses = new Map<string, Clause>();
  const chapters: { title: string; intro: string; clauses: Clause[] }[] = [];
  let title = '';
  for (const paragraph of markdown.split(/\n\s*\n/).map((text) => text.trim())) {
    const heading = /^(#+)\s+(.*)$/.exec(paragraph);
    if (heading?.[1] === '#') title = heading[2] as string;
    else if (heading) chapters.push({ title: heading[2] as string, intro: '', clauses: [] });
    else readParagraph(paragraph, chapters.at(-1), clauses);
  }
  return { title, chapters, clauses };
}

function readParagraph(
  paragraph: string,
  chapter: { title: string; intro: string; clauses: Clause[] } | undefined,
  clauses: Map<string, Clause>,
): void {
  if (chapter === undefined || paragraph === '') return;
  const parts = CLAUSE.exec(paragraph);
  if (parts === null) {
    chapter.intro = chapter.intro === '' ? paragraph : `${chapter.intro}\n\n${paragraph}`;
    return;
  }
  const [, id, event, text] = parts as unknown as [string, string, string | undefined, string];
  if (clauses.has(id))
    throw new Error(`The clause ${id} stands twice in the rulebook: give the second one a new number.`);
  const clause: Clause = {
    id,
    chapter: chapter.title,
    text: text.replace(/\s*\n\s*/g, ' '),
    ...(event === undefined ? {} : { event }),
  };
  clauses.set(id, clause);
  chapter.clauses.push(clause);
}
