import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { findPlaceByNameAt, type GooglePlace, getBoxAround, SAME_SPOT_METERS } from './google-place.js';

const createPlace = (id: string, name: string, latitude: number): GooglePlace => ({
  ...{ id, name, position: { latitude, longitude: 0 }, types: [], address: null, rating: null, ratings: 0 },
  ...{ openNow: null, openingHours: [], website: null, hasStepFreeEntrance: null, credits: [] },
});

test.each([0, 60, -85])('getBoxAround: contains a circle at latitude %d, and little more', (latitude) => {
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

test('findPlaceByNameAt: takes the nearest place of the name within the distance', () => {
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
