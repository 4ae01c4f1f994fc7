import { Controller, Res } from '@nestjs/common';
import { type ArticleAuthor, adminArticles } from '@placelore/contracts/admin-articles.js';
import type { AdminArticleRow } from '@placelore/contracts/admin-lists.js';
import type { Article } from '@placelore/contracts/articles.js';
import type { Person } from '@placelore/contracts/identity.js';
import { moderation, type PendingArticle } from '@placelore/contracts/moderation.js';
import type { RouteAnswer, RouteInput } from '@placelore/contracts/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { AdminOnly } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply } from 'fastify';
import { presentArticle } from '../articles/article.presenter.js';
import { ArticlesService } from '../articles/articles.service.js';
import { AdminLists } from './admin-lists.service.js';
import { presentAdminRow, presentPending } from './admin-row.presenter.js';
import { Moderation } from './moderation.service.js';
import { tellPage } from './page-headers.js';

@Controller()
export class ModerationController {
  constructor(
    private readonly lists: AdminLists,
    private readonly moderation: Moderation,
    private readonly articles: ArticlesService,
  ) {}

  @Route(adminArticles.list)
  @AdminOnly()
  async list(
    _actor: Person,
    query: RouteInput<typeof adminArticles.list>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RouteAnswer<typeof adminArticles.list>> {
    const { total, rows } = await this.lists.articles(query);
    tellPage(reply, adminArticles.list.path, query, total);
    return { articles: rows.map(presentAdminRow), total };
  }

  @Route(adminArticles.authors)
  @AdminOnly()
  authors(_actor: Person, { ids }: RouteInput<typeof adminArticles.authors>): Promise<ArticleAuthor[]> {
    return this.lists.authors(ids.split(',').map(Number));
  }

  @Route(moderation.premium)
  @AdminOnly()
  async premium(
    _actor: Person,
    query: RouteInput<typeof moderation.premium>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminArticleRow[]> {
    const { total, rows } = await this.lists.premium(query);
    tellPage(reply, moderation.premium.path, query, total);
    return rows.map(presentAdminRow);
  }

  @Route(moderation.recovered)
  @AdminOnly()
  async recovered(
    _actor: Person,
    query: RouteInput<typeof moderation.recovered>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminArticleRow[]> {
    const { total, rows } = await this.lists.recovered(query);
    tellPage(reply, moderation.recovered.path, query, total);
    return rows.map(presentAdminRow);
  }

  @Route(moderation.pending)
  @AdminOnly()
  async pending(
    _actor: Person,
    query: RouteInput<typeof moderation.pending>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PendingArticle[]> {
    const { total, rows } = await this.lists.pending(query);
    tellPage(reply, moderation.pending.path, query, total);
    return rows.map(presentPending);
  }

  @Route(moderation.approve)
  @AdminOnly()
  async approve(actor: Person, { id }: RouteInput<typeof moderation.approve>): Promise<Article> {
    return presentArticle(await this.moderation.approve(actor, id));
  }

  @Route(moderation.reject)
  @AdminOnly()
  reject(actor: Person, { id }: RouteInput<typeof moderation.reject>): Promise<void> {
    return this.moderation.reject(actor, id);
  }

  @Route(adminArticles.markReviewed)
  @AdminOnly()
  async markReviewed(actor: Person, { id }: RouteInput<typeof adminArticles.markReviewed>): Promise<Article> {
    return presentArticle(await this.articles.markReviewed(actor, id));
  }
}
