import { expect, test } from '@jest/globals';
import { toAmpContent } from './amp-content.js';

const ORIGIN = 'https://placelore.example';
const convert = (html: string) => toAmpContent(html, ORIGIN).html;
const FRAME = 'layout="responsive" sandbox="allow-scripts allow-popups" frameborder="0"';

test.each([
  ['a heading of level one', '<h1>A</h1>', '<h2>A</h2>'],
  ['headings', '<h2>A</h2><h6>B</h6>', '<h2>A</h2><h6>B</h6>'],
  [
    'blocks',
    '<blockquote><p>A<br />B</p></blockquote><hr /><pre>C</pre><figure><figcaption>D</figcaption></figure>',
    '<blockquote><p>A<br />B</p></blockquote><hr /><pre>C</pre><figure><figcaption>D</figcaption></figure>',
  ],
  [
    'marks',
    '<strong>a</strong><em>b</em><b>c</b><i>d</i><u>e</u><s>f</s><sub>g</sub><sup>h</sup><small>i</small><mark>j</mark>',
    '<strong>a</strong><em>b</em><b>c</b><i>d</i><u>e</u><s>f</s><sub>g</sub><sup>h</sup><small>i</small><mark>j</mark>',
  ],
  ['lists', '<ul><li>a</li></ul><ol><li>b</li></ol>', '<ul><li>a</li></ul><ol><li>b</li></ol>'],
  ['terms', '<dl><dt>a</dt><dd>b</dd></dl>', '<dl><dt>a</dt><dd>b</dd></dl>'],
  [
    'tables',
    '<table><caption>a</caption><thead><tr><th scope="col" colspan="2" rowspan="3">b</th></tr></thead><tbody><tr><td colspan="2" rowspan="3" scope="x">c</td></tr></tbody><tfoot></tfoot></table>',
    '<table><caption>a</caption><thead><tr><th scope="col" colspan="2" rowspan="3">b</th></tr></thead><tbody><tr><td colspan="2" rowspan="3">c</td></tr></tbody><tfoot></tfoot></table>',
  ],
  [
    'scripts, styles and handlers',
    '<script>x</script><style>y</style><p style="a" onclick="b" class="c">z</p>',
    '<p>z</p>',
  ],
  ['unknown elements', '<video>a</video><span>b</span>', 'ab'],
  [
    'links of this site',
    '<a href="/a" title="t" rel="r" target="_blank">b</a>',
    `<a title="t" rel="r" href="${ORIGIN}/a">b</a>`,
  ],
  ['links of others', '<a href="https://b.example/">b</a>', '<a href="https://b.example/">b</a>'],
  ['mail', '<a href="mailto:a@b.example">b</a>', '<a href="mailto:a@b.example">b</a>'],
  ['scripts in links', '<a href="javascript:a()">b</a>', '<a>b</a>'],
  ['links to another host in disguise', '<a href="//b.example">b</a><a href="/\\b.example">c</a>', '<a>b</a><a>c</a>'],
  [
    'own images',
    '<img src="/objects/a.jpg" alt="A" width="120" height="80" />',
    `<amp-img src="${ORIGIN}/objects/a.jpg" alt="A" width="120" height="80" layout="responsive"></amp-img>`,
  ],
  [
    'images without a size',
    '<img src="/objects/a.jpg" />',
    `<amp-img src="${ORIGIN}/objects/a.jpg" alt="" width="800" height="600" layout="responsive"></amp-img>`,
  ],
  ['images of others', '<img src="https://b.example/a.jpg" alt="A" />', ''],
  ['frames of this site', `<iframe src="${ORIGIN}/a"></iframe>`, ''],
  ['frames without TLS', '<iframe src="http://b.example/"></iframe>', ''],
  ['frames without an address', '<iframe src="/a"></iframe>', ''],
  [
    'frames of others',
    '<iframe src="https://b.example/" title="B" width="300" height="200"></iframe>',
    `<amp-iframe src="https://b.example/" title="B" width="300" height="200" ${FRAME}></amp-iframe>`,
  ],
  [
    'frames without title and size',
    '<iframe src="https://b.example/"></iframe>',
    `<amp-iframe src="https://b.example/" width="800" height="600" ${FRAME}></amp-iframe>`,
  ],
  [
    'components of the text',
    '<amp-img src="/objects/a.jpg"></amp-img><amp-iframe src="https://b.example/"></amp-iframe>',
    '',
  ],
])('toAmpContent: converts %s', (_, html, amp) => expect(convert(html)).toBe(amp));

test('toAmpContent: reports whether frames need their component', () => {
  const hasFrames = (html: string) => toAmpContent(html, ORIGIN).hasFrames;
  expect(hasFrames('<iframe src="https://b.example/"></iframe>')).toBe(true);
  expect(hasFrames('<iframe src="http://b.example/"></iframe><p>amp-iframe</p>')).toBe(false);
});
