import { type DetectionDeps, detectPlace, formatPlaceLabel, type PlaceName } from './detect-place.js';

const ROME = { latitude: 41.89, longitude: 12.49 };
const NAME: PlaceName = { city: 'Rome', country: 'Italy', address: 'Lazio' };

const buildDeps = (change: Partial<DetectionDeps> = {}) => ({
  isOnline: true,
  lastPosition: null,
  getPosition: async () => ROME,
  fetchPlaceName: async () => NAME,
  findCached: jest.fn<ReturnType<DetectionDeps['findCached']>, [unknown]>(() => undefined),
  cache: jest.fn(),
  now: 7,
  ...change,
});

test('detectPlace: returns and caches a live position with its name', async () => {
  const here = buildDeps();
  expect(await detectPlace(here)).toEqual({ ...ROME, name: NAME, source: 'live' });
  expect(here.cache).toHaveBeenCalledWith({ ...ROME, ...NAME, timestamp: 7 });
});

test.each([
  ['offline', { isOnline: false }],
  ['when the geocoder fails', { fetchPlaceName: () => Promise.reject(new Error('down')) }],
  ['at sea', { fetchPlaceName: async () => null }],
])('detectPlace: %s, returns a live position without a name and does not cache it', async (_, change) => {
  const here = buildDeps(change);
  expect(await detectPlace(here)).toEqual({ ...ROME, name: null, source: 'live' });
  expect(here.cache).not.toHaveBeenCalled();
});

test('detectPlace: without a position, returns the cached place near the last one', async () => {
  const here = buildDeps({
    getPosition: async () => null,
    lastPosition: ROME,
    findCached: jest.fn(() => ({ latitude: 41.9, longitude: 12.5, ...NAME, timestamp: 1 })),
  });
  expect(await detectPlace(here)).toEqual({ latitude: 41.9, longitude: 12.5, name: NAME, source: 'cached' });
  expect(here.findCached).toHaveBeenCalledWith(ROME);
});

test('detectPlace: returns no place without both a position and a cached place', async () => {
  expect(await detectPlace(buildDeps({ getPosition: async () => null }))).toBeNull();
});

test('formatPlaceLabel: names the city, otherwise the region, with the country', () => {
  expect(formatPlaceLabel({ name: NAME })).toBe('Rome, Italy');
  expect(formatPlaceLabel({ name: { ...NAME, city: '' } })).toBe('Lazio, Italy');
  expect(formatPlaceLabel({ name: null })).toBe('');
});
