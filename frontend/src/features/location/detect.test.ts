import { detectPlace, labelOf, type PlaceName, type Surroundings } from './detect.js';

const ROME = { latitude: 41.89, longitude: 12.49 };
const NAME: PlaceName = { city: 'Rome', country: 'Italy', address: 'Lazio' };

const surroundings = (change: Partial<Surroundings> = {}) => ({
  online: true,
  lastPosition: null,
  position: async () => ROME,
  nameOf: async () => NAME,
  recall: jest.fn<ReturnType<Surroundings['recall']>, [unknown]>(() => undefined),
  keep: jest.fn(),
  now: 7,
  ...change,
});

test('a position with a name is live and kept', async () => {
  const here = surroundings();
  expect(await detectPlace(here)).toEqual({ ...ROME, name: NAME, source: 'live' });
  expect(here.keep).toHaveBeenCalledWith({ ...ROME, ...NAME, timestamp: 7 });
});

test.each([
  ['offline', { online: false }],
  ['without anybody who knows its name', { nameOf: () => Promise.reject(new Error('down')) }],
  ['at sea', { nameOf: async () => null }],
])('%s a position is live, has no name and is not kept', async (_, change) => {
  const here = surroundings(change);
  expect(await detectPlace(here)).toEqual({ ...ROME, name: null, source: 'live' });
  expect(here.keep).not.toHaveBeenCalled();
});

test('without a position the kept place near the last one stands in', async () => {
  const here = surroundings({
    position: async () => null,
    lastPosition: ROME,
    recall: jest.fn(() => ({ ...ROME, ...NAME, timestamp: 1 })),
  });
  expect(await detectPlace(here)).toEqual({ ...ROME, name: NAME, source: 'cached' });
  expect(here.recall).toHaveBeenCalledWith(ROME);
});

test('without a position and a kept place there is none', async () => {
  expect(await detectPlace(surroundings({ position: async () => null }))).toBeNull();
});

test('a place is called by its city, else by its region, with the country', () => {
  expect(labelOf({ name: NAME })).toBe('Rome, Italy');
  expect(labelOf({ name: { ...NAME, city: '' } })).toBe('Lazio, Italy');
  expect(labelOf({ name: null })).toBe('');
});
