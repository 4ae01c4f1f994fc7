import {
  type Atlas,
  type AtlasPlace,
  getCountryCodes,
  getDisplayName,
  getPlaceKey,
} from '@placelore/guidebook/atlas/atlas.js';
import { getCountryName } from '@placelore/guidebook/countries/countries.js';
import { estimateTownRadius } from '@placelore/guidebook/gazetteer/gazetteer.js';
import { findCitiesInside, findLandmarksInside } from '@placelore/guidebook/resolver/places-inside.js';
import { stripPhrases } from '@placelore/guidebook/resolver/query-words.js';
import { type PlaceCandidate, resolveQuery } from '@placelore/guidebook/resolver/resolve-query.js';

/** The place that the words of a search name, in the forms that the SQL compares with articles. */
export interface SearchedPlace {
  /** Guidebook records about the place. */
  ownIds: string[];
  /** Names with which articles about it are titled. */
  names: string[];
  /** Ends of the locations of articles there, as patterns: "%Italy". */
  locationPatterns: string[];
  /** Guidebook records inside it, the best known first. */
  insideIds: string[];
  /** West, south, east and north in degrees of the area whose other articles are inside; null for none. */
  extent: [number, number, number, number] | null;
  /** Whether the words say more than the place, as in "temples in Kyoto": articles that have them all come first. */
  hasOtherWords: boolean;
}

/** Score that a place needs when the words are not its own name: beginnings of words are names of small places. */
const MIN_ALIAS_SCORE = 5;
const METERS_PER_DEGREE = 111_320;

/** Returns the place that a search certainly names, or several of one name; null for none. */
export function findSearchedPlace(atlas: Atlas, text: string): SearchedPlace | null {
  const { status, candidates } = resolveQuery(atlas, text);
  if (status !== 'found' && status !== 'ambiguous') return null;
  const meant = (status === 'found' ? candidates.slice(0, 1) : candidates).filter(isLikely);
  if (meant.length === 0) return null;
  const places = meant.map(({ place }) => place);
  const names = [...new Set(places.map(getDisplayName))];
  return {
    ownIds: places.flatMap(getRecordId),
    names,
    locationPatterns: [...new Set(places.flatMap(getCountryCodes))].map((code) => `%${getCountryName(code)}`),
    insideIds: places.flatMap((place) => getInsideIds(atlas, place)),
    extent: places.length === 1 ? getExtent(places[0]!) : null,
    hasOtherWords: stripPhrases(text) !== text,
  };
}

const isLikely = ({ match, score }: PlaceCandidate): boolean =>
  match === 'exact' || match === 'spelling' || (match === 'alias' && score >= MIN_ALIAS_SCORE);

function getRecordId(place: AtlasPlace): string[] {
  if (place.kind === 'landmark') return [place.landmark.id];
  return place.kind === 'city' && place.city ? [place.city.id] : [];
}

const insideIds = new Map<string, string[]>();

/** Returns the ids of the records inside a place. Those of a country or destination are found once. */
function getInsideIds(atlas: Atlas, place: AtlasPlace): string[] {
  const key = getPlaceKey(place);
  const known = insideIds.get(key);
  if (known) return known;
  const cities = place.kind === 'city' ? [] : findCitiesInside(atlas, place);
  const ids = [...cities, ...findLandmarksInside(atlas, place)].map(({ id }) => id);
  // The atlas has a few thousand of these, but very many towns.
  if (place.kind !== 'city') insideIds.set(key, ids);
  return ids;
}

/** A sight contains no others, and what is in a country its articles say. */
function getExtent(place: AtlasPlace): SearchedPlace['extent'] {
  if (place.kind === 'destination') return place.destination.extent;
  if (place.kind !== 'city') return null;
  const { latitude, longitude, population } = place.town;
  const height = estimateTownRadius(population) / METERS_PER_DEGREE;
  const width = height / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
  return [longitude - width, latitude - height, longitude + width, latitude + height];
}
