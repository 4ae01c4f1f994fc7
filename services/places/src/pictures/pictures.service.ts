import { Injectable } from '@nestjs/common';
import type { Coordinates } from '@placelore/contracts/places/geography.js';
import type { PlacePicture } from '@placelore/contracts/places/pictures/pictures.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import { ArticleLinks } from '../article-index/article-links.js';
import { describeSubject } from './describe-subject.js';
import { getIllustrationUrl } from './illustrations.js';

/** Finds pictures for the cards of places. */
@Injectable()
export class PicturesService {
  constructor(
    private readonly atlas: Atlas,
    private readonly articleLinks: ArticleLinks,
  ) {}

  /** Returns the picture of each place: the picture of its published article, or an illustration. */
  async find(places: readonly { name: string; coordinates: Coordinates }[]): Promise<PlacePicture[]> {
    const articles = await this.articleLinks.findArticles(places);
    return places.map(({ name, coordinates: { lat, lng } }, index) => {
      const { imageUrl, imageCredit } = articles[index] ?? NO_IMAGE;
      if (imageUrl !== null) return { imageUrl, imageCredit };
      const subject = describeSubject(this.atlas, name, { latitude: lat, longitude: lng });
      return { imageUrl: getIllustrationUrl(subject), imageCredit: null };
    });
  }
}

const NO_IMAGE = { imageUrl: null, imageCredit: null };
