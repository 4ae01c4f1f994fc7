import { toPlainLine, toPlainText } from './untrusted-text.js';

it.each([
  ['**Bold** and __bold__ and *slanted* `code`', 'Bold and bold and slanted code'],
  ['# Title\n\nText', 'Title\n\nText'],
  ['- one\n- two', 'one two'],
  ['```json\n{"a": 1}\n```', '{"a": 1}'],
  ['[a link](https://x.example/y) and ![picture](z.png)!', 'a link and !'],
  ['See https://x.example/a?b=c.', 'See .'],
  ['<p>One</p><p>Two &amp; three</p>', 'One Two & three'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;safe', 'safe'],
  ['<scr<b>ipt>alert(1)</scr</b>ipt>', 'alert(1)'],
  ['<img src=x onerror=alert(1)', 'img src=x onerror=alert(1)'],
  ['5 * 3 * 2, snake_case_name and 3 < 4', '5 * 3 * 2, snake_case_name and 3 4'],
  ['a\u0000b\u202Ec\u{E0041}d\r\ne', 'abcd e'],
  ['می‌خواهم', 'می‌خواهم'],
  ['  spaces \t everywhere  ', 'spaces everywhere'],
])('toPlainText: converts %j to %j', (text, plain) => {
  expect(toPlainText(text, 1000)).toBe(plain);
});

it('toPlainText: leaves no tag behind, however it is nested', () => {
  for (const tag of ['<<b>script>', '&lt;&lt;b>script&gt;', '<scr<script></script>ipt>', '<a<a<a>>>']) {
    expect(toPlainText(`${tag}x`, 1000)).not.toMatch(/[<>]/);
  }
});

it('toPlainText: ends after the last whole sentence that fits, or else the last word', () => {
  expect(toPlainText('One sentence here. Another one follows.', 30)).toBe('One sentence here.');
  expect(toPlainText('One sentence without an end that goes on', 30)).toBe('One sentence without an end…');
  expect(toPlainText(`${'x'.repeat(28)}😀😀`, 30)).toBe(`${'x'.repeat(28)}…`);
});

it('toPlainLine: joins paragraphs on one line', () => {
  expect(toPlainLine('One.\n\nTwo.', 100)).toBe('One. Two.');
});
