import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { GeocodedPlace } from '@placelore/contracts/places/maps.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import type { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { type PlaceInterpretation, resolvePlaceName } from '@placelore/guidebook/atlas/resolve-place-name.js';
import { getCountryName } from '@placelore/guidebook/countries/countries.js';
import { toNameKey } from '@placelore/guidebook/names/name-keys.js';
import { presentPlace } from './present-place.js';

/**
 * Population from which a town is a more likely meaning than a country's name in another language: Granada is Grenada
 * in Spanish.
 */
const LARGE_TOWN_POPULATION = 100_000;
/** Distance in meters within which a town and a country of the same name are one result: Singapore. */
const SAME_PLACE_METERS = 30_000;

/**
 * Returns the meanings of a name, most likely first: the most populous of several towns, the best known of several
 * sights. A country gets the position of its capital.
 */
export function geocode(atlas: Atlas, name: string): GeocodedPlace[] {
  return findPlacesByName(atlas, name).map(({ latitude, longitude, ...shown }): GeocodedPlace => {
    const { city, region, country, countryCode } = shown;
    return { lat: latitude, lng: longitude, name: shown.name, city, region, country, countryCode };
  });
}

/** Returns the same results as located places. */
export function findPlacesByName(atlas: Atlas, name: string): LocatedPlace[] {
  const found = sortByLikelihood(name, resolvePlaceName(atlas, name)).map(({ place, quality }) =>
    presentPlace(atlas, { place, quality, cluePosition: null }, quality, []),
  );
  return found.filter((place, rank) => !found.slice(0, rank).some((earlier) => isSamePlace(earlier, place)));
}

function sortByLikelihood(name: string, interpretations: PlaceInterpretation[]): PlaceInterpretation[] {
  const hasLargeTown = interpretations.some(
    ({ place }) => place.kind === 'city' && place.town.population >= LARGE_TOWN_POPULATION,
  );
  const isForeignName = ({ place }: PlaceInterpretation) =>
    hasLargeTown && place.kind === 'country' && toNameKey(getCountryName(place.country)) !== toNameKey(name);
  return [
    ...interpretations.filter((interpretation) => !isForeignName(interpretation)),
    ...interpretations.filter(isForeignName),
  ];
}

function isSamePlace(a: LocatedPlace, b: LocatedPlace): boolean {
  return (
    a.countryCode === b.countryCode &&
    toNameKey(a.name) === toNameKey(b.name) &&
    getDistanceMeters(a, b) <= SAME_PLACE_METERS
  );
}
