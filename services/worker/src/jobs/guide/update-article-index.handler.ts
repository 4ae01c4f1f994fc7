import { internalPlaces } from '@placelore/contracts/places/places.js';
import type { JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';

/** Nearby places learn which of them a published guide is about. Old news changes nothing there. */
export const updateArticleIndex: JobHandler<'article-index.update'> = async (context, change) => {
  await context.call(internalPlaces.updateArticleIndex, change);
  await finishJob(context, 'article-index.update', { status: 'done' });
};
