import { internalMedia } from '@placelore/contracts/content/media.js';
import type { JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';

/**
 * Maximum number of pages in one run. Content stores the position, so the next run, or a retry, continues from there.
 */
const MAX_PAGES = 40;

/** Deletes unreferenced files, page by page. */
export const sweepMedia: JobHandler<'media.sweep'> = async (context) => {
  for (let page = 0; page < MAX_PAGES; page++) {
    const { more } = await context.call(internalMedia.sweep, {});
    if (!more) break;
  }
  await finishJob(context, 'media.sweep', { status: 'done' });
};
