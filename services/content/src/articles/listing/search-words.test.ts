import { formatSnippet, HIGHLIGHT_MARK, parseSearchWords } from './search-words.js';

const marked = (text: string) => `${HIGHLIGHT_MARK.start}${text}${HIGHLIGHT_MARK.end}`;

describe('parseSearchWords', () => {
  it.each([
    ['Eiffel Tower', `'eiffel' & 'tower':*`],
    ["Xi'an", `'xi' & 'an'`],
    ['東', `'東':*`],
    [`it's & | ! ( ) :* <-> '' \\ "x"`, `'it' & 's' & 'x'`],
  ])('builds the prefix query of %s', (text, prefix) => expect(parseSearchWords(text)?.prefix).toBe(prefix));

  it.each(['', '   ', '🏛️', `'; -- %_`])('returns null for %j, which has no words', (text) =>
    expect(parseSearchWords(text)).toBeNull(),
  );
  it('uses at most twelve words', () => expect(parseSearchWords('a '.repeat(100))?.plain.split(' ')).toHaveLength(12));
});

describe('formatSnippet', () => {
  it('marks only the words that were found', () => {
    expect(formatSnippet(`The ${marked('Colosseum')} of\n Rome`)).toBe('The <mark>Colosseum</mark> of Rome');
  });
  it('returns null when the text has no match', () => expect(formatSnippet('The Colosseum')).toBeNull());

  it.each([
    [`&lt;script&gt;${marked('x')}&lt;/script&gt;`, '&lt;script&gt;<mark>x</mark>&lt;/script&gt;'],
    [`<img onerror=1> ${marked('x')}`, '&lt;img onerror=1&gt; <mark>x</mark>'],
    [`&amp;lt;b&amp;gt; ${marked('x')}`, '&amp;lt;b&amp;gt; <mark>x</mark>'],
    [`Tom &amp; ${marked('Jerry')}&#39;s &quot;inn&quot;`, 'Tom &amp; <mark>Jerry</mark>&#39;s &quot;inn&quot;'],
    [marked('<b>'), '<mark>&lt;b&gt;</mark>'],
  ])('escapes all markup of %s', (headline, snippet) => expect(formatSnippet(headline)).toBe(snippet));
});
