import { Injectable } from '@nestjs/common';
import { type SearchSuggestions, SUGGESTIONS } from '@placelore/contracts/content/articles/search.js';
import type { Category } from '@placelore/contracts/places/categories.js';
import { Atlas, type AtlasPlace, getCountryCodes, getDisplayName } from '@placelore/guidebook/atlas/atlas.js';
import { getCountryName } from '@placelore/guidebook/countries/countries.js';
import { toNameKey } from '@placelore/guidebook/names/name-keys.js';
import { findLandmarksInside } from '@placelore/guidebook/resolver/places-inside.js';
import { getProminence } from '@placelore/guidebook/resolver/prominence.js';
import { findAreasByBeginning } from '@placelore/guidebook/searches/complete-name.js';
import { readSearch } from '../search-readings.js';
import { parseSearchWords } from '../search-words.js';
import { SearchSuggestionsRepository } from './search-suggestions.repository.js';

/** What people call the places of a category; the others are too vague to search for. */
const KIND_NAMES: Partial<Record<Category, string>> = {
  Museum: 'Museums',
  'Religious Site': 'Religious sites',
  'Historical Site': 'Historical sites',
  Architecture: 'Architecture',
  Park: 'Parks',
  Beach: 'Beaches',
  'Natural Wonder': 'Natural wonders',
  Shopping: 'Shopping',
};
/** Number of places of a kind that are worth a search. */
const MIN_PLACES_OF_KIND = 2;
/** Number of areas among the places. */
const MAX_AREAS = 2;

const NONE: SearchSuggestions = { places: [], searches: [] };

/** Suggests guides, areas, and kinds of places in a place while a search is typed. */
@Injectable()
export class SearchSuggestionsService {
  constructor(private readonly repository: SearchSuggestionsRepository) {}

  async suggest(text: string): Promise<SearchSuggestions> {
    const words = parseSearchWords(text);
    if (words === null || toNameKey(text).length < SUGGESTIONS.minLength) return NONE;
    const atlas = Atlas.load();
    const articles = await this.repository.findByBeginning(words, SUGGESTIONS.maxPlaces);
    const areas = findAreasByBeginning(atlas, text, MAX_AREAS);
    const named = new Set(articles.map(({ name }) => toNameKey(name)));
    const unnamed = areas.filter((area) => !named.has(toNameKey(getDisplayName(area))));
    const places = mergeByProminence(unnamed.map(toSuggestion), articles);
    return {
      places: places.slice(0, SUGGESTIONS.maxPlaces).map(({ prominence: _, ...place }) => place),
      searches: suggestKinds(atlas, text, areas[0]),
    };
  }
}

interface Suggestion {
  name: string;
  location: string;
  slug: string | null;
  /** 0 to 10. */
  prominence: number;
}

const toSuggestion = (area: AtlasPlace): Suggestion => ({
  name: getDisplayName(area),
  location: getLocation(area),
  slug: null,
  prominence: getProminence(area),
});

/** Joins two lists, each in an order of its own: an area comes before the first guide that is less known than it. */
function mergeByProminence(areas: readonly Suggestion[], guides: readonly Suggestion[]): Suggestion[] {
  const [area, ...otherAreas] = areas;
  const [guide, ...otherGuides] = guides;
  if (!area || !guide) return [...areas, ...guides];
  return area.prominence >= guide.prominence
    ? [area, ...mergeByProminence(otherAreas, guides)]
    : [guide, ...mergeByProminence(areas, otherGuides)];
}

const getLocation = (place: AtlasPlace): string => {
  const [country] = getCountryCodes(place);
  return place.kind === 'country' || !country ? '' : getCountryName(country);
};

/** Kinds of which the place that the text names, or begins to name, has several. */
function suggestKinds(atlas: Atlas, text: string, begun: AtlasPlace | undefined): string[] {
  const { places, kind } = readSearch(text, 'exact');
  const place = kind === null ? (places[0]?.place ?? begun) : undefined;
  if (!place || place.kind === 'landmark') return [];
  const counts = new Map<string, number>();
  for (const { category } of findLandmarksInside(atlas, place)) {
    const name = KIND_NAMES[category];
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= MIN_PLACES_OF_KIND)
    .sort(([, a], [, b]) => b - a)
    .slice(0, SUGGESTIONS.maxSearches)
    .map(([name]) => `${name} in ${getDisplayName(place)}`);
}
