import type { Trip, TripStop } from '@placelore/contracts/content/trips/trips.js';

/** Builds a stop in Rome; `overrides` replaces fields. */
export const buildStop = (overrides: Partial<TripStop> = {}): TripStop => ({
  id: 1,
  kind: 'article',
  name: 'Colosseum',
  location: 'Rome, Italy',
  coordinates: { lat: 41.8902, lng: 12.4922 },
  isPositionStorable: true,
  path: '/articles/colosseum',
  thumbnailUrl: null,
  imageCredit: null,
  note: '',
  ...overrides,
});

/** Builds a trip with three stops: two in Rome, and one that is too far to walk to. */
export function buildTrip(overrides: Partial<Trip> = {}): Trip {
  const stops = overrides.stops ?? [
    buildStop(),
    buildStop({ id: 2, name: 'Pantheon', coordinates: { lat: 41.8986, lng: 12.4769 }, path: '/articles/pantheon' }),
    buildStop({
      id: 3,
      kind: 'guide',
      name: 'Hoi An',
      location: 'Vietnam',
      coordinates: { lat: 15.8801, lng: 108.338 },
      path: '/dynamic/hoi-an',
      note: 'Lanterns at dusk',
    }),
  ];
  return {
    id: 7,
    title: 'Rome and on',
    updatedAt: '2026-11-23T00:00:00.000Z',
    shareToken: null,
    ...overrides,
    stops,
    stopCount: stops.length,
  };
}
