import { internalSearchIndex } from '@placelore/contracts/content/articles/search-index.internal.js';
import type { JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';

/** Makes content write the article's present state to the search index, so the order of such jobs does not matter. */
export const updateSearchIndex: JobHandler<'search-index.update'> = async (context, { articleId }) => {
  await context.call(internalSearchIndex.update, { articleId });
  await finishJob(context, 'search-index.update', { status: 'done' });
};
