import { distanceText } from '@placelore/contracts/great-circle.js';
import type { NearbyPlace } from '@placelore/contracts/places.js';
import { type CityVenue, type Guidebook, type Near, namesOf } from '@placelore/guidebook/guidebook.js';
import { nameKey } from '@placelore/guidebook/names.js';
import type { HotelRecord, LandmarkRecord, RestaurantRecord } from '@placelore/guidebook/records.js';
import type { NearbyQuery } from '../geo-provider.js';

const SOURCE = 'guidebook';
/** Minutes an unhurried meal takes. */
const MEAL = 90;
/** Nobody rated these: no stars. */
const UNRATED = 0;
/** What changes from week to week the guidebook does not say. */
const NOT_IN_THE_GUIDEBOOK = {
  openNow: null,
  openingHours: [] as string[],
  website: null,
  accessibility: null,
  attribution: null,
} as const;

/** Sights, restaurants or hotels of the guidebook around a position, nearest first. */
export function nearbyPlaces(guidebook: Guidebook, query: NearbyQuery): NearbyPlace[] {
  const excluded = new Set(query.excludeNames.map(nameKey));
  const isWanted = (names: string[]) => excluded.size === 0 || !names.some((name) => excluded.has(nameKey(name)));
  return placesOfKind(guidebook, query, isWanted);
}

function placesOfKind(
  guidebook: Guidebook,
  { kind, position, radius, limit }: NearbyQuery,
  isWanted: (names: string[]) => boolean,
): NearbyPlace[] {
  switch (kind) {
    case 'attraction':
      return guidebook
        .landmarksNear(position, radius)
        .filter(({ record }) => isWanted(namesOf(record)))
        .slice(0, limit)
        .map(attraction);
    case 'restaurant':
      return guidebook
        .restaurantsNear(position, radius)
        .filter(({ record }) => isWanted([record.venue.name]))
        .slice(0, limit)
        .map(restaurant);
    case 'accommodation':
      return guidebook
        .hotelsNear(position, radius)
        .filter(({ record }) => isWanted([record.venue.name]))
        .slice(0, limit)
        .map(hotel);
  }
}

function attraction({ record, distance }: Near<LandmarkRecord>): NearbyPlace {
  return {
    ...common(record, distance),
    description: record.summary,
    category: record.category,
    estimatedVisitTime: durationText(record.visitMinutes),
    popularity: record.popularity,
    culturalInfo: record.significance,
    facts: record.facts,
    providerId: record.id,
  };
}

function restaurant({ record: { venue, city }, distance }: Near<CityVenue<RestaurantRecord>>): NearbyPlace {
  return {
    ...common(venue, distance),
    description: venue.description,
    category: 'Restaurant',
    estimatedVisitTime: durationText(MEAL),
    popularity: UNRATED,
    culturalInfo: `A long-established restaurant of ${city.name}. Cuisine: ${venue.cuisine}.`,
    facts: [...(venue.since ? [`Open since ${venue.since}.`] : []), `Cuisine: ${venue.cuisine}.`],
    providerId: null,
  };
}

function hotel({ record: { venue, city }, distance }: Near<CityVenue<HotelRecord>>): NearbyPlace {
  return {
    ...common(venue, distance),
    description: venue.description,
    category: 'Hotel',
    estimatedVisitTime: 'Overnight',
    popularity: UNRATED,
    culturalInfo: `A long-established hotel of ${city.name}.`,
    facts: venue.since ? [`Open since ${venue.since}.`] : [],
    providerId: null,
  };
}

function common({ name, latitude, longitude }: LandmarkRecord | RestaurantRecord | HotelRecord, distance: number) {
  return {
    name,
    distance: distanceText(distance),
    distanceMetres: Math.round(distance),
    coordinates: { lat: latitude, lng: longitude },
    source: SOURCE,
    slug: null,
    ...NOT_IN_THE_GUIDEBOOK,
  };
}

/** Minutes in words: "About 1 hour 30 minutes". */
export function durationText(minutes: number): string {
  const count = (value: number, unit: string) => `${value} ${unit}${value === 1 ? '' : 's'}`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `About ${[hours > 0 && count(hours, 'hour'), rest > 0 && count(rest, 'minute')].filter(Boolean).join(' ')}`;
}
