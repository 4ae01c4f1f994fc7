import type { DuplicateKind } from '@placelore/contracts/content/admin/duplicates.js';

/** Kinds, in the order of their tabs. */
export const KINDS = [
  'exact',
  'content',
  'similar',
  'location',
  'corrupted',
] as const satisfies readonly DuplicateKind[];
export const HISTORY_LISTS = ['deleted', 'merges', 'dismissals'] as const;
export type HistoryList = (typeof HISTORY_LISTS)[number];

/** View that is open. All of it is in the URL. */
export type DuplicatesView =
  | { is: 'groups'; kind: DuplicateKind; page: number }
  | { is: 'comparison'; kind: DuplicateKind; page: number; ids: number[] }
  | { is: 'history'; list: HistoryList };

const IDS_PATTERN = /^[1-9]\d{0,9}(,[1-9]\d{0,9}){1,4}$/;

const findOrFirst = <Value extends string>(values: readonly Value[], text: string | null): Value =>
  values.find((value) => value === text) ?? values[0]!;

/** Parses the view in a URL, ignoring invalid parameters. */
export function parseView(searchParams: URLSearchParams): DuplicatesView {
  if (searchParams.has('history'))
    return { is: 'history', list: findOrFirst(HISTORY_LISTS, searchParams.get('history')) };
  const kind = findOrFirst(KINDS, searchParams.get('tab'));
  const page = Math.max(1, Math.min(Math.trunc(Number(searchParams.get('page'))) || 1, 10_000));
  const compared = searchParams.get('compare') ?? '';
  if (!IDS_PATTERN.test(compared)) return { is: 'groups', kind, page };
  return { is: 'comparison', kind, page, ids: [...new Set(compared.split(',').map(Number))] };
}

/** Builds the query of a view. */
export function buildViewUrl(view: DuplicatesView): string {
  if (view.is === 'history') return `?history=${view.list}`;
  const parts = [`tab=${view.kind}`];
  if (view.page > 1) parts.push(`page=${view.page}`);
  if (view.is === 'comparison') parts.push(`compare=${view.ids.join(',')}`);
  return `?${parts.join('&')}`;
}
