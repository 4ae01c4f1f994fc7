import { Controller } from '@nestjs/common';
import type { Identity } from '@placelore/contracts/core/identity.js';
import { type ArticleIndexChange, type ArticleIndexPage, internalPlaces } from '@placelore/contracts/places/places.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { ArticleIndexRepository } from './article-index.repository.js';

@Controller()
export class ArticleIndexController {
  constructor(private readonly articles: ArticleIndexRepository) {}

  @Route(internalPlaces.updateArticleIndex)
  @Internal()
  async index(_worker: Identity, change: ArticleIndexChange): Promise<void> {
    await this.articles.apply(change);
  }

  @Route(internalPlaces.replaceArticleIndexRange)
  @Internal()
  async replace(_worker: Identity, page: ArticleIndexPage): Promise<void> {
    await this.articles.replace(page);
  }
}
