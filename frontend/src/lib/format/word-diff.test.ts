import { diffSequences, findUnmatchedWords, groupRuns, splitWords } from './word-diff.js';

/** Returns both texts with their unmatched words in brackets. */
function markDifferences(textA: string, textB: string): [string, string] {
  const [a, b] = [splitWords(textA), splitWords(textB)];
  const [flagsA, flagsB] = findUnmatchedWords(a, b);
  const show = (words: string[], flags: boolean[]) =>
    groupRuns(words, flags)
      .map((run) => (run.isMarked ? `[${run.words.join(' ')}]` : run.words.join(' ')))
      .join(' ');
  return [show(a, flagsA), show(b, flagsB)];
}

test.each([
  ['the same text', 'the same text', 'the same text', 'the same text'],
  ['', 'all new', '', '[all new]'],
  ['gone', '', '[gone]', ''],
  ['a red door', 'a green door', 'a [red] door', 'a [green] door'],
  ['one two three', 'zero one two three four', 'one two three', '[zero] one two three [four]'],
  [
    'the tower of the king',
    'the old tower of the old king',
    'the tower of the king',
    'the [old] tower of the [old] king',
  ],
  ['a a b', 'a b a', 'a [a] b', 'a b [a]'],
  ['one two three moved', 'moved one two three', 'one two three [moved]', '[moved] one two three'],
  ['first\nsecond', 'first second', 'first [\n] second', 'first second'],
])('findUnmatchedWords: marks the differences between %j and %j', (textA, textB, markedA, markedB) => {
  expect(markDifferences(textA, textB)).toEqual([markedA, markedB]);
});

test('findUnmatchedWords: leaves words that both texts have in the same order unmarked', () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let round = 0; round < 200; round++) {
    const text = () => Array.from({ length: random(40) }, () => 'abcdefgh'[random(2 + random(7))]!);
    const [wordsA, wordsB] = [text(), text()];
    const [flagsA, flagsB] = findUnmatchedWords(wordsA, wordsB);
    const unmarked = (words: string[], flags: boolean[]) => words.filter((_, index) => !flags[index]);
    expect(unmarked(wordsA, flagsA)).toEqual(unmarked(wordsB, flagsB));
  }
});

test('findUnmatchedWords: compares long texts without common words, and texts of one repeated word', () => {
  const words = (name: string) => Array.from({ length: 20_000 }, (_, n) => `${name}${n}`);
  expect(findUnmatchedWords(words('a'), words('b'))[0].every(Boolean)).toBe(true);
  const same = (length: number) => Array.from({ length }, () => 'a');
  expect(findUnmatchedWords(same(20_000), same(30_000))[0].some(Boolean)).toBe(false);
});

test('diffSequences: replaces sequences as a whole if they are too long to compare', () => {
  const [before, after] = [
    Array.from({ length: 30_000 }, (_, n) => `a${n}`),
    Array.from({ length: 30_000 }, (_, n) => `b${n}`),
  ];
  expect(diffSequences(before, after, (item) => item).map(({ kind, items }) => [kind, items.length])).toEqual([
    ['removed', 30_000],
    ['added', 30_000],
  ]);
});
