import { SLUG_PATTERN } from '@placelore/contracts/content/articles/slug.js';
import { buildSlugCandidates, toLatinSlug } from './slugs.js';

it.each(['Colosseum', 'a'.repeat(80), `${'a'.repeat(47)} bcd`, '東京'])(
  'buildSlugCandidates: returns ten valid and different slugs for %j',
  (title) => {
    const slugs = buildSlugCandidates(title);
    expect(new Set(slugs).size).toBe(10);
    for (const slug of slugs) {
      expect(slug).toMatch(SLUG_PATTERN);
      expect(slug.length).toBeLessThanOrEqual(50);
    }
  },
);

it('buildSlugCandidates: starts with the plain slug, then adds numbers', () => {
  expect(buildSlugCandidates('Colosseum').slice(0, 3)).toEqual(['colosseum', 'colosseum-2', 'colosseum-3']);
  expect(buildSlugCandidates('?!')[0]).toBe('place');
});

it.each([
  ['São Paulo’s Łódź Straße', 'sao-paulos-lodz-strasse'],
  ['المتحف المصري', 'lmthf-lmsry'],
  ['قلعة حلب ٣', 'qlh-hlb-3'],
  ['วัดอรุณราชวราราม', 'wadorunrachwraram'],
  ['東京タワー (Tokyo Tower)', 'dongjingtawa-tokyo-tower'],
  ['경복궁', 'gyeongboggung'],
  ['Государственный Эрмитаж', 'gosudarstvennyy-ermitazh'],
  ['ताज महल', 'taj-mhl'],
  ['☀', ''],
])('toLatinSlug: converts %j to %j', (title, slug) => {
  expect(toLatinSlug(title)).toBe(slug);
});
