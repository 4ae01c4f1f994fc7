import { Controller, Res } from '@nestjs/common';
import { media } from '@placelore/contracts/content/media.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import type { RouteInput, RouteResponse } from '@placelore/contracts/core/route.js';
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
    actor: Actor,
    { id, photoURL }: RouteInput<typeof media.setArticlePhoto>,
  ): Promise<RouteResponse<typeof media.setArticlePhoto>> {
    return this.service.set(actor, id, photoURL);
  }

  @Route(media.readPendingPhoto)
  @AdminOnly()
  async preview(
    actor: Actor,
    { id, photoURL }: RouteInput<typeof media.readPendingPhoto>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const image = await this.service.preview(actor, id, photoURL);
    reply.header('cache-control', 'private, no-store').header('x-content-type-options', 'nosniff');
    reply.type('image/webp').send(image);
  }

  @Route(media.dismissPendingPhoto)
  @AdminOnly()
  dismiss(actor: Actor, { id, photoURL }: RouteInput<typeof media.dismissPendingPhoto>): Promise<void> {
    return this.service.dismiss(actor, id, photoURL);
  }
}
