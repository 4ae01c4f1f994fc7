import { internalHistory } from '@placelore/contracts/content/history.internal.js';
import type { JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';

/** Maximum number of calls in one run; the next run continues. */
const MAX_CALLS = 100;

/** Deletes former states of articles that were replaced long ago. */
export const purgeVersions: JobHandler<'article-versions.purge'> = async (context) => {
  for (let call = 0; call < MAX_CALLS; call++) {
    const { more } = await context.call(internalHistory.purgeVersions, {});
    if (!more) break;
  }
  await finishJob(context, 'article-versions.purge', { status: 'done' });
};

/** Deletes batch runs that ended long ago. */
export const purgeRuns: JobHandler<'batch-runs.purge'> = async (context) => {
  for (let call = 0; call < MAX_CALLS; call++) {
    const { more } = await context.call(internalHistory.purgeRuns, {});
    if (!more) break;
  }
  await finishJob(context, 'batch-runs.purge', { status: 'done' });
};
