// The rulebook in our own words: chapters and clauses, a search field, opened at the clause that matters now.

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Chapter, Clause, Rulebook } from '../../engine/rulebook.ts';
import { inPlaces } from './in-places.ts';
import './rulebook.css';

type RulebookViewProps = { rulebook: Rulebook; at?: string | undefined };

export function RulebookView({ rulebook, at }: RulebookViewProps) {
  const [wanted, setWanted] = useState('');
  const place = useRef<HTMLElement>(null);
  const chapters = useMemo(() => found(rulebook.chapters, wanted), [rulebook, wanted]);
  useEffect(() => goTo(place.current, rulebook, at), [at, rulebook]);
  return (
    <section className="rulebook" ref={place} aria-label="Rulebook">
      <input
        type="search"
        className="field"
        placeholder="Search the rules"
        aria-label="Search the rules"
        value={wanted}
        onChange={(event) => {
          setWanted(event.target.value);
          place.current?.scrollIntoView({ block: 'start' });
        }}
      />
      {chapters.map((chapter) => (
        <ChapterView chapter={chapter} at={at} wanted={wordsOf(wanted)} key={chapter.title} />
      ))}
      {chapters.length === 0 && <p>No rule mentions “{wanted}”.</p>}
    </section>
  );
}

function goTo(page: Element | null, { chapters }: Rulebook, clause: string | undefined): void {
  if (chapters.some(({ clauses }) => clauses.some(({ id }) => id === clause)))
    page?.querySelector('[data-here]')?.scrollIntoView({ block: 'center' });
}

/** Where a chapter stands on the page. */
export const sectionOf = (chapter: string): string => `chapter ${chapter}`.replaceAll(' ', '-');

type ChapterViewProps = { chapter: Chapter; at: string | undefined; wanted: readonly string[] };

function ChapterView({ chapter, at, wanted }: ChapterViewProps) {
  return (
    <section className="chapter" id={sectionOf(chapter.title)}>
      <h2>{chapter.title}</h2>
      {chapter.intro && <p className="rulebook-intro">{plain(chapter.intro)}</p>}
      {chapter.clauses.map((clause) => (
        <p className="clause" key={clause.id} data-here={clause.id === at || undefined}>
          <span className="clause-id">{clause.id}</span> <Emphasised text={clause.text} wanted={wanted} />
        </p>
      ))}
    </section>
  );
}

/** The rulebooks' Markdown knows *emphasis*, **weight** and `code`, and nothing else. */
function Emphasised({ text, wanted }: { text: string; wanted: readonly string[] }) {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).map((part, i) => {
    const key = `${i} ${part}`;
    if (part.startsWith('**')) return <strong key={key}>{marked(part.slice(2, -2), wanted)}</strong>;
    if (part.startsWith('*')) return <em key={key}>{marked(part.slice(1, -1), wanted)}</em>;
    return part.startsWith('`') ? <code key={key}>{part.slice(1, -1)}</code> : marked(part, wanted);
  });
}

/** The words that were searched for, marked where they stand. */
function marked(text: string, wanted: readonly string[]): ReactNode {
  if (wanted.length === 0) return text;
  const escaped = wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const parts = text.split(new RegExp(`(${escaped.join('|')})`, 'i'));
  return inPlaces(parts).map(({ item, at, place }) =>
    at % 2 === 1 ? <mark key={place}>{item}</mark> : item,
  );
}

const wordsOf = (wanted: string): string[] => wanted.toLowerCase().split(/\s+/).filter(Boolean);

const plain = (text: string) => text.replace(/[*`]/g, '');

function found(chapters: readonly Chapter[], wanted: string): Chapter[] {
  const words = wordsOf(wanted);
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
