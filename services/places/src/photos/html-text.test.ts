import { readHtml } from './html-text.js';

test.each([
  ['Jane <b>Doe</b>', 'Jane Doe', null],
  ['<p>One</p><p>Two</p>', 'One Two', null],
  ['One<br>Two', 'One Two', null],
  ['<td>One</td>Two', 'One Two', null],
  ['<ul><li>One</li><li>Two</li></ul>', 'One, Two', null],
  ['<a href="/wiki/User:A">A</a> and <a href="/b">B</a>', 'A and B', '/wiki/User:A'],
  ['<span style="display: none"><a href="/hidden">x <i>y</i></a></span>A <a href="/b">B</a>', 'A B', '/b'],
  ['A<style>p { color: red }</style><script>alert(1)</script>', 'A', null],
  ['&lt;A&gt; &amp; B', '<A> & B', null],
])('readHtml: reads the visible text of %j', (html, text, link) => {
  expect(readHtml(html)).toEqual({ text, link });
});
