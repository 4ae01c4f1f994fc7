import { internalArticlePhotos } from '@placelore/contracts/content/articles/article-photos.js';
import { internalPhotos } from '@placelore/contracts/places/photos.internal.js';
import type { JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';

/** Maximum number of pages in one run; the next day's run continues. */
const MAX_PAGES = 40;

/**
 * Checks at the source whether photos still exist under their license, and takes down those that do not. While the
 * source is turned off, nothing is checked.
 */
export const refreshPhotos: JobHandler<'photos.refresh'> = async (context) => {
  const { call } = context;
  for (let page = 0; page < MAX_PAGES; page++) {
    const photos = await call(internalArticlePhotos.listDue, {});
    if (photos.length === 0) break;
    const { statuses } = await call(internalPhotos.check, { photos });
    if (statuses === null) break;
    const statusBySha1 = new Map(statuses.map(({ sha1, status }) => [sha1, status]));
    for (const { articleId: id, sha1 } of photos) {
      const status = statusBySha1.get(sha1);
      if (status) await call(internalArticlePhotos.saveStatus, { id, sha1, status });
    }
  }
  await finishJob(context, 'photos.refresh', { status: 'done' });
};
