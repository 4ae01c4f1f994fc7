import type { Category } from '@placelore/contracts/places/categories.js';
import type { FoundPage, SearchActor, SearchRequest, SimilarRow } from './article-search.repository.js';

/** Finds published articles, and the guides of their reader: PostgreSQL alone, or with a search engine for words. */
export abstract class ArticleSearch {
  /** Returns the best matches of a page. */
  abstract search(reader: SearchActor, request: SearchRequest): Promise<FoundPage>;

  /** Returns articles and guides of the reader whose names are spelled like some words, the most similar first. */
  abstract findAlike(reader: SearchActor, plain: string, category: Category | undefined): Promise<SimilarRow[]>;
}
