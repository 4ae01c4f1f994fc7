import { Injectable } from '@nestjs/common';
import type { CategoryCount } from '@placelore/contracts/content/articles/articles.js';
import type { Category } from '@placelore/contracts/places/categories.js';
import { Atlas } from '@placelore/guidebook/atlas/atlas.js';
import type { CardRow } from '../core/articles.repository.js';
import { ArticleListsRepository, type Cursor, type VersionedList } from './article-lists.repository.js';
import { ArticleSearchRepository, type SearchActor, type SearchResultRow } from './article-search.repository.js';
import { parseSearchWords } from './search-words.js';
import { findSearchedPlace } from './searched-place.js';
import { SimilarArticlesRepository } from './similar-articles.repository.js';

export interface ListRequest {
  /** Page number from 1; ignored with `after`. */
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
  constructor(
    private readonly repository: ArticleListsRepository,
    private readonly searchRepository: ArticleSearchRepository,
    private readonly similarRepository: SimilarArticlesRepository,
  ) {}

  list({ page, limit, category, after, knownVersions }: ListRequest): Promise<VersionedList<CardRow>> {
    const offset = after === undefined ? (page - 1) * limit : 0;
    return this.repository.list({ limit, offset, category, after: after ?? undefined, knownVersions });
  }

  /** Returns the articles about the place that the text names, then those that match its words, the best first, with the reader's guides; none when the text has no word. */
  async search(
    reader: SearchActor,
    text: string,
    { page, limit, category, knownVersions }: Omit<ListRequest, 'after'>,
  ): Promise<VersionedList<SearchResultRow>> {
    const words = parseSearchWords(text);
    if (words === null) return { version: '0', total: knownVersions.includes('0') ? null : 0, rows: [] };
    const place = findSearchedPlace(Atlas.load(), text);
    return this.searchRepository.search(reader, words, place, {
      limit,
      offset: (page - 1) * limit,
      category,
      knownVersions,
    });
  }

  /** Returns the few articles that match any word best, because a URL may hold words that no article has. */
  async findSimilar(text: string, knownVersions: string[]): Promise<VersionedList<SearchResultRow>> {
    const words = parseSearchWords(text);
    if (words === null) return { version: '0', total: null, rows: [] };
    return this.similarRepository.findSimilar(words, findSearchedPlace(Atlas.load(), text), knownVersions);
  }

  countByCategory(knownVersions: string[]): Promise<VersionedList<CategoryCount>> {
    return this.repository.countByCategory(knownVersions);
  }
}
