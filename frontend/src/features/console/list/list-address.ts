import type { ListDeclaration, ListView } from './declaration.js';

type Shape = Pick<ListDeclaration<never>, 'search' | 'filters' | 'sorts'>;

/** What an address shows of a list; whatever is not of the list counts as not there. */
export function viewOf(address: URLSearchParams, { search, filters = [], sorts = [] }: Shape): ListView {
  const page = address.get('page') ?? '';
  const sort = address.get('sort') ?? '';
  const set = filters.flatMap(({ name, choices }) => {
    const value = address.get(name);
    return choices.some((choice) => choice.value === value) ? [[name, value] as const] : [];
  });
  return {
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    search: search ? (address.get('search') ?? '').trim().slice(0, search.longest) : '',
    sort: sorts.some(({ value }) => value === sort) ? sort : '',
    filters: Object.fromEntries(set) as Record<string, string>,
  };
}

/** The address of a view, with nothing in it that is so by itself. */
export function addressOf(tab: string, { page, search, sort, filters }: ListView): string {
  const address = new URLSearchParams({ tab });
  if (search !== '') address.set('search', search);
  for (const [name, value] of Object.entries(filters)) address.set(name, value);
  if (sort !== '') address.set('sort', sort);
  if (page > 1) address.set('page', String(page));
  return `?${address}`;
}

/** The order a heading leads to: of one column first upwards, then downwards. @param initial the list's own order */
export function nextSort(column: string, current: string, initial: string): string {
  return (current || initial) === column ? `-${column}` : column;
}
