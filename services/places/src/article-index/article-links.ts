import { Inject, Injectable } from '@nestjs/common';
import type { NearbyPlace } from '@placelore/contracts/places/places.js';
import { LOGGER, type Logger } from '@placelore/platform/logging/logger.js';
import { ArticleIndexRepository, type IndexedImage } from './article-index.repository.js';
import { ArticleIndexCache } from './article-index-cache.js';

/** Links places to the published articles about them. */
@Injectable()
export class ArticleLinks {
  constructor(
    private readonly articleIndex: ArticleIndexCache,
    private readonly repository: ArticleIndexRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Returns the places with the slug and the image of the article about each; the others stay as they are. */
  async link(places: readonly NearbyPlace[]): Promise<NearbyPlace[]> {
    const slugs = places.map(({ name, coordinates: { lat, lng } }) =>
      this.articleIndex.findSlug({ name, position: { latitude: lat, longitude: lng } }),
    );
    const images = await this.findImages(slugs.filter((slug) => slug !== null));
    return places.map((place, index) => {
      const slug = slugs[index] ?? null;
      return slug === null ? place : { ...place, source: 'static_article', slug, ...(images.get(slug) ?? NO_IMAGE) };
    });
  }

  /** Places are shown without images while the database fails. */
  private async findImages(slugs: string[]): Promise<Map<string, IndexedImage>> {
    if (slugs.length === 0) return new Map();
    return this.repository.findImages(slugs).catch((thrown) => {
      this.logger.warn({ err: thrown }, 'Failed to read images of articles; places have none');
      return new Map();
    });
  }
}

const NO_IMAGE: IndexedImage = { imageUrl: null, imageCredit: null };
