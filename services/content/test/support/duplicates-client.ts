import type { DuplicateGroup, DuplicateReport } from '@placelore/contracts/content/admin/duplicates.js';
import { buildArticle, buildUser } from './content-test-service.js';
import { content, useContent } from './simulated-worker.js';

export const ADMIN = buildUser({ isAdmin: true });

/** Starts content for a test file, and deletes articles and known duplicates before each test. */
export function useDuplicates(): void {
  useContent();
  beforeEach(() => content.deleteRows('duplicate_dismissals', 'similar_pairs'));
}

/** Number of the last article, which makes each article unlike all others, except for its overrides. */
let lastNumber = 0;
const buildDistinct = (overrides: Parameters<typeof buildArticle>[0] = {}) => {
  const word = Array.from(String(++lastNumber), (digit) => 'qwrtzpsdfg'[Number(digit)]!.repeat(3)).join('a');
  return buildArticle({
    title: `${word} ${word.toUpperCase()}x`,
    slug: word,
    content: `<p>Text ${word}</p>`,
    latitude: null,
    longitude: null,
    ...overrides,
  });
};
/** Inserts articles that have nothing in common except the given fields. @returns their ids */
export const insertDistinct = (...articles: Parameters<typeof buildArticle>[0][]) =>
  content.insertArticles(articles.map(buildDistinct));

/** Fetches the duplicate report as an admin. */
export async function fetchReport(query = ''): Promise<DuplicateReport> {
  const { status, body } = await content.get(`/api/admin/duplicates${query}`, ADMIN);
  expect(status).toBe(200);
  return body;
}

/** Returns the article ids of each group. */
export const toArticleIds = (groups: DuplicateGroup[]): number[][] =>
  groups.map(({ articles }) => articles.map(({ id }) => id));

export const bulkDelete = (articleIds: unknown, reason: unknown = 'duplicate_cleanup', actor = ADMIN) =>
  content.post('/api/admin/bulk-delete', actor, { articleIds, reason } as object);
export const restoreArticle = (id: number) => content.post(`/api/admin/deleted-articles/${id}/restore`, ADMIN, {});
export const mergeArticles = (keepId: number, articleIds: number[], take: object = {}) =>
  content.post('/api/admin/duplicates/merge', ADMIN, { keepId, articleIds, take });
export const undoMerge = (id: number) => content.post(`/api/admin/duplicates/merges/${id}/undo`, ADMIN, {});
export const dismissDuplicates = (kind: string, articleIds: number[]) =>
  content.post('/api/admin/duplicates/dismiss', ADMIN, { kind, articleIds });

export const undoDismissal = (kind: string, articleIds: number[]) =>
  content.post('/api/admin/duplicates/dismiss/undo', ADMIN, { kind, articleIds });
/** Fetches a page of dismissals. */
export const fetchDismissals = async (query = '') =>
  (await content.get(`/api/admin/duplicates/dismissals${query}`, ADMIN)).body;

/** Returns the row of an article. */
export async function readArticleRow(id: number): Promise<Record<string, unknown> | undefined> {
  const [row] = await content.dataSource.query('select * from articles where id = $1', [id]);
  return row;
}
/** Returns the status of a slug, and the redirect location if any. */
export async function resolveSlug(slug: string): Promise<[number, string | undefined]> {
  const { status, headers } = await content.get(`/api/articles/${slug}/direct`, ADMIN);
  return [status, headers.location];
}
