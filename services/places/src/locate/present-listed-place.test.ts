import { expect, test } from '@jest/globals';
import type { ListedPlace } from '../geo/geo-provider.js';
import { presentListedPlace } from './present-listed-place.js';

const POSITION = { latitude: 50.0865, longitude: 14.4114 };
const AREA = { city: 'Prague', region: 'Bohemia', country: 'Czechia', countryCode: 'CZ' };
const CAFE: ListedPlace = {
  name: 'Cafe Slavia',
  localName: 'Kavárna Slavia',
  position: POSITION,
  category: 'Restaurant',
  noun: 'a cafe',
  knowledge: { facts: [], sources: [] },
  attribution: '© OpenStreetMap contributors',
};
const present = (listed: ListedPlace, area: Partial<Record<keyof typeof AREA, string | null>> = {}) => {
  const reverse = async (position: typeof POSITION) => (position === POSITION ? { ...AREA, ...area } : null);
  return presentListedPlace({ reverse } as never, listed, { name: 'osm' } as never);
};

test('presentListedPlace: joins what the provider lists and the area around its position', async () => {
  expect(await present(CAFE)).toEqual({
    ...{ name: 'Cafe Slavia', localName: 'Kavárna Slavia', kind: 'landmark', category: 'Restaurant', noun: 'a cafe' },
    ...POSITION,
    ...AREA,
    ...{ guidebookId: null, confidence: 0.85, evidence: [] },
    ...{ provider: 'osm', attribution: '© OpenStreetMap contributors' },
  });
});

test('presentListedPlace: has no noun if the provider has none', async () => {
  expect(await present({ ...CAFE, noun: null, localName: null })).not.toHaveProperty('noun');
});

test.each([{ country: null }, { countryCode: null }])('presentListedPlace: is null with %j', async (area) => {
  expect(await present(CAFE, area)).toBeNull();
  expect(await present(CAFE, { city: null, region: null })).toMatchObject({ city: null, country: 'Czechia' });
});
