import { internalMedia, MAX_DELETED_KEYS } from '@placelore/contracts/content/media.js';
import type { JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';

/** Deletes the images of an article that a new image replaced, unless other content uses them. */
export const deleteMedia: JobHandler<'media.deleted'> = async (context, { keys }) => {
  for (let start = 0; start < keys.length; start += MAX_DELETED_KEYS) {
    await context.call(internalMedia.deleteUnreferenced, { keys: keys.slice(start, start + MAX_DELETED_KEYS) });
  }
  await finishJob(context, 'media.deleted', { status: 'done' });
};
