import { jest } from '@jest/globals';
import type { SearchAnswer } from '@placelore/contracts/content/articles/search.js';
import { screen } from '@testing-library/react';
import { buildArticleCard } from '../../../testing/builders/articles.js';
import { jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { renderWithProviders } from '../../../testing/render/render.js';
import ArticlesPage from './ArticlesPage.js';

const NOTHING: SearchAnswer = {
  subject: 'rome',
  relevant: 0,
  place: null,
  kind: null,
  categories: [],
  relation: 'in',
  isLesserKnown: false,
  needsPosition: false,
  correctedTo: null,
  isOfOtherKinds: false,
  isOnlyNear: false,
  topic: null,
  missingTopic: null,
  missingWords: null,
  ignored: [],
  total: 0,
  groups: [],
  positions: [],
  venues: null,
  onRequest: [],
};

/** Shows the results of a search. */
function show(query: string, answer: Partial<SearchAnswer> = {}) {
  mockFetch(({ url }) => jsonResponse(url.startsWith('/api/search') ? { ...NOTHING, ...answer } : []));
  return renderWithProviders(<ArticlesPage />, { initialUrl: `/articles?q=${encodeURIComponent(query)}` });
}

const OFFER = { name: /^Write an article/ };

beforeAll(async () => {
  const list = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  window.matchMedia = () => list as unknown as MediaQueryList;
  // Loads the code of the offer, so that from now on it appears together with the results.
  const { unmount } = show('kyoto');
  await screen.findByRole('button', OFFER);
  unmount();
});

test.each([
  ['k', false],
  ['ky', false],
  ['kyo', true],
  ['京', false],
  ['京都', true],
])('ArticlesPage: offers to write an article after a search for “%s” without results: %s', async (query, isOffered) => {
  show(query);
  expect(await screen.findByText('No articles found')).not.toBeNull();
  expect(screen.queryByRole('button', OFFER) !== null).toBe(isOffered);
});

test('ArticlesPage: has the parts of the list without a search only', async () => {
  const { unmount } = show('rome');
  expect(await screen.findByRole('heading', { level: 1, name: 'No articles found' })).not.toBeNull();
  expect(screen.queryByRole('link', { name: 'Back to Home' })).toBeNull();
  expect(screen.queryByText('Travel guides')).toBeNull();
  unmount();
  mockFetch(() => jsonResponse([]));
  renderWithProviders(<ArticlesPage />, { initialUrl: '/articles' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Travel guides' })).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/app');
});

describe('ArticlesPage: the column next to the results', () => {
  const groups = [
    { group: 'best', articles: [buildArticleCard()] },
    { group: 'mentioned', articles: [buildArticleCard({ id: 2, slug: 'carthage', title: 'Carthage' })] },
  ] as SearchAnswer['groups'];
  const findColumn = (container: Element) => container.querySelector('.withAside');

  it('contains a map of the results', async () => {
    const { container } = show('rome', { total: 2, groups, positions: [{ id: 1, latitude: 41.89, longitude: 12.49 }] });
    expect(await screen.findByRole('complementary', { name: 'Map of the results' })).not.toBeNull();
    expect(findColumn(container)).not.toBeNull();
  });

  it('is not reserved if only guides that mention the words have a position', async () => {
    const { container } = show('rome', { total: 2, groups, positions: [{ id: 2, latitude: 36.85, longitude: 10.33 }] });
    await screen.findByRole('heading', { name: 'More guides that mention “rome”' });
    expect(findColumn(container)).toBeNull();
  });
});

test('ArticlesPage: links to the map of the area of several results on small screens', async () => {
  const list = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  jest.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList);
  const articles = [buildArticleCard({ id: 1, title: 'One' }), buildArticleCard({ id: 2, title: 'Two' })];
  const positions = [
    { id: 1, latitude: 41.8, longitude: 12.4 },
    { id: 2, latitude: 42, longitude: 12.6 },
  ];
  const several = show('rome', { total: 2, relevant: 2, groups: [{ group: 'inside', articles }], positions });
  const link = await screen.findByRole('link', { name: 'Show on map' });
  expect(link.getAttribute('href')).toMatch(/^\/map\?at=41\.9\d*,12\.5\d*,\d/);
  several.unmount();
  show('rome', { total: 1, relevant: 1, groups: [{ group: 'inside', articles: articles.slice(1) }], positions });
  await screen.findByRole('heading', { name: 'Two' });
  expect(screen.queryByRole('link', { name: 'Show on map' })).toBeNull();
});
