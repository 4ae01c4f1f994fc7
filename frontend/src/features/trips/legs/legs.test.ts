import { buildStop, buildTrip } from '../../../testing/builders/trips.js';
import { estimateLeg, getLegEnds, getRouteUrl, sumLegs } from './legs.js';

const ROME = { lat: 41.8902, lng: 12.4922 };
const PANTHEON = { lat: 41.8986, lng: 12.4769 };
const OSTIA = { lat: 41.7559, lng: 12.2916 };
const FLORENCE = { lat: 43.7687, lng: 11.2569 };
const PARIS = { lat: 48.8566, lng: 2.3522 };

test('estimateLeg: returns the straight line at 5 km/h', () => {
  const leg = estimateLeg({ from: ROME, to: PANTHEON });
  expect(leg.kind).toBe('estimate');
  expect(leg.distanceMeters).toBeGreaterThan(1_500);
  expect(leg.distanceMeters).toBeLessThan(1_650);
  expect(leg.durationSeconds).toBeCloseTo((leg.distanceMeters / 5_000) * 3_600, 5);
});

test('estimateLeg: returns a drive beyond 5 km and only the distance beyond 150 km', () => {
  expect(estimateLeg({ from: ROME, to: OSTIA })).toMatchObject({ kind: 'drive', durationSeconds: 35 * 60 });
  for (const to of [FLORENCE, PARIS]) expect(estimateLeg({ from: ROME, to }).kind).toBe('far');
});

test('getRouteUrl: requests routes only for walks', () => {
  expect([getRouteUrl({ from: ROME, to: OSTIA }), getRouteUrl({ from: ROME, to: PARIS })]).toEqual([null, null]);
  expect(getRouteUrl({ from: ROME, to: PANTHEON })).toBe(
    '/api/directions?from=41.89020%2C12.49220&to=41.89860%2C12.47690',
  );
});

test('getLegEnds: returns null if a stop is not located', () => {
  const stops = [buildStop(), buildStop({ coordinates: null }), buildStop(), buildStop({ coordinates: PANTHEON })];
  expect(getLegEnds(stops)).toEqual([null, null, { from: ROME, to: PANTHEON }]);
  expect([getLegEnds([]), getLegEnds([buildStop()])]).toEqual([[], []]);
});

test('getLegEnds: leaves out walks from and to the middle of a town, but not drives to it', () => {
  const town = buildStop({ name: 'Rome', isArea: true });
  const stops = [buildStop({ coordinates: PANTHEON }), town, buildStop({ coordinates: OSTIA })];
  expect(getLegEnds(stops)).toEqual([null, { from: ROME, to: OSTIA }]);
});

test('sumLegs: adds walks and drives, and reports whether some are estimated or omitted', () => {
  const legs = getLegEnds(buildTrip().stops).map((ends) => ends && estimateLeg(ends));
  const total = sumLegs([...legs, estimateLeg({ from: ROME, to: OSTIA }), null]);
  expect(total.driveSeconds).toBe(35 * 60);
  expect(total).toMatchObject({ distanceMeters: legs[0]!.distanceMeters, hasEstimates: true, hasFarLegs: true });
  expect(sumLegs([])).toEqual({
    distanceMeters: 0,
    durationSeconds: 0,
    driveSeconds: 0,
    hasEstimates: false,
    hasFarLegs: false,
  });
});
