import { getFormatters } from '../../../lib/format/formatters.js';
import { formatRoute } from './format-route.js';
import { createStraightRoute, fitViewport, type RouteLine, toNonGoogleOverlays, ZOOM_LEVELS } from './map-model.js';
import { decodePolyline } from './polyline.js';

const TROCADERO = { lat: 48.8616, lng: 2.2893 };
const TOWER = { name: 'Eiffel Tower', coordinates: { lat: 48.8584, lng: 2.2945 } };
const WALK: RouteLine = {
  points: [TROCADERO, { lat: 48.86, lng: 2.292 }, TOWER.coordinates],
  distanceMeters: 600,
  durationSeconds: 480,
  estimate: false,
  provider: 'google',
  attribution: 'Google',
};

test('ZOOM_LEVELS: are 15 for an exact place, 13 for a geocoded one and 10 otherwise', () => {
  expect(ZOOM_LEVELS).toEqual({ exact: 15, geocoded: 13, unknown: 10 });
});

test('createStraightRoute: assumes 5 km/h and states that it is not a route', () => {
  // A thousandth of a degree of latitude is 111.195 m on a sphere with the mean radius.
  const route = createStraightRoute({ lat: 0, lng: 0 }, { lat: 0.04, lng: 0 });
  expect(route.distanceMeters).toBeCloseTo(4447.8, 0);
  expect(route.durationSeconds / 3600).toBeCloseTo(4447.8 / 5000, 4);
  expect(route).toMatchObject({
    estimate: true,
    points: [
      { lat: 0, lng: 0 },
      { lat: 0.04, lng: 0 },
    ],
  });
  expect(formatRoute(getFormatters('en'), route)).toBe(
    '4.4~km in a straight line, about 53~min on foot: an estimate at 5~km/h, not a route'.replaceAll('~', '\u00a0'),
  );
  const far = createStraightRoute({ lat: 0, lng: 0 }, { lat: 10, lng: 0 });
  expect(formatRoute(getFormatters('en'), far)).toBe('1,112\u00a0km in a straight line, too far to walk');
});

test('toNonGoogleOverlays: removes everything that Google provided', () => {
  const overlays = { user: TROCADERO, place: TOWER, nearbyPlaces: [TOWER], route: WALK };
  expect(toNonGoogleOverlays(overlays, false)).toBe(overlays);
  const shown = toNonGoogleOverlays(overlays, true);
  expect(shown.nearbyPlaces).toEqual([]);
  expect(shown.route).toEqual(createStraightRoute(TROCADERO, TOWER.coordinates));
  expect(shown).toMatchObject({ user: TROCADERO, place: TOWER });
});

test('toNonGoogleOverlays: keeps the stops of a trip, and straightens the legs between them', () => {
  const stops = [{ ...TOWER, number: 1 }];
  const estimate = createStraightRoute(TROCADERO, TOWER.coordinates);
  const shown = toNonGoogleOverlays({ stops, legs: [WALK, estimate] }, true);
  expect(shown).toMatchObject({ stops, legs: [estimate, estimate] });
});

test('decodePolyline: decodes the example of Google’s documentation', () => {
  expect(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual([
    { lat: 38.5, lng: -120.2 },
    { lat: 40.7, lng: -120.95 },
    { lat: 43.252, lng: -126.453 },
  ]);
  expect(decodePolyline('')).toEqual([]);
  expect(decodePolyline('_p~iF~ps|U_ulL')).toHaveLength(1);
});

describe('fitViewport', () => {
  const at = (lat: number, lng: number) => ({ lat, lng });
  /** Returns the pixels between two longitudes at a zoom. The world has 256 pixels per side at zoom 0. */
  const pixels = (from: number, to: number, zoom: number) => ((to - from) / 360) * 256 * 2 ** zoom;

  it('contains all places at the largest possible zoom', () => {
    const { center, zoom } = fitViewport([at(48.86, 2.29), at(41.89, 12.49)]);
    expect(center.lng).toBeCloseTo(7.39, 6);
    expect(center.lat).toBeGreaterThan(45.375);
    expect(center.lat).toBeLessThan(46);
    expect(pixels(2.29, 12.49, zoom)).toBeLessThan(250);
    // One zoom level closer, 7 degrees of latitude would take 224 of the 220 available pixels.
    expect(zoom).toBe(4);
  });

  it('shows both ends of a short walk at the zoom of streets', () => {
    const ends = [at(41.8955, 12.4823), at(41.8902, 12.4922)];
    const { center, zoom } = fitViewport(ends, 17);
    expect(zoom).toBe(15);
    expect(center.lng).toBeCloseTo(12.48725, 6);
    expect(pixels(12.4823, 12.4922, zoom)).toBeLessThan(250);
    expect(fitViewport([ends[0]!, ends[0]!], 17).zoom).toBe(17);
  });

  it('shows a single place with the town around it', () => {
    const { center, zoom } = fitViewport([at(35.0394, 135.7292), at(35.0394, 135.7292)]);
    expect(center.lat).toBeCloseTo(35.0394, 9);
    expect(center.lng).toBeCloseTo(135.7292, 9);
    expect(zoom).toBe(13);
  });

  it('takes the short way across the date line', () => {
    const { center, zoom } = fitViewport([at(-18.1, 178.4), at(-13.8, -171.8)]);
    expect(Math.abs(center.lng)).toBeGreaterThan(176);
    expect(zoom).toBeGreaterThan(3);
  });

  it('shows the whole world for places all over it', () => {
    expect(fitViewport([at(64, -150), at(35, 139), at(-54, -68), at(51, 0), at(-37, 175)]).zoom).toBe(1);
  });
});
