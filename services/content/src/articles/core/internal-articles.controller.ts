import { Controller } from '@nestjs/common';
import { internalArticles } from '@placelore/contracts/content/articles/articles.js';
import type { RouteInput, RouteResponse } from '@placelore/contracts/core/route.js';
import type { ArticleIndexPage } from '@placelore/contracts/places/places.js';
import { Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { ArticlesService } from './articles.service.js';

@Controller()
export class InternalArticlesController {
  constructor(private readonly service: ArticlesService) {}

  @Route(internalArticles.listPublished)
  @Internal()
  listIndexPage(@Input() { after }: RouteInput<typeof internalArticles.listPublished>): Promise<ArticleIndexPage> {
    return this.service.listIndexPage(after);
  }

  @Route(internalArticles.rebuildArticleIndex)
  @Internal()
  async rebuildArticleIndex(): Promise<RouteResponse<typeof internalArticles.rebuildArticleIndex>> {
    return { outcome: await this.service.rebuildArticleIndexAndWait() };
  }
}
