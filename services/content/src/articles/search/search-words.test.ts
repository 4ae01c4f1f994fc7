import { buildAnyQuery, buildTopicQuery, parseSearchWords } from './search-words.js';

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

it('buildTopicQuery: requires all words, and knows what stands for UNESCO', () => {
  expect(buildTopicQuery(['gothic', 'art'])).toBe(`'gothic' & 'art'`);
  expect(buildTopicQuery(['unesco'])).toBe(`('unesco' | ('world' <-> 'heritage'))`);
  expect(buildTopicQuery(["d'art", 'nouveau'])).toBe(`'d' & 'art' & 'nouveau'`);
  expect(buildTopicQuery(["'; --"])).toBe('');
});
