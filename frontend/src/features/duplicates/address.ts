import type { DuplicateKind } from '@placelore/contracts/duplicate-report.js';

/** The kinds in the order of their tabs. */
export const KINDS = [
  'exact',
  'content',
  'similar',
  'location',
  'corrupted',
] as const satisfies readonly DuplicateKind[];
export const HISTORY_LISTS = ['deleted', 'merges', 'dismissals'] as const;
export type HistoryList = (typeof HISTORY_LISTS)[number];

/** What is open; all of it is in the address. */
export type View =
  | { is: 'groups'; kind: DuplicateKind; page: number }
  | { is: 'comparison'; kind: DuplicateKind; page: number; ids: number[] }
  | { is: 'history'; list: HistoryList };

const IDS = /^[1-9]\d{0,9}(,[1-9]\d{0,9}){1,4}$/;

const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value =>
  values.find((value) => value === given) ?? values[0]!;

/** What an address opens; what it says wrongly is as if it were not said. */
export function viewOf(address: URLSearchParams): View {
  if (address.has('history')) return { is: 'history', list: oneOf(HISTORY_LISTS, address.get('history')) };
  const kind = oneOf(KINDS, address.get('tab'));
  const page = Math.max(1, Math.min(Math.trunc(Number(address.get('page'))) || 1, 10_000));
  const compared = address.get('compare') ?? '';
  if (!IDS.test(compared)) return { is: 'groups', kind, page };
  return { is: 'comparison', kind, page, ids: [...new Set(compared.split(',').map(Number))] };
}

/** The query that opens a view. */
export function addressOf(view: View): string {
  if (view.is === 'history') return `?history=${view.list}`;
  const parts = [`tab=${view.kind}`];
  if (view.page > 1) parts.push(`page=${view.page}`);
  if (view.is === 'comparison') parts.push(`compare=${view.ids.join(',')}`);
  return `?${parts.join('&')}`;
}
