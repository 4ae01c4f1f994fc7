import type { Discovery } from '@placelore/contracts/discoveries.js';
import { discoveryWith } from '../../testing/discovery.js';
import { matchingDiscovery } from './own-match.js';

const article = { slug: 'piazza-grande', location: 'Arezzo, Italy' };
const matchOf = (...own: Partial<Discovery>[]) =>
  matchingDiscovery(
    article,
    own.map((change, place) => discoveryWith({ id: place + 1, ...change })),
  )?.id;

test.each([
  ['Arezzo, Italy', true],
  [' arezzo,  ITALY ', true],
  ['Piazza Grande, Arezzo, Italy', true],
  ['Arezzo', true],
  ['Rome, Italy', false],
  ['', false],
  ['  ', false],
])('a discovery at “%s” matches: %s', (location, matches) => {
  expect(matchOf({ location })).toBe(matches ? 1 : undefined);
});

test('an article without a location is nowhere', () => {
  expect(matchingDiscovery({ slug: 'x', location: ' ' }, [discoveryWith()])).toBeUndefined();
});

test('the discovery the article was written of comes before all others, wherever it is', () => {
  expect(matchOf({}, { location: 'Elsewhere', articleSlug: 'piazza-grande' })).toBe(2);
});

test('a discovery that another article was written of is not this one', () => {
  expect(matchOf({ articleSlug: 'the-well-of-arezzo' })).toBeUndefined();
});
