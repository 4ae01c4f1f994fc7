import { formatMetricDistance } from '@placelore/contracts/places/great-circle.js';
import type { NearbyPlace } from '@placelore/contracts/places/places.js';
import { findFartherLandmarks } from '@placelore/guidebook/atlas/farther-landmarks.js';
import { type CityVenue, type Guidebook, getNames, type NearbyRecord } from '@placelore/guidebook/atlas/guidebook.js';
import type { HotelRecord, LandmarkRecord, RestaurantRecord } from '@placelore/guidebook/atlas/records.js';
import { getCountryName } from '@placelore/guidebook/countries/countries.js';
import { toNameKey } from '@placelore/guidebook/names/name-keys.js';
import { formatDuration } from '../format-duration.js';
import type { NearbyQuery } from '../geo-provider.js';

const SOURCE = 'guidebook';
/** Duration of a leisurely meal in minutes. */
const MEAL_MINUTES = 90;
/** Popularity of places without ratings; it results in no stars. */
const UNRATED_POPULARITY = 0;
/** Fields that change from week to week and therefore are not in the guidebook. */
const UNKNOWN_FIELDS = {
  openNow: null,
  openingHours: [] as string[],
  website: null,
  accessibility: null,
  attribution: null,
} as const;

/** Returns sights, restaurants or hotels of the guidebook around a position, nearest first. */
export function findNearbyPlaces(guidebook: Guidebook, query: NearbyQuery): NearbyPlace[] {
  const excluded = new Set(query.excludeNames.map(toNameKey));
  const isIncluded = (names: string[]) => excluded.size === 0 || !names.some((name) => excluded.has(toNameKey(name)));
  return findPlacesOfKind(guidebook, query, isIncluded);
}

function findPlacesOfKind(
  guidebook: Guidebook,
  { kind, position, radius, limit }: NearbyQuery,
  isIncluded: (names: string[]) => boolean,
): NearbyPlace[] {
  switch (kind) {
    case 'attraction':
      return findSights(guidebook, { position, radius, limit }, isIncluded).map(toNearbyAttraction);
    case 'restaurant':
      return guidebook
        .findRestaurantsNear(position, radius)
        .filter(({ record }) => isIncluded([record.venue.name]))
        .slice(0, limit)
        .map(toNearbyRestaurant);
    case 'accommodation':
      return guidebook
        .findHotelsNear(position, radius)
        .filter(({ record }) => isIncluded([record.venue.name]))
        .slice(0, limit)
        .map(toNearbyHotel);
  }
}

function findSights(
  guidebook: Guidebook,
  { position, radius, limit }: Pick<NearbyQuery, 'position' | 'radius' | 'limit'>,
  isIncluded: (names: string[]) => boolean,
): NearbyRecord<LandmarkRecord>[] {
  const isShown = (record: LandmarkRecord) => isIncluded(getNames(record));
  const around = guidebook.findLandmarksNear(position, radius).filter(({ record }) => isShown(record));
  return (around.length > 0 ? around : findFartherLandmarks(guidebook, position, isShown)).slice(0, limit);
}

function toNearbyAttraction({ record, distance }: NearbyRecord<LandmarkRecord>): NearbyPlace {
  return {
    ...toCommonFields(record, distance),
    country: getCountryName(record.country),
    description: record.summary,
    category: record.category,
    estimatedVisitTime: formatDuration(record.visitMinutes),
    popularity: record.popularity,
    culturalInfo: record.significance,
    facts: record.facts,
    providerId: record.id,
  };
}

function toNearbyRestaurant({
  record: { venue, city },
  distance,
}: NearbyRecord<CityVenue<RestaurantRecord>>): NearbyPlace {
  return {
    ...toCommonFields(venue, distance),
    description: venue.description,
    category: 'Restaurant',
    estimatedVisitTime: formatDuration(MEAL_MINUTES),
    popularity: UNRATED_POPULARITY,
    culturalInfo: `A long-established restaurant of ${city.name}. Cuisine: ${venue.cuisine}.`,
    facts: [...(venue.since ? [`Open since ${venue.since}.`] : []), `Cuisine: ${venue.cuisine}.`],
    providerId: null,
  };
}

function toNearbyHotel({ record: { venue, city }, distance }: NearbyRecord<CityVenue<HotelRecord>>): NearbyPlace {
  return {
    ...toCommonFields(venue, distance),
    description: venue.description,
    category: 'Hotel',
    estimatedVisitTime: 'Overnight',
    popularity: UNRATED_POPULARITY,
    culturalInfo: `A long-established hotel of ${city.name}.`,
    facts: venue.since ? [`Open since ${venue.since}.`] : [],
    providerId: null,
  };
}

function toCommonFields(
  { name, latitude, longitude }: LandmarkRecord | RestaurantRecord | HotelRecord,
  distance: number,
) {
  return {
    name,
    distance: formatMetricDistance(distance),
    distanceMeters: Math.round(distance),
    coordinates: { lat: latitude, lng: longitude },
    source: SOURCE,
    slug: null,
    ...UNKNOWN_FIELDS,
  };
}
