import { diffSequences, diffWords } from './diff.js';

const formatChanges = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ kind, items }) => {
      const text = items.join('');
      return { same: text, removed: `[-${text}-]`, added: `[+${text}+]` }[kind];
    })
    .join('');

test.each([
  ['', '', ''],
  ['a b', 'a b', 'a b'],
  ['', 'a', '[+a+]'],
  ['a', '', '[-a-]'],
  ['the old town', 'the new town', 'the [-old-][+new+] town'],
  ['a, b', 'a b', 'a[-,-] b'],
  ['don’t go', 'don’t stay', 'don’t [-go-][+stay+]'],
])('diffWords: compares %j with %j', (before, after, expected) => {
  expect(formatChanges(before, after)).toBe(expected);
});

test('diffWords: returns changes from which both texts can be rebuilt', () => {
  const [before, after] = ['one two three two one', 'two one three one two two'];
  const changes = diffWords(before, after);
  const side = (without: string) => changes.flatMap(({ kind, items }) => (kind === without ? [] : items)).join('');
  expect([side('added'), side('removed')]).toEqual([before, after]);
});

test('diffSequences: replaces sequences that are too long to compare as a whole', () => {
  const [before, after] = [
    Array.from({ length: 3000 }, (_, n) => `a${n}`),
    Array.from({ length: 3000 }, (_, n) => `b${n}`),
  ];
  expect(diffSequences(before, after, (item) => item).map(({ kind, items }) => [kind, items.length])).toEqual([
    ['removed', 3000],
    ['added', 3000],
  ]);
});
