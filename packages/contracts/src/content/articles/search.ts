import { z } from 'zod';
import { route } from '../../core/route.js';
import { optionalText } from '../../core/text.js';
import { CATEGORIES } from '../../places/categories.js';
import { HALF_POSITION, isWholePosition, optionalNumber } from '../../places/map/query-numbers.js';
import { MAX_PAGE_NUMBER } from './article-list-url.js';
import { ARTICLE_SEARCH, articleCard } from './articles.js';

/** Groups of results in order: best matches, places inside, places of the same name, other matches, and mentions. */
export const SEARCH_GROUPS = ['best', 'inside', 'named', 'more', 'mentioned'] as const;
export type SearchGroupName = (typeof SEARCH_GROUPS)[number];

/**
 * What a search may ask of places besides what and where they are. For the first four, some places are known to fit; of
 * the others, nothing is known.
 */
export const SEARCH_CONDITIONS = [
  'families',
  'rainy-day',
  'free',
  'photogenic',
  'cheap',
  'open',
  'hours',
  'prices',
  'access',
  'season',
  'weather',
  'station',
  'safety',
] as const;
export type SearchCondition = (typeof SEARCH_CONDITIONS)[number];

/** Page size of search results. */
export const SEARCH_PAGE = { default: 24, max: 60 } as const;
/** Number of guides below which places without a guide are added, and maximum number of these. */
export const FEW_GUIDES = 5;
export const MAX_REQUESTABLE_PLACES = 5;
/** Minimum letters for suggestions, and maximum number of each kind. */
export const SUGGESTIONS = { minLength: 3, maxPlaces: 5, maxSearches: 4 } as const;
/**
 * Returns the minimum length of a text for suggestions. It is lower for kana, Chinese characters and Hangul, in which
 * two characters are a complete name.
 */
export const getMinSuggestionLength = (text: string): number =>
  /[\u3040-\u9fff\uac00-\ud7af]/.test(text) ? 2 : SUGGESTIONS.minLength;

/** Place without a guide, for which the user can request one. */
export const requestablePlace = z.object({
  name: z.string(),
  /** "Tuscany, Italy"; empty for a place in no country. */
  location: z.string(),
  /** Degrees; null for a country. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type RequestablePlace = z.infer<typeof requestablePlace>;

export const searchedPlace = z.object({
  name: z.string(),
  isTown: z.boolean(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type SearchedPlace = z.infer<typeof searchedPlace>;

/** Restaurants or hotels that guides of cities name, for a search for such. */
export const venueAnswer = z.object({
  kind: z.enum(['eat', 'drink', 'stay']),
  /** Requested dish or feature that no entry has; null for none. */
  missing: z.string().nullable(),
  entries: z.array(
    z.object({
      name: z.string(),
      /** "French, since 1686"; empty when nothing is known. */
      details: z.string(),
      description: z.string(),
      city: z.string(),
      /** Slug of the guide, and the number of its section that has the entry, from 1. */
      slug: z.string(),
      section: z.number().int(),
      /** Meters from where it was searched; null if it was not searched near anything. */
      distance: z.number().int().nullable(),
    }),
  ),
});
export type VenueAnswer = z.infer<typeof venueAnswer>;

export const searchAnswer = z.object({
  /** Searched words without fillers: "rome" of "things to do in rome". */
  subject: z.string(),
  /** Place that the search names; null if there is none or if several are equally likely. */
  place: searchedPlace.nullable(),
  /** Searched kind of place in the plural: "Museums". */
  kind: z.string().nullable(),
  /** Topic that the results fit, with their kind: "Ghost towns", "For families", "Museums for families". */
  topic: z.string().nullable(),
  /** Topic of the search that nothing in the place fits, and words that no result has. */
  missingTopic: z.string().nullable(),
  missingWords: z.string().nullable(),
  /** What the search asks for and the results do not consider. */
  ignored: z.array(z.enum(SEARCH_CONDITIONS)),
  /** Categories in open data for that kind; empty without a kind. */
  categories: z.array(z.enum(CATEGORIES)),
  relation: z.enum(['in', 'near', 'around me', 'day trip from']),
  /** Whether the least known places come first: "hidden gems in Lisbon". */
  isLesserKnown: z.boolean(),
  /** Whether the search is for places around the reader and needs their position. */
  needsPosition: z.boolean(),
  /** Assumed correct spelling of a misspelled name; null for none. */
  correctedTo: z.string().nullable(),
  /** Whether nothing of the kind was found in the place, so that the results are of other kinds. */
  isOfOtherKinds: z.boolean(),
  /** Whether nothing was found in the place, so that the results are near it. */
  isOnlyNear: z.boolean(),
  /** Number of results, and number of those that do more than mention the words. */
  total: z.number().int(),
  relevant: z.number().int(),
  /** Results of this page by group, without empty groups. */
  groups: z.array(z.object({ group: z.enum(SEARCH_GROUPS), articles: z.array(articleCard) })),
  /** Positions of this page's results in degrees, without results that have no position. */
  positions: z.array(z.object({ id: z.number().int(), latitude: z.number(), longitude: z.number() })),
  /** Restaurants or hotels, on the first page; null where none is known, and for any other search. */
  venues: venueAnswer.nullable(),
  /** Matching places without a guide, on the first page if there are few guides. */
  onRequest: z.array(requestablePlace),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;

export const searchSuggestions = z.object({
  places: z.array(
    z.object({
      name: z.string(),
      location: z.string(),
      /** Slug of its guide; null for a region or country to search for. */
      slug: z.string().nullable(),
    }),
  ),
  /** Searches for kinds of places in the place: "Museums in Rome". */
  searches: z.array(z.string()),
});
export type SearchSuggestions = z.infer<typeof searchSuggestions>;

export const searches = {
  find: route({
    id: 'searches.find',
    service: 'content',
    method: 'GET',
    path: '/api/search',
    access: 'public',
    summary:
      'Returns what a search finds in groups: best match, inside the place, others of its name, mentions. The order is ' +
      'that of `articles.list` with `q`. `lat` and `lng` are the position for searches around the reader',
    query: z
      .object({
        q: z.string().trim().min(1, 'is required').max(ARTICLE_SEARCH.maxLength),
        page: z.coerce.number().int().min(1).max(MAX_PAGE_NUMBER).default(1),
        limit: z.coerce.number().int().min(1).max(SEARCH_PAGE.max).default(SEARCH_PAGE.default),
        lat: optionalNumber(-90, 90),
        lng: optionalNumber(-180, 180),
      })
      .refine(isWholePosition, HALF_POSITION),
    response: searchAnswer,
    errors: ['INVALID_INPUT'],
  }),
  suggestions: route({
    id: 'searches.suggestions',
    service: 'content',
    method: 'GET',
    path: '/api/search/suggestions',
    access: 'public',
    summary: `Returns places and searches that begin with at least ${SUGGESTIONS.minLength} letters; none for fewer`,
    query: z.object({ q: optionalText(ARTICLE_SEARCH.maxLength) }),
    response: searchSuggestions,
    sharedCache: true,
    errors: ['INVALID_INPUT'],
  }),
} as const;
