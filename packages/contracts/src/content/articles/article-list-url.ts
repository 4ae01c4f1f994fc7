/** Highest page number of the article list. */
export const MAX_PAGE_NUMBER = 100_000;

/** Parses a page number in a URL, from 1 to the maximum. Larger numbers count as the maximum, anything else as 1. */
export function parsePageNumber(value: string | null): number {
  const page = /^\d+$/.test(value ?? '') ? Number(value) : 1;
  return Math.min(Math.max(page, 1), MAX_PAGE_NUMBER);
}

/** Returns the path and query of a page of the article list or of its search results. */
export function articleListPath(query: string, page = 1): string {
  const search = new URLSearchParams({ ...(query !== '' && { q: query }), ...(page > 1 && { page: String(page) }) });
  return search.size === 0 ? '/articles' : `/articles?${search}`;
}

/** Returns the title of a list page, without the product's name. */
export function articleListTitle(query: string, page: number): string {
  const title = query === '' ? 'Travel Guides' : `“${query}” - Travel Guides`;
  return page === 1 ? title : `${title} (page ${page})`;
}
