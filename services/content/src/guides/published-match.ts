import { Injectable } from '@nestjs/common';
import type { Position } from '@placelore/contracts/geography.js';
import { distanceMetres } from '@placelore/contracts/great-circle.js';
import type { GuideQuery } from '@placelore/contracts/guides.js';
import type { LocatedPlace } from '@placelore/contracts/places.js';
import type { DynamicArticle } from './dynamic-article.entity.js';
import { aroundOf, titleAndPlace } from './guide-key.js';
import { GuidesRepository, type PublishedTitle } from './guides.repository.js';

/** Metres an article may be from the place it is about, by kind: the middle of a country is anywhere. */
const SAME_PLACE = { landmark: 1_000, city: 20_000, country: 2_000_000 } as const;

/** Finds the published article that is what somebody asks for. */
@Injectable()
export class PublishedMatch {
  constructor(private readonly repository: GuidesRepository) {}

  /**
   * The article with the title that was asked for, or with that title in the location named after it. Null when there
   * are several, or the position is not that of the article: then it takes the place, not the words, to tell which one
   * is meant.
   */
  async byWords(asked: GuideQuery): Promise<PublishedTitle | null> {
    const around = aroundOf(asked);
    const fits = (article: PublishedTitle) => around === null || isWithin(article, around, around.radius);
    // A position says more than the words for where it is.
    const within = around === null ? asked.parentLocation : undefined;
    const whole = (await this.repository.publishedByTitle(asked.q, within)).filter(fits);
    if (whole.length > 0) return only(whole);
    const parts = titleAndPlace(asked.q);
    if (parts === null) return null;
    return only((await this.repository.publishedByTitle(parts.title, parts.within)).filter(fits));
  }

  /** The article that was published since about the place of a guide. */
  async byGuide({ title, placeKind, latitude, longitude }: DynamicArticle): Promise<PublishedTitle | null> {
    if (latitude === null || longitude === null) return null;
    const position = { latitude: Number(latitude), longitude: Number(longitude) };
    const named = await this.repository.publishedByTitle(title);
    return named.find((article) => isWithin(article, position, SAME_PLACE[placeKind])) ?? null;
  }

  /** The article about a located place: of the same record of the guidebook, or of its name at its position. */
  async byPlace(place: LocatedPlace): Promise<PublishedTitle | null> {
    if (place.guidebookId !== null) {
      const [article] = await this.repository.publishedOfGuidebook(place.guidebookId);
      if (article) return article;
    }
    const named = await this.repository.publishedByTitle(place.name);
    return named.find((article) => isWithin(article, place, SAME_PLACE[place.kind])) ?? null;
  }
}

const only = (articles: PublishedTitle[]) => (articles.length === 1 ? articles[0]! : null);

/** An article without a position is nowhere. */
function isWithin({ latitude, longitude }: PublishedTitle, position: Position, metres: number): boolean {
  return latitude !== null && longitude !== null && distanceMetres({ latitude, longitude }, position) <= metres;
}
