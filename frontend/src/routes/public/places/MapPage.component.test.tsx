import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type ExploreMap from '../../../features/maps/ExploreMap.js';
import { buildLocatedCard } from '../../../testing/builders/collections.js';
import { jsonResponse, mockFetch } from '../../../testing/fakes/browser.js';
import { renderWithProviders } from '../../../testing/render/render.js';
import MapPage from './MapPage.js';

const FLORENCE = { center: { lat: 43.77, lng: 11.25 }, zoom: 9 };
const HERE = { latitude: 43.7, longitude: 11.2 };

jest.mock('../../../features/maps/ExploreMap.js', () => ({
  __esModule: true,
  default: ({ places, selectedId, onSelect, onMove, user, destination, view }: Parameters<typeof ExploreMap>[0]) => (
    <>
      <output data-testid="map">{JSON.stringify({ selectedId, user, destination })}</output>
      <output data-testid="view">{JSON.stringify(view)}</output>
      <button type="button" onClick={() => onMove(FLORENCE)}>
        Move
      </button>
      {places.map(({ id, name }) => (
        <button key={id} type="button" onClick={() => onSelect(id)}>
          Pin of {name}
        </button>
      ))}
    </>
  ),
}));

const GUIDES = [buildLocatedCard(), buildLocatedCard({ id: 2, slug: 'mill', title: 'Mill', latitude: null })];

function renderPage(position: typeof HERE | null = HERE) {
  window.matchMedia = () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never;
  const getCurrentPosition = (found: PositionCallback, failed: PositionErrorCallback) =>
    position ? found({ coords: position } as GeolocationPosition) : failed({ code: 1 } as GeolocationPositionError);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  const requests = mockFetch(({ url }) =>
    url.includes('west=') ? jsonResponse({ articles: GUIDES, hasMore: false }) : jsonResponse({}, 401),
  );
  const page = renderWithProviders(<MapPage />, { initialUrl: '/map?at=41.9,12.49,9' });
  return { ...page, requests, countReads: () => requests.filter(({ url }) => url.includes('west=')).length };
}
const readMap = () => JSON.parse(screen.getByTestId('map').textContent);
const findButton = (name: string) => screen.findByRole('button', { name });

test('MapPage: shows guides with a position as pins, and its list follows the map', async () => {
  const { user, countReads } = renderPage();
  await findButton('Pin of Colosseum');
  await user.click(await findButton('Move'));
  expect(countReads()).toBe(1);
  await waitFor(() => expect(countReads()).toBe(2));
  expect(screen.queryByRole('button', { name: 'Search this area' })).toBeNull();
});

test('MapPage: keeps the list of a selected guide, and searches another area on request', async () => {
  const { user, countReads } = renderPage();
  await findButton('Pin of Colosseum');
  expect(screen.queryByRole('button', { name: 'Pin of Mill' })).toBeNull();
  expect([screen.queryByRole('button', { name: 'Search this area' }), countReads()]).toEqual([null, 1]);
  await user.click(await findButton('Pin of Colosseum'));
  await user.click(await findButton('Move'));
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(countReads()).toBe(1);
  await user.click(await findButton('Search this area'));
  await waitFor(() => expect(countReads()).toBe(2));
});

test('MapPage: shows the route from the visitor to the selected guide', async () => {
  const { user } = renderPage();
  await user.click(await findButton('Pin of Colosseum'));
  expect(readMap()).toEqual({ selectedId: 1, user: null, destination: null });
  await user.click(await findButton('Directions'));
  const { latitude: lat, longitude: lng } = HERE;
  expect(readMap()).toEqual({ selectedId: 1, user: { lat, lng }, destination: { lat: 41.8902, lng: 12.4922 } });
  await user.click(await findButton('Locate me'));
  expect(readMap()).toMatchObject({ user: { lat, lng }, destination: null });
});

test('MapPage: reports that the visitor’s position is denied', async () => {
  const { user } = renderPage(null);
  expect(screen.queryByText('Location access denied or unavailable')).toBeNull();
  await user.click(await findButton('Locate me'));
  expect((await screen.findByText('Location access denied or unavailable')).getAttribute('role')).toBe('alert');
});

test('MapPage: leads from an area without guides to the nearest one', async () => {
  window.matchMedia = () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as never;
  const far = buildLocatedCard({ id: 3, title: 'Far Castle', latitude: 60, longitude: 20 });
  const near = buildLocatedCard({ id: 4, title: 'Near Castle', latitude: 48, longitude: 10 });
  const requests = mockFetch(({ url }) => {
    const width = Number(/east=(-?[\d.]+)/.exec(url)?.[1]) - Number(/west=(-?[\d.]+)/.exec(url)?.[1]);
    return jsonResponse({ articles: width > 30 ? [far, near] : [], hasMore: false });
  });
  const { user } = renderWithProviders(<MapPage />, { initialUrl: '/map?at=47,10,9' });
  await user.click(await screen.findByRole('button', { name: /^Nearest guide: Near Castle, 1\d\d.km$/ }));
  await waitFor(() =>
    expect(JSON.parse(screen.getByTestId('view').textContent)).toEqual({ center: { lat: 48, lng: 10 }, zoom: 12 }),
  );
  expect(requests.length).toBeGreaterThan(2);
});

test('MapPage: searches the area that fits the size of its map', async () => {
  const width = jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(200);
  const { requests } = renderPage();
  await findButton('Pin of Colosseum');
  expect(requests.find(({ url }) => url.includes('west='))?.url).toContain('west=12.21&south=');
  width.mockRestore();
});
