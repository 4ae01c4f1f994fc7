/** @jest-environment ./infra/test/browser-environment.mjs */
import { mergedSections, pairSections } from './sections.js';

const section = (heading: string, text: string) => `<h2>${heading}</h2><p>${text}</p>`;

test('sections under one heading are each paired with their own', () => {
  const before = section('Tips', 'a') + section('Tips', 'b') + section('End', 'c');
  const after = section('Tips', 'A') + section('tips', 'B') + section('End', 'c');
  const pairs = pairSections(before, after);
  expect(pairs.map((pair) => [pair.before?.text, pair.after?.text])).toEqual([
    ['Tips\na', 'Tips\nA'],
    ['Tips\nb', 'tips\nB'],
    ['End\nc', 'End\nc'],
  ]);
  expect(mergedSections(pairs, new Set())).toBe(before);
  expect(mergedSections(pairs, new Set([0, 1, 2]))).toBe(after);
});

test.each([
  [
    ['a', 'a', 'b'],
    ['a', 'b'],
  ],
  [
    ['a', 'b', 'a'],
    ['b', 'a', 'a'],
  ],
  [
    ['a', 'b'],
    ['b', 'a', 'b'],
  ],
])('no section of %j is lost or doubled beside %j', (old, anew) => {
  const [before, after] = [old, anew].map((headings, side) =>
    headings.map((heading, index) => section(heading, `${side} ${index}`)).join(''),
  );
  const pairs = pairSections(before!, after!);
  expect(mergedSections(pairs, new Set())).toBe(before);
  expect(mergedSections(pairs, new Set(pairs.keys()))).toBe(after);
});
