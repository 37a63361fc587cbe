// Looking: who rests does not look at what comes under the mouse.

import { expect, test } from 'vitest';
import { hasCome } from '../table/glance.ts';

const at = (clientX: number, clientY: number, pointerType: 'mouse' | 'touch' = 'mouse') => ({
  clientX,
  clientY,
  pointerType,
});

test('a thing that appears under a resting mouse was not looked at; one that the mouse comes to was', () => {
  expect(hasCome(at(40, 60), { x: 40, y: 60 })).toBe(false);
  expect(hasCome(at(41, 60), { x: 40, y: 60 })).toBe(true);
  expect(hasCome(at(40, 60), undefined), 'nobody saw where it came from').toBe(true);
});

test('where a finger tapped, a mouse is taken to rest afterwards: what appears there was not looked at', () => {
  expect(hasCome(at(40, 60), { x: 40.4, y: 59.7 })).toBe(false);
});

test('a finger always comes, even where it came down before', () => {
  expect(hasCome(at(40, 60, 'touch'), { x: 40, y: 60 })).toBe(true);
});
