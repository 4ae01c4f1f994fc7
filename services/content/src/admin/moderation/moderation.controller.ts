import { Controller, Res } from '@nestjs/common';
import { type ArticleAuthor, adminArticles } from '@placelore/contracts/content/admin/admin-articles.js';
import type { AdminArticleRow } from '@placelore/contracts/content/admin/admin-lists.js';
import { moderation, type PendingArticle } from '@placelore/contracts/content/admin/moderation.js';
import type { Article } from '@placelore/contracts/content/articles/articles.js';
import type { RouteInput, RouteResponse } from '@placelore/contracts/core/route.js';
import { Actor, Input, Route } from '@placelore/platform/http/route.decorator.js';
import { AdminOnly } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply } from 'fastify';
import { presentArticle } from '../../articles/core/article.presenter.js';
import { ArticlesService } from '../../articles/core/articles.service.js';
import { setPaginationHeaders } from '../../common/pagination-headers.js';
import { AdminListsService } from './admin-lists.service.js';
import { presentAdminRow, presentPending } from './admin-row.presenter.js';
import { ModerationService } from './moderation.service.js';

@Controller()
export class ModerationController {
  constructor(
    private readonly lists: AdminListsService,
    private readonly moderation: ModerationService,
    private readonly articles: ArticlesService,
  ) {}

  @Route(adminArticles.list)
  @AdminOnly()
  async list(
    @Input() query: RouteInput<typeof adminArticles.list>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RouteResponse<typeof adminArticles.list>> {
    const { total, rows } = await this.lists.listArticles(query);
    setPaginationHeaders(reply, adminArticles.list.path, query, total);
    return { articles: rows.map(presentAdminRow), total };
  }

  @Route(adminArticles.listAuthors)
  @AdminOnly()
  authors(@Input() { ids }: RouteInput<typeof adminArticles.listAuthors>): Promise<ArticleAuthor[]> {
    return this.lists.listAuthors(ids.split(',').map(Number));
  }

  @Route(moderation.listPremium)
  @AdminOnly()
  async premium(
    @Input() query: RouteInput<typeof moderation.listPremium>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminArticleRow[]> {
    const { total, rows } = await this.lists.listPremium(query);
    setPaginationHeaders(reply, moderation.listPremium.path, query, total);
    return rows.map(presentAdminRow);
  }

  @Route(moderation.listRecovered)
  @AdminOnly()
  async recovered(
    @Input() query: RouteInput<typeof moderation.listRecovered>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminArticleRow[]> {
    const { total, rows } = await this.lists.listRecovered(query);
    setPaginationHeaders(reply, moderation.listRecovered.path, query, total);
    return rows.map(presentAdminRow);
  }

  @Route(moderation.listPending)
  @AdminOnly()
  async pending(
    @Input() query: RouteInput<typeof moderation.listPending>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PendingArticle[]> {
    const { total, rows } = await this.lists.listPending(query);
    setPaginationHeaders(reply, moderation.listPending.path, query, total);
    return rows.map(presentPending);
  }

  @Route(moderation.approve)
  @AdminOnly()
  async approve(@Actor() actor: Actor, @Input() { id }: RouteInput<typeof moderation.approve>): Promise<Article> {
    return presentArticle(await this.moderation.approve(actor, id));
  }

  @Route(moderation.reject)
  @AdminOnly()
  reject(@Actor() actor: Actor, @Input() { id }: RouteInput<typeof moderation.reject>): Promise<void> {
    return this.moderation.reject(actor, id);
  }

  @Route(adminArticles.markReviewed)
  @AdminOnly()
  async markReviewed(
    @Actor() actor: Actor,
    @Input() { id }: RouteInput<typeof adminArticles.markReviewed>,
  ): Promise<Article> {
    return presentArticle(await this.articles.markReviewed(actor, id));
  }
}
