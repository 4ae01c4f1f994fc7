import { Injectable } from '@nestjs/common';
import { CONTINENTS, type CountryCount } from '@placelore/contracts/content/articles/explore.js';
import { findCountryByName, getCountryName, getCountryProfile } from '@placelore/guidebook/countries/countries.js';
import { ExploreRepository } from './explore.repository.js';

/** Ms for which the counts are kept, so that many readers cost one pass over the articles. */
const MAX_AGE_MS = 60_000;

/** Counts what can be explored. */
@Injectable()
export class ExploreService {
  private counts: { at: number; countries: Promise<CountryCount[]> } | null = null;

  constructor(private readonly repository: ExploreRepository) {}

  /** Returns the countries of published articles by name. */
  countries(now = Date.now()): Promise<CountryCount[]> {
    if (this.counts === null || now - this.counts.at >= MAX_AGE_MS) {
      const countries = this.countByCountry();
      this.counts = { at: now, countries };
      // A failure is not kept.
      countries.catch(() => {
        this.counts = null;
      });
    }
    return this.counts.countries;
  }

  /** Locations that end with no country, such as "At sea", are left out. */
  private async countByCountry(): Promise<CountryCount[]> {
    const counts = new Map<string, number>();
    for (const { country, count } of await this.repository.countByLocationEnd()) {
      const code = findCountryByName(country);
      if (code !== null) counts.set(code, (counts.get(code) ?? 0) + count);
    }
    return [...counts]
      .flatMap(([code, count]) => toCountryCount(code, count))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  }
}

function toCountryCount(code: string, count: number): CountryCount[] {
  const profile = getCountryProfile(code);
  const continent = CONTINENTS.find((name) => name === profile?.continent);
  return continent ? [{ code, name: getCountryName(code), continent, count }] : [];
}
