import { Controller, Res } from '@nestjs/common';
import { media } from '@placelore/contracts/content/media.js';
import type { RouteInput, RouteResponse } from '@placelore/contracts/core/route.js';
import { Actor, Input, Route } from '@placelore/platform/http/route.decorator.js';
import { AdminOnly } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply } from 'fastify';
import { ArticlePhotosService } from './article-photos.service.js';

@Controller()
export class ArticlePhotosController {
  constructor(private readonly service: ArticlePhotosService) {}

  @Route(media.setArticlePhoto)
  @AdminOnly()
  set(
    @Actor() actor: Actor,
    @Input() { id, photoURL }: RouteInput<typeof media.setArticlePhoto>,
  ): Promise<RouteResponse<typeof media.setArticlePhoto>> {
    return this.service.set(actor, id, photoURL);
  }

  @Route(media.readPendingPhoto)
  @AdminOnly()
  async preview(
    @Actor() actor: Actor,
    @Input() { id, photoURL }: RouteInput<typeof media.readPendingPhoto>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const image = await this.service.preview(actor, id, photoURL);
    reply.header('cache-control', 'private, no-store').header('x-content-type-options', 'nosniff');
    reply.type('image/webp').send(image);
  }

  @Route(media.dismissPendingPhoto)
  @AdminOnly()
  dismiss(
    @Actor() actor: Actor,
    @Input() { id, photoURL }: RouteInput<typeof media.dismissPendingPhoto>,
  ): Promise<void> {
    return this.service.dismiss(actor, id, photoURL);
  }
}
