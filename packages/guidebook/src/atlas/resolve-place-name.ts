import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { findCountryByName } from '../countries/countries.js';
import { findRegionsByName } from '../countries/regions.js';
import type { Town } from '../gazetteer/gazetteer.js';
import { toNameKey } from '../names/name-keys.js';
import { type Atlas, type AtlasPlace, getCountryCode, getPlaceKey, getPosition } from './atlas.js';
import type { LandmarkRecord } from './records.js';

/** A place that a text may mean. */
export interface PlaceInterpretation {
  place: AtlasPlace;
  /** 0 to 1: how likely the text means this place. */
  quality: number;
  /** False when the name is only similar to the one in the text. */
  isExact: boolean;
}

/** One interpretation of a text: names from the most to the least specific, inside a country or region. */
interface TextReading {
  names: string[];
  country?: string;
  region?: string;
}

/** Quality of a country relative to a city of the same name, and quality when only the country is understood. */
const COUNTRY_QUALITY = 0.95;
const ONLY_COUNTRY_QUALITY = 0.5;
/** Factor when the first name is unknown and the next one is known: "Trattoria Da Mario, Florence". */
const OUTER_NAME_FACTOR = 0.8;
/** Factor when the text names a city that is not near the place found. */
const WRONG_CONTEXT_FACTOR = 0.5;
/** Factor for a similar name, relative to an exact one. */
const MISSPELLING_FACTOR = 0.85;
/** Maximum distance in meters between a place and the city named with it. */
const MAX_CONTEXT_DISTANCE_METERS = 60_000;
const MAX_INTERPRETATIONS = 8;

/** Decides which places are possible at all, for example those near a position. */
export type PlaceFilter = (place: AtlasPlace) => boolean;

const ACCEPT_ALL: PlaceFilter = () => true;

/**
 * Returns the places that a user's text may mean, most likely first: "Kyoto, Japan", "Springfield, Illinois, USA",
 * "Omaha NE", "Kinkaku-ji, Kyoto", "Eiffel Tower Paris". Tries every reading of the text (is "Georgia" the country or
 * the state?) and counts the best one of each place. Misspelled names are used only when no exact one is known.
 * @param isPossible excludes impossible places before names are compared
 */
export function resolvePlaceName(
  atlas: Atlas,
  text: string,
  isPossible: PlaceFilter = ACCEPT_ALL,
): PlaceInterpretation[] {
  const parts = text
    .split(/[,;|\n()]|\s[-–—]\s/)
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, 6);
  if (parts.length === 0) return [];
  if (parts.length > 1) return selectLikeliest(atlas, readParts(parts), isPossible);
  const wholeTextMatches = selectLikeliest(atlas, [{ names: parts }], isPossible);
  if (wholeTextMatches.some(({ isExact }) => isExact)) return wholeTextMatches;
  return selectLikeliest(atlas, [{ names: parts }, ...readWordSplits(parts[0]!)], isPossible);
}

/** Returns the best reading of each place; misspelled ones only when no reading has exact names. */
function selectLikeliest(atlas: Atlas, readings: TextReading[], isPossible: PlaceFilter): PlaceInterpretation[] {
  const best = new Map<string, PlaceInterpretation>();
  for (const interpretation of readings.flatMap((reading) => interpretReading(atlas, reading, isPossible))) {
    const existing = best.get(getPlaceKey(interpretation.place));
    if (!existing || existing.quality < interpretation.quality)
      best.set(getPlaceKey(interpretation.place), interpretation);
  }
  const found = [...best.values()];
  const exactMatches = found.filter((interpretation) => interpretation.isExact);
  return (exactMatches.length > 0 ? exactMatches : found)
    .sort((a, b) => b.quality - a.quality)
    .slice(0, MAX_INTERPRETATIONS);
}

/** Reads the last one to three words as the area of the first ones when the text has no commas. */
function readWordSplits(text: string): TextReading[] {
  const words = text.split(/\s+/).slice(0, 12);
  return [1, 2, 3]
    .filter((tailLength) => tailLength < words.length)
    .flatMap((tailLength) => readParts([words.slice(0, -tailLength).join(' '), words.slice(-tailLength).join(' ')]));
}

function readParts(parts: string[]): TextReading[] {
  const last = parts.at(-1)!;
  const names = parts.slice(0, -1);
  const found: TextReading[] = [{ names: parts }];
  const country = findCountryByName(last);
  if (country) {
    found.push({ names, country });
    for (const region of names.length > 1 ? findRegionsByName(names.at(-1)!) : []) {
      if (region.country === country) found.push({ names: names.slice(0, -1), country, region: region.code });
    }
  }
  for (const region of findRegionsByName(last)) found.push({ names, country: region.country, region: region.code });
  return found;
}

function interpretReading(
  atlas: Atlas,
  { names, country, region }: TextReading,
  isPossible: PlaceFilter,
): PlaceInterpretation[] {
  const [name, ...outer] = names;
  if (name === undefined) return [];
  const matches = weighByContext(atlas, findCandidates(atlas, { name, country, region, isPossible }), outer, country);
  const toCountryPlace = (code: string): AtlasPlace => ({ kind: 'country', country: code });
  const wholeCountry = names.length === 1 && country === undefined ? findCountryByName(name) : null;
  if (wholeCountry && isPossible(toCountryPlace(wholeCountry)))
    matches.push({ place: toCountryPlace(wholeCountry), quality: COUNTRY_QUALITY, isExact: true });
  if (matches.length > 0) return matches;
  if (outer.length > 0) {
    const outerReading = { names: outer, ...(country && { country }), ...(region && { region }) };
    const found = interpretReading(atlas, outerReading, isPossible);
    return found.map((interpretation) => ({ ...interpretation, quality: interpretation.quality * OUTER_NAME_FACTOR }));
  }
  if (!country || !isPossible(toCountryPlace(country))) return [];
  return [{ place: toCountryPlace(country), quality: ONLY_COUNTRY_QUALITY, isExact: true }];
}

/** Weights the candidates of a name by the names around it: "Kinkaku-ji, Kyoto". */
function weighByContext(
  atlas: Atlas,
  found: PlaceInterpretation[],
  outer: string[],
  country: string | undefined,
): PlaceInterpretation[] {
  if (outer.length === 0 || found.length === 0) return found;
  const keys = outer.map(toNameKey);
  const towns = outer.flatMap((name) => atlas.gazetteer.findByName(name, country)).map(({ town }) => town);
  return found.map((interpretation) => {
    const { place } = interpretation;
    const position = getPosition(place);
    const isInContext =
      (place.kind === 'landmark' && keys.includes(toNameKey(place.landmark.city))) ||
      (position !== null &&
        towns.some(
          (town) =>
            town.country === getCountryCode(place) &&
            getDistanceMeters(town, position) <= MAX_CONTEXT_DISTANCE_METERS &&
            town.id !== getTownId(place),
        ));
    return isInContext ? interpretation : { ...interpretation, quality: interpretation.quality * WRONG_CONTEXT_FACTOR };
  });
}

const getTownId = (place: AtlasPlace) => (place.kind === 'city' ? place.town.id : null);

interface CandidateQuery {
  name: string;
  country: string | undefined;
  region: string | undefined;
  isPossible: PlaceFilter;
}

function findCandidates(atlas: Atlas, { name, country, region, isPossible }: CandidateQuery): PlaceInterpretation[] {
  const { guidebook, gazetteer } = atlas;
  const isInRegion = ({ town }: { town: Town }) =>
    (region === undefined || town.admin === region) && isPossible(atlas.toCityPlace(town));
  const isPossibleLandmark = (landmark: LandmarkRecord) => isPossible({ kind: 'landmark', landmark });
  const landmarks = guidebook.findLandmarksByName(name, country).filter(isPossibleLandmark);
  const cities = guidebook.findCitiesByName(name, country).flatMap((city) => atlas.getTown(city) ?? []);
  const towns = [...gazetteer.findByName(name, country), ...cities.map((town) => ({ town, similarity: 1 }))].filter(
    isInRegion,
  );
  if (landmarks.length + towns.length > 0) {
    return [...interpretLandmarks(landmarks, towns), ...interpretTowns(atlas, towns)];
  }
  return [
    ...guidebook
      .findLandmarksBySimilarName(name, country)
      .filter(({ record }) => isPossibleLandmark(record))
      .map(({ record, similarity }) => ({
        place: { kind: 'landmark' as const, landmark: record },
        quality: similarity * MISSPELLING_FACTOR,
        isExact: false,
      })),
    ...interpretTowns(atlas, gazetteer.findBySimilarName(name, country).filter(isInRegion)),
  ];
}

/** Rates sights of one name: the best known is most likely. A large town of that name ("Split") ranks before them. */
function interpretLandmarks(landmarks: LandmarkRecord[], towns: { town: Town }[]): PlaceInterpretation[] {
  const factor = towns.some(({ town }) => town.population > 100_000) ? 0.9 : 1;
  return landmarks.map((landmark, rank) => ({
    place: { kind: 'landmark', landmark },
    quality: factor * (rank === 0 ? 1 : 0.7),
    isExact: true,
  }));
}

/**
 * Rates towns of one name by their shares of population; a large town is more likely to be meant at all: 0.7 for 1,000
 * people, 1 for a million.
 */
function interpretTowns(atlas: Atlas, towns: { town: Town; similarity: number }[]): PlaceInterpretation[] {
  const unique = [...new Map(towns.map((found) => [found.town.id, found])).values()];
  const totalPopulation = unique.reduce((sum, { town }) => sum + Math.max(town.population, 100), 0);
  return unique.map(({ town, similarity }) => {
    const isExact = similarity === 1;
    const share = Math.max(town.population, 100) / totalPopulation;
    const sizeFactor = Math.min(1, 0.4 + 0.1 * Math.log10(Math.max(town.population, 10)));
    return {
      place: atlas.toCityPlace(town),
      quality: (isExact ? 1 : similarity * MISSPELLING_FACTOR) * sizeFactor * (0.5 + 0.5 * share),
      isExact,
    };
  });
}
