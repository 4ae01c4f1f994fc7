import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { LocatedPlace, PlaceClue } from '@placelore/contracts/places/places.js';
import { type Atlas, getDisplayName } from '@placelore/guidebook/atlas/atlas.js';
import { getNames } from '@placelore/guidebook/atlas/guidebook.js';
import { findCountryByName } from '@placelore/guidebook/countries/countries.js';
import { findRegionsByName, getRegionName } from '@placelore/guidebook/countries/regions.js';
import { getDestinationNames } from '@placelore/guidebook/destinations/destinations.js';
import type { Town } from '@placelore/guidebook/gazetteer/gazetteer.js';
import { nameSimilarity, normalizeName, toNameKey } from '@placelore/guidebook/names/name-keys.js';
import { stripPhrases } from '@placelore/guidebook/resolver/query-words.js';

/** Words that only describe the kind of place or join names. */
const TYPE_WORDS = new Set(
  `city town village district province state region country county prefecture centre center downtown
  old ancient historic in at near of and the de la`.split(/\s+/),
);

const MAX_QUERY_WORDS = 14;
const MAX_NAME_WORDS = 8;
/** Maximum distance in meters between a place and a town named beside it. */
const MAX_NEARBY_TOWN_METERS = 60_000;
/** Maximum distance in meters between a place and the gazetteer town that it is. */
const SAME_TOWN_METERS = 30_000;
/** Minimum similarity and length of a misspelled name, in the guidebook and in the gazetteer. */
const MIN_QUERY_SIMILARITY = 0.8;
const MIN_MISSPELLED_LENGTH = 6;
const MIN_MISSPELLED_TOWN_LENGTH = 8;

/** Confidence of a place that a query names: the same as for a location that a user states for a photo. */
export const QUERY_CONFIDENCE = 0.85;

/** Converts the words of a query to a clue. */
export const toClue = (query: string): PlaceClue => ({
  kind: 'stated location',
  text: stripPhrases(query),
  confidence: QUERY_CONFIDENCE,
});

/**
 * Checks whether a text fully names a place: a name of the place, possibly misspelled, with nothing but names of its
 * area. "best pizza recipe" does not name the town of Best, nor "Paris Hilton" Paris.
 */
export function isFullPlaceName(atlas: Atlas, query: string, place: LocatedPlace): boolean {
  const name = stripPhrases(query);
  const words = normalizeName(name).split(' ').filter(Boolean);
  if (words.length === 0 || words.length > MAX_QUERY_WORDS) return false;
  const isAccountedFor = (from: number, hasName: boolean): boolean => {
    if (from === words.length) return hasName;
    for (let to = Math.min(words.length, from + MAX_NAME_WORDS); to > from; to--) {
      const run = words.slice(from, to).join(' ');
      if (!hasName && isPlaceName(atlas, run, place) && isAccountedFor(to, true)) return true;
      if (isSurroundingName(atlas, run, place) && isAccountedFor(to, hasName)) return true;
    }
    return false;
  };
  return isAccountedFor(0, false);
}

function isPlaceName(atlas: Atlas, name: string, place: LocatedPlace): boolean {
  if ([place.name, place.localName ?? ''].some((own) => toNameKey(own) === toNameKey(name))) return true;
  switch (place.kind) {
    case 'country':
      return findCountryByName(name) === place.countryCode;
    case 'landmark': {
      const record = place.guidebookId === null ? null : atlas.guidebook.landmark(place.guidebookId);
      if (!record) return false;
      return atlas.guidebook.findLandmarksByName(name).includes(record) || isSimilarName(name, getNames(record));
    }
    case 'region': {
      const destination = place.guidebookId === null ? null : atlas.destinations.find(place.guidebookId);
      if (!destination) return false;
      return (
        atlas.destinations.findByName(name).includes(destination) ||
        isSimilarName(name, getDestinationNames(destination))
      );
    }
    case 'city':
      return isNameOfCity(atlas, name, place);
  }
}

function isNameOfCity(atlas: Atlas, name: string, place: LocatedPlace): boolean {
  const city = place.guidebookId === null ? null : atlas.guidebook.city(place.guidebookId);
  if (city && (atlas.guidebook.findCitiesByName(name).includes(city) || isSimilarName(name, getNames(city))))
    return true;
  const isSameTown = (town: Town) =>
    getDisplayName(atlas.toCityPlace(town)) === place.name && getDistanceMeters(town, place) <= SAME_TOWN_METERS;
  if (atlas.gazetteer.findByName(name, place.countryCode).some(({ town }) => isSameTown(town))) return true;
  if (toNameKey(name).length < MIN_MISSPELLED_TOWN_LENGTH) return false;
  return atlas.gazetteer
    .findBySimilarName(name, place.countryCode)
    .some(({ town, similarity }) => similarity >= MIN_QUERY_SIMILARITY && isSameTown(town));
}

function isSimilarName(name: string, names: readonly string[]): boolean {
  const key = toNameKey(name);
  return (
    key.length >= MIN_MISSPELLED_LENGTH &&
    names.some((own) => nameSimilarity(key, toNameKey(own)) >= MIN_QUERY_SIMILARITY)
  );
}

/** Checks whether a name means the country, region or town of the place, or has no meaning of its own. */
function isSurroundingName(atlas: Atlas, name: string, place: LocatedPlace): boolean {
  if (TYPE_WORDS.has(name) || findCountryByName(name) === place.countryCode) return true;
  if (place.city !== null && toNameKey(place.city) === toNameKey(name)) return true;
  const isInRegion = findRegionsByName(name).some(
    ({ country, code }) =>
      country === place.countryCode && (place.region === null || getRegionName(country, code) === place.region),
  );
  if (isInRegion) return true;
  if (place.kind === 'country') return false;
  const { guidebook, gazetteer } = atlas;
  const nearby = [
    ...gazetteer.findByName(name, place.countryCode).map(({ town }) => town),
    ...guidebook.findCitiesByName(name, place.countryCode),
  ];
  return nearby.some((town) => getDistanceMeters(town, place) <= MAX_NEARBY_TOWN_METERS);
}
