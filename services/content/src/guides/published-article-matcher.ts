import { Injectable } from '@nestjs/common';
import type { GuideQuery } from '@placelore/contracts/content/guides.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import type { DynamicArticle } from './dynamic-article.entity.js';
import { queryPosition, splitTitleAndPlace } from './guide-keys.js';
import { GuidesRepository, type PublishedArticle } from './guides.repository.js';

/** Maximum meters between an article and its place, by kind. A country's position may be anywhere in it. */
const SAME_PLACE_RADIUS_METERS_BY_KIND = {
  landmark: 1_000,
  city: 20_000,
  region: 300_000,
  country: 2_000_000,
} as const;

/** Finds the published article that matches a query. */
@Injectable()
export class PublishedArticleMatcher {
  constructor(private readonly repository: GuidesRepository) {}

  /**
   * Returns the article with the requested title, or with that title and the location named after it. Returns null when
   * several match, or when the position differs from the article's: the place must then be located first.
   */
  async findByQuery(query: GuideQuery): Promise<PublishedArticle | null> {
    const position = queryPosition(query);
    const isNearby = (article: PublishedArticle) => position === null || isWithin(article, position, position.radius);
    // With a position, the location's name is not needed, because it is less precise.
    const within = position === null ? query.parentLocation : undefined;
    const exactMatches = (await this.repository.findPublishedByTitle(query.q, within)).filter(isNearby);
    if (exactMatches.length > 0) return singleOrNull(exactMatches);
    const parts = splitTitleAndPlace(query.q);
    if (parts === null) return null;
    return singleOrNull((await this.repository.findPublishedByTitle(parts.title, parts.within)).filter(isNearby));
  }

  /** Returns an article about a guide's place that was published after the guide was written. */
  async findByGuide({ title, placeKind, latitude, longitude }: DynamicArticle): Promise<PublishedArticle | null> {
    if (latitude === null || longitude === null) return null;
    const position = { latitude: Number(latitude), longitude: Number(longitude) };
    const candidates = await this.repository.findPublishedByTitle(title);
    return (
      candidates.find((article) => isWithin(article, position, SAME_PLACE_RADIUS_METERS_BY_KIND[placeKind])) ?? null
    );
  }

  /**
   * Returns the article about a located place: the one of the same guidebook record, or one of that name at its
   * position.
   */
  async findByPlace(place: LocatedPlace): Promise<PublishedArticle | null> {
    if (place.guidebookId !== null) {
      const [article] = await this.repository.findPublishedByGuidebookId(place.guidebookId);
      if (article) return article;
    }
    const candidates = await this.repository.findPublishedByTitle(place.name);
    return candidates.find((article) => isWithin(article, place, SAME_PLACE_RADIUS_METERS_BY_KIND[place.kind])) ?? null;
  }
}

const singleOrNull = (articles: PublishedArticle[]) => (articles.length === 1 ? articles[0]! : null);

/** Whether an article is near a position; one without a position never is. */
function isWithin({ latitude, longitude }: PublishedArticle, position: Position, maxMeters: number): boolean {
  return latitude !== null && longitude !== null && getDistanceMeters({ latitude, longitude }, position) <= maxMeters;
}
