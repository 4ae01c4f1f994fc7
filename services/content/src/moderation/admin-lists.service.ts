import { Injectable } from '@nestjs/common';
import type { ArticleAuthor, adminArticles } from '@placelore/contracts/admin-articles.js';
import type { RouteInput } from '@placelore/contracts/route.js';
import { searchWords } from '../articles/search-words.js';
import {
  AdminArticlesRepository,
  type AdminRow,
  type Found,
  type ListPage,
  type PendingRow,
} from './admin-articles.repository.js';

type Asked = RouteInput<typeof adminArticles.list>;
/** Which page of a list, from 1. */
export interface PageRequest {
  page: number;
  limit: number;
}

/** The lists of articles in the console: what is in each, in what order. */
@Injectable()
export class AdminLists {
  constructor(private readonly repository: AdminArticlesRepository) {}

  /** All articles, or those that fit a text; nothing when it holds no word. */
  async articles({ q, sort, page, limit, ...filter }: Asked): Promise<Found<AdminRow>> {
    if (q === undefined) return this.repository.list(filter, sort ?? '-updatedAt', partOf({ page, limit }));
    const words = searchWords(q);
    if (words === null) return { total: 0, rows: [] };
    return this.repository.search(words, filter, sort, partOf({ page, limit }));
  }

  /** Who some articles are by; nothing is said of those that are not there. */
  authors(ids: number[]): Promise<ArticleAuthor[]> {
    return this.repository.authors(ids);
  }

  /** Those of text searches, published or not. */
  premium(page: PageRequest): Promise<Found<AdminRow>> {
    return this.repository.list({ contentSource: 'text_search' }, '-createdAt', partOf(page));
  }

  recovered(page: PageRequest): Promise<Found<AdminRow>> {
    return this.repository.list({ contentSource: 'recovered', reviewed: 'false' }, '-createdAt', partOf(page));
  }

  /** What waits for approval. */
  pending(page: PageRequest): Promise<Found<PendingRow>> {
    const waiting = { contentSource: 'text_search', visibility: 'private', reviewed: 'false' } as const;
    return this.repository.listWithText(waiting, '-createdAt', partOf(page));
  }
}

const partOf = ({ page, limit }: PageRequest): ListPage => ({ limit, offset: (page - 1) * limit });
