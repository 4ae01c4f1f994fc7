import { joinAttributions, parseAttribution } from './attribution.js';

const FIX = { text: 'Fix the map', url: 'https://www.openstreetmap.org/fixthemap' };

it.each([
  ['', []],
  ['Words', [{ text: 'Words', url: null }]],
  ['<a href="https://a.example">A</a>', [{ text: 'A', url: 'https://a.example/' }]],
  [
    `&copy; <a class=x href='http://a.example/?b=1&amp;c=2'>A <b>B</b></a>, C`,
    [
      { text: '©', url: null },
      { text: 'A B', url: 'http://a.example/?b=1&c=2' },
      { text: ', C', url: null },
    ],
  ],
  ['<a href="javascript:alert(1)">A</a>', [{ text: 'A', url: null }]],
  ['<a href="/relative">A</a>', [{ text: 'A', url: null }]],
  ['<script>alert(1)</script>', [{ text: 'alert(1)', url: null }]],
  ['&lt;b&gt; &unknown;', [{ text: '<b> &unknown;', url: null }]],
  ['<a href="https://a.example">unclosed', [{ text: 'unclosed', url: 'https://a.example/' }]],
  ['text <a href="https://a.example', [{ text: 'text', url: null }]],
  ['© OpenStreetMap', [{ text: '© OpenStreetMap', url: null }, FIX]],
])('parseAttribution: reads %s', (html, parts) => {
  expect(parseAttribution(html)).toEqual(parts);
});

it('parseAttribution: reads malicious text in linear time', () => {
  const startedAt = performance.now();
  parseAttribution('<a href="'.repeat(5_000));
  parseAttribution('<'.repeat(50_000));
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});

it('joinAttributions: names each part once', () => {
  const own = [{ text: 'Own', url: null }, FIX];
  expect(joinAttributions(own, [FIX], [])).toEqual(own);
});
