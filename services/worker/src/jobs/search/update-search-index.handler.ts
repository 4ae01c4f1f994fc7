import { internalSearchIndex } from '@placelore/contracts/content/articles/search-index.internal.js';
import type { JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';

/** Has content write an article as it is now to the search index, in whatever order such jobs run. */
export const updateSearchIndex: JobHandler<'search-index.update'> = async (context, { articleId }) => {
  await context.call(internalSearchIndex.update, { articleId });
  await finishJob(context, 'search-index.update', { status: 'done' });
};
