import { straightWay, thingsForOthers, type Way, ZOOM } from './map-model.js';
import { decodePolyline } from './polyline.js';
import { TEXTS } from './texts.js';

const TROCADERO = { lat: 48.8616, lng: 2.2893 };
const TOWER = { name: 'Eiffel Tower', coordinates: { lat: 48.8584, lng: 2.2945 } };
const WALK: Way = {
  points: [TROCADERO, { lat: 48.86, lng: 2.292 }, TOWER.coordinates],
  distanceMetres: 600,
  durationSeconds: 480,
  estimate: false,
  provider: 'google',
  attribution: 'Google',
};

test('zoom is 15 for an exact place, 13 for a geocoded one, 10 otherwise', () => {
  expect(ZOOM).toEqual({ exact: 15, geocoded: 13, unknown: 10 });
});

test('the straight line is walked at 5 km/h and says that it is no route', () => {
  // A thousandth of a degree of latitude is 111.195 m on a sphere of the mean radius.
  const way = straightWay({ lat: 0, lng: 0 }, { lat: 0.045, lng: 0 });
  expect(way.distanceMetres).toBeCloseTo(5003.8, 0);
  expect(way.durationSeconds / 3600).toBeCloseTo(5003.8 / 5000, 4);
  expect(way).toMatchObject({
    estimate: true,
    points: [
      { lat: 0, lng: 0 },
      { lat: 0.045, lng: 0 },
    ],
  });
  expect(TEXTS.estimate(way.distanceMetres, way.durationSeconds)).toBe(
    '5.0 km in a straight line, about 60 min on foot: an estimate at 5 km/h, not a route',
  );
});

test('on a map that is not Google’s stands nothing that Google said', () => {
  const things = { user: TROCADERO, place: TOWER, neighbours: [TOWER], way: WALK };
  expect(thingsForOthers(things, false)).toBe(things);
  const shown = thingsForOthers(things, true);
  expect(shown.neighbours).toEqual([]);
  expect(shown.way).toEqual(straightWay(TROCADERO, TOWER.coordinates));
  expect(shown).toMatchObject({ user: TROCADERO, place: TOWER });
});

test('a line is read as Google’s documentation of the format has it', () => {
  expect(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual([
    { lat: 38.5, lng: -120.2 },
    { lat: 40.7, lng: -120.95 },
    { lat: 43.252, lng: -126.453 },
  ]);
  expect(decodePolyline('')).toEqual([]);
  expect(decodePolyline('_p~iF~ps|U_ulL')).toHaveLength(1);
});
