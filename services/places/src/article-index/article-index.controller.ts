import { Controller } from '@nestjs/common';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import { type ArticleIndexChange, type ArticleIndexPage } from '@placelore/contracts/places/places.js';
import { Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { ArticleIndexRepository } from './article-index.repository.js';

@Controller()
export class ArticleIndexController {
  constructor(private readonly articles: ArticleIndexRepository) {}

  @Route(internalPlaces.updateArticleIndex)
  @Internal()
  async index(@Input() change: ArticleIndexChange): Promise<void> {
    await this.articles.apply(change);
  }

  @Route(internalPlaces.replaceArticleIndexRange)
  @Internal()
  async replace(@Input() page: ArticleIndexPage): Promise<void> {
    await this.articles.replace(page);
  }
}
