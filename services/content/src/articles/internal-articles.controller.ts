import { Controller } from '@nestjs/common';
import { internalArticles } from '@placelore/contracts/articles.js';
import type { Identity } from '@placelore/contracts/identity.js';
import type { GuidePage } from '@placelore/contracts/places.js';
import type { RouteAnswer, RouteInput } from '@placelore/contracts/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { ArticlesService } from './articles.service.js';

@Controller()
export class InternalArticlesController {
  constructor(private readonly service: ArticlesService) {}

  @Route(internalArticles.publishedGuides)
  @Internal()
  publishedGuides(
    _worker: Identity,
    { after }: RouteInput<typeof internalArticles.publishedGuides>,
  ): Promise<GuidePage> {
    return this.service.publishedGuides(after);
  }

  @Route(internalArticles.rebuildGuideIndex)
  @Internal()
  async rebuildGuideIndex(): Promise<RouteAnswer<typeof internalArticles.rebuildGuideIndex>> {
    return { outcome: await this.service.rebuildGuideIndexAndWait() };
  }
}
