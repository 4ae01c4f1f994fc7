import { internalMedia } from '@placelore/contracts/content/media.js';
import type { JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';

/** What a new picture of an article replaced is deleted, unless something else shows it. */
export const deleteMedia: JobHandler<'media.deleted'> = async (context, { keys }) => {
  await context.call(internalMedia.deleteUnreferenced, { keys });
  await finishJob(context, 'media.deleted', { status: 'done' });
};
