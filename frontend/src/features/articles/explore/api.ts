import { articles, type CategoryCount } from '@placelore/contracts/content/articles/articles.js';
import {
  CONTINENTS,
  type Continent,
  type CountryCount,
  explore,
} from '@placelore/contracts/content/articles/explore.js';
import useSWR from 'swr';
import { call } from '../../../lib/api/api.js';
import { toKey } from '../../../lib/cache/server-state.js';

/** Returns the categories of published articles, the largest first. */
export const useCategories = () =>
  useSWR<CategoryCount[]>(toKey(articles.categories, {}), () => call(articles.categories, {}));

/** Returns the countries of published articles by name. */
export const useCountries = () =>
  useSWR<CountryCount[]>(toKey(explore.countries, {}), () => call(explore.countries, {}));

/** Sorts countries into continents, the one with the most guides first. */
export function groupByContinent(
  countries: readonly CountryCount[],
): { continent: Continent; countries: CountryCount[] }[] {
  const sum = (group: readonly CountryCount[]) => group.reduce((total, { count }) => total + count, 0);
  return CONTINENTS.map((continent) => ({
    continent,
    countries: countries.filter((item) => item.continent === continent),
  }))
    .filter((group) => group.countries.length > 0)
    .toSorted((a, b) => sum(b.countries) - sum(a.countries));
}
