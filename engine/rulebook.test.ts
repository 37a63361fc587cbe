// The rulebook's reader.

import { expect, test } from 'vitest';
import { readRulebook } from './rulebook.ts';

const TEXT = `# Title

## First chapter

Words before the clauses.

**EX-ONE-01** {event: drew} Draw a card
and keep it.

**EX-ONE-SUB-02** Another.

## Second

**EX-R-10** A ruling.
`;

test('clauses are paragraphs that begin with their id, under their chapter', () => {
  const { title, chapters, clauses } = readRulebook(TEXT);
  expect(title).toBe('Title');
  expect(chapters.map((chapter) => [chapter.title, chapter.clauses.length])).toEqual([
    ['First chapter', 2],
    ['Second', 1],
  ]);
  expect(chapters[0]?.intro).toBe('Words before the clauses.');
  expect(clauses.get('EX-ONE-01')).toEqual({
    id: 'EX-ONE-01',
    chapter: 'First chapter',
    text: 'Draw a card and keep it.',
    event: 'drew',
  });
  expect([...clauses.keys()]).toEqual(['EX-ONE-01', 'EX-ONE-SUB-02', 'EX-R-10']);
});

test('an id that stands twice is refused', () => {
  expect(() => readRulebook(`${TEXT}\n**EX-R-10** Again.`)).toThrow('EX-R-10 stands twice');
});

test('words before the first chapter, and empty lines at the end, belong to no chapter', () => {
  const { chapters } = readRulebook('# Title\n\nBefore.\n\n## One\n\nWords.\n\n');
  expect(chapters).toEqual([{ title: 'One', intro: 'Words.', clauses: [] }]);
});

test('several paragraphs before the clauses stay apart', () => {
  const [chapter] = readRulebook('## One\n\nFirst.\n\nSecond.\n\nThird.').chapters;
  expect(chapter?.intro).toBe('First.\n\nSecond.\n\nThird.');
});

test('a clause that shows itself by no event names none', () => {
  expect(readRulebook(TEXT).clauses.get('EX-R-10')).not.toHaveProperty('event');
});
