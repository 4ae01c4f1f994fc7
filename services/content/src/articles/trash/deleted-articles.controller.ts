import { Controller } from '@nestjs/common';
import { adminArticles } from '@placelore/contracts/content/admin/admin-articles.js';
import { deletedArticles } from '@placelore/contracts/content/admin/deleted-articles.js';
import { articles, type Article as WireArticle } from '@placelore/contracts/content/articles/articles.js';
import type { RouteInput, RouteResponse } from '@placelore/contracts/core/route.js';
import { Actor, Input, Route } from '@placelore/platform/http/route.decorator.js';
import { AdminOnly } from '@placelore/platform/identity/access.decorators.js';
import { presentArticle } from '../core/article.presenter.js';
import { presentDeletedArticle } from './deleted-articles.presenter.js';
import type { DeletedArticleRow, DeletedCursor } from './deleted-articles.repository.js';
import { DeletedArticlesService } from './deleted-articles.service.js';

@Controller()
export class DeletedArticlesController {
  constructor(private readonly service: DeletedArticlesService) {}

  @Route(adminArticles.delete)
  @AdminOnly()
  delete(@Actor() actor: Actor, @Input() { id }: RouteInput<typeof adminArticles.delete>): Promise<void> {
    return this.service.delete(actor, id);
  }

  @Route(articles.deleteByTitle)
  @AdminOnly()
  deleteByTitle(@Actor() actor: Actor, @Input() { title }: RouteInput<typeof articles.deleteByTitle>): Promise<void> {
    return this.service.deleteByTitle(actor, title);
  }

  @Route(deletedArticles.list)
  @AdminOnly()
  async list(
    @Input() { before, limit }: RouteInput<typeof deletedArticles.list>,
  ): Promise<RouteResponse<typeof deletedArticles.list>> {
    const rows = await this.service.list(limit, parseCursor(before));
    return { articles: rows.map(presentDeletedArticle), next: rows.length < limit ? null : formatCursor(rows.at(-1)!) };
  }

  @Route(deletedArticles.restore)
  @AdminOnly()
  async restore(
    @Actor() actor: Actor,
    @Input() { id }: RouteInput<typeof deletedArticles.restore>,
  ): Promise<WireArticle> {
    return presentArticle(await this.service.restore(actor, id));
  }
}

function parseCursor(before: string | undefined): DeletedCursor | null {
  if (before === undefined) return null;
  const [deletedAt, id] = before.split('.').map(Number) as [number, number];
  return { deletedAt, id };
}

const formatCursor = ({ deletedAt, articleId }: DeletedArticleRow): string => `${deletedAt.getTime()}.${articleId}`;
