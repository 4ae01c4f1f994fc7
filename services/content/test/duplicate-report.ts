import type { DuplicateGroup, DuplicateReport } from '@placelore/contracts/duplicate-report.js';
import { someArticle, someUser } from './content-service.js';
import { content, useContent } from './played-worker.js';

export const admin = someUser({ isAdmin: true });

/** Starts content for the tests of a file, each of which begins without articles, and with nothing known of duplicates. */
export function useDuplicates(): void {
  useContent();
  beforeEach(() => content.dataSource.query('truncate duplicate_dismissals, duplicate_links'));
}

/** Articles nothing but the given makes duplicates of. */
let nth = 0;
const distinct = (given: Parameters<typeof someArticle>[0] = {}) => {
  const word = Array.from(String(++nth), (digit) => 'qwrtzpsdfg'[Number(digit)]!.repeat(3)).join('a');
  return someArticle({
    title: `${word} ${word.toUpperCase()}x`,
    slug: word,
    content: `<p>Text ${word}</p>`,
    latitude: null,
    longitude: null,
    ...given,
  });
};
/** Inserts them. @returns their ids */
export const insertDistinct = (...given: Parameters<typeof someArticle>[0][]) =>
  content.insertArticles(given.map(distinct));

/** The report of duplicates, as an admin gets it. */
export async function report(query = ''): Promise<DuplicateReport> {
  const { status, body } = await content.get(`/api/admin/duplicates${query}`, admin);
  expect(status).toBe(200);
  return body;
}

/** The articles of groups, by their ids. */
export const idsOf = (groups: DuplicateGroup[]): number[][] =>
  groups.map(({ articles }) => articles.map(({ id }) => id));

export const bulkDelete = (articleIds: unknown, reason: unknown = 'duplicate_cleanup', who = admin) =>
  content.post('/api/admin/bulk-delete', who, { articleIds, reason } as object);
export const restore = (id: number) => content.post(`/api/admin/deleted-articles/${id}/restore`, admin, {});
export const merge = (keepId: number, articleIds: number[], take: object = {}) =>
  content.post('/api/admin/duplicates/merge', admin, { keepId, articleIds, take });
export const undoMerge = (id: number) => content.post(`/api/admin/duplicates/merges/${id}/undo`, admin, {});
export const dismiss = (kind: string, articleIds: number[]) =>
  content.post('/api/admin/duplicates/dismiss', admin, { kind, articleIds });

export const recall = (kind: string, articleIds: number[]) =>
  content.post('/api/admin/duplicates/dismiss/undo', admin, { kind, articleIds });
/** A page of what was said to be no duplicates. */
export const dismissals = async (query = '') =>
  (await content.get(`/api/admin/duplicates/dismissals${query}`, admin)).body;

/** A row of the table, by its columns. */
export async function rowOf(id: number): Promise<Record<string, unknown> | undefined> {
  const [row] = await content.dataSource.query('select * from articles where id = $1', [id]);
  return row;
}
/** Where an address leads: the status, and for a redirect the address it leads to. */
export async function leadsTo(slug: string): Promise<[number, string | undefined]> {
  const { status, headers } = await content.get(`/api/articles/${slug}/direct`, admin);
  return [status, headers.location];
}
