import { COVER_SIZE, type CoverVariant, getCoverSize } from '@placelore/contracts/content/covers.js';
import type { ImageSize } from '@placelore/contracts/content/image-sizes.js';
import type { JobName } from '@placelore/contracts/core/jobs/jobs.js';
import sharp from 'sharp';
import { eventually } from '../../../../packages/platform/test/support/eventually.js';
import {
  type ArticleDraft,
  type ArticleEdit,
  ArticleMutationsService,
} from '../../src/articles/core/article-mutations.service.js';
import { WORKER } from './content-test-service.js';
import { content, findOpenJobs, type OpenJob } from './simulated-worker.js';

let lastTitleNumber = 0;
/** Creates an article about a place of its own, so that no two articles share a cover. */
export const createArticle = (overrides: Partial<ArticleDraft> = {}) => {
  const draft: ArticleDraft = {
    title: `Lighthouse ${++lastTitleNumber}`,
    content: '<p>A light.</p>',
    category: 'Landmark',
    location: 'Kiel, Germany',
    latitude: 54 + lastTitleNumber / 1000,
    longitude: 10.2,
    nearbyAttractions: [{ name: 'Pier', distance: '1 km', coordinates: { lat: 54.4, lng: 10.21 } }],
    contentSource: 'admin_created',
    isPublic: true,
    writing: null,
    ...overrides,
  };
  return content.dataSource.transaction((manager) =>
    content.app.get(ArticleMutationsService).create(manager, draft, 'user:1'),
  );
};
export const editArticle = (id: number, changes: ArticleEdit) =>
  content.dataSource.transaction((manager) =>
    content.app.get(ArticleMutationsService).edit(manager, id, changes, 'user:1'),
  );

export const plainImage = (color: string, { width, height }: { width: number; height: number } = COVER_SIZE) =>
  sharp({ create: { width, height, channels: 3, background: color } });

export type ImageJob = OpenJob<CoverVariant & { coverId: string; shareId: string; slug: string }>;

/** Handles the next job of this name as the worker does. */
export async function runImageJob<T>(job: JobName, handle: (job: ImageJob) => Promise<T>): Promise<T> {
  return handle(await eventually(async () => (await findOpenJobs<ImageJob['payload']>(job))[0]));
}

const toPicture = async (color: string, size: ImageSize) =>
  (await plainImage(color, getCoverSize(size)).webp().toBuffer()).toString('base64');

/** Commits a cover that is of one color by day, and dark blue at dusk. */
export const drawCover =
  (color = '#336699') =>
  async ({ id, payload }: ImageJob) =>
    content.post(`/internal/covers/${payload.coverId}/commit`, WORKER, {
      jobRequestId: id,
      light: payload.light,
      size: payload.size,
      picture: await toPicture(payload.light === 'dusk' ? '#101840' : color, payload.size),
    });
