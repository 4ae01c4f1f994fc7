import { cleanArticleHtml, extractText } from './article-html.js';

const sanitize = (html: string) => cleanArticleHtml(html, 'Colosseum of Rome');

/** Markup that a browser would execute, or that loads from another host; after OWASP's filter evasion list. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href=" data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example/">x</a>',
  '<a href="/\\evil.example/">x</a>',
  '<a href="\\\\evil.example/">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,x"></object><embed src=x>',
  '<form action=//evil.example><input name=a></form>',
  '<style>@import "//evil.example"</style><p style="background:url(//evil.example)">x</p>',
  '<base href="//evil.example/"><link rel=stylesheet href="//evil.example">',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<p onclick="alert(1)" id=x class=y data-x=1>x</p>',
  '<img src="https://evil.example/pixel.gif">',
  '<img src="/objects/../api/logout">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>">',
  '<<script>script>alert(1)<</script>/script>',
  '<p>\0<scr\0ipt>alert(1)</scr\0ipt></p>',
];

it.each(HOSTILE)('cleanArticleHtml: leaves nothing to execute or to load in %j', (html) => {
  const cleaned = sanitize(html);
  expect(cleaned).not.toMatch(
    /<(script|svg|math|style|iframe|object|embed|form|input|base|link|meta|noscript|textarea)/i,
  );
  expect(cleaned).not.toMatch(/<[^>]*\s(on\w+|style|class|id|data-\w+|srcdoc)\s*=/i);
  expect(cleaned).not.toMatch(/(href|src)="\s*(javascript|data|vbscript|[\\\\/]{2}|https?:\/\/evil)/i);
  expect(cleaned).not.toContain('\0');
  expect(sanitize(cleaned)).toBe(cleaned);
});

it.each([
  ...['b', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark', 'strong', 'em'].map((tag) => `<p><${tag}>x</${tag}></p>`),
  '<p><a href="/articles/rome" title="Rome">x</a></p>',
  '<table><tr><th scope="col" colspan="2">x</th></tr><tr><td colspan="2" rowspan="1">y</td></tr></table>',
  '<img src="/objects/a.webp" alt="x" width="300" height="200" loading="lazy" decoding="async" />',
])('cleanArticleHtml: keeps %s', (html) => expect(sanitize(html)).toBe(html));

it('cleanArticleHtml: starts headings at level two and skips no level', () => {
  expect(sanitize('<h1>A</h1><p>x</p><h4>B</h4><h5>C</h5><h2>D</h2><h6>E</h6>')).toBe(
    '<h2>A</h2><p>x</p><h3>B</h3><h4>C</h4><h2>D</h2><h3>E</h3>',
  );
});

it('cleanArticleHtml: keeps nested lists', () => {
  const html = '<ul><li>a<ul><li>b<ol><li>c</li></ol></li></ul></li><li>d</li></ul>';
  expect(sanitize(html)).toBe(html);
});

it('cleanArticleHtml: adds rel to links to other hosts and leaves internal links unchanged', () => {
  expect(
    sanitize('<a href="https://example.org/x" target="_blank" rel="opener">a</a><a href="/articles/b">b</a>'),
  ).toBe('<a href="https://example.org/x" rel="noopener nofollow">a</a><a href="/articles/b">b</a>');
});

it('cleanArticleHtml: keeps images of our own storage and adds lazy loading and dimensions', () => {
  expect(
    sanitize('<img src="/objects/a/b.webp"><img src="/objects/c.webp" alt="A gate" width="800" height="600">'),
  ).toBe(
    '<img src="/objects/a/b.webp" alt="" width="1200" height="800" loading="lazy" decoding="async" />' +
      '<img src="/objects/c.webp" alt="A gate" width="800" height="600" loading="lazy" decoding="async" />',
  );
});

it.each([
  ['<h1>The Colosseum of Rome</h1><p>x</p>', '<p>x</p>'],
  ['<h2>Rome: its <em>Colosseum</em></h2><p>x</p>', '<p>x</p>'],
  ['# Colosseum of Rome\n<p>x</p>', '<p>x</p>'],
  ['<p># Colosseum of Rome</p><p>x</p>', '<p>x</p>'],
  ['<p># Colosseum of Rome<br />x</p>', '<p>x</p>'],
  ['<h1>Colosseum of Rome</h1><h2>Rome’s Colosseum</h2><p>x</p>', '<p>x</p>'],
  [
    '<h1>Colosseum of Rome</h1><h2>Inside the Colosseum, as Rome knew it</h2>',
    '<h2>Inside the Colosseum, as Rome knew it</h2>',
  ],
  ['# The Colosseum, as old Rome knew it\n<p>x</p>', '<p>x</p>'],
  ['<h2>Colosseum</h2><p>x</p>', '<h2>Colosseum</h2><p>x</p>'],
  ['<p>x</p><h2>Colosseum of Rome</h2>', '<p>x</p><h2>Colosseum of Rome</h2>'],
])('cleanArticleHtml: drops only a leading copy of the title from %j', (html, expected) => {
  expect(sanitize(html)).toBe(expected);
  expect(sanitize(expected)).toBe(expected);
});

it('extractText: returns the text without markup', () => {
  expect(extractText('<h2>A &amp; B</h2><p>c&lt;d<br>e</p><ul><li>f</li><li>g</li></ul>')).toBe('A & B c<d e f g');
});

it('cleanArticleHtml: handles a heading after 99,000 spaces in less than a second', () => {
  const start = performance.now();
  expect(sanitize(`# ${' '.repeat(99_000)}x<b>y</b>`)).toContain('x<b>y</b>');
  expect(performance.now() - start).toBeLessThan(1_000);
});

it('cleanArticleHtml: keeps the text of elements that are nested too deeply', () => {
  const cleaned = sanitize(`${'<b>'.repeat(100)}x`);
  expect(cleaned).toBe(`${'<b>'.repeat(40)}x${'</b>'.repeat(40)}`);
  expect(sanitize(cleaned)).toBe(cleaned);
});
