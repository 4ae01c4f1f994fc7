import { SLUG_PATTERN } from '@placelore/contracts/content/articles/slug.js';
import { buildSlugCandidates } from './slugs.js';

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

it('buildSlugCandidates: begins with the plain slug, then adds numbers', () => {
  expect(buildSlugCandidates('Colosseum').slice(0, 3)).toEqual(['colosseum', 'colosseum-2', 'colosseum-3']);
  expect(buildSlugCandidates('東京')[0]).toBe('place');
});
