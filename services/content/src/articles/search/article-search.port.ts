import type { Category } from '@placelore/contracts/places/categories.js';
import type { FoundPage, SearchActor, SearchRequest, SimilarRow } from './article-search.repository.js';

/** Finds published articles, and the reader's own guides: with PostgreSQL alone, or with a search engine for words. */
export abstract class ArticleSearch {
  /** Returns the best matches of a page. */
  abstract search(reader: SearchActor, request: SearchRequest): Promise<FoundPage>;

  /** Returns articles and the reader's guides with names spelled like the given words, most similar first. */
  abstract findAlike(reader: SearchActor, plain: string, category: Category | undefined): Promise<SimilarRow[]>;
}
