import { Controller, Res } from '@nestjs/common';
import { type ArticleCard, articles, type Article as WireArticle } from '@placelore/contracts/articles.js';
import type { Person } from '@placelore/contracts/identity.js';
import type { RouteInput } from '@placelore/contracts/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { AdminOnly, Public } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply } from 'fastify';
import { presentArticle, presentCard } from './article.presenter.js';
import { ArticlesService } from './articles.service.js';

@Controller()
export class ArticlesController {
  constructor(private readonly service: ArticlesService) {}

  @Route(articles.list)
  @Public()
  async list(
    _actor: Person,
    { page, limit }: RouteInput<typeof articles.list>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ArticleCard[]> {
    const { rows, total } = await this.service.list(limit, page);
    reply.header('x-total-count', String(total));
    if (page * limit < total) reply.header('link', `</api/articles?page=${page + 1}&limit=${limit}>; rel="next"`);
    return rows.map(presentCard);
  }

  @Route(articles.bySlug)
  @Public()
  async bySlug(
    actor: Person,
    { slug }: RouteInput<typeof articles.bySlug>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<WireArticle> {
    const article = await this.service.read(actor, slug);
    if (article.slug !== slug) reply.status(301).header('location', `/api/articles/${article.slug}/direct`);
    return presentArticle(article);
  }

  @Route(articles.toggleVisibility)
  @AdminOnly()
  async toggleVisibility(
    actor: Person,
    { id, isPublic }: RouteInput<typeof articles.toggleVisibility>,
  ): Promise<WireArticle> {
    return presentArticle(await this.service.setPublic(actor, id, isPublic));
  }
}
