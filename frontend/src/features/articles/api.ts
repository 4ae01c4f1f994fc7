import { pageNumber } from '@placelore/contracts/article-pages.js';
import { ARTICLES_PAGE, type Article, articles } from '@placelore/contracts/articles.js';
import useSWR, { type SWRConfiguration } from 'swr';
import { call, callCounted } from '../../lib/api.js';
import { HttpError } from '../../lib/http-error.js';
import { keyOf } from '../../lib/server-state.js';
import { TEXTS } from './texts.js';

/** How long a page of the list counts as fresh, in ms. */
const LIST_FRESH_MS = 30_000;
/** How often an article is tried again, and the wait before, in ms. */
const ARTICLE_RETRIES = 2;
const ARTICLE_RETRY_MS = 500;

/** Which page of the list: by number with a search, or where somebody begins at a further one; else from an article on. */
export type At = { q?: string; page: number } | { after: string };

export const listArguments = (at: At) => ({ limit: ARTICLES_PAGE.standard, ...at });

/** What the address of the list searches for; empty for nothing. */
export const queryOf = (search: URLSearchParams): string => search.get('q')?.trim() ?? '';

/** The page an address of the list begins with, from 1 on; what is no such number counts as 1. */
export const pageOf = (search: URLSearchParams): number => pageNumber(search.get('page'));

/** The first page of the list, or of what a search finds. @param page another one to begin with */
export function firstPage(query: string, page = 1): At {
  if (query !== '') return { q: query, page };
  return page === 1 ? { after: '' } : { page };
}

/** The page that a page says is next; null after the last. */
export function nextPage(at: At, next: Record<string, string> | null): At | null {
  if (next === null) return null;
  return 'page' in at ? { ...at, page: Number(next.page) } : { after: next.after ?? '' };
}

/** The key and the reading of a page of the list. */
export const articlePage = (at: At) => ({
  key: keyOf(articles.list, listArguments(at)),
  read: () => callCounted(articles.list, listArguments(at)),
});

/** A page of the list. */
export function useArticlePage(at: At) {
  const { key, read } = articlePage(at);
  return useSWR(key, read, { dedupingInterval: LIST_FRESH_MS });
}

/** `Error: Failed to fetch articles: 503`, or what the browser says of its network. */
export function listError(error: unknown): string {
  if (error instanceof HttpError) return TEXTS.error(TEXTS.fetchFailed(error.status));
  return TEXTS.error(error instanceof Error ? error.message : String(error));
}

/** Answers that a further try would get as well: there is none, or none can have that address. */
const MISSING = [400, 404, 410];

/**
 * An article; tried twice more, 500 ms apart, unless there is none.
 * @throws HttpError, or TypeError when the network fails
 */
export async function readArticle(slug: string): Promise<Article> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await call(articles.bySlug, { slug });
    } catch (error) {
      const isMissing = error instanceof HttpError && MISSING.includes(error.status);
      if (isMissing || retries === ARTICLE_RETRIES) throw error;
      await new Promise((done) => setTimeout(done, ARTICLE_RETRY_MS));
    }
  }
}

/** {@link readArticle} retries by itself. */
const ONCE: SWRConfiguration = { shouldRetryOnError: false };

/** An article by its slug. Its error means that it was given up. */
export const useArticle = (slug: string) => useSWR(keyOf(articles.bySlug, { slug }), () => readArticle(slug), ONCE);

/** At most six articles that fit the keywords; nothing is read without keywords. Not tried again. */
export function useSimilarArticles(keywords: readonly string[]) {
  const args = { keywords: keywords.join(' ') };
  return useSWR(keywords.length > 0 ? keyOf(articles.search, args) : null, () => call(articles.search, args), ONCE);
}
