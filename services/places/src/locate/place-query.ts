import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { LocatedPlace, PlaceClue } from '@placelore/contracts/places/places.js';
import {
  type Atlas,
  type AtlasPlace,
  getCountryCodes,
  getDisplayName,
  getPosition,
} from '@placelore/guidebook/atlas/atlas.js';
import { findCountryByName } from '@placelore/guidebook/countries/countries.js';
import { findRegionsByName, getRegionName } from '@placelore/guidebook/countries/regions.js';
import { normalizeName, toNameKey } from '@placelore/guidebook/names/name-keys.js';
import { interpretName } from '@placelore/guidebook/resolver/interpret-name.js';
import { stripPhrases } from '@placelore/guidebook/resolver/query-words.js';

/** Words that only describe the kind of a place or connect names. */
const TYPE_WORDS = new Set(
  `city town village district province state region country county prefecture centre center downtown
  old ancient historic in at near of and the de la`.split(/\s+/),
);

const MAX_QUERY_WORDS = 14;
const MAX_NAME_WORDS = 8;
/** Maximum distance in meters between a place and a town named together with it. */
const MAX_NEARBY_TOWN_METERS = 60_000;
/** Maximum distance in meters between a located place and the same place in the atlas. */
const SAME_PLACE_METERS = 30_000;

/** Confidence of a place that a query names: the same as for a location that a user states for a photo. */
export const QUERY_CONFIDENCE = 0.85;

/** Converts the words of a query to a clue. */
export const toClue = (query: string): PlaceClue => ({
  kind: 'stated location',
  text: stripPhrases(query),
  confidence: QUERY_CONFIDENCE,
});

/**
 * Whether a text fully names a located place: one of its names, possibly misspelled, and otherwise only names of its
 * area. "best pizza recipe" does not name the town of Best, and "Paris Hilton" does not name Paris.
 */
export function isFullPlaceName(atlas: Atlas, query: string, place: LocatedPlace): boolean {
  const isSame = (candidate: AtlasPlace) => isSamePlace(candidate, place);
  return interpretName(atlas, query, isSame).some(({ isComplete }) => isComplete) || isFullName(atlas, query, place);
}

function isSamePlace(candidate: AtlasPlace, place: LocatedPlace): boolean {
  if (getDisplayName(candidate) !== place.name) return false;
  const position = getPosition(candidate);
  if (position === null) return place.kind === 'country' && getCountryCodes(candidate).includes(place.countryCode);
  return getDistanceMeters(position, place) <= SAME_PLACE_METERS;
}

/** Checks the name of a place that possibly only a provider knows. */
function isFullName(atlas: Atlas, query: string, place: LocatedPlace): boolean {
  const name = stripPhrases(query);
  const words = normalizeName(name).split(' ').filter(Boolean);
  if (words.length === 0 || words.length > MAX_QUERY_WORDS) return false;
  const ownKeys = [place.name, place.localName ?? ''].map(toNameKey);
  const isAccountedFor = (from: number, hasName: boolean): boolean => {
    if (from === words.length) return hasName;
    for (let to = Math.min(words.length, from + MAX_NAME_WORDS); to > from; to--) {
      const run = words.slice(from, to).join(' ');
      if (!hasName && ownKeys.includes(toNameKey(run)) && isAccountedFor(to, true)) return true;
      if (isSurroundingName(atlas, run, place) && isAccountedFor(to, hasName)) return true;
    }
    return false;
  };
  return isAccountedFor(0, false);
}

/** Whether a name means the country, region or town of the place, or has no meaning of its own. */
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
