import { internalPlaces } from '@placelore/contracts/places/places.js';
import type { JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';

/** Updates the article index of places. Outdated messages change nothing there. */
export const updateArticleIndex: JobHandler<'article-index.update'> = async (context, change) => {
  await context.call(internalPlaces.updateArticleIndex, change);
  await finishJob(context, 'article-index.update', { status: 'done' });
};
