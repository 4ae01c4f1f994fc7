import { internalMedia } from '@placelore/contracts/media.js';
import type { JobHandler } from './flow.js';
import { finishJob } from './settle.js';

/** What a new picture of an article replaced is deleted, unless something else shows it. */
export const deleteMedia: JobHandler<'media.removed'> = async (context, { keys }) => {
  await context.call(internalMedia.deleteUnreferenced, { keys });
  await finishJob(context, 'media.removed', { status: 'done' });
};
