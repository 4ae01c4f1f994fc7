import { z } from 'zod';
import { route } from '../../core/route.js';
import { articleCard } from './articles.js';

export const CONTINENTS = [
  'Africa',
  'Asia',
  'Europe',
  'North America',
  'Oceania',
  'South America',
  'Antarctica',
] as const;
export type Continent = (typeof CONTINENTS)[number];

/** Country with published articles. */
export const countryCount = z.object({
  /** ISO 3166-1, two letters. */
  code: z.string().length(2),
  name: z.string(),
  continent: z.enum(CONTINENTS),
  count: z.number().int().positive(),
});
export type CountryCount = z.infer<typeof countryCount>;

/** Group of places with published articles. */
export const placeGroupCount = z.object({
  slug: z.string(),
  title: z.string(),
  count: z.number().int().positive(),
  /** A well-known article, whose image represents the group; absent from the former version. */
  example: articleCard
    .pick({ title: true, location: true, imageUrl: true, thumbnailUrl: true, imageCredit: true })
    .optional(),
});
export type PlaceGroupCount = z.infer<typeof placeGroupCount>;

/** Region, island or the like that contains published articles. */
export const regionCount = z.object({
  slug: z.string(),
  name: z.string(),
  /** Country; empty if it lies in none or several. */
  country: z.string(),
  count: z.number().int().positive(),
});
export type RegionCount = z.infer<typeof regionCount>;
/** Number of articles from which a region is listed, and maximum number of listed regions. */
export const LISTED_REGIONS = { minArticles: 3, max: 62 } as const;

export const explore = {
  countries: route({
    id: 'explore.countries',
    service: 'content',
    method: 'GET',
    path: '/api/countries',
    access: 'public',
    summary: 'Lists the countries of published articles by name; the counts are at most a minute old',
    response: z.array(countryCount),
    sharedCache: true,
  }),
  groups: route({
    id: 'explore.groups',
    service: 'content',
    method: 'GET',
    path: '/api/explore/groups',
    access: 'public',
    summary: 'Lists the groups of places (categories and types) that have published articles, the largest first',
    response: z.array(placeGroupCount),
    sharedCache: true,
  }),
  highlights: route({
    id: 'explore.highlights',
    service: 'content',
    method: 'GET',
    path: '/api/explore/highlights',
    access: 'public',
    summary: 'Lists a well-known article of each continent, which the first page of all articles does not begin with',
    response: z.array(articleCard),
    sharedCache: true,
  }),
  regions: route({
    id: 'explore.regions',
    service: 'content',
    method: 'GET',
    path: '/api/explore/regions',
    access: 'public',
    summary: `Lists the best known regions with at least ${LISTED_REGIONS.minArticles} published articles inside, most articles first`,
    response: z.array(regionCount),
    sharedCache: true,
  }),
} as const;
