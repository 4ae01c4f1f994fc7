import { position } from './geography.js';
import { compassDirection, formatMetricDistance, getDistanceMeters } from './great-circle.js';

describe('formatMetricDistance', () => {
  it.each([
    [0, '0 m'],
    [4.4, '4 m'],
    [99.4, '99 m'],
    [99.6, '100 m'],
    [104, '100 m'],
    [846, '850 m'],
    [994.9, '990 m'],
    [995, '1.0 km'],
    [1000, '1.0 km'],
    [1249, '1.2 km'],
    [1251, '1.3 km'],
    [19_900, '19.9 km'],
    [19_960, '20 km'],
    [90_300, '90 km'],
    [100_400, '100 km'],
    [1_109_400, '1,109 km'],
    [23_456, '23 km'],
  ])('formats %d m as %s', (meters, shown) => expect(formatMetricDistance(meters)).toBe(shown));

  it('never shows 1000 m', () => {
    for (let meters = 900; meters < 1100; meters += 0.25)
      expect(formatMetricDistance(meters)).not.toMatch(/^\d{4,} m$/);
  });
});

describe('getDistanceMeters', () => {
  const paris = { latitude: 48.8584, longitude: 2.2945 };
  it('returns about 111.2 km for one degree of latitude', () => {
    expect(getDistanceMeters({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 })).toBeCloseTo(111_195, -1);
  });
  it('returns zero for equal positions and is symmetric', () => {
    const rome = { latitude: 41.8902, longitude: 12.4922 };
    expect(getDistanceMeters(paris, paris)).toBe(0);
    expect(getDistanceMeters(paris, rome)).toBe(getDistanceMeters(rome, paris));
    // Eiffel Tower to Colosseum, 1,110 km.
    expect(getDistanceMeters(paris, rome) / 1000).toBeCloseTo(1110, -1);
  });
  it('takes the shorter way across the date line and reaches the antipode', () => {
    const west = { latitude: 0, longitude: 179.5 };
    expect(getDistanceMeters(west, { latitude: 0, longitude: -179.5 })).toBeCloseTo(111_195, -1);
    expect(getDistanceMeters({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 })).toBeCloseTo(
      20_015_115,
      -1,
    );
  });
});

describe('compassDirection', () => {
  it.each([
    ['Louvre Museum', { latitude: 48.8611, longitude: 2.3358 }, 'east'],
    ['Arc de Triomphe', { latitude: 48.8738, longitude: 2.295 }, 'north'],
    ['Catacombs', { latitude: 48.8338, longitude: 2.3324 }, 'southeast'],
    ['Tokyo, over the pole', { latitude: 35.68, longitude: 139.77 }, 'northeast'],
  ])('returns the direction from the Eiffel Tower to %s', (_name, to, direction) => {
    expect(compassDirection({ latitude: 48.8584, longitude: 2.2945 }, to)).toBe(direction);
  });

  it('crosses the date line on the short side', () => {
    expect(compassDirection({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 })).toBe('east');
  });
});

it.each([
  [90, 180, true],
  [-90, -180, true],
  [90.01, 0, false],
  [0, 180.01, false],
  [Number.NaN, 0, false],
  [Number.POSITIVE_INFINITY, 0, false],
])('position: validates %d, %d as %s', (latitude, longitude, accepted) => {
  expect(position.safeParse({ latitude, longitude }).success).toBe(accepted);
});
