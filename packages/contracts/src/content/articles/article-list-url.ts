/** The highest number a page of the list of articles can have. */
export const MAX_PAGE_NUMBER = 100_000;

/** The number of a page in an address, from 1 on; what is none counts as 1. */
export function parsePageNumber(value: string | null): number {
  const page = /^\d{1,6}$/.test(value ?? '') ? Number(value) : 1;
  return page >= 1 && page <= MAX_PAGE_NUMBER ? page : 1;
}

/** Path and query of a page of the list of articles, or of what a search finds in it. */
export function articleListPath(query: string, page = 1): string {
  const search = new URLSearchParams({ ...(query !== '' && { q: query }), ...(page > 1 && { page: String(page) }) });
  return search.size === 0 ? '/articles' : `/articles?${search}`;
}

/** What a page of the list is called, without the product's name. */
export function articleListTitle(query: string, page: number): string {
  const title = query === '' ? 'Travel Guides' : `“${query}” - Travel Guides`;
  return page === 1 ? title : `${title} (page ${page})`;
}
