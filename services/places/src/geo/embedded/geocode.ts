import { distanceMetres } from '@placelore/contracts/great-circle.js';
import type { GeocodedPlace } from '@placelore/contracts/maps.js';
import type { LocatedPlace } from '@placelore/contracts/places.js';
import type { Atlas } from '@placelore/guidebook/atlas.js';
import { countryName } from '@placelore/guidebook/countries.js';
import { nameKey } from '@placelore/guidebook/names.js';
import { type Meaning, meaningsOf } from '@placelore/guidebook/place-names.js';
import { presentPlace } from './present-place.js';

/** Inhabitants of a town that is likelier meant than a country's name in another language: Granada, in Spanish Grenada. */
const LARGE_TOWN = 100_000;
/** Metres within which a town and its country of one name are one answer: Singapore. */
const SAME_PLACE = 30_000;

/**
 * What a name can mean, likeliest first: of towns of one name the most populous, of sights the best known. A country
 * stands where its capital does.
 */
export function geocode(atlas: Atlas, name: string): GeocodedPlace[] {
  return placesNamed(atlas, name).map(({ latitude, longitude, ...shown }): GeocodedPlace => {
    const { city, region, country, countryCode } = shown;
    return { lat: latitude, lng: longitude, name: shown.name, city, region, country, countryCode };
  });
}

/** The same, as located places. */
export function placesNamed(atlas: Atlas, name: string): LocatedPlace[] {
  const found = likeliestFirst(name, meaningsOf(atlas, name)).map(({ place, quality }) =>
    presentPlace(atlas, { place, quality, at: null }, quality, []),
  );
  return found.filter((place, rank) => !found.slice(0, rank).some((before) => isSame(before, place)));
}

function likeliestFirst(name: string, meanings: Meaning[]): Meaning[] {
  const hasLargeTown = meanings.some(({ place }) => place.kind === 'city' && place.town.population >= LARGE_TOWN);
  const isForeignName = ({ place }: Meaning) =>
    hasLargeTown && place.kind === 'country' && nameKey(countryName(place.country)) !== nameKey(name);
  return [...meanings.filter((meaning) => !isForeignName(meaning)), ...meanings.filter(isForeignName)];
}

function isSame(a: LocatedPlace, b: LocatedPlace): boolean {
  return a.countryCode === b.countryCode && nameKey(a.name) === nameKey(b.name) && distanceMetres(a, b) <= SAME_PLACE;
}
