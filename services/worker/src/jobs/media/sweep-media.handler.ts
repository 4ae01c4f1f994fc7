import { internalMedia } from '@placelore/contracts/content/media.js';
import type { JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';

/** Pages of one turn. The owner remembers how far it came: the next turn, or another try, goes on from there. */
const MAX_PAGES = 40;

/** Files that nothing names any more are deleted, page by page. */
export const sweepMedia: JobHandler<'media.sweep'> = async (context) => {
  for (let page = 0; page < MAX_PAGES; page++) {
    const { more } = await context.call(internalMedia.sweep, {});
    if (!more) break;
  }
  await finishJob(context, 'media.sweep', { status: 'done' });
};
