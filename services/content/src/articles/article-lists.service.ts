import { Injectable } from '@nestjs/common';
import type { CategoryCount } from '@placelore/contracts/articles.js';
import type { Category } from '@placelore/contracts/categories.js';
import { ArticleListsRepository, type Cursor, type Listed } from './article-lists.repository.js';
import { ArticleSearchRepository, type FoundRow, type Reader } from './article-search.repository.js';
import type { CardRow } from './articles.repository.js';
import { searchWords } from './search-words.js';
import { SimilarArticlesRepository } from './similar-articles.repository.js';

export interface ListRequest {
  /** From 1; of no meaning with `after`. */
  page: number;
  limit: number;
  category?: Category | undefined;
  /** The last article of the page before; null for the first page of endless scrolling. */
  after?: Cursor | null | undefined;
  known: string[];
}

/** Lists of published articles: what everybody sees, in what order. */
@Injectable()
export class ArticleListsService {
  constructor(
    private readonly repository: ArticleListsRepository,
    private readonly searches: ArticleSearchRepository,
    private readonly similarArticles: SimilarArticlesRepository,
  ) {}

  list({ page, limit, category, after, known }: ListRequest): Promise<Listed<CardRow>> {
    const offset = after === undefined ? (page - 1) * limit : 0;
    return this.repository.list({ limit, offset, category, after: after ?? undefined, known });
  }

  /**
   * What fits the text, the best match first, with the guides that the reader asked for; nothing when it holds no word.
   */
  async search(
    reader: Reader,
    text: string,
    { page, limit, category, known }: Omit<ListRequest, 'after'>,
  ): Promise<Listed<FoundRow>> {
    const words = searchWords(text);
    if (words === null) return { version: '0', total: known.includes('0') ? null : 0, rows: [] };
    return this.searches.search(reader, words, { limit, offset: (page - 1) * limit, category, known });
  }

  /** The few that fit the text best: any of its words, as an address may hold words that no article has. */
  async similar(text: string, known: string[]): Promise<Listed<FoundRow>> {
    const words = searchWords(text);
    return words === null ? { version: '0', total: null, rows: [] } : this.similarArticles.similar(words, known);
  }

  categories(known: string[]): Promise<Listed<CategoryCount>> {
    return this.repository.categories(known);
  }
}
