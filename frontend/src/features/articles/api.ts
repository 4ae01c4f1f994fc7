import { parsePageNumber } from '@placelore/contracts/content/articles/article-list-url.js';
import { ARTICLES_PAGE, type Article, articles } from '@placelore/contracts/content/articles/articles.js';
import useSWR, { type SWRConfiguration } from 'swr';
import { call, callList } from '../../lib/api/api.js';
import { HttpError } from '../../lib/api/http-error.js';
import { toKey } from '../../lib/cache/server-state.js';
import { STRINGS } from './strings.js';

/** How long a page of the list counts as fresh, in ms. */
const LIST_FRESH_DURATION_MS = 30_000;
/** How often an article is tried again, and the wait before, in ms. */
const MAX_ARTICLE_RETRIES = 2;
const ARTICLE_RETRY_DELAY_MS = 500;

/** Which page of the list: by number with a search, or where somebody begins at a further one; else from an article on. */
export type ListPosition = { q?: string; page: number } | { after: string };

export const toListArguments = (position: ListPosition) => ({ limit: ARTICLES_PAGE.default, ...position });

/** What the address of the list searches for; empty for nothing. */
export const getSearchQuery = (search: URLSearchParams): string => search.get('q')?.trim() ?? '';

/** The page an address of the list begins with, from 1 on; what is no such number counts as 1. */
export const getPageNumber = (search: URLSearchParams): number => parsePageNumber(search.get('page'));

/** The first page of the list, or of what a search finds. @param page another one to begin with */
export function getFirstPage(query: string, page = 1): ListPosition {
  if (query !== '') return { q: query, page };
  return page === 1 ? { after: '' } : { page };
}

/** The page that a page says is next; null after the last. */
export function getNextPage(position: ListPosition, next: Record<string, string> | null): ListPosition | null {
  if (next === null) return null;
  return 'page' in position ? { ...position, page: Number(next.page) } : { after: next.after ?? '' };
}

/** The key and the reading of a page of the list. */
export const toArticlePageRead = (position: ListPosition) => ({
  key: toKey(articles.list, toListArguments(position)),
  read: () => callList(articles.list, toListArguments(position)),
});

/** A page of the list. */
export function useArticlePage(position: ListPosition) {
  const { key, read } = toArticlePageRead(position);
  return useSWR(key, read, { dedupingInterval: LIST_FRESH_DURATION_MS });
}

/** `Error: Failed to fetch articles: 503`, or what the browser says of its network. */
export function formatListError(error: unknown): string {
  if (error instanceof HttpError) return STRINGS.error(STRINGS.fetchFailed(error.status));
  return STRINGS.error(error instanceof Error ? error.message : String(error));
}

/** Answers that a further try would get as well: there is none, or none can have that address. */
const MISSING_STATUSES = [400, 404, 410];

/**
 * An article; tried twice more, 500 ms apart, unless there is none.
 * @throws HttpError, or TypeError when the network fails
 */
export async function readArticle(slug: string): Promise<Article> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await call(articles.bySlug, { slug });
    } catch (error) {
      const isMissing = error instanceof HttpError && MISSING_STATUSES.includes(error.status);
      if (isMissing || retries === MAX_ARTICLE_RETRIES) throw error;
      await new Promise((done) => setTimeout(done, ARTICLE_RETRY_DELAY_MS));
    }
  }
}

/** {@link readArticle} retries by itself. */
const NO_RETRY: SWRConfiguration = { shouldRetryOnError: false };

/** An article by its slug. Its error means that it was given up. */
export const useArticle = (slug: string) => useSWR(toKey(articles.bySlug, { slug }), () => readArticle(slug), NO_RETRY);

/** At most six articles that fit the keywords; nothing is read without keywords. Not tried again. */
export function useSimilarArticles(keywords: readonly string[]) {
  const args = { keywords: keywords.join(' ') };
  return useSWR(keywords.length > 0 ? toKey(articles.search, args) : null, () => call(articles.search, args), NO_RETRY);
}
