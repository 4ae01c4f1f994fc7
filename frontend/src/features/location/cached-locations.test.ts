import { createMemoryStore } from '../../testing/fakes/storage.js';
import { type CachedLocation, cacheLocation, clearCachedLocations, findNewestLocation } from './cached-locations.js';

const place = (timestamp: number, change: Partial<CachedLocation> = {}): CachedLocation => ({
  latitude: 41.89,
  longitude: 12.49,
  city: 'Rome',
  country: 'Italy',
  address: 'Lazio',
  timestamp,
  ...change,
});

test('findNewestLocation: returns the newest place within 0.01 degrees, in any order of entries', () => {
  const store = createMemoryStore();
  cacheLocation(place(2, { city: 'newest' }), store);
  cacheLocation(place(1, { city: 'older' }), store);
  cacheLocation(place(3, { city: 'elsewhere', latitude: 48.85, longitude: 2.35 }), store);
  expect(findNewestLocation({ latitude: 41.896, longitude: 12.498 }, store)?.city).toBe('newest');
  expect(findNewestLocation({ latitude: 41.898, longitude: 12.498 }, store)).toBeUndefined();
  expect(findNewestLocation(null, store)?.city).toBe('elsewhere');
});

test('cacheLocation: keeps the newest 50 places', () => {
  const store = createMemoryStore();
  for (let n = 0; n <= 50; n += 1) cacheLocation(place(n, { latitude: n }), store);
  expect(findNewestLocation({ latitude: 0, longitude: 12.49 }, store)).toBeUndefined();
  expect(findNewestLocation({ latitude: 1, longitude: 12.49 }, store)?.timestamp).toBe(1);
});

test('cached locations: ignore invalid contents and can be cleared', () => {
  const store = createMemoryStore();
  store.setItem('placelore:cached-locations', '[{"city":"Rome"}, 3]');
  expect(findNewestLocation(null, store)).toBeUndefined();
  cacheLocation(place(1), store);
  clearCachedLocations(store);
  expect(findNewestLocation(null, store)).toBeUndefined();
});
