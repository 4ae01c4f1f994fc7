import { Injectable } from '@nestjs/common';
import type { ArticleAuthor, adminArticles } from '@placelore/contracts/content/admin/admin-articles.js';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import { parseSearchWords } from '../../articles/search/search-words.js';
import {
  AdminArticlesRepository,
  type AdminRow,
  type ListPage,
  type PageResult,
  type PendingRow,
} from './admin-articles.repository.js';

type AdminArticleQuery = RouteInput<typeof adminArticles.list>;
/** Page number, from 1. */
export interface PageRequest {
  page: number;
  limit: number;
}

/** Serves the article lists of the admin panel. */
@Injectable()
export class AdminListsService {
  constructor(private readonly repository: AdminArticlesRepository) {}

  /** Returns all articles, or those that match a text. A text without a word matches none. */
  async listArticles({ q, sort, page, limit, ...filter }: AdminArticleQuery): Promise<PageResult<AdminRow>> {
    if (q === undefined) return this.repository.list(filter, sort ?? '-updatedAt', toListPage({ page, limit }));
    const words = parseSearchWords(q);
    if (words === null) return { total: 0, rows: [] };
    return this.repository.search(words, filter, sort, toListPage({ page, limit }));
  }

  /** Returns the authors of articles; omits unknown ids. */
  listAuthors(ids: number[]): Promise<ArticleAuthor[]> {
    return this.repository.listAuthors(ids);
  }

  /** Returns the articles of text searches, published or not. */
  listPremium(page: PageRequest): Promise<PageResult<AdminRow>> {
    return this.repository.list({ contentSource: 'text_search' }, '-createdAt', toListPage(page));
  }

  listRecovered(page: PageRequest): Promise<PageResult<AdminRow>> {
    return this.repository.list({ contentSource: 'recovered', reviewed: 'false' }, '-createdAt', toListPage(page));
  }

  /** Returns the pending articles. */
  listPending(page: PageRequest): Promise<PageResult<PendingRow>> {
    const filter = { contentSource: 'text_search', visibility: 'private', reviewed: 'false' } as const;
    return this.repository.listWithPreview(filter, '-createdAt', toListPage(page));
  }
}

const toListPage = ({ page, limit }: PageRequest): ListPage => ({ limit, offset: (page - 1) * limit });
