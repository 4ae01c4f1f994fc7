import { internalMedia } from '@placelore/contracts/content/media.js';
import type { JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';

/** Deletes images that a new image of an article replaced, unless other content uses them. */
export const deleteMedia: JobHandler<'media.deleted'> = async (context, { keys }) => {
  await context.call(internalMedia.deleteUnreferenced, { keys });
  await finishJob(context, 'media.deleted', { status: 'done' });
};
