import { z } from 'zod';
import { route } from '../../core/route.js';
import { optionalText, text } from '../../core/text.js';
import { HALF_POSITION, isWholePosition, number, optionalNumber } from '../../places/map/query-numbers.js';
import { articleCard, linkedCountry } from './articles.js';
import { COLLECTION_TYPES } from './collection-url.js';
import { PLACE_GROUPS } from './place-groups.js';
import { SLUG_PATTERN } from './slug.js';

/** Orders of a collection. The nearest come first around a position. */
export const COLLECTION_ORDERS = ['popular', 'nearest', 'name'] as const;
export type CollectionOrder = (typeof COLLECTION_ORDERS)[number];

/** Page size of collections, and maximum page number. */
export const COLLECTION_PAGE = { default: 24, max: 100, maxNumber: 1_000 } as const;
/** Maximum number of articles on a map, which are the best known ones in view. */
export const MAX_MAPPED_ARTICLES = 100;

/** Card with the position of the article. Degrees; null when unknown. */
export const locatedCard = articleCard.extend({ latitude: z.number().nullable(), longitude: z.number().nullable() });
export type LocatedCard = z.infer<typeof locatedCard>;

/** Value of a filter with its name. */
export const filterChoice = z.object({ value: z.string(), label: z.string() });
export type FilterChoice = z.infer<typeof filterChoice>;

export const collection = z.object({
  title: z.string(),
  /** Description in one or two sentences; empty if nothing is known. */
  overview: z.string(),
  /** Country that contains the region, for the path to it; null for none. */
  country: linkedCountry.nullable(),
  /** Number of articles that pass the filters. */
  total: z.number().int(),
  articles: z.array(locatedCard),
  /** Filters that divide the collection: groups of places, and countries or towns. */
  groups: z.array(filterChoice),
  places: z.array(filterChoice),
  /** The best-known cities of a country, and its regions with guides: slugs and names. Absent from other collections. */
  cities: z.array(locatedCard).optional(),
  regions: z.array(filterChoice).optional(),
  /** Whether any article of the collection has a photo, so that a filter for these makes sense. */
  hasPhotos: z.boolean(),
});
export type Collection = z.infer<typeof collection>;

const slug = text(60).pipe(z.string().regex(SLUG_PATTERN, 'must be lowercase words and digits, separated by hyphens'));

export const collections = {
  find: route({
    id: 'collections.find',
    service: 'content',
    method: 'GET',
    path: '/api/collections/:type/:slug',
    access: 'public',
    summary:
      'Returns the published articles of a group of places, a country (by its lowercase code) or a region. `group` and ' +
      '`place` are values of its filters; `lat` and `lng` are the position for the order `nearest`',
    params: z.object({ type: z.enum(COLLECTION_TYPES), slug }),
    query: z
      .object({
        page: z.coerce.number().int().min(1).max(COLLECTION_PAGE.maxNumber).default(1),
        limit: z.coerce.number().int().min(1).max(COLLECTION_PAGE.max).default(COLLECTION_PAGE.default),
        order: z.enum(COLLECTION_ORDERS).default('popular'),
        group: z.enum(PLACE_GROUPS.map((group) => group.slug)).optional(),
        place: optionalText(100),
        photo: z.literal('1').optional(),
        lat: optionalNumber(-90, 90),
        lng: optionalNumber(-180, 180),
      })
      .refine(isWholePosition, HALF_POSITION)
      .refine(({ order, lat, lng }) => order !== 'nearest' || (lat !== undefined && lng !== undefined), {
        error: 'requires lat and lng',
        path: ['order'],
      }),
    response: collection,
    sharedCache: true,
    errors: ['INVALID_INPUT', 'NOT_FOUND'],
  }),
  map: route({
    id: 'collections.map',
    service: 'content',
    method: 'GET',
    path: '/api/map/articles',
    access: 'public',
    summary:
      `Returns the ${MAX_MAPPED_ARTICLES} best known published articles in an area. Degrees; an area whose west is ` +
      'greater than its east crosses the date line',
    query: z
      .object({
        west: number(-180, 180),
        south: number(-90, 90),
        east: number(-180, 180),
        north: number(-90, 90),
      })
      .refine(({ south, north }) => south <= north, { error: 'must not be less than south', path: ['north'] }),
    response: z.object({
      articles: z.array(locatedCard),
      /** Whether there are more in the area. */
      hasMore: z.boolean(),
    }),
    sharedCache: true,
    errors: ['INVALID_INPUT'],
  }),
} as const;
