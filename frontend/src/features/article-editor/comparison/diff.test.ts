import { diffWords } from './diff.js';

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
