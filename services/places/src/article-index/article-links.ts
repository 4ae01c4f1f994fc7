import { Inject, Injectable } from '@nestjs/common';
import type { NearbyPlace } from '@placelore/contracts/places/places.js';
import { LOGGER, type Logger } from '@placelore/platform/logging/logger.js';
import { type ArticleDetails, ArticleIndexRepository } from './article-index.repository.js';
import { ArticleIndexCache } from './article-index-cache.js';

/** Links places to the published articles about them. */
@Injectable()
export class ArticleLinks {
  constructor(
    private readonly articleIndex: ArticleIndexCache,
    private readonly repository: ArticleIndexRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Returns the places, each with the slug and the details of the article about it; places without an article are
   * unchanged.
   */
  async link(places: readonly NearbyPlace[]): Promise<NearbyPlace[]> {
    const articles = await this.findArticles(places);
    return places.map((place, index) => {
      const article = articles[index];
      return article ? { ...place, source: 'static_article', ...article } : place;
    });
  }

  /** Returns the slug and the details of the article about each place; null for a place without an article. */
  async findArticles(
    places: readonly Pick<NearbyPlace, 'name' | 'coordinates'>[],
  ): Promise<((ArticleDetails & { slug: string }) | null)[]> {
    const slugs = places.map(({ name, coordinates: { lat, lng } }) =>
      this.articleIndex.findSlug({ name, position: { latitude: lat, longitude: lng } }),
    );
    const details = await this.findDetails(slugs.filter((slug) => slug !== null));
    return slugs.map((slug) => (slug === null ? null : { slug, ...(details.get(slug) ?? NO_DETAILS) }));
  }

  /** While the database fails, places are shown without details. */
  private async findDetails(slugs: string[]): Promise<Map<string, ArticleDetails>> {
    if (slugs.length === 0) return new Map();
    return this.repository.findDetails(slugs).catch((thrown) => {
      this.logger.warn({ err: thrown }, 'Failed to read details of articles; places have none');
      return new Map();
    });
  }
}

const NO_DETAILS: ArticleDetails = { imageUrl: null, imageCredit: null, isVerified: false };
