import { COVER_SIZE } from '@placelore/contracts/covers.js';
import type { JobName } from '@placelore/contracts/jobs.js';
import sharp from 'sharp';
import { eventually } from '../../../packages/platform/test/eventually.js';
import { type ArticleDraft, type ArticleEdit, ArticleWriting } from '../src/articles/article-writing.service.js';
import { WORKER } from './content-service.js';
import { content, type OpenWork, openWork } from './played-worker.js';

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

export type Work = OpenWork<{ coverId: string; shareId: string; slug: string }>;

/** Does the next work that is asked for, as the worker would. */
export async function work<T>(job: JobName, does: (work: Work) => Promise<T>): Promise<T> {
  return does(await eventually(async () => (await openWork<Work['payload']>(job))[0]));
}

/** Commits a cover of one colour. */
export const drawCover =
  (colour = '#336699') =>
  async ({ id, payload }: Work) =>
    content.post(`/internal/covers/${payload.coverId}/commit`, WORKER, {
      workRequestId: id,
      picture: (await plain(colour).webp().toBuffer()).toString('base64'),
    });
