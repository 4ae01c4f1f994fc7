import { z } from 'zod';
import { route } from '../../core/route.js';

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
} as const;
