import { Controller, Headers, Res } from '@nestjs/common';
import { articles, type Article as WireArticle } from '@placelore/contracts/content/articles/articles.js';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import { Actor, Input, Route } from '@placelore/platform/http/route.decorator.js';
import { AdminOnly, Public } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply } from 'fastify';
import { presentArticle } from './article.presenter.js';
import { isArticleNotModified } from './article-caching.js';
import { ArticlesService } from './articles.service.js';
import { PhotoRequests } from './photo-requests.js';

@Controller()
export class ArticlesController {
  constructor(
    private readonly service: ArticlesService,
    private readonly photoRequests: PhotoRequests,
  ) {}

  @Route(articles.bySlug)
  @Public()
  async bySlug(
    @Actor() actor: Actor,
    @Input() { slug }: RouteInput<typeof articles.bySlug>,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('if-none-match') ifNoneMatch: string | undefined,
  ): Promise<WireArticle | undefined> {
    const article = await this.service.read(actor, slug);
    const isPhotoPending = await this.photoRequests.isSearching(article);
    if (article.slug !== slug) {
      reply.status(301).header('location', `/api/articles/${article.slug}/direct`).header('cache-control', 'no-cache');
    } else if (isArticleNotModified(actor, ifNoneMatch, article, isPhotoPending, reply)) return undefined;
    return { ...presentArticle(article), ...(isPhotoPending && { isPhotoPending }) };
  }

  @Route(articles.toggleVisibility)
  @AdminOnly()
  async toggleVisibility(
    @Actor() actor: Actor,
    @Input() { id, isPublic }: RouteInput<typeof articles.toggleVisibility>,
  ): Promise<WireArticle> {
    return presentArticle(await this.service.setPublic(actor, id, isPublic));
  }
}
