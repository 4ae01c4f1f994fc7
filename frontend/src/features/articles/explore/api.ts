import type { ArticleCard } from '@placelore/contracts/content/articles/articles.js';
import {
  CONTINENTS,
  type Continent,
  type CountryCount,
  explore,
  type PlaceGroupCount,
  type RegionCount,
} from '@placelore/contracts/content/articles/explore.js';
import useSWR from 'swr';
import { call } from '../../../lib/api/api.js';
import { toKey } from '../../../lib/cache/server-state.js';

/** Returns the groups of places that have guides, largest first. */
export const usePlaceGroups = () =>
  useSWR<PlaceGroupCount[]>(toKey(explore.groups, {}), () => call(explore.groups, {}));

/** Returns a well-known article per continent. */
export const useHighlights = () =>
  useSWR<ArticleCard[]>(toKey(explore.highlights, {}), () => call(explore.highlights, {}));

/** Returns the best-known regions that have guides. */
export const useRegions = () => useSWR<RegionCount[]>(toKey(explore.regions, {}), () => call(explore.regions, {}));

/** Returns the countries of published articles, sorted by name. */
export const useCountries = () =>
  useSWR<CountryCount[]>(toKey(explore.countries, {}), () => call(explore.countries, {}));

/** Groups countries by continent, starting with the continent that has the most guides. */
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
