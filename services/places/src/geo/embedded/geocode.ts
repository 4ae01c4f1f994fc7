import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { GeocodedPlace } from '@placelore/contracts/places/maps.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import type { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { toNameKey } from '@placelore/guidebook/names/name-keys.js';
import { type PlaceCandidate, resolveQuery } from '@placelore/guidebook/resolver/resolve-query.js';
import { presentPlace } from './presentation/present-place.js';

/** Distance in meters within which a town and a country with the same name are one result, such as Singapore. */
const SAME_PLACE_METERS = 30_000;
/** Confidence for the best-known place of a name. */
const NAME_CONFIDENCE = 0.85;

/**
 * Returns the meanings of a name, most likely first; nothing if only a similar name is known. The position of a country
 * is that of its capital.
 */
export function geocode(atlas: Atlas, name: string): GeocodedPlace[] {
  const { status, candidates } = resolveQuery(atlas, name);
  if (status === 'suggested') return [];
  return presentCandidates(atlas, candidates).map(({ latitude, longitude, ...shown }): GeocodedPlace => {
    const { city, region, country, countryCode } = shown;
    return { lat: latitude, lng: longitude, name: shown.name, city, region, country, countryCode };
  });
}

/** Returns the places that a name may mean, including those with a similar name, for a person to choose from. */
export const findPlacesByName = (atlas: Atlas, name: string): LocatedPlace[] =>
  presentCandidates(atlas, resolveQuery(atlas, name).candidates);

function presentCandidates(atlas: Atlas, candidates: PlaceCandidate[]): LocatedPlace[] {
  const found = candidates.map(({ place }) =>
    presentPlace(atlas, { place, quality: NAME_CONFIDENCE, cluePosition: null }, NAME_CONFIDENCE, []),
  );
  return found.filter((place, rank) => !found.slice(0, rank).some((earlier) => isSamePlace(earlier, place)));
}

function isSamePlace(a: LocatedPlace, b: LocatedPlace): boolean {
  return (
    a.countryCode === b.countryCode &&
    toNameKey(a.name) === toNameKey(b.name) &&
    getDistanceMeters(a, b) <= SAME_PLACE_METERS
  );
}
