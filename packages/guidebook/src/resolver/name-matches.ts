import { type Atlas, type AtlasPlace, getDisplayName, getPlaceKey } from '../atlas/atlas.js';
import { getNames } from '../atlas/guidebook.js';
import type { CityRecord, LandmarkRecord } from '../atlas/records.js';
import { PLACE_TYPE_WORDS } from '../atlas/signs/sign-words.js';
import { findCountryByName } from '../countries/countries.js';
import { getDestinationNames } from '../destinations/destinations.js';
import { nameSimilarity, normalizeName, toNameKey } from '../names/name-keys.js';
import { getProminence } from './prominence.js';

/**
 * How a name in a query matches a place: by its own name, by another name, by a country's name in another language, by
 * the first words of a name, or by a similar name.
 */
export type NameMatchKind = 'exact' | 'alias' | 'foreign name' | 'first words' | 'spelling';

export interface NameMatch {
  place: AtlasPlace;
  kind: NameMatchKind;
  /** 1 for the same name after normalization. */
  similarity: number;
}

/** Prominence of a place that people know by its name, and minimum lead of a place with a longer name over it. */
const MIN_KNOWN_PROMINENCE = 5;
const MIN_LEAD = 3.5;

/** Returns the places with exactly this name, or one of whose other names it is. */
export function findExactMatches(atlas: Atlas, name: string): NameMatch[] {
  const key = toNameKey(name);
  if (key === '') return [];
  const country = findCountryByName(name);
  const found: AtlasPlace[] = [
    ...atlas.destinations.findByName(name).map((destination) => ({ kind: 'destination' as const, destination })),
    ...(country ? [{ kind: 'country' as const, country }] : []),
    ...findTowns(atlas, name),
    ...atlas.guidebook.findLandmarksByName(name).map((landmark) => ({ kind: 'landmark' as const, landmark })),
  ];
  const named = found.map((place): NameMatch => {
    const isOwn = getMainNames(place).some((own) => toNameKey(own) === key);
    const otherName = place.kind === 'country' ? 'foreign name' : 'alias';
    return { place, kind: isOwn ? 'exact' : otherName, similarity: 1 };
  });
  // The first words of a name do not count if they are the whole name of a known place, such as Singapore, unless the
  // other place is much better known: St Peter's Basilica, despite St Peters in Missouri.
  const known = Math.max(...named.map(({ place }) => getProminence(place)), 0);
  const begun = atlas
    .findByFirstWords(name)
    .filter((place) => known < MIN_KNOWN_PROMINENCE || getProminence(place) >= known + MIN_LEAD)
    .map((place): NameMatch => ({ place, kind: 'first words', similarity: 1 }));
  // Of several matches of one place, the first is the best.
  return [...new Map([...named, ...begun].toReversed().map((match) => [getPlaceKey(match.place), match])).values()];
}

/** Returns the places with a similar name, to tolerate typing errors. */
export function findSimilarMatches(atlas: Atlas, name: string): NameMatch[] {
  const toMatch = (place: AtlasPlace, similarity: number): NameMatch => {
    const distinctive = Math.max(...getAllNames(place).map((own) => compareDistinctiveWords(name, own)));
    return { place, kind: 'spelling', similarity: Math.min(similarity, distinctive) };
  };
  return [
    ...atlas.destinations
      .findBySimilarName(name)
      .map(({ destination, similarity }) => toMatch({ kind: 'destination', destination }, similarity)),
    ...atlas.gazetteer
      .findBySimilarName(name)
      .map(({ town, similarity }) => toMatch(atlas.toCityPlace(town), similarity)),
    ...atlas.guidebook
      .findLandmarksBySimilarName(name)
      .map(({ record, similarity }) => toMatch({ kind: 'landmark', landmark: record }, similarity)),
  ];
}

function findTowns(atlas: Atlas, name: string): AtlasPlace[] {
  return [
    ...atlas.gazetteer.findByName(name).map(({ town }) => town),
    ...atlas.guidebook.findCitiesByName(name).flatMap((city) => atlas.getTown(city) ?? []),
  ].map((town) => atlas.toCityPlace(town));
}

/**
 * Returns the similarity of two names without the words for kinds of places that both have, since Lake Toba is no
 * misspelling of Lake Toya.
 */
function compareDistinctiveWords(name: string, own: string): number {
  const [words, ownWords] = [normalizeName(name).split(' '), normalizeName(own).split(' ')];
  const isShared = (word: string) => PLACE_TYPE_WORDS.has(word) && words.includes(word) && ownWords.includes(word);
  const [distinctive, ownDistinctive] = [words, ownWords].map((all) => all.filter((word) => !isShared(word)).join(''));
  return nameSimilarity(distinctive!, ownDistinctive!);
}

function getAllNames(place: AtlasPlace): string[] {
  switch (place.kind) {
    case 'landmark':
      return getNames(place.landmark);
    case 'city':
      return [...getMainNames(place), ...(place.city ? getNames(place.city) : [])];
    case 'destination':
      return getDestinationNames(place.destination);
    case 'country':
      return getMainNames(place);
  }
}

/** Returns the place's own names, without those in other languages. */
function getMainNames(place: AtlasPlace): string[] {
  const local = (record: LandmarkRecord | CityRecord | null) => (record?.localName ? [record.localName] : []);
  switch (place.kind) {
    case 'landmark':
      return [place.landmark.name, ...local(place.landmark)];
    case 'city':
      return [place.town.name, getDisplayName(place), ...local(place.city)];
    case 'destination':
      return [place.destination.name, ...place.destination.localNames];
    case 'country':
      return [getDisplayName(place)];
  }
}
