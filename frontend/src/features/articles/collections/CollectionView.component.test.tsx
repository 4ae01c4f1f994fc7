import type { Collection } from '@placelore/contracts/content/articles/collections.js';
import { screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { buildCollection, buildLocatedCard } from '../../../testing/builders/collections.js';
import { jsonResponse, mockFetch, mockIntersectionObserver } from '../../../testing/fakes/browser.js';
import { renderWithProviders } from '../../../testing/render/render.js';
import CollectionView from './CollectionView.js';
import { parseCollectionRequest } from './collection-request.js';

const ITALY = '/countries/it';

/** Renders the view with the request in the current URL, as its page does. */
function View() {
  const { search, key } = useLocation();
  const request = parseCollectionRequest('countries', 'it', new URLSearchParams(search));
  return (
    <CollectionView
      request={request}
      historyKey={`${testNumber} ${key} ${search}`}
      renderMap={(guides, status) => <p>{`${guides.length} on the map. ${status}`}</p>}
    />
  );
}

/** Part of the history key, because a history entry remembers how many pages it has shown. */
let testNumber = 0;
beforeEach(() => {
  testNumber += 1;
});

function show(answer: Partial<Collection> | number, initialUrl = ITALY) {
  mockIntersectionObserver();
  const requests = mockFetch(() =>
    typeof answer === 'number' ? jsonResponse({}, answer) : jsonResponse(buildCollection(answer)),
  );
  return { requests, ...renderWithProviders(<View />, { initialUrl }) };
}

/** Mocks the device's position; null means that it is denied. Returns how often it was requested. */
function mockPosition(position: { latitude: number; longitude: number } | null): { count: number } {
  const positionRequests = { count: 0 };
  const getCurrentPosition = (found: PositionCallback, failed: PositionErrorCallback) => {
    positionRequests.count += 1;
    if (position) found({ coords: position } as GeolocationPosition);
    else failed({ code: 1 } as GeolocationPositionError);
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  return positionRequests;
}

test('CollectionView: shows what it is, where it belongs, and its guides', async () => {
  const { requests } = show({ title: 'Tuscany', country: { code: 'IT', name: 'Italy' } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Tuscany' })).not.toBeNull();
  const path = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link');
  expect(path.map((link) => link.getAttribute('href'))).toEqual(['/explore', '/countries/it']);
  expect(screen.getByText('2 guides')).not.toBeNull();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Colosseum',
    'Pantheon',
  ]);
  expect(requests.map(({ url }) => url)).toEqual(['/api/collections/countries/it?page=1']);
});

test('CollectionView: shows the cities and regions of a country before its guides, unless they are filtered', async () => {
  const [city] = buildCollection({}).articles;
  const cities = [
    { ...city!, id: 8, title: 'Rome', slug: 'rome' },
    { ...city!, id: 9, title: 'Siena', slug: 'siena' },
  ];
  const italy = { cities, regions: [{ value: 'tuscany', label: 'Tuscany' }] };
  const { unmount } = show(italy);
  const list = within(await screen.findByRole('region', { name: 'Cities' }));
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Rome', 'Siena']);
  const regions = within(screen.getByRole('region', { name: 'Regions' }));
  expect(regions.getByRole('link', { name: 'Tuscany' }).getAttribute('href')).toBe('/regions/tuscany');
  unmount();
  show(italy, `${ITALY}?group=museums`);
  await screen.findByText('2 guides');
  expect(screen.queryByRole('region', { name: 'Cities' })).toBeNull();
});

test('CollectionView: stores filters in the URL and returns to the first page', async () => {
  const { user, requests, getCurrentUrl } = show({}, `${ITALY}?page=2&order=name`);
  await user.selectOptions(await screen.findByLabelText('Category'), 'Museums');
  expect(getCurrentUrl()).toBe(`${ITALY}?group=museums&order=name`);
  await user.selectOptions(screen.getByLabelText('Place'), 'Rome');
  await user.click(screen.getByLabelText('With a photo'));
  expect(getCurrentUrl()).toBe(`${ITALY}?group=museums&place=Rome&photo=1&order=name`);
  await screen.findByText("You've seen all 2 guides");
  expect(requests.at(-1)!.url).toBe('/api/collections/countries/it?page=1&order=name&group=museums&place=Rome&photo=1');
});

test('CollectionView: asks for the position when Nearest is pressed, and not before', async () => {
  const positionRequests = mockPosition(null);
  const { user, requests, getCurrentUrl } = show({});
  const nearest = await screen.findByRole('link', { name: 'Nearest' });
  expect(positionRequests.count).toBe(0);
  await user.click(nearest);
  expect(await screen.findByText("We couldn't get your position.")).not.toBeNull();
  expect(getCurrentUrl()).toBe(ITALY);
  mockPosition({ latitude: 43.76956, longitude: 11.25581 });
  await user.click(nearest);
  await screen.findByRole('link', { name: 'Nearest', current: true });
  expect(getCurrentUrl()).toBe(`${ITALY}?order=nearest`);
  expect(requests.at(-1)!.url).toBe('/api/collections/countries/it?page=1&order=nearest&lat=43.77&lng=11.256');
});

test('CollectionView: shows the map of the first hundred guides', async () => {
  const { requests } = show({ total: 240 }, `${ITALY}?view=map`);
  expect(await screen.findByText('2 on the map. The 2 best known of 240 guides')).not.toBeNull();
  expect(requests.map(({ url }) => url)).toContain('/api/collections/countries/it?page=1&limit=100');
  expect(screen.getByRole('link', { name: 'List', current: false }).getAttribute('href')).toBe(ITALY);
  expect(screen.getByRole('link', { name: 'Map', current: true })).not.toBeNull();
});

test('CollectionView: adds the next page, and moves the focus to it', async () => {
  const { user, requests } = show({ total: 26, articles: [buildLocatedCard()] });
  await user.click(await screen.findByRole('link', { name: 'Load More Articles' }));
  expect(await screen.findByText("You've seen all 26 guides")).not.toBeNull();
  expect(requests.map(({ url }) => url)).toEqual([
    '/api/collections/countries/it?page=1',
    '/api/collections/countries/it?page=2',
  ]);
  expect(document.activeElement).toBe(screen.getAllByRole('link', { name: 'Colosseum' })[1]);
});

test.each([
  [{ total: 0, articles: [] }, ITALY, 'No guides to Italy yet', 'Write a guide, with sources', '/dynamic/Italy'],
  [
    { total: 0, articles: [] },
    `${ITALY}?photo=1&order=name`,
    'No guides match these filters',
    'Clear filters',
    `${ITALY}?order=name`,
  ],
  [{ total: 30, articles: [] }, `${ITALY}?page=9`, 'No more guides', 'First page', ITALY],
])(
  'CollectionView: explains why %j at %s is empty, with one link that leads on',
  async (answer, url, title, action, href) => {
    show(answer, url);
    expect(await screen.findByRole('heading', { name: title })).not.toBeNull();
    expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe(href);
    // Without a single guide, there is nothing to order or to filter.
    expect(screen.queryByRole('navigation', { name: 'Order' }) === null).toBe(url === ITALY);
  },
);

test('CollectionView: offers a retry if it could not be read', async () => {
  const { user } = show(404);
  expect(await screen.findByRole('heading', { name: "Couldn't load these guides" })).not.toBeNull();
  mockFetch(() => jsonResponse(buildCollection()));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Italy' })).not.toBeNull();
});

test.each([
  [false, ITALY, false],
  [true, ITALY, true],
  // The filter can be turned off even if nothing has a photo any more.
  [false, `${ITALY}?photo=1`, true],
])(
  'CollectionView: offers the filter for photos only if there are any: %s at %s',
  async (hasPhotos, url, isOffered) => {
    show({ hasPhotos }, url);
    await screen.findByLabelText('Category');
    expect(screen.queryByLabelText('With a photo') !== null).toBe(isOffered);
  },
);
