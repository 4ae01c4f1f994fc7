import { MARK, searchWords, snippetOf } from './search-words.js';

const marked = (text: string) => `${MARK.start}${text}${MARK.end}`;

describe('the words of a search', () => {
  it.each([
    ['Eiffel Tower', `'eiffel' & 'tower':*`],
    ["Xi'an", `'xi' & 'an'`],
    ['東', `'東':*`],
    [`it's & | ! ( ) :* <-> '' \\ "x"`, `'it' & 's' & 'x'`],
  ])('of %s', (text, begun) => expect(searchWords(text)?.begun).toBe(begun));

  it.each(['', '   ', '🏛️', `'; -- %_`])('are none in %j', (text) => expect(searchWords(text)).toBeNull());
  it('are at most twelve', () => expect(searchWords('a '.repeat(100))?.plain.split(' ')).toHaveLength(12));
});

describe('a snippet', () => {
  it('marks what was found and nothing else', () => {
    expect(snippetOf(`The ${marked('Colosseum')} of\n Rome`)).toBe('The <mark>Colosseum</mark> of Rome');
  });
  it('is none when nothing was found in the text', () => expect(snippetOf('The Colosseum')).toBeNull());

  it.each([
    [`&lt;script&gt;${marked('x')}&lt;/script&gt;`, '&lt;script&gt;<mark>x</mark>&lt;/script&gt;'],
    [`<img onerror=1> ${marked('x')}`, '&lt;img onerror=1&gt; <mark>x</mark>'],
    [`&amp;lt;b&amp;gt; ${marked('x')}`, '&amp;lt;b&amp;gt; <mark>x</mark>'],
    [`Tom &amp; ${marked('Jerry')}&#39;s &quot;inn&quot;`, 'Tom &amp; <mark>Jerry</mark>&#39;s &quot;inn&quot;'],
    [marked('<b>'), '<mark>&lt;b&gt;</mark>'],
  ])('of %s is harmless', (headline, snippet) => expect(snippetOf(headline)).toBe(snippet));
});
