import { COVER_SIZE } from '@placelore/contracts/covers.js';
import type { JobName } from '@placelore/contracts/jobs.js';
import { Settlements } from '@placelore/platform/work/settlements.js';
import sharp from 'sharp';
import { type ArticleDraft, type ArticleEdit, ArticleWriting } from '../src/articles/article-writing.service.js';
import { ContentService, WORKER } from './content-service.js';

/** A content service for drawn pictures, with tables emptied before each test, whose worker the test plays. */
export let content: ContentService;

/** Starts it for the tests of a file. */
export function usePictures(): void {
  beforeAll(async () => {
    content = await ContentService.start();
  });
  afterAll(() => content.stop());
  beforeEach(() =>
    content.dataSource.query(
      'truncate articles, article_addresses, dynamic_articles, guide_holds, guide_requests, work_requests',
    ),
  );
}

let lastTitle = 0;
/** An article as somebody writes it; each about a place of its own, so that no two share a picture. */
export const create = (given: Partial<ArticleDraft> = {}) => {
  const draft: ArticleDraft = {
    title: `Lighthouse ${++lastTitle}`,
    content: '<p>A light.</p>',
    category: 'Landmark',
    location: 'Kiel, Germany',
    latitude: 54 + lastTitle / 1000,
    longitude: 10.2,
    nearbyAttractions: [{ name: 'Pier', distance: '1 km', coordinates: { lat: 54.4, lng: 10.21 } }],
    contentSource: 'admin_created',
    isPublic: true,
    writing: null,
    ...given,
  };
  return content.dataSource.transaction((manager) => content.app.get(ArticleWriting).create(manager, draft, 'user:1'));
};
export const edit = (id: number, changes: ArticleEdit) =>
  content.dataSource.transaction((manager) => content.app.get(ArticleWriting).edit(manager, id, changes, 'user:1'));

export const plain = (colour: string, { width, height }: { width: number; height: number } = COVER_SIZE) =>
  sharp({ create: { width, height, channels: 3, background: colour } });

export interface Work {
  id: string;
  payload: { coverId: string; shareId: string; slug: string };
}
export const openWork = (job: JobName): Promise<Work[]> =>
  content.dataSource.query('select id, payload from work_requests where job = $1 and settled_at is null', [job]);
export const allWork = async (job: JobName): Promise<number> =>
  (await content.dataSource.query('select id from work_requests where job = $1', [job])).length;

/** How many requests wait for a work request to be settled. */
export function waitersOf(workRequestId: string): number {
  const { waiters } = content.app.get(Settlements) as unknown as { waiters: Map<string, Set<unknown>> };
  return waiters.get(workRequestId)?.size ?? 0;
}
export async function until<T>(probe: () => T | Promise<T>): Promise<NonNullable<T>> {
  for (const deadline = Date.now() + 10_000; ; ) {
    const found = await probe();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`did not happen within 10 s: ${probe}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Does the next work that is asked for, as the worker would. */
export async function work<T>(job: JobName, does: (work: Work) => Promise<T>): Promise<T> {
  return does((await until(async () => (await openWork(job))[0]))!);
}

/** Commits a cover of one colour. */
export const drawCover =
  (colour = '#336699') =>
  async ({ id, payload }: Work) =>
    content.post(`/internal/covers/${payload.coverId}/commit`, WORKER, {
      workRequestId: id,
      picture: (await plain(colour).webp().toBuffer()).toString('base64'),
    });

export const fail = (code: string) => (open: Work) =>
  content.post(`/internal/work-requests/${open.id}/settle`, WORKER, {
    outcome: { status: 'failed', code, message: 'what the worker knows' },
  });
