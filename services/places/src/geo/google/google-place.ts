import type { Position } from '@placelore/contracts/places/geography.js';
import { formatMetricDistance, getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { NearbyPlace } from '@placelore/contracts/places/places.js';
import { getCountryName } from '@placelore/guidebook/countries/countries.js';
import { toNameKey } from '@placelore/guidebook/names/name-keys.js';
import { formatDuration } from '../format-duration.js';
import type { NearbyQuery, PositionAddress } from '../geo-provider.js';
import { getCategory, getNoun, getVisitMinutes } from './google-kinds.js';

/** The name that Google's terms require beside its content. */
export const GOOGLE_ATTRIBUTION = 'Google Maps';

/** The data about a place that is requested from Google, independent of the service. */
export interface GooglePlace {
  id: string;
  name: string;
  position: Position;
  types: readonly string[];
  /** Street and number; null when unknown. */
  address: string | null;
  /** Rating from 1 to 5 and number of ratings; null and 0 without ratings. */
  rating: number | null;
  ratings: number;
  openNow: boolean | null;
  /** One line per day. */
  openingHours: readonly string[];
  website: string | null;
  hasStepFreeEntrance: boolean | null;
  /** Third parties that must be credited for this place. */
  credits: readonly string[];
}

/** Converts the places that match a query, nearest first, without repeats. */
export function toNearbyPlaces(query: NearbyQuery, places: readonly GooglePlace[]): NearbyPlace[] {
  const excluded = new Set(query.excludeNames.map(toNameKey));
  const seen = new Set<string>();
  const isNew = (name: string) => !seen.has(toNameKey(name)) && seen.add(toNameKey(name));
  return places
    .map((place) => ({ place, distance: getDistanceMeters(query.position, place.position) }))
    .filter(({ place, distance }) => distance <= query.radius && !excluded.has(toNameKey(place.name)))
    .sort((a, b) => a.distance - b.distance || a.place.id.localeCompare(b.place.id))
    .filter(({ place }) => isNew(place.name))
    .slice(0, query.limit)
    .map(({ place, distance }) => toNearbyPlace(query.kind, place, distance));
}

function toNearbyPlace(kind: NearbyQuery['kind'], place: GooglePlace, distance: number): NearbyPlace {
  return {
    name: place.name,
    description: describePlace(kind, place),
    category: getCategory(kind, place.types),
    distance: formatMetricDistance(distance),
    distanceMeters: Math.round(distance),
    estimatedVisitTime: kind === 'accommodation' ? 'Overnight' : formatDuration(getVisitMinutes(kind, place.types)),
    popularity: computePopularity(place),
    coordinates: { lat: place.position.latitude, lng: place.position.longitude },
    culturalInfo: '',
    facts: buildFacts(place),
    source: 'google',
    slug: null,
    providerId: place.id,
    openNow: place.openNow,
    openingHours: [...place.openingHours],
    website: parseWebsite(place.website),
    accessibility: formatAccessibility(place.hasStepFreeEntrance),
    attribution: [GOOGLE_ATTRIBUTION, ...place.credits].join(', '),
  };
}

/** Number of ratings above which popularity does not increase. */
const WORLD_FAMOUS_RATINGS = 100_000;

/**
 * Returns 0 to 10, to one decimal: 10 × rating ÷ 5 × log(1 + ratings) ÷ log(100,000), at most 10. The number of ratings
 * shows how well known a place is; the rating itself raises or lowers that. Returns 0 without ratings.
 */
function computePopularity({ rating, ratings }: GooglePlace): number {
  if (rating === null || ratings <= 0) return 0;
  const fame = Math.min(1, Math.log(1 + ratings) / Math.log(WORLD_FAMOUS_RATINGS));
  return Math.round(Math.min(10, 10 * (rating / 5) * fame) * 10) / 10;
}

/** Describes a place only by its kind and address, because Google's own summaries cost more than everything else. */
function describePlace(kind: NearbyQuery['kind'], { types, address }: GooglePlace): string {
  const noun = getNoun(kind, types);
  return `${noun[0]?.toUpperCase()}${noun.slice(1)}${address ? ` at ${address}` : ''}.`;
}

function buildFacts({ rating, ratings }: GooglePlace): string[] {
  if (rating === null || ratings <= 0) return [];
  const raters = ratings === 1 ? 'one person' : `${ratings.toLocaleString('en')} people`;
  return [`Rated ${rating.toFixed(1)} of 5 by ${raters} on Google Maps.`];
}

function parseWebsite(url: string | null): string | null {
  if (!url || !URL.canParse(url)) return null;
  const { protocol, href } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

function formatAccessibility(hasStepFreeEntrance: boolean | null): string | null {
  if (hasStepFreeEntrance === null) return null;
  return hasStepFreeEntrance ? 'Entrance accessible by wheelchair' : 'Entrance not accessible by wheelchair';
}

/** Maximum distance in meters between the position at which a place was listed and its own. */
export const SAME_SPOT_METERS = 150;
/** Meters per degree of latitude. */
const METERS_PER_DEGREE = 111_195;
/** At a pole, a box would have no width in degrees; this minimum makes it wide enough. */
const MIN_COSINE = 0.01;

/** Returns the place with this name that is nearest to a position; null without one. */
export function findPlaceByNameAt(
  places: readonly GooglePlace[],
  name: string,
  position: Position,
): GooglePlace | null {
  const nearby = places
    .filter((place) => toNameKey(place.name) === toNameKey(name))
    .map((place) => ({ place, distance: getDistanceMeters(place.position, position) }))
    .filter(({ distance }) => distance <= SAME_SPOT_METERS)
    .sort((a, b) => a.distance - b.distance);
  return nearby[0]?.place ?? null;
}

/** Returns the corners of a box that contains a circle with this radius in meters. */
export function getBoxAround({ latitude, longitude }: Position, meters: number): { low: Position; high: Position } {
  const north = meters / METERS_PER_DEGREE;
  const east = north / Math.max(MIN_COSINE, Math.cos((latitude * Math.PI) / 180));
  const clamp = (value: number, bound: number) => Math.max(-bound, Math.min(bound, value));
  return {
    low: { latitude: clamp(latitude - north, 90), longitude: clamp(longitude - east, 180) },
    high: { latitude: clamp(latitude + north, 90), longitude: clamp(longitude + east, 180) },
  };
}

/** A part of an address, in a form that all Google services share. */
export interface AddressPart {
  long: string;
  short: string;
  types: readonly string[];
}

/** Types of address parts that mean the same in different countries, most common first. */
const CITY_TYPES = [
  'locality',
  'postal_town',
  'administrative_area_level_3',
  'sublocality_level_1',
  'administrative_area_level_2',
];
const LOCALITY_TYPES = ['sublocality_level_1', 'sublocality', 'neighborhood', 'locality'];
const REGION_TYPES = ['administrative_area_level_1', 'administrative_area_level_2'];

/** Returns the city, locality, region and country from the parts of an address; missing ones are null. */
export function toAddress(parts: readonly AddressPart[]): PositionAddress {
  const findFirst = (types: string[], other: string | null = null) =>
    types.map((type) => parts.find((part) => part.types.includes(type))?.long).find((name) => name && name !== other) ??
    null;
  const code = parts.find(({ types }) => types.includes('country'))?.short.toUpperCase() ?? '';
  const countryCode = /^[A-Z]{2}$/.test(code) ? code : null;
  const city = findFirst(CITY_TYPES);
  return {
    city,
    locality: findFirst(LOCALITY_TYPES, city),
    region: findFirst(REGION_TYPES, city),
    country: countryCode === null ? null : getCountryName(countryCode),
    countryCode,
  };
}
