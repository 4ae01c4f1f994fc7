import type { Position } from '@placelore/contracts/geography.js';
import { distanceMetres, distanceText } from '@placelore/contracts/great-circle.js';
import type { NearbyPlace } from '@placelore/contracts/places.js';
import { nameKey } from '@placelore/guidebook/names.js';
import { durationText } from '../embedded/nearby.js';
import type { NearbyQuery } from '../geo-provider.js';
import { categoryOf, kindWords, visitMinutes } from './google-kinds.js';

/** The name Google's terms ask to stand by its content. */
export const GOOGLE_ATTRIBUTION = 'Google Maps';

/** What is asked of Google about a place, whichever of its services told it. */
export interface GooglePlace {
  id: string;
  name: string;
  position: Position;
  types: readonly string[];
  /** Street and number; null when it was not told. */
  address: string | null;
  /** 1 to 5, and how many people gave it; null and 0 when nobody did. */
  rating: number | null;
  ratings: number;
  openNow: boolean | null;
  /** A line a day. */
  openingHours: readonly string[];
  website: string | null;
  hasStepFreeEntrance: boolean | null;
  /** Others who must be credited with this place. */
  credits: readonly string[];
}

/** The places that a query means, nearest first, each once. */
export function answerOf(query: NearbyQuery, places: readonly GooglePlace[]): NearbyPlace[] {
  const excluded = new Set(query.excludeNames.map(nameKey));
  const seen = new Set<string>();
  const isNew = (name: string) => !seen.has(nameKey(name)) && seen.add(nameKey(name));
  return places
    .map((place) => ({ place, distance: distanceMetres(query.position, place.position) }))
    .filter(({ place, distance }) => distance <= query.radius && !excluded.has(nameKey(place.name)))
    .sort((a, b) => a.distance - b.distance || a.place.id.localeCompare(b.place.id))
    .filter(({ place }) => isNew(place.name))
    .slice(0, query.limit)
    .map(({ place, distance }) => present(query.kind, place, distance));
}

function present(kind: NearbyQuery['kind'], place: GooglePlace, distance: number): NearbyPlace {
  return {
    name: place.name,
    description: descriptionOf(kind, place),
    category: categoryOf(kind, place.types),
    distance: distanceText(distance),
    distanceMetres: Math.round(distance),
    estimatedVisitTime: kind === 'accommodation' ? 'Overnight' : durationText(visitMinutes(kind, place.types)),
    popularity: popularityOf(place),
    coordinates: { lat: place.position.latitude, lng: place.position.longitude },
    culturalInfo: '',
    facts: factsOf(place),
    source: 'google',
    slug: null,
    providerId: place.id,
    openNow: place.openNow,
    openingHours: [...place.openingHours],
    website: websiteOf(place.website),
    accessibility: accessibilityOf(place.hasStepFreeEntrance),
    attribution: [GOOGLE_ATTRIBUTION, ...place.credits].join(', '),
  };
}

/** Ratings at which a place is as well known as can be told apart. */
const WORLD_FAMOUS = 100_000;

/**
 * 0 to 10, to one decimal: 10 × rating ÷ 5 × log(1 + ratings) ÷ log(100,000), at most 10. How many people rated a place
 * tells how well it is known, and what they thought of it lifts or lowers that. Without ratings 0.
 */
function popularityOf({ rating, ratings }: GooglePlace): number {
  if (rating === null || ratings <= 0) return 0;
  const fame = Math.min(1, Math.log(1 + ratings) / Math.log(WORLD_FAMOUS));
  return Math.round(Math.min(10, 10 * (rating / 5) * fame) * 10) / 10;
}

/** Composed of kind and address alone: Google's own summaries cost more than all the rest. */
function descriptionOf(kind: NearbyQuery['kind'], { types, address }: GooglePlace): string {
  const what = kindWords(kind, types);
  return `${what[0]?.toUpperCase()}${what.slice(1)}${address ? ` at ${address}` : ''}.`;
}

function factsOf({ rating, ratings }: GooglePlace): string[] {
  if (rating === null || ratings <= 0) return [];
  const people = ratings === 1 ? 'one person' : `${ratings.toLocaleString('en')} people`;
  return [`Rated ${rating.toFixed(1)} of 5 by ${people} on Google Maps.`];
}

function websiteOf(given: string | null): string | null {
  if (!given || !URL.canParse(given)) return null;
  const { protocol, href } = new URL(given);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

function accessibilityOf(hasStepFreeEntrance: boolean | null): string | null {
  if (hasStepFreeEntrance === null) return null;
  return hasStepFreeEntrance ? 'Entrance accessible by wheelchair' : 'Entrance not accessible by wheelchair';
}
