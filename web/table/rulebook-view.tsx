// The rulebook in our own words: chapters and clauses, a search field, opened at the clause that matters now.

import { useEffect, useMemo, useRef, useState } from 'react';
import type { Chapter, Clause, Rulebook } from '../../engine/rulebook.ts';
import './rulebook.css';

type RulebookViewProps = { rulebook: Rulebook; at?: string | undefined };

export function RulebookView({ rulebook, at }: RulebookViewProps) {
  const [wanted, setWanted] = useState('');
  const place = useRef<HTMLElement>(null);
  const chapters = useMemo(() => found(rulebook.chapters, wanted), [rulebook, wanted]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: go there whenever another clause is asked for.
  useEffect(() => {
    const here = place.current?.querySelector('[data-here]');
    here?.scrollIntoView({ block: 'center' });
  }, [at, rulebook]);
  return (
    <section className="rulebook" ref={place} aria-label="Rulebook">
      <input
        type="search"
        className="field"
        placeholder="Search the rules"
        aria-label="Search the rules"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      {chapters.map((chapter) => (
        <ChapterView chapter={chapter} at={at} key={chapter.title} />
      ))}
      {chapters.length === 0 && <p>No rule mentions “{wanted}”.</p>}
    </section>
  );
}

/** Where a chapter stands on the page. */
export const sectionOf = (chapter: string): string => `chapter ${chapter}`.replaceAll(' ', '-');

function ChapterView({ chapter, at }: { chapter: Chapter; at: string | undefined }) {
  return (
    <section className="chapter" id={sectionOf(chapter.title)}>
      <h2>{chapter.title}</h2>
      {chapter.intro && <p className="rulebook-intro">{plain(chapter.intro)}</p>}
      {chapter.clauses.map((clause) => (
        <p className="clause" key={clause.id} data-here={clause.id === at || undefined}>
          <span className="clause-id">{clause.id}</span> <Emphasised text={clause.text} />
        </p>
      ))}
    </section>
  );
}

/** The rulebooks' Markdown knows *emphasis*, **weight** and `code`, and nothing else. */
function Emphasised({ text }: { text: string }) {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).map((part, i) => {
    const key = `${i} ${part}`;
    if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>;
    if (part.startsWith('*')) return <em key={key}>{part.slice(1, -1)}</em>;
    return part.startsWith('`') ? <code key={key}>{part.slice(1, -1)}</code> : part;
  });
}

const plain = (text: string) => text.replace(/[*`]/g, '');

function found(chapters: readonly Chapter[], wanted: string): Chapter[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = ({ id, text }: Clause, title: string) => {
    const all = `${id} ${title} ${text}`.toLowerCase();
    return words.every((word) => all.includes(word));
  };
  return chapters
    .map((chapter) => ({
      ...chapter,
      intro: words.length === 0 ? chapter.intro : '',
      clauses: chapter.clauses.filter((clause) => matches(clause, chapter.title)),
    }))
    .filter(({ clauses, intro }) => clauses.length > 0 || intro !== '');
}
