import { Injectable } from '@nestjs/common';
import type { ArticleCard } from '@placelore/contracts/content/articles/articles.js';
import {
  CONTINENTS,
  type CountryCount,
  LISTED_REGIONS,
  type PlaceGroupCount,
  type RegionCount,
} from '@placelore/contracts/content/articles/explore.js';
import { isInPlaceGroup, PLACE_GROUPS } from '@placelore/contracts/content/articles/place-groups.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { findCountryByName, getCountryName, getCountryProfile } from '@placelore/guidebook/countries/countries.js';
import { presentCard } from '../core/article.presenter.js';
import { type CountryHighlight, ExploreRepository, type KindCount } from './explore.repository.js';
import { RecentValue } from './recent-value.js';
import { countRegions } from './region-counts.js';
import { VersionedValue } from './versioned-value.js';

/**
 * Ms for which counts are kept although articles change. For regions it is longer, because they take about a second.
 */
const MIN_AGE_MS = 2_000;
const MIN_REGION_AGE_MS = 30_000;
/** Countries in both Europe and Asia: their best-known place may be on the other continent, as Hagia Sophia is. */
const EURASIAN_COUNTRIES: ReadonlySet<string> = new Set(['AZ', 'CY', 'GE', 'KZ', 'RU', 'TR']);

/** Counts the articles that can be explored by country, group and region. */
@Injectable()
export class ExploreService {
  private readonly namesByCountry = new VersionedValue(() => this.countNames());
  private readonly countryCounts = this.keep(async () => toCountries(await this.countNames()), MIN_AGE_MS);
  private readonly groupCounts = this.keep(async () => toGroups(await this.repository.countByKind()), MIN_AGE_MS);
  private readonly highlightCards = this.keep(
    async () => toHighlights(await this.repository.listCountryHighlights()),
    MIN_AGE_MS,
  );
  private readonly regionCounts = this.keep(() => this.countAllRegions(), MIN_REGION_AGE_MS);

  constructor(private readonly repository: ExploreRepository) {}

  /** Returns the version of the published content. */
  getVersion(): Promise<string> {
    return this.repository.getVersion();
  }

  /** Returns the countries of published articles by name. */
  countries(): Promise<CountryCount[]> {
    return this.countryCounts.get();
  }

  /** Returns the groups of places with published articles, the largest first. */
  groups(): Promise<PlaceGroupCount[]> {
    return this.groupCounts.get();
  }

  /** Returns a well-known article of each continent, the best known first. */
  highlights(): Promise<ArticleCard[]> {
    return this.highlightCards.get();
  }

  /** Returns all regions with enough published articles, best known first. */
  regions(): Promise<RegionCount[]> {
    return this.regionCounts.get();
  }

  /**
   * Returns the names that articles use for a country, such as "Vietnam" and "Viet Nam".
   * @param code in upper case
   * @param version of the published content; the names are at least as new
   */
  async getCountryNames(code: string, version: string): Promise<string[]> {
    return (await this.namesByCountry.get(version)).get(code)?.names ?? [];
  }

  private keep<T>(read: () => Promise<T>, minAgeMs: number): RecentValue<T> {
    return new RecentValue({ read, readVersion: () => this.repository.getVersion(), minAgeMs });
  }

  /** Counts the names of each country. Locations that end with no country, such as "At sea", are left out. */
  private async countNames(): Promise<Map<string, { names: string[]; count: number }>> {
    const counts = new Map<string, { names: string[]; count: number }>();
    for (const { country, count } of await this.repository.countByLocationEnd()) {
      const code = findCountryByName(country);
      if (code === null) continue;
      const former = counts.get(code) ?? { names: [], count: 0 };
      counts.set(code, { names: [...former.names, country], count: former.count + count });
    }
    return counts;
  }

  private async countAllRegions(): Promise<RegionCount[]> {
    const published = new Set(await this.repository.listGuidebookIds());
    const regions = await countRegions(Atlas.load(), published);
    return regions.filter(({ count }) => count >= LISTED_REGIONS.minArticles);
  }
}

const toGroups = (kinds: readonly KindCount[]): PlaceGroupCount[] =>
  PLACE_GROUPS.map((group) => {
    const members = kinds.filter(({ category, placeType }) => isInPlaceGroup(group, category, placeType));
    const best = members.toSorted((a, b) => compareRanks(b.rank, a.rank))[0];
    return {
      slug: group.slug,
      title: group.title,
      count: members.reduce((sum, { count }) => sum + count, 0),
      ...(best && { example: best.example }),
    };
  })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);

function toHighlights(rows: readonly CountryHighlight[]): ArticleCard[] {
  const best = new Map<string, CountryHighlight>();
  for (const row of rows.toSorted((a, b) => compareRanks(b.rank, a.rank))) {
    const code = findCountryByName(row.country) ?? '';
    const continent = EURASIAN_COUNTRIES.has(code) ? null : getCountryProfile(code)?.continent;
    if (continent && !best.has(continent)) best.set(continent, row);
  }
  return [...best.values()].map(presentCard);
}

const compareRanks = (a: readonly number[], b: readonly number[]): number =>
  a.map((value, index) => value - b[index]!).find((difference) => difference !== 0) ?? 0;

const toCountries = (names: ReadonlyMap<string, { count: number }>): CountryCount[] =>
  [...names]
    .flatMap(([code, { count }]) => toCountryCount(code, count))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

function toCountryCount(code: string, count: number): CountryCount[] {
  const profile = getCountryProfile(code);
  const continent = CONTINENTS.find((name) => name === profile?.continent);
  return continent ? [{ code, name: getCountryName(code), continent, count }] : [];
}
