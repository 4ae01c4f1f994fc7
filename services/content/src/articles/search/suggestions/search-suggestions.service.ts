import { Injectable } from '@nestjs/common';
import {
  getMinSuggestionLength,
  type SearchSuggestions,
  SUGGESTIONS,
} from '@placelore/contracts/content/articles/search.js';
import { toCardLocation } from '@placelore/contracts/places/names/card-location.js';
import { Atlas, type AtlasPlace, getCountryCodes, getDisplayName } from '@placelore/guidebook/atlas/atlas.js';
import { getLocationLabel, type LocatedSubject } from '@placelore/guidebook/atlas/location-label.js';
import type { DestinationKind } from '@placelore/guidebook/atlas/records.js';
import { getCountryName } from '@placelore/guidebook/countries/countries.js';
import { normalizeName, toNameKey } from '@placelore/guidebook/names/name-keys.js';
import { getProminence } from '@placelore/guidebook/resolver/prominence.js';
import { findAreasByBeginning, findMainNames } from '@placelore/guidebook/searches/complete-name.js';
import type { PlaceKind } from '@placelore/guidebook/searches/kinds/place-kinds.js';
import { type BegunSearch, readBeginning } from '@placelore/guidebook/searches/read-beginning.js';
import { completeTopic } from '@placelore/guidebook/searches/topics/judged-topics.js';
import { isTypingError } from '@placelore/guidebook/searches/typing-errors.js';
import { readSearch } from '../search-readings.js';
import { isAlike, parseSearchWords } from '../search-words.js';
import { getInsideIds } from '../target/inside-records.js';
import { completeKindSearch, countInside, suggestKindsIn } from './kind-suggestions.js';
import { completeKind, completePart, completePhrase } from './phrase-suggestions.js';
import { rankPlaces } from './rank-places.js';
import { SearchSuggestionsRepository } from './search-suggestions.repository.js';

/**
 * Maximum number of areas among the places. From this prominence on, an area has its place however many guides there
 * are.
 */
const MAX_AREAS = 2;
const MIN_KNOWN_PROMINENCE = 7;

/** Maximum number of guides that are compared by how well their names begin with the text. */
const MAX_COMPARED = 12;

/** Maximum number of guides with similar names, and maximum difference in length when these are compared. */
const MAX_ALIKE = 5;
const MAX_WRONG_LETTERS = 2;

const NONE: SearchSuggestions = { places: [], searches: [] };

/** Suggests guides, areas, and kinds of places in a place while a search is typed. */
@Injectable()
export class SearchSuggestionsService {
  constructor(private readonly repository: SearchSuggestionsRepository) {}

  /**
   * Suggests names first, then searches that may start with the text, and only when there are none, corrected
   * spellings.
   */
  async suggest(text: string): Promise<SearchSuggestions> {
    if (parseSearchWords(text) === null || toNameKey(text).length < getMinSuggestionLength(text)) return NONE;
    const nearMe = completeNearMe(text);
    if (nearMe !== null) return { places: [], searches: [nearMe] };
    const atlas = Atlas.load();
    const phrases = completePhrase(atlas, text);
    // "Hidden gems in po" names no place that begins with all of these words.
    if (phrases.length > 0) return { places: [], searches: phrases };
    const named = addSearches(
      await this.completeName(atlas, text),
      [...suggestKind(atlas, completeKind(text)), completeTopicName(text)],
      completePart(atlas, text),
    );
    const begun = readBeginning(text);
    const completed = begun === null ? named : await this.completeSearch(atlas, begun, named);
    return completed.places.length + completed.searches.length > 0
      ? completed
      : (suggestTown(text) ?? suggestBegunTowns(atlas, text) ?? this.suggestSpelling(atlas, text));
  }

  private async completeSearch(atlas: Atlas, begun: BegunSearch, named: SearchSuggestions): Promise<SearchSuggestions> {
    if (begun.kind === null) return named.places.length === 0 ? this.completeName(atlas, begun.place) : named;
    const aroundMe =
      begun.relation === 'near' && 'me'.startsWith(begun.place) ? [`${begun.kind.label} ${NEAR_ME}`] : [];
    const searches = [...aroundMe, ...completeKindSearch(atlas, begun.kind, begun)];
    const isAlone = named.searches[0] === begun.kind.label;
    const all = isAlone ? [begun.kind.label, ...searches] : [...searches, ...named.searches];
    return { ...named, searches: all.slice(0, SUGGESTIONS.maxSearches) };
  }

  /** Completes the name of a guide or an area, and suggests kinds of places in it. */
  private async completeName(atlas: Atlas, text: string): Promise<SearchSuggestions> {
    const words = parseSearchWords(text);
    if (words === null) return NONE;
    const mainNames = findMainNames(atlas, text);
    const articles = rankPlaces(text, await this.repository.findByBeginning(words, MAX_COMPARED), mainNames);
    const areas = findAreasByBeginning(atlas, text, MAX_AREAS);
    const named = new Set(articles.map(({ name }) => toNameKey(name)));
    const unnamed = areas.filter((area, index) => {
      const name = getDisplayName(area);
      return !named.has(toNameKey(name)) && areas.findIndex((other) => getDisplayName(other) === name) === index;
    });
    const known = unnamed.filter((area) => getProminence(area) >= MIN_KNOWN_PROMINENCE);
    const guides = articles.slice(0, SUGGESTIONS.maxPlaces - known.length);
    const merged = mergeByProminence(unnamed.map(toSuggestion), guides);
    const places = rankPlaces(text, merged, mainNames).slice(0, SUGGESTIONS.maxPlaces);
    const { places: meant, kind } = readSearch(text, 'exact');
    // Nobody knows which of several towns "Architecture in Chinatown" would mean.
    const isCertain = kind === null && meant.length <= 1;
    const place = isCertain ? (meant[0]?.place ?? areas[0]) : undefined;
    return {
      places: places.map(presentPlace),
      searches: place ? suggestKindsIn(atlas, place).slice(0, SUGGESTIONS.maxSearches) : [],
    };
  }

  /** Corrects a misspelled text: "machu pichu", "temples in kyotto". */
  private async suggestSpelling(atlas: Atlas, text: string): Promise<SearchSuggestions> {
    const { places, kind, relation } = readSearch(text, 'similar');
    const [meant] = places;
    if (!meant) return this.suggestAlike(text);
    const name = getDisplayName(meant.place);
    if (kind === null) return this.completeName(atlas, name);
    return {
      places: [],
      searches: countInside(atlas, kind, meant.place) > 0 ? [`${kind.label} ${relation} ${name}`] : [],
    };
  }

  /** Suggests guides with a similar part of their name, for a text that is not a misspelled place: "efel". */
  private async suggestAlike(text: string): Promise<SearchSuggestions> {
    const words = parseSearchWords(text)!;
    const found = await this.repository.findAlike(words, MAX_ALIKE);
    const meant = found.filter(
      ({ name, location }) => isAlike(words, { title: name, location }) || isBegunAlike(words.plain, name),
    );
    return { places: meant.map(presentPlace), searches: [] };
  }
}

/** Suggests a town without a guide whose whole name is typed; null for any other text. */
function suggestTown(text: string): SearchSuggestions | null {
  const [meant, ...rivals] = readSearch(text, 'exact').places;
  // Normalized names have no article, but "colony" is no name of The Colony.
  const isWhole = meant && foldName(getDisplayName(meant.place)) === foldName(text);
  if (!isWhole || rivals.length > 0) return null;
  return { places: [presentPlace(toSuggestion(meant.place))], searches: [] };
}

/** Minimum letters of a town's name that is completed, its minimum population, and the maximum number of towns. */
const BEGUN_TOWNS = { letters: 4, population: 15_000, limit: 2 } as const;

/**
 * Suggests the largest towns without a guide whose names begin with the text; null for none. A whole word, such as
 * "floral", is no begun Floral Park.
 */
function suggestBegunTowns(atlas: Atlas, text: string): SearchSuggestions | null {
  if (toNameKey(text).length < BEGUN_TOWNS.letters) return null;
  const towns = atlas.gazetteer.findByBeginning(text, BEGUN_TOWNS.population, BEGUN_TOWNS.limit);
  const begun = towns.filter(({ name }) => !normalizeName(name).startsWith(`${normalizeName(text)} `));
  const places = begun.map((town) => presentPlace(toSuggestion(atlas.toCityPlace(town))));
  return places.length === 0 ? null : { places, searches: [] };
}

/** Suggests a kind alone, and where it is most frequent. */
const suggestKind = (atlas: Atlas, kind: PlaceKind | null): string[] =>
  kind === null ? [] : [kind.label, ...completeKindSearch(atlas, kind, { kind, relation: 'in', place: '' })];

const foldName = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

const NEAR_ME = 'near me';
/** Minimum letters of "near me" that are completed. */
const MIN_NEAR_LENGTH = 4;

/** Returns the search around the reader that a text begins: "near", "castles near m"; null for any other text. */
function completeNearMe(text: string): string | null {
  const letters = normalizeName(text);
  const { kind, relation } = readSearch(text, 'exact');
  const isWhole = relation === 'around me';
  const isBegun = letters.length >= MIN_NEAR_LENGTH && NEAR_ME.startsWith(letters);
  if (isWhole || isBegun) return kind === null ? 'Near me' : `${kind.label} ${NEAR_ME}`;
  return null;
}

/** Minimum letters of a topic that is completed. */
const MIN_TOPIC_LENGTH = 4;

/** Returns the topic whose words begin with the text: "christmas mar"; null for none. */
function completeTopicName(text: string): string | null {
  const letters = normalizeName(text);
  const words = letters.length < MIN_TOPIC_LENGTH ? null : completeTopic(letters);
  return words && (words.charAt(0).toUpperCase() + words.slice(1)).replace(/^Unesco/, 'UNESCO');
}

/** Puts the kind and the topic, then parts of countries, before the searches in a place. */
function addSearches(
  { places, searches }: SearchSuggestions,
  named: readonly (string | null)[],
  parts: readonly string[],
): SearchSuggestions {
  const names = new Set(places.map(({ name }) => name));
  const otherParts = parts.filter((part) => !names.has(part));
  const all = new Set([...named.filter((search) => search !== null), ...otherParts, ...searches]);
  return { places, searches: [...all].slice(0, SUGGESTIONS.maxSearches) };
}

/** Whether a name starts with the text, apart from typing errors: "efel tow". */
function isBegunAlike(text: string, name: string): boolean {
  const key = normalizeName(name);
  const lengths = Array.from({ length: 2 * MAX_WRONG_LETTERS + 1 }, (_, index) => index - MAX_WRONG_LETTERS);
  return lengths.some((more) => isTypingError(text, key.slice(0, text.length + more)));
}

const presentPlace = (suggestion: Suggestion): SearchSuggestions['places'][number] => {
  const { name, location, slug } = suggestion;
  const label = getLocationLabel(Atlas.load(), { ...suggestion, title: name });
  return { name, location: toCardLocation(name, label ?? location), slug };
};

/** Areas have no position. */
interface Suggestion extends Omit<LocatedSubject, 'title'> {
  name: string;
  slug: string | null;
  /** 0 to 10. */
  prominence: number;
}

/** How much the prominence of an area is reduced, because it has no guide. */
const AREA_DISCOUNT = 2;
/** Number of guides inside from which a country needs no discount; all countries are equally well known by name. */
const GUIDES_OF_KNOWN_COUNTRY = 20;

/** Greece is meant more often than a sight, but Venezuela, of which there is a single guide, not more often than Venice. */
function getDiscount(area: AtlasPlace): number {
  if (area.kind !== 'country') return AREA_DISCOUNT;
  return AREA_DISCOUNT * Math.max(0, 1 - getInsideIds(Atlas.load(), area).length / GUIDES_OF_KNOWN_COUNTRY);
}

const toSuggestion = (area: AtlasPlace): Suggestion => ({
  name: getDisplayName(area),
  location: getLocation(area),
  placeType: null,
  slug: null,
  prominence: getProminence(area) - getDiscount(area),
});

/**
 * Merges two sorted lists without changing the order in either: an area comes before the first guide that is less
 * prominent.
 */
function mergeByProminence(areas: readonly Suggestion[], guides: readonly Suggestion[]): Suggestion[] {
  const [area, ...otherAreas] = areas;
  const [guide, ...otherGuides] = guides;
  if (!area || !guide) return [...areas, ...guides];
  return area.prominence >= guide.prominence
    ? [area, ...mergeByProminence(otherAreas, guides)]
    : [guide, ...mergeByProminence(areas, otherGuides)];
}

/** Destinations in several countries that nobody calls a region. */
const AREA_NAMES: Partial<Record<DestinationKind, string>> = {
  lake: 'Lake',
  river: 'River',
  bay: 'Water',
  island: 'Island',
  mountain: 'Mountain',
  'national-park': 'National park',
  route: 'Route',
};

/** Returns the country of a place; for an area in several, how many guides there are. */
function getLocation(place: AtlasPlace): string {
  const [country, ...others] = getCountryCodes(place);
  if (place.kind === 'destination' && others.length > 0) {
    const count = getInsideIds(Atlas.load(), place).length;
    const name = AREA_NAMES[place.destination.kind] ?? 'Region';
    return count === 0 ? name : `${name} · ${count === 1 ? '1 guide' : `${count} guides`}`;
  }
  return place.kind === 'country' || !country ? '' : getCountryName(country);
}
