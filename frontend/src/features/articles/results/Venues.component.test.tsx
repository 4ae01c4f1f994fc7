import type { SearchAnswer, VenueAnswer } from '@placelore/contracts/content/articles/search.js';
import { screen, within } from '@testing-library/react';
import { buildArticleCard } from '../../../testing/builders/articles.js';
import { jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { renderWithProviders } from '../../../testing/render/render.js';
import SearchResults from './SearchResults.js';

const ROME = { name: 'Rome', isTown: true, latitude: 41.89, longitude: 12.48 };
const PERILLI: VenueAnswer['entries'][0] = {
  ...{ name: 'Perilli', details: 'Roman, since 1911', description: 'Wood-paneled trattoria.', city: 'Rome' },
  ...{ slug: 'rome', section: 2, distance: null },
};

async function show(answer: Partial<SearchAnswer>, venues: Partial<VenueAnswer> = {}) {
  const requests = mockFetch(() =>
    jsonResponse({
      ...{ subject: 'rome', place: ROME, kind: 'Restaurants', topic: null, missingTopic: null, missingWords: null },
      ...{ ignored: [], categories: ['Restaurant'], relation: 'in', isLesserKnown: false, needsPosition: false },
      ...{ correctedTo: null, isOfOtherKinds: true, isOnlyNear: false, total: 1, relevant: 1, positions: [] },
      groups: [{ group: 'best', articles: [buildArticleCard({ id: 1, title: 'Rome' })] }],
      venues: { kind: 'eat', missing: null, entries: [PERILLI], ...venues },
      ...{ onRequest: [], ...answer },
    }),
  );
  renderWithProviders(<SearchResults query="rome food" page={1} />);
  const title = (await screen.findByRole('heading', { level: 1, name: /^Where/ })).textContent;
  return { title, requests };
}

test('Venues: shows the entries before the guides, each with a link to its section of the guide', async () => {
  const { title, requests } = await show({});
  expect(title).toBe('Where to eat in Rome');
  const entries = within(screen.getByRole('region', { name: 'Where to eat in Rome' }));
  expect(entries.getByRole('listitem').textContent).toBe(
    'PerilliRoman, since 1911Wood-paneled trattoria.In the guide to Rome',
  );
  expect(entries.getByRole('link').getAttribute('href')).toBe('/articles/rome#section-2');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('About Rome');
  expect(screen.queryByText(/doesn’t know/)).toBeNull();
  expect(requests).toHaveLength(1);
});

test.each([
  [
    { place: { ...ROME, name: 'Louvre Museum', isTown: false } },
    { entries: [{ ...PERILLI, distance: 450 }] },
    'Where to eat near Louvre Museum',
  ],
  [{ relation: 'around me', place: null }, { kind: 'stay' }, 'Where to stay near you'],
  [{ place: null }, { kind: 'drink' }, 'Where to have a drink'],
] as [Partial<SearchAnswer>, Partial<VenueAnswer>, string][])(
  'Venues: says where the entries are: %j',
  async (answer, venues, heading) => expect((await show(answer, venues)).title).toBe(heading),
);

test('Venues: shows distances, and says which dish no entry has', async () => {
  await show({}, { missing: 'ramen', entries: [{ ...PERILLI, distance: 450 }] });
  expect(screen.getByText('Nothing about “ramen” among these')).not.toBeNull();
  expect(screen.getByText(/450\sm · Roman, since 1911/)).not.toBeNull();
});
