import {
  articleLink,
  formatDistance,
  formatVisitDuration,
  joinList,
  placeName,
  section,
} from './article-html-builder.js';

it.each([
  [15, 'about 15 minutes'],
  [30, 'about half an hour'],
  [50, 'about 50 minutes'],
  [60, 'about an hour'],
  [90, 'about an hour and a half'],
  [75, 'about an hour and 15 minutes'],
  [120, 'about two hours'],
  [165, 'about two hours and 45 minutes'],
  [150, 'about two and a half hours'],
  [480, 'about eight hours'],
  [600, 'a day or more'],
])('formatVisitDuration: formats %d minutes as "%s"', (minutes, text) => {
  expect(formatVisitDuration(minutes)).toBe(text);
});

it('article-html-builder: joins lists, formats distances and omits sections without content', () => {
  expect(joinList(['a', 'b', 'c'])).toBe('a, b and c');
  expect(formatDistance(1234)).toBe('1.2 km');
  expect(formatDistance(1_234_567)).toBe('1,235 km');
  expect(
    ['Paris', 'Singapore', 'Jerusalem'].map((city) => placeName(city, city === 'Paris' ? 'France' : 'Singapore')),
  ).toEqual(['Paris, France', 'Singapore', 'Jerusalem']);
  expect([section('A', '<p>b</p>'), section('A', '')]).toEqual(['<h2>A</h2><p>b</p>', '']);
});

it('articleLink: escapes a name, with and without an article', () => {
  const name = 'Marks & <b>Co</b>';
  const escaped = 'Marks &amp; &lt;b&gt;Co&lt;/b&gt;';
  expect(articleLink(null, name)).toBe(escaped);
  expect(articleLink('marks-co', name)).toBe(`<a href="/articles/marks-co">${escaped}</a>`);
});
