import { buildHighlightPattern, buildSnippet } from './snippets.js';

const snippet = (text: string, ...words: string[]) => buildSnippet(text, buildHighlightPattern(words));

describe('buildSnippet', () => {
  it.each([
    ['The Colosseum of\n Rome', ['colosseum'], 'The <mark>Colosseum</mark> of Rome'],
    ['Many churches and a Church', ['churches'], 'Many <mark>churches</mark> and a <mark>Church</mark>'],
    ['The café sells lanterns', ['cafe', 'lantern'], 'The <mark>café</mark> sells <mark>lanterns</mark>'],
    ['Nothing of Romance', ['rom'], null],
    ['東京タワーです', ['タワー'], '東京<mark>タワー</mark>です'],
    ['A bay, not a ba', ['bays'], 'A <mark>bay</mark>, not a ba'],
    ['The end', ['x'], null],
  ])('marks in "%s" the forms of %j', (text, words, expected) => expect(snippet(text, ...words)).toBe(expected));

  it('begins near the first match and ends at a word', () => {
    const shown = snippet(`${'Long ago it was. '.repeat(100)}A lantern here. ${'And so on. '.repeat(100)}`, 'lantern')!;
    expect(shown).toMatch(/^\S.*A <mark>lantern<\/mark> here\. .*\S$/);
    expect(shown.length).toBeLessThan(250);
  });

  it('marks nothing without words worth it', () => expect(buildHighlightPattern(['a', 'of'])).toBeNull());

  it.each([
    ['&lt;script&gt;lantern&lt;/script&gt;', '&lt;script&gt;<mark>lantern</mark>&lt;/script&gt;'],
    ['<img onerror=1> lantern', '&lt;img onerror=1&gt; <mark>lantern</mark>'],
    ['&amp;lt;b&amp;gt; lantern', '&amp;lt;b&amp;gt; <mark>lantern</mark>'],
    ['Tom &amp; lantern&#39;s &quot;inn&quot;', 'Tom &amp; <mark>lantern</mark>&#39;s &quot;inn&quot;'],
  ])('escapes all markup of %s', (text, expected) => expect(snippet(text, 'lantern')).toBe(expected));
});
