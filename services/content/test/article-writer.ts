import { randomUUID } from 'node:crypto';
import type { GroundedTexts } from '@placelore/contracts/discoveries.js';
import type { GuideChange } from '@placelore/contracts/places.js';
import type { Article } from '../src/articles/article.entity.js';
import { type Creation, someUser, WORKER } from './content-service.js';
import { hoiAn, written } from './guide-worker.js';
import { content } from './played-worker.js';

export const admin = someUser({ isAdmin: true });

/** The discovery of a guest's photo: private until an admin publishes it. */
export const guestsDiscovery = async (given: Partial<Creation> = {}, visitorId = randomUUID()): Promise<number> =>
  (await content.make({ visitorId }, given)).discoveryId;

export const togglePublic = (id: number, isPublic: boolean, who = admin) =>
  content.patch(`/api/admin/discoveries/${id}/toggle-public`, who, { isPublic });

/** Ids of the work requests for a discovery's article, the first asked for first. */
export async function writings(id: number, which: 'all' | 'open' = 'open'): Promise<string[]> {
  const rows: { id: string }[] = await content.dataSource.query(
    `select id from work_requests where job = 'article.write' and (payload->>'discoveryId')::integer = $1
       and ($2 = 'all' or settled_at is null) order by created_at`,
    [id, which],
  );
  return rows.map(({ id: workRequestId }) => workRequestId);
}

export const begin = (id: number, workRequestId: string) =>
  content.post(`/internal/discoveries/${id}/article/begin`, WORKER, { workRequestId });

const sight = { name: 'Japanese Covered Bridge', localName: null, kind: 'landmark' as const };
/** What the worker gathers and has written about a bridge. */
export const bridge = (given: Partial<GroundedTexts> = {}): GroundedTexts =>
  ({ ...written(), neighbours: [], place: { ...hoiAn, ...sight, guidebookId: null }, ...given }) as GroundedTexts;
export const commit = (id: number, workRequestId: string, guide: GroundedTexts | null = bridge(), revision = 0) =>
  content.post(`/internal/discoveries/${id}/article`, WORKER, { workRequestId, guide, revision });

/** Does the open writing of a discovery's article, as the worker would. */
export async function write(id: number, guide?: GroundedTexts | null): Promise<void> {
  const [workRequestId, ...others] = await writings(id);
  expect(others).toEqual([]);
  const { discovery } = (await begin(id, workRequestId!)).body;
  expect(discovery).not.toBeNull();
  expect((await commit(id, workRequestId!, guide, discovery.revision)).status).toBe(204);
  expect(await writings(id)).toEqual([]);
}

type ArticleRow = Article & { is_public: boolean; content_source: string };
/** All articles of a discovery, by their columns. */
export const articlesOf = (id: number): Promise<ArticleRow[]> =>
  content.dataSource.query('select * from articles where discovery_id = $1', [id]);

/** The one article of a discovery. */
export async function articleOf(id: number): Promise<ArticleRow> {
  const [article, ...others] = await articlesOf(id);
  expect(others).toEqual([]);
  return article!;
}

/** What nearby places were told, in the order it happened. */
export async function news(): Promise<string[]> {
  const rows: { payload: GuideChange }[] = await content.dataSource.query(
    `select payload from work_requests where job = 'guide.index' order by payload->>'updatedAt'`,
  );
  return rows.map(({ payload }) => `${payload.change} ${payload.slug}`);
}
