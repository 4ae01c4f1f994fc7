import { buildAnyQuery, buildTopicQuery, expandTopics, parseSearchWords } from './search-words.js';

describe('parseSearchWords', () => {
  it.each([
    ['Eiffel Tower', `'eiffel' & 'tower':*`, `'eiffel':A & 'tower':A*`],
    ["Xi'an", `'xi' & 'an'`, `'xi':A & 'an':A`],
    ['東', `'東':*`, `'東':A*`],
    [`it's & | ! ( ) :* <-> '' \\ "x"`, `'it' & 's' & 'x'`, `'it':A & 's':A & 'x':A`],
  ])('builds the prefix queries of %s', (text, prefix, titlePrefix) =>
    expect(parseSearchWords(text)).toMatchObject({ prefix, titlePrefix }),
  );

  it.each(['', '   ', '🏛️', `'; -- %_`])('returns null for %j, which has no words', (text) =>
    expect(parseSearchWords(text)).toBeNull(),
  );
  it('uses at most twelve words', () => expect(parseSearchWords('a '.repeat(100))?.plain.split(' ')).toHaveLength(12));
});

it('buildAnyQuery: joins words and phrases', () => {
  expect(buildAnyQuery(['castle', 'national park'], ':A')).toBe(`('castle':A) | ('national':A <-> 'park':A)`);
  expect(buildAnyQuery([], '')).toBe('');
});

it('buildTopicQuery: requires all words, or for a topic any of the words that texts use for it', () => {
  expect(buildTopicQuery(['marble', 'art'])).toBe(`'marble' & 'art'`);
  expect(buildTopicQuery(['unesco'])).toBe(`(('unesco') | ('world' <-> 'heritage'))`);
  expect(buildTopicQuery(['old', 'mayan'])).toBe(`'old' & (('maya') | ('mayan'))`);
  expect(buildTopicQuery(["d'art", 'nouveau'])).toBe(`'d' & 'art' & 'nouveau'`);
  expect(buildTopicQuery(["'; --"])).toBe('');
});

it('expandTopics: searches for the words that texts use for a topic, at any distance', () => {
  const words = parseSearchWords('unesco sites')!;
  expect(expandTopics(words, ['sites'])).toBe(words);
  expect(expandTopics(words, ['unesco'])).toMatchObject({
    exact: `(('unesco') | ('world' <-> 'heritage'))`,
    near: null,
  });
});

it('parseSearchWords: builds queries for words near each other, and side by side', () => {
  const { near, adjacent } = parseSearchWords('museum of cairo')!;
  expect(near).toMatch(/^\('museum' <1> 'cairo' \| 'cairo' <1> 'museum' \| .* \| 'cairo' <8> 'museum'\)$/);
  expect(adjacent).toBe(`('museum' <-> 'cairo')`);
  expect(parseSearchWords('lantern')).toMatchObject({ near: null, adjacent: null });
  expect(parseSearchWords('old town hall tower')?.near).toBeNull();
});
