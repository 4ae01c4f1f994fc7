import { mergeSections, pairSections } from './sections.js';

const buildSection = (heading: string, text: string) => `<h2>${heading}</h2><p>${text}</p>`;

test('pairSections: pairs several sections with the same heading in order', () => {
  const before = buildSection('Tips', 'a') + buildSection('Tips', 'b') + buildSection('End', 'c');
  const after = buildSection('Tips', 'A') + buildSection('tips', 'B') + buildSection('End', 'c');
  const pairs = pairSections(before, after);
  expect(pairs.map((pair) => [pair.before?.text, pair.after?.text])).toEqual([
    ['Tips\na', 'Tips\nA'],
    ['Tips\nb', 'tips\nB'],
    ['End\nc', 'End\nc'],
  ]);
  expect(mergeSections(pairs, new Set())).toBe(before);
  expect(mergeSections(pairs, new Set([0, 1, 2]))).toBe(after);
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
])('pairSections: neither loses nor repeats a section of %j compared with %j', (oldHeadings, newHeadings) => {
  const [before, after] = [oldHeadings, newHeadings].map((headings, side) =>
    headings.map((heading, index) => buildSection(heading, `${side} ${index}`)).join(''),
  );
  const pairs = pairSections(before!, after!);
  expect(mergeSections(pairs, new Set())).toBe(before);
  expect(mergeSections(pairs, new Set(pairs.keys()))).toBe(after);
});
