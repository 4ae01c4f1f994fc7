import { parseHtml, toDocument, toHtml } from './article-schema.js';
import { describeRendering, isSupportedHtml, renderIdentically } from './html-equivalence.js';

const roundTrip = (html: string) => toHtml(toDocument(html));

/** Everything that the server keeps, in the form in which it is stored. */
const SUPPORTED_HTML = [
  '<p>a <strong>b</strong> <b>c</b> <em>d</em> <i>e</i> <u>f</u> <s>g</s> <sub>h</sub> <sup>i</sup> <small>j</small> <mark>k</mark></p>',
  '<h2>a</h2><h3>b</h3><h4>c</h4><h5>d</h5><h6>e</h6>',
  '<p>a<br />b</p><hr /><p>c</p>',
  '<ul><li>a</li><li>b <strong>c</strong><ul><li>d</li></ul></li></ul><ol><li>e</li></ol>',
  '<ul><li><p>a</p></li><li><p>b</p><p>c</p></li></ul>',
  '<dl><dt>Where</dt><dd>Rome</dd><dt>Built</dt><dd><p>80</p><p>AD</p></dd></dl>',
  '<blockquote><p>a</p><p>b</p></blockquote>',
  '<pre>a\n  b &lt;c&gt; <strong>d</strong></pre>',
  '<table><caption>Hours</caption><thead><tr><th scope="col">Day</th><th>Open</th></tr></thead><tbody><tr><td colspan="2">all</td></tr><tr><td rowspan="2">a <em>b</em></td><td><p>c</p><p>d</p></td></tr></tbody><tfoot><tr><td>e</td></tr></tfoot></table>',
  '<figure><img src="/objects/articles/a/photo.webp" alt="A gate" width="1200" height="800" loading="lazy" decoding="async" /><figcaption>The <em>gate</em></figcaption></figure>',
  '<p>a <img src="/objects/a.webp" alt="" width="20" height="20" loading="lazy" decoding="async" /> b</p>',
  '<img src="/objects/a.webp" alt="" width="1200" height="800" loading="lazy" decoding="async" /><p>a</p>',
  '<p><a href="https://example.org/?a=1&amp;b=2" rel="noopener nofollow">a <strong>b</strong></a> <a href="/articles/c" title="C">c</a></p>',
  '<p>a &amp; b &lt;c&gt; “d” \u00A0e</p>',
];

test.each(SUPPORTED_HTML)('article schema: keeps %s unchanged', (html) => {
  expect(roundTrip(html)).toBe(html);
});

test('article schema: keeps all supported HTML unchanged in one document', () => {
  const html = SUPPORTED_HTML.join('');
  expect(roundTrip(html)).toBe(html);
  expect(isSupportedHtml(html)).toBe(true);
});

test.each(['', ' \n'])('isSupportedHtml: accepts empty content (%j)', (html) => {
  expect(isSupportedHtml(html)).toBe(true);
  expect(roundTrip(html)).toBe('');
});

test.each([
  ['<p>a</p>\n\n<p>b  c</p>', '<p>a</p><p>b c</p>'],
  ['<p><strong><em>a</em></strong></p>', '<p><em><strong>a</strong></em></p>'],
  ['<p><strong>a</strong><strong>b</strong></p>', '<p><strong>ab</strong></p>'],
  ['<p><a>a</a></p>', '<p>a</p>'],
])('renderIdentically: treats %s and %s as equal', (one, other) => {
  expect(renderIdentically(one, other)).toBe(true);
  expect(isSupportedHtml(one)).toBe(true);
});

test.each([
  ['<p>a b</p>', '<p>ab</p>'],
  ['<p>a</p><p>b</p>', '<p>a b</p>'],
  ['<p><b>a</b></p>', '<p><strong>a</strong></p>'],
  ['<p><a href="/a">a</a></p>', '<p><a href="/b">a</a></p>'],
  ['<pre>a  b</pre>', '<pre>a b</pre>'],
  ['<ul><li>a</li></ul>', '<ol><li>a</li></ol>'],
  ['<p><strong>a</strong> b</p>', '<p><strong>a b</strong></p>'],
])('describeRendering: distinguishes %s from %s', (one, other) => {
  expect(describeRendering(one)).not.toBe(describeRendering(other));
});

test.each([
  // The schema has neither grouped nor empty description lists.
  '<dl><dd>a</dd><dl><dt>b</dt></dl></dl>',
  '<p>a</p>b<p>c</p>',
  '<p><b>a <strong>b</strong></b></p>',
  '<blockquote>a</blockquote>',
])('isSupportedHtml: refuses %s', (html) => {
  expect(isSupportedHtml(html)).toBe(false);
});

test('article schema: parses HTML in a document without a window, where nothing is loaded or executed', () => {
  const body = parseHtml('<p>a <img src="/missing.webp" onerror="trap()" /></p>');
  expect(body.ownerDocument.defaultView).toBeNull();
  expect(body.innerHTML).toContain('<p>a <img');
});
