import { Controller } from '@nestjs/common';
import type { Article as WireArticle } from '@placelore/contracts/articles.js';
import { deletedArticles } from '@placelore/contracts/deleted-articles.js';
import type { Person } from '@placelore/contracts/identity.js';
import type { RouteAnswer, RouteInput } from '@placelore/contracts/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { AdminOnly } from '@placelore/platform/identity/access.decorators.js';
import { presentArticle } from '../articles/article.presenter.js';
import { presentDeleted } from './deleted-articles.presenter.js';
import type { DeletedCursor, DeletedRow } from './deleted-articles.repository.js';
import { DeletedArticles } from './deleted-articles.service.js';

@Controller()
export class DeletedArticlesController {
  constructor(private readonly service: DeletedArticles) {}

  @Route(deletedArticles.list)
  @AdminOnly()
  async list(
    _admin: Person,
    { before, limit }: RouteInput<typeof deletedArticles.list>,
  ): Promise<RouteAnswer<typeof deletedArticles.list>> {
    const rows = await this.service.list(limit, cursorOf(before));
    return { articles: rows.map(presentDeleted), next: rows.length < limit ? null : nextAfter(rows.at(-1)!) };
  }

  @Route(deletedArticles.restore)
  @AdminOnly()
  async restore(actor: Person, { id }: RouteInput<typeof deletedArticles.restore>): Promise<WireArticle> {
    return presentArticle(await this.service.restore(actor, id));
  }
}

function cursorOf(before: string | undefined): DeletedCursor | null {
  if (before === undefined) return null;
  const [deletedAt, id] = before.split('.').map(Number) as [number, number];
  return { deletedAt, id };
}

const nextAfter = ({ deletedAt, articleId }: DeletedRow): string => `${deletedAt.getTime()}.${articleId}`;
