// Documents that somebody brings.

import { expect, test } from 'vitest';
import { LARGEST_DOCUMENT, readDocument } from './document.ts';
import { Fault } from './fault.ts';

test('a document of a million characters is read, a larger one is refused with its size', () => {
  expect(readDocument('{"trap": 2}'.padEnd(LARGEST_DOCUMENT), 'crypt.json')).toEqual({ trap: 2 });
  expect(() => readDocument('{}'.padEnd(LARGEST_DOCUMENT + 1), 'crypt.json')).toThrow(
    new Fault('crypt.json has 1.1 MB: a file of this kind is text of less than 1 MB.'),
  );
});

test('what is not JSON is refused with its name', () => {
  expect(() => readDocument('{"trap', 'crypt.json')).toThrow(Fault);
  expect(() => readDocument('{"trap', 'crypt.json')).toThrow('crypt.json is not JSON');
});
