import { Controller, Res } from '@nestjs/common';
import type { Person } from '@placelore/contracts/identity.js';
import { media } from '@placelore/contracts/media.js';
import type { RouteAnswer, RouteInput } from '@placelore/contracts/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { AdminOnly } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply } from 'fastify';
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

  @Route(media.pendingPhoto)
  @AdminOnly()
  async preview(
    actor: Person,
    { id, photoURL }: RouteInput<typeof media.pendingPhoto>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const picture = await this.service.preview(actor, id, photoURL);
    reply.header('cache-control', 'private, no-store').header('x-content-type-options', 'nosniff');
    reply.type('image/webp').send(picture);
  }

  @Route(media.dismissPendingPhoto)
  @AdminOnly()
  dismiss(actor: Person, { id, photoURL }: RouteInput<typeof media.dismissPendingPhoto>): Promise<void> {
    return this.service.dismiss(actor, id, photoURL);
  }
}
