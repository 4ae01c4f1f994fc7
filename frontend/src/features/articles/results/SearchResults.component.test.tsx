import type { SearchAnswer } from '@placelore/contracts/content/articles/search.js';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { buildArticleCard } from '../../../testing/builders/articles.js';
import { jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { renderWithProviders } from '../../../testing/render/render.js';
import SearchResults from './SearchResults.js';

const card = (id: number, title: string, location = 'Rome, Italy') =>
  buildArticleCard({ id, slug: `a-${id}`, title, location });
const ROME = { name: 'Rome', isTown: true, latitude: 41.89, longitude: 12.48 };
const buildAnswer = (overrides: Partial<SearchAnswer> = {}): SearchAnswer => ({
  subject: 'rome',
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
  total: 6,
  relevant: overrides.total ?? 6,
  groups: [],
  ...{ positions: [], venues: null, onRequest: [] },
  ...overrides,
});

/** Renders a search with this response. One for the place of the search finds its guides. Requests for open data return `openPlaces`. */
function show(
  query: string,
  { inPlace = 6, ...answer }: Partial<SearchAnswer> & { inPlace?: number },
  openPlaces: unknown[] = [],
  page = 1,
) {
  const isOfPlace = (url: string) =>
    answer.place && new URL(url, 'http://x').searchParams.get('q') === answer.place.name;
  const requests = mockFetch(({ url }) => {
    if (!url.startsWith('/api/search')) return jsonResponse(openPlaces);
    return jsonResponse(buildAnswer(isOfPlace(url) ? { total: inPlace } : answer));
  });
  const renderOffer = (isOnlyWay: boolean) => <p>{isOnlyWay ? 'main offer' : 'quiet offer'}</p>;
  return { requests, ...renderWithProviders(<SearchResults query={query} page={page} renderOffer={renderOffer} />) };
}
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const count = () => screen.getByRole('status').textContent;
const group = (name: string) => within(screen.getByRole('region', { name }));

test('SearchResults: shows the groups in order, each under its heading', async () => {
  const { requests } = show('rome', {
    place: ROME,
    groups: [
      { group: 'best', articles: [card(1, 'Rome')] },
      { group: 'inside', articles: [card(2, 'Colosseum')] },
      { group: 'named', articles: [card(3, 'Rome, Georgia')] },
      { group: 'more', articles: [card(5, 'Trevi Fountain')] },
      { group: 'mentioned', articles: [card(4, 'Carthage')] },
    ],
  });
  await screen.findByText('6 guides');
  expect(title()).toBe('Rome');
  // Cards are headings of the third level.
  expect(headings()).toEqual([
    'Best match',
    'In Rome',
    'More places called “rome”',
    'More in Rome',
    'More guides that mention “rome”',
  ]);
  expect(group('In Rome').getByRole('link', { name: 'Colosseum' }).getAttribute('href')).toBe('/articles/a-2');
  expect(requests.map(({ url }) => url)).toEqual(['/api/search?q=rome&page=1']);
});

test.each([
  [{ place: ROME, kind: 'Museums' }, 'Museums in Rome'],
  [{ place: { ...ROME, name: 'Alps', isTown: false } }, 'In the Alps'],
  [{ place: { ...ROME, name: 'Balkans' }, kind: 'Castles' }, 'Castles in the Balkans'],
  [{ place: ROME, kind: 'Castles', relation: 'near' }, 'Castles near Rome'],
  [{ place: ROME, relation: 'near' }, 'Places near Rome'],
  [{ place: ROME, isLesserKnown: true }, 'Lesser-known places in Rome'],
  [{ place: ROME, kind: 'Museums', isLesserKnown: true }, 'Lesser-known museums in Rome'],
  [{ place: ROME, relation: 'day trip from' }, 'Day trips from Rome'],
  [{ kind: 'Beaches', relation: 'around me' }, 'Beaches near you'],
  [{ kind: 'Lighthouses' }, 'Lighthouses'],
  [{ topic: 'Ghost towns' }, 'Ghost towns'],
  [{ place: ROME, topic: 'For families' }, 'For families in Rome'],
  [{ place: ROME, kind: 'Museums', topic: 'Museums for families' }, 'Museums for families in Rome'],
  [{}, 'About “rome”'],
] as [Partial<SearchAnswer>, string][])(
  'SearchResults: takes the heading of the first group for the page: %j',
  async (answer, heading) => {
    show('x', { ...answer, groups: [{ group: 'inside', articles: [card(1, 'One')] }] });
    await screen.findByRole('link', { name: 'One' });
    expect(title()).toBe(heading);
    // The group is named by the page's heading, and its cards are the next level.
    expect(group(heading).getByRole('heading', { level: 2, name: 'One' })).not.toBeNull();
  },
);

test('SearchResults: shows which name it takes for a misspelled one', async () => {
  show('efel tower', {
    correctedTo: 'Eiffel Tower',
    total: 1,
    groups: [{ group: 'best', articles: [card(1, 'Eiffel Tower')] }],
  });
  expect((await screen.findByRole('status')).textContent).toContain('');
  expect(await screen.findByText('Showing Eiffel Tower for ‘efel tower’')).not.toBeNull();
});

test('SearchResults: offers places without a guide, including open data if few guides were found', async () => {
  const open = {
    name: 'Museo Barracco',
    category: 'Museum',
    distance: '850 m',
    coordinates: { lat: 41.9, lng: 12.47 },
  };
  const { requests } = show(
    'museums in rome',
    {
      place: ROME,
      kind: 'Museums',
      categories: ['Museum'],
      total: 1,
      groups: [{ group: 'inside', articles: [card(1, 'Vatican Museums')] }],
      onRequest: [{ name: 'Ostia', location: 'Italy', latitude: 41.7, longitude: 12.3 }],
    },
    [
      { ...open, slug: null },
      { ...open, name: 'A park', category: 'Park', slug: null },
      { ...open, name: 'B', slug: 'b' },
    ],
  );
  await screen.findByText('Museo Barracco');
  const links = group('Guide on request').getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/dynamic/Ostia%4041.7,12.3',
    '/dynamic/Museo%20Barracco%4041.9,12.47',
  ]);
  expect(requests.map(({ url }) => url.split('?')[0])).toEqual(['/api/search', '/api/nearby-attractions']);
});

test('SearchResults: shows that the guides of a place are of other kinds, and searches open data', async () => {
  const { requests } = show('restaurants in rome', {
    place: ROME,
    kind: 'Restaurants',
    categories: ['Restaurant'],
    isOfOtherKinds: true,
    groups: [
      { group: 'best', articles: [card(1, 'Rome')] },
      { group: 'inside', articles: [card(2, 'Colosseum')] },
    ],
  });
  await screen.findByRole('link', { name: 'Colosseum' });
  expect([title(), count()]).toEqual(['Placelore doesn’t know restaurants in Rome', '6 sights there']);
  expect(headings()).toEqual(['About Rome', 'In Rome']);
  await waitFor(() => expect(requests.map(({ url }) => url.split('?')[0])).toContain('/api/nearby-attractions'));
});

test.each([
  [{ kind: 'Lakes', isOfOtherKinds: true }, 'No guides to lakes in Rome yet: 6 other guides there'],
  [{ isOnlyNear: true, relation: 'near' }, 'No guides in Rome yet: 6 guides near it'],
  [{ missingTopic: 'Ghost towns' }, 'No guides to ghost towns in Rome yet: 6 other guides there'],
  [{ missingWords: 'haunted', relevant: 0 }, 'Nothing about “haunted” in Rome yet: 6 other guides there'],
  [{ ignored: ['open'] }, 'In and around Rome: Placelore doesn’t know what is open in Rome.6 guides'],
  [
    { ignored: ['cheap', 'prices', 'station', 'season'] },
    'In and around Rome: Placelore doesn’t know prices or stations, airports and parking in Rome. Each guide says when to go.6 guides',
  ],
  [{ ignored: ['season'] }, 'In and around Rome: Each guide says when to go.6 guides'],
] as [Partial<SearchAnswer>, string][])(
  'SearchResults: says what nothing fits or was not considered: %j',
  async (answer, text) => {
    show('x', { place: ROME, ...answer, groups: [{ group: 'inside', articles: [card(1, 'One', 'Ostia, Italy')] }] });
    await screen.findByRole('link', { name: 'One' });
    expect(`${title()}: ${count()}`).toBe(text);
  },
);

test('SearchResults: without a guide, offers the place that is meant instead of an article about the words', async () => {
  show('capital of bhutan', {
    ...{ place: { ...ROME, name: 'Thimphu' }, total: 0 },
    onRequest: [{ name: 'Thimphu', location: 'Bhutan', latitude: 27.5, longitude: 89.6 }],
  });
  expect(await screen.findByRole('link', { name: 'Thimphu Bhutan' })).not.toBeNull();
  expect(title()).toBe('Thimphu');
  expect(screen.getAllByText(/^No (guide|articles)/)).toHaveLength(1);
  expect(screen.queryByText('quiet offer')).toBeNull();
});

test('SearchResults: puts places on request first that fit where no guide does', async () => {
  show('lakes in rome', {
    ...{ place: ROME, kind: 'Lakes', isOfOtherKinds: true },
    groups: [{ group: 'inside', articles: [card(2, 'Colosseum')] }],
    onRequest: [{ name: 'Lake Albano', location: 'Italy', latitude: 41.7, longitude: 12.6 }],
  });
  await screen.findByText('Lake Albano');
  expect(headings()).toEqual(['Guide on request', 'In Rome']);
});

test('SearchResults: names as mentions what only mentions the words', async () => {
  show('kites', {
    subject: 'kites',
    total: 1,
    relevant: 0,
    groups: [{ group: 'mentioned', articles: [card(1, 'One')] }],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Guides that mention “kites”' })).not.toBeNull();
});

test('SearchResults: does not search open data if there are enough guides', async () => {
  const { requests } = show('museums in rome', { place: ROME, kind: 'Museums', categories: ['Museum'], total: 5 });
  await screen.findByText('5 guides');
  expect(requests).toHaveLength(1);
});

test('SearchResults: asks for the position only when it is needed, and explains if there is none', async () => {
  Object.assign(navigator, { geolocation: { getCurrentPosition: (_: unknown, fail: () => void) => fail() } });
  const { user, requests } = show('museums near me', { needsPosition: true, relation: 'around me', total: 0 });
  await user.click(await screen.findByRole('button', { name: 'Use my position' }));
  expect(screen.getByRole('alert').textContent).toContain("We couldn't get your position");
  Object.assign(navigator, {
    geolocation: {
      getCurrentPosition: (done: (position: unknown) => void) => done({ coords: { latitude: 1.5, longitude: 2.5 } }),
    },
  });
  await user.click(screen.getByRole('button', { name: 'Use my position' }));
  expect(requests.at(-1)?.url).toBe('/api/search?q=museums+near+me&page=1&lat=1.5&lng=2.5');
});

test('SearchResults: links to the previous and next pages', async () => {
  show('tower', { total: 60, groups: [{ group: 'best', articles: [card(1, 'Tower')] }] }, [], 2);
  expect((await screen.findByRole('link', { name: 'Load More Articles' })).getAttribute('href')).toBe(
    '/articles?q=tower&page=3',
  );
  expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe('/articles?q=tower');
});

test('SearchResults: reports that nothing was found', async () => {
  show('xyzzy', { total: 0 });
  expect(await screen.findByRole('heading', { level: 1, name: 'No articles found' })).not.toBeNull();
  expect(screen.getByText('No guide to “xyzzy” yet')).not.toBeNull();
  expect(screen.getByText('main offer')).not.toBeNull();
});

test('SearchResults: without a guide, suggests kinds of places, well-known guides, countries and the named place', async () => {
  const { requests } = show('museums in rome', { place: ROME, total: 0 });
  expect((await screen.findByRole('link', { name: 'All guides in Rome' })).getAttribute('href')).toBe(
    '/articles?q=Rome',
  );
  expect(screen.getByRole('heading', { name: 'Well-known guides' })).not.toBeNull();
  await waitFor(() =>
    expect(requests.map(({ url }) => url.split('?')[0])).toEqual(
      expect.arrayContaining(['/api/articles', '/api/explore/groups', '/api/countries']),
    ),
  );
});

test('SearchResults: offers no list of the guides in a place that has none', async () => {
  const { requests } = show('moeraki boulders', { place: { ...ROME, name: 'Moeraki' }, total: 0, inPlace: 0 });
  await screen.findByRole('heading', { name: 'Well-known guides' });
  await waitFor(() => expect(requests.some(({ url }) => url.includes('q=Moeraki'))).toBe(true));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'All guides in Moeraki' })).toBeNull());
});

test('SearchResults: shows that guides only mention the words, and suggests nothing else if a guide is about them', async () => {
  const groups: SearchAnswer['groups'] = [{ group: 'mentioned', articles: [card(1, 'Carthage')] }];
  show('elephants', { place: ROME, total: 1, relevant: 0, groups });
  expect(await screen.findByText('No guide to “elephants” itself; 1 guide mentions it')).not.toBeNull();
  expect(await screen.findByRole('link', { name: 'All guides in Rome' })).not.toBeNull();
  cleanup();
  show('elephants', { place: ROME, total: 1, relevant: 1, groups });
  await screen.findByText('1 guide');
  expect(screen.queryByRole('link', { name: 'All guides in Rome' })).toBeNull();
});

test('SearchResults: says “in and around” a town if some locations do not contain its name', async () => {
  show('rome', { place: ROME, groups: [{ group: 'inside', articles: [card(1, 'Sistine Chapel', 'Vatican City')] }] });
  expect(await screen.findByRole('heading', { name: 'In and around Rome' })).not.toBeNull();
});

test('SearchResults: reports a failed search and offers a retry', async () => {
  let isDown = true;
  mockFetch(() => (isDown ? jsonResponse({}, 503) : jsonResponse(buildAnswer())));
  const { user } = renderWithProviders(<SearchResults query="rome" page={1} />);
  await screen.findByText('Error: Failed to fetch articles: 503');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('6 guides')).not.toBeNull();
});

test.each([
  [{ relation: 'near' as const }, 'Rome, Italy · 11.1 km'],
  [{ relation: 'day trip from' as const }, 'Rome, Italy · 11.1 km'],
  [{ relation: 'in' as const }, 'Rome, Italy'],
])('SearchResults: shows how far a guide is if the search asks for it: %j', async (answer, location) => {
  const positions = [{ id: 1, latitude: ROME.latitude + 0.1, longitude: ROME.longitude }];
  show('x', { place: ROME, ...answer, positions, groups: [{ group: 'inside', articles: [card(1, 'One')] }] });
  await screen.findByRole('link', { name: 'One' });
  expect(screen.getByText(/^Rome, Italy/).textContent!.replace(/\u00a0/g, ' ')).toBe(location);
});

test('SearchResults: leaves the number of a whole category to its own page, which counts fewer', async () => {
  const groups = [{ group: 'inside' as const, articles: [card(1, 'Mount Fuji')] }];
  const { unmount } = show('mountains', { kind: 'Mountains', categories: ['Mountain'], groups });
  await screen.findByRole('heading', { level: 1, name: 'Mountains' });
  expect(count()).toBe('');
  unmount();
  show('castles', { kind: 'Castles', categories: ['Historical Site'], groups });
  await screen.findByText('6 guides');
});

test('SearchResults: says how far places on request are from the town that they are near', async () => {
  const onRequest = [
    { name: 'Ostia', location: 'Italy', latitude: 41.89, longitude: 13.69 },
    { name: 'Europe', location: '', latitude: null, longitude: null },
  ];
  show('beaches near rome', { place: ROME, kind: 'Beaches', relation: 'near', total: 0, onRequest });
  expect((await screen.findByRole('link', { name: /Ostia/ })).textContent).toMatch(/^Ostia Italy, 100\skm$/);
  expect(screen.getByRole('link', { name: /Europe/ }).textContent).toBe('Europe ');
  expect(title()).toBe('Beaches near Rome');
});
