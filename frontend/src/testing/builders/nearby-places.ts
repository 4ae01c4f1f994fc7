import type { NearbyPlace } from '@placelore/contracts/places/places.js';

/** Builds a place near another one; `change` overrides fields. */
export function buildNearbyPlace(change: Partial<NearbyPlace> = {}): NearbyPlace {
  return {
    name: 'Trevi Fountain',
    description: 'A Baroque fountain filling one side of a small square.',
    category: 'Landmark',
    distance: '1.4 km',
    distanceMeters: 1402,
    estimatedVisitTime: 'About 30 min',
    popularity: 9.5,
    coordinates: { lat: 41.90093, lng: 12.48331 },
    culturalInfo: 'Coins thrown in go to charity.',
    facts: ['It is about 26 metres high.'],
    source: 'guidebook',
    slug: null,
    providerId: null,
    openNow: null,
    openingHours: [],
    website: null,
    accessibility: null,
    attribution: null,
    ...change,
  };
}
