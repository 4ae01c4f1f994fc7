import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import {
  findPlaceByNameAt,
  type GooglePlace,
  getBoxAround,
  SAME_SPOT_METERS,
  toAddress,
  toNearbyPlaces,
} from './google-place.js';

const createPlace = (id: string, name: string, latitude: number): GooglePlace => ({
  ...{ id, name, position: { latitude, longitude: 0 }, types: [], address: null, rating: null, ratings: 0 },
  ...{ openNow: null, openingHours: [], website: null, hasStepFreeEntrance: null, credits: [] },
});

test.each([0, 60, -85])('getBoxAround: contains a circle at latitude %d and little more', (latitude) => {
  const { low, high } = getBoxAround({ latitude, longitude: 10 }, 150);
  const north = getDistanceMeters({ latitude, longitude: 10 }, { latitude: high.latitude, longitude: 10 });
  const east = getDistanceMeters({ latitude, longitude: 10 }, { latitude, longitude: high.longitude });
  for (const distance of [north, east]) expect(Math.abs(distance - 150)).toBeLessThan(1);
  expect([latitude - low.latitude, 10 - low.longitude].map((n) => n.toFixed(6))).toEqual(
    [high.latitude - latitude, high.longitude - 10].map((n) => n.toFixed(6)),
  );
});

test('getBoxAround: stays within the world', () => {
  expect(getBoxAround({ latitude: 90, longitude: 179.999 }, 150)).toMatchObject({
    low: { longitude: expect.closeTo(179.864, 3) },
    high: { latitude: 90, longitude: 180 },
  });
});

test('findPlaceByNameAt: returns the nearest place of the name within the distance', () => {
  const position = { latitude: 0, longitude: 0 };
  const metersToDegrees = (meters: number) => meters / 111_195;
  const [near, far] = [
    createPlace('near', 'Café Müller', metersToDegrees(100)),
    createPlace('far', 'Cafe Muller', 0.001),
  ];
  const beyond = createPlace('beyond', 'Kiosk', metersToDegrees(SAME_SPOT_METERS + 1));
  const places = [far, near, beyond];
  expect(findPlaceByNameAt(places, 'café müller', position)?.id).toBe('near');
  expect(findPlaceByNameAt(places, 'Kiosk', position)).toBeNull();
  expect(findPlaceByNameAt(places, 'Café', position)).toBeNull();
});

describe('toNearbyPlaces', () => {
  const list = (places: GooglePlace[], query: object = {}) =>
    toNearbyPlaces(
      {
        kind: 'attraction',
        position: { latitude: 0, longitude: 0 },
        radius: 1_000,
        limit: 9,
        excludeNames: [],
        ...query,
      } as never,
      places,
    );
  const show = (overrides: Partial<GooglePlace>, kind = 'attraction') =>
    list([{ ...createPlace('a', 'A', 0.001), ...overrides }], { kind })[0];

  test('lists the nearest places first, within the radius and the limit, each name once', () => {
    const places = [createPlace('c', 'C', 0.00899), createPlace('d', 'D', 0.009), createPlace('b', 'B', 0.001)];
    const all = [...places, createPlace('x', 'É', 0.002), createPlace('y', 'e', 0.003), createPlace('a', 'A', 0.001)];
    const ids = (query: object) => list(all, query).map(({ providerId }) => providerId);
    expect(ids({})).toEqual(['a', 'b', 'x', 'c']);
    expect(ids({ limit: 2 })).toEqual(['a', 'b']);
    expect(ids({ excludeNames: ['b', 'E'] })).toEqual(['a', 'c']);
  });

  test.each([
    ['attraction', ['castle'], 'About 1 h 30 min', 'Historical Site', 'A castle.'],
    ['restaurant', [], 'About 1 h 30 min', 'Restaurant', 'A restaurant.'],
    ['accommodation', ['inn'], 'Overnight', 'Inn', 'An inn.'],
  ])('shows the type of a place of the kind %s with %j', (kind, types, estimatedVisitTime, category, description) => {
    expect(show({ types }, kind)).toMatchObject({ estimatedVisitTime, category, description, source: 'google' });
  });

  test.each([
    [{ address: 'Via 1' }, { description: 'A sight at Via 1.' }],
    [
      { rating: null, ratings: 9 },
      { popularity: 0, facts: [] },
    ],
    [
      { rating: 4, ratings: 0 },
      { popularity: 0, facts: [] },
    ],
    [
      { rating: 4.25, ratings: 1 },
      { facts: ['Rated 4.3 of 5 by one person on Google Maps.'], popularity: 0.5 },
    ],
    [
      { rating: 4, ratings: 1_234 },
      { facts: ['Rated 4.0 of 5 by 1,234 people on Google Maps.'], popularity: 4.9 },
    ],
    [{ rating: 5, ratings: 99_999 }, { popularity: 10 }],
    [{ rating: 5, ratings: 900_000 }, { popularity: 10 }],
    [{ rating: 4, ratings: 900_000 }, { popularity: 8 }],
    [{ website: 'https://a.example' }, { website: 'https://a.example/' }],
    [{ website: 'http://a.example/' }, { website: 'http://a.example/' }],
    [{ website: 'ftp://a.example/' }, { website: null }],
    [{ website: 'a.example' }, { website: null }],
    [{ hasStepFreeEntrance: true }, { accessibility: 'Entrance accessible by wheelchair' }],
    [{ hasStepFreeEntrance: false }, { accessibility: 'Entrance not accessible by wheelchair' }],
    [{ hasStepFreeEntrance: null }, { accessibility: null }],
    [{ credits: ['X', 'Y'] }, { attribution: 'Google Maps, X, Y' }],
    [
      { openNow: false, openingHours: ['Mo'] },
      { openNow: false, openingHours: ['Mo'], attribution: 'Google Maps' },
    ],
    [{}, { distance: '110 m', distanceMeters: 111, coordinates: { lat: 0.001, lng: 0 }, slug: null, culturalInfo: '' }],
  ])('shows %j as %j', (overrides, expected) => expect(show(overrides)).toMatchObject(expected));
});

describe('toAddress', () => {
  const part = (long: string, ...types: string[]) => ({ long, short: long.slice(0, 2), types });
  test.each([
    [
      ['locality', 'postal_town', 'administrative_area_level_3', 'sublocality_level_1', 'administrative_area_level_2'],
      'city',
    ],
    [['administrative_area_level_1', 'administrative_area_level_2'], 'region'],
    [['sublocality_level_1', 'sublocality', 'neighborhood'], 'locality'],
  ] as const)('takes the first of %j as %s', (types, field) => {
    for (let from = 0; from < types.length; from++) {
      const parts = types
        .slice(from)
        .toReversed()
        .map((type) => part(`Name of ${type}`, 'political', type));
      const city = field === 'city' ? [] : [part('City', 'locality')];
      expect(toAddress([...parts, ...city])[field]).toBe(`Name of ${types[from]}`);
    }
  });

  test('names a country in English by its code', () => {
    expect(toAddress([part('Italia', 'country', 'political')])).toMatchObject({
      city: null,
      locality: null,
      region: null,
    });
    const italy = { long: 'Italia', short: 'it', types: ['country'] };
    expect(toAddress([italy])).toMatchObject({ country: 'Italy', countryCode: 'IT' });
  });
});
