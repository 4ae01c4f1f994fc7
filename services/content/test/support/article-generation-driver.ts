import { randomUUID } from 'node:crypto';
import type { VerifiedTexts } from '@placelore/contracts/content/discoveries.js';
import type { ArticleIndexChange } from '@placelore/contracts/places/places.js';
import type { Article } from '../../src/articles/core/article.entity.js';
import { buildUser, type Creation, WORKER } from './content-test-service.js';
import { buildGuideResult, HOI_AN } from './guide-generation-driver.js';
import { content } from './simulated-worker.js';

export const ADMIN = buildUser({ isAdmin: true });

/** Creates the discovery of a guest's photo, which is private until an admin publishes it. */
export const createGuestDiscovery = async (
  overrides: Partial<Creation> = {},
  visitorId = randomUUID(),
): Promise<number> => (await content.createDiscovery({ visitorId }, overrides)).discoveryId;

export const togglePublic = (id: number, isPublic: boolean, actor = ADMIN) =>
  content.patch(`/api/admin/discoveries/${id}/toggle-public`, actor, { isPublic });

/** Returns the ids of the job requests for a discovery's article, oldest first. */
export async function findArticleRequests(id: number, scope: 'all' | 'open' = 'open'): Promise<string[]> {
  const rows: { id: string }[] = await content.dataSource.query(
    `select id from job_requests where job = 'article.write' and (payload->>'discoveryId')::integer = $1
       and ($2 = 'all' or finished_at is null) order by created_at`,
    [id, scope],
  );
  return rows.map(({ id: jobRequestId }) => jobRequestId);
}

export const startArticle = (id: number, jobRequestId: string) =>
  content.post(`/internal/discoveries/${id}/article/begin`, WORKER, { jobRequestId });

const LANDMARK = { name: 'Japanese Covered Bridge', localName: null, kind: 'landmark' as const };
/** Builds what the worker commits for an article about a bridge. */
export const buildBridgeGuide = (overrides: Partial<VerifiedTexts> = {}): VerifiedTexts =>
  ({
    ...buildGuideResult(),
    neighbors: [],
    place: { ...HOI_AN, ...LANDMARK, guidebookId: null },
    ...overrides,
  }) as VerifiedTexts;
export const commitArticle = (
  id: number,
  jobRequestId: string,
  guide: VerifiedTexts | null = buildBridgeGuide(),
  revision = 0,
) => content.post(`/internal/discoveries/${id}/article`, WORKER, { jobRequestId, guide, revision });

/** Finishes the open article request of a discovery as the worker does. */
export async function writeArticle(id: number, guide?: VerifiedTexts | null): Promise<void> {
  const [jobRequestId, ...rest] = await findArticleRequests(id);
  expect(rest).toEqual([]);
  const { discovery } = (await startArticle(id, jobRequestId!)).body;
  expect(discovery).not.toBeNull();
  expect((await commitArticle(id, jobRequestId!, guide, discovery.revision)).status).toBe(204);
  expect(await findArticleRequests(id)).toEqual([]);
}

type ArticleRow = Article & { is_public: boolean; content_source: string };
/** Returns the rows of all articles of a discovery. */
export const findArticles = (id: number): Promise<ArticleRow[]> =>
  content.dataSource.query('select * from articles where discovery_id = $1', [id]);

/** Returns the only article of a discovery. */
export async function findArticle(id: number): Promise<ArticleRow> {
  const [article, ...rest] = await findArticles(id);
  expect(rest).toEqual([]);
  return article!;
}

/** Returns the article index updates in chronological order. */
export async function readIndexChanges(): Promise<string[]> {
  const rows: { payload: ArticleIndexChange }[] = await content.dataSource.query(
    `select payload from job_requests where job = 'article-index.update' order by payload->>'updatedAt'`,
  );
  return rows.map(({ payload }) => `${payload.change} ${payload.slug}`);
}
