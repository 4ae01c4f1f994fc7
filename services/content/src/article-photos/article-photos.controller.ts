import { Controller } from '@nestjs/common';
import type { Person } from '@placelore/contracts/identity.js';
import { media } from '@placelore/contracts/media.js';
import type { RouteAnswer, RouteInput } from '@placelore/contracts/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { AdminOnly } from '@placelore/platform/identity/access.decorators.js';
import { ArticlePhotosService } from './article-photos.service.js';

@Controller()
export class ArticlePhotosController {
  constructor(private readonly service: ArticlePhotosService) {}

  @Route(media.setArticlePhoto)
  @AdminOnly()
  set(
    actor: Person,
    { id, photoURL }: RouteInput<typeof media.setArticlePhoto>,
  ): Promise<RouteAnswer<typeof media.setArticlePhoto>> {
    return this.service.set(actor, id, photoURL);
  }
}
