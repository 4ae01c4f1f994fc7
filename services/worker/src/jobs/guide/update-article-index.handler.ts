import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import type { JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';

/** Updates the article index in places, which ignores outdated changes. */
export const updateArticleIndex: JobHandler<'article-index.update'> = async (context, change) => {
  await context.call(internalPlaces.updateArticleIndex, change);
  await finishJob(context, 'article-index.update', { status: 'done' });
};
