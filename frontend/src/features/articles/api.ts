import { parsePageNumber } from '@placelore/contracts/content/articles/article-list-url.js';
import { ARTICLES_PAGE, type Article, articles } from '@placelore/contracts/content/articles/articles.js';
import useSWR, { type SWRConfiguration } from 'swr';
import { call, callList } from '../../lib/api/api.js';
import { HttpError } from '../../lib/api/http-error.js';
import { toKey } from '../../lib/cache/server-state.js';
import { STRINGS } from './strings.js';

const LIST_FRESH_DURATION_MS = 30_000;
/** Number of retries for an article, and the delay before each in ms. */
const MAX_ARTICLE_RETRIES = 2;
const ARTICLE_RETRY_DELAY_MS = 500;

/**
 * Position in the list: a page number for a search or a direct link to a later page, otherwise the article after which
 * it continues.
 */
export type ListPosition = { q?: string; page: number } | { after: string };

export const toListArguments = (position: ListPosition) => ({ limit: ARTICLES_PAGE.default, ...position });

/** Returns the search in the list's URL; empty if there is none. */
export const getSearchQuery = (search: URLSearchParams): string => search.get('q')?.trim() ?? '';

/** Returns the page number in the list's URL, starting at 1. Invalid numbers count as 1. */
export const getPageNumber = (search: URLSearchParams): number => parsePageNumber(search.get('page'));

/** Returns the first page of the list or of a search. @param page another page to start with */
export function getFirstPage(query: string, page = 1): ListPosition {
  if (query !== '') return { q: query, page };
  return page === 1 ? { after: '' } : { page };
}

/** Returns the next page that a response names, or null after the last. */
export function getNextPage(position: ListPosition, next: Record<string, string> | null): ListPosition | null {
  if (next === null) return null;
  return 'page' in position ? { ...position, page: Number(next.page) } : { after: next.after ?? '' };
}

/** Returns the cache key and the fetcher of a page. */
export const toArticlePageRead = (position: ListPosition) => ({
  key: toKey(articles.list, toListArguments(position)),
  read: () => callList(articles.list, toListArguments(position)),
});

/** Query for guides to the best-known places, from which one per town is shown. */
export const POPULAR_ARGUMENTS = { limit: 12 };

export function useArticlePage(position: ListPosition) {
  const { key, read } = toArticlePageRead(position);
  return useSWR(key, read, { dedupingInterval: LIST_FRESH_DURATION_MS });
}

/** Formats an error as `Error: Failed to fetch articles: 503`, or returns the browser's network error. */
export function formatListError(error: unknown): string {
  if (error instanceof HttpError) return STRINGS.error(STRINGS.fetchFailed(error.status));
  return STRINGS.error(error instanceof Error ? error.message : String(error));
}

/** Statuses that would be the same after a retry: the article does not exist, or its slug is invalid. */
const MISSING_STATUSES = [400, 404, 410];

/** Whether a retry within a second would change nothing. An article in preparation takes longer than that. */
const isLasting = (error: unknown): boolean =>
  error instanceof HttpError && (MISSING_STATUSES.includes(error.status) || error.body?.code === 'LIBRARY_NOT_READY');

/**
 * Reads an article with two retries, 500 ms apart, unless it does not exist or is being prepared.
 * @throws HttpError, or TypeError when the network fails
 */
export async function readArticle(slug: string): Promise<Article> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await call(articles.bySlug, { slug });
    } catch (error) {
      if (isLasting(error) || retries === MAX_ARTICLE_RETRIES) throw error;
      await new Promise((done) => setTimeout(done, ARTICLE_RETRY_DELAY_MS));
    }
  }
}

/** Turns off SWR's retries, because {@link readArticle} has its own. */
const NO_RETRY: SWRConfiguration = { shouldRetryOnError: false };

/** Returns an article by its slug. An error means that all retries have failed. */
export const useArticle = (slug: string) => useSWR(toKey(articles.bySlug, { slug }), () => readArticle(slug), NO_RETRY);

/** Returns at most six articles that match the keywords. Without keywords, sends no request. Never retries. */
export function useSimilarArticles(keywords: readonly string[]) {
  const args = { keywords: keywords.join(' ') };
  return useSWR(keywords.length > 0 ? toKey(articles.search, args) : null, () => call(articles.search, args), NO_RETRY);
}
