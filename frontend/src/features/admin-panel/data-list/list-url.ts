import type { ListDefinition, ListView } from './list-definition.js';

type ListShape = Pick<ListDefinition<never>, 'search' | 'filters' | 'sorts'>;

/** Parses the view of a list from a URL, ignoring values that the list does not support. */
export function parseListView(
  searchParams: URLSearchParams,
  { search, filters = [], sorts = [] }: ListShape,
): ListView {
  const page = searchParams.get('page') ?? '';
  const sort = searchParams.get('sort') ?? '';
  const activeFilters = filters.flatMap(({ name, choices }) => {
    const value = searchParams.get(name);
    return choices.some((choice) => choice.value === value) ? [[name, value] as const] : [];
  });
  return {
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    search: search ? (searchParams.get('search') ?? '').trim().slice(0, search.maxLength) : '',
    sort: sorts.some(({ value }) => value === sort) ? sort : '',
    filters: Object.fromEntries(activeFilters) as Record<string, string>,
  };
}

/** Builds the URL of a view, omitting default values. */
export function buildListUrl(tab: string, { page, search, sort, filters }: ListView): string {
  const searchParams = new URLSearchParams({ tab });
  if (search !== '') searchParams.set('search', search);
  for (const [name, value] of Object.entries(filters)) searchParams.set(name, value);
  if (sort !== '') searchParams.set('sort', sort);
  if (page > 1) searchParams.set('page', String(page));
  return `?${searchParams}`;
}

/**
 * Returns the sorting after a click on a heading: ascending first, then descending. @param initial the list's default
 */
export function getNextSort(column: string, current: string, initial: string): string {
  return (current || initial) === column ? `-${column}` : column;
}
