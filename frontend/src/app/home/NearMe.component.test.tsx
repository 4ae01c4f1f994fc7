import { screen, waitFor } from '@testing-library/react';
import { jsonResponse, mockFetch, mockIntersectionObserver, scrollIntoRange } from '../../testing/fakes/browser.js';
import { renderWithProviders } from '../../testing/render/render.js';
import { NearMe } from './NearMe.js';

const NAME = { city: 'Rome', locality: null, region: 'Lazio', country: 'Italy' };

/** Detects a place with this name. Returns the query of the search for attractions, and all requested paths. */
async function detect(name: object | null) {
  localStorage.clear();
  mockIntersectionObserver();
  const geolocation = {
    getCurrentPosition: (found: PositionCallback) =>
      found({ coords: { latitude: 41.8902, longitude: 12.4922 } } as GeolocationPosition),
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation });
  const requests = mockFetch(({ url }) => {
    if (url.startsWith('/api/config')) return jsonResponse({ reverseGeocoderUrl: null });
    if (url.includes('reverse')) return name ? jsonResponse(name) : jsonResponse({}, 404);
    return url.startsWith('/api/nearby') ? jsonResponse([]) : jsonResponse({}, 503);
  });
  const { user } = renderWithProviders(<NearMe />);
  await user.click(screen.getByRole('button', { name: 'Detect' }));
  await screen.findByRole('button', { name: 'Update' });
  scrollIntoRange();
  const findSearch = () => requests.find(({ url }) => url.startsWith('/api/nearby-attractions'));
  await waitFor(() => expect(findSearch()).toBeDefined());
  const paths = requests.map(({ url }) => new URL(url, 'http://localhost').pathname);
  return { query: Object.fromEntries(new URL(findSearch()!.url, 'http://localhost').searchParams), paths };
}

test('NearMe: searches around the position and the name of a detected place', async () => {
  const { query } = await detect(NAME);
  expect(query).toEqual({ location: 'Rome, Italy', latitude: '41.8902', longitude: '12.4922' });
});

test('NearMe: searches around the position alone when the place has no name, without offers of a city', async () => {
  const { query, paths } = await detect(null);
  expect(query).toEqual({ latitude: '41.8902', longitude: '12.4922' });
  expect(paths.filter((path) => path.includes('recommendations'))).toEqual([]);
});
