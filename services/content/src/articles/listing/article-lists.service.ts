import { Injectable } from '@nestjs/common';
import type { CategoryCount } from '@placelore/contracts/content/articles/articles.js';
import type { Category } from '@placelore/contracts/places/categories.js';
import { ArticleListsRepository, type Cursor, type ListedRow, type VersionedList } from './article-lists.repository.js';

export interface ListRequest {
  /** Page number from 1; ignored when `after` is set. */
  page: number;
  limit: number;
  category?: Category | undefined;
  /** Last article of the previous page; null for the first page of endless scrolling. */
  after?: Cursor | null | undefined;
  knownVersions: string[];
}

/** Serves lists of published articles. */
@Injectable()
export class ArticleListsService {
  constructor(private readonly repository: ArticleListsRepository) {}

  list({ page, limit, category, after, knownVersions }: ListRequest): Promise<VersionedList<ListedRow>> {
    const offset = after === undefined ? (page - 1) * limit : 0;
    return this.repository.list({ limit, offset, category, after: after ?? undefined, knownVersions });
  }

  countByCategory(knownVersions: string[]): Promise<VersionedList<CategoryCount>> {
    return this.repository.countByCategory(knownVersions);
  }
}
