import { internalDuplicates } from '@placelore/contracts/content/admin/duplicates.js';
import { internalTrips } from '@placelore/contracts/content/trips/trips.js';
import type { JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';

/** Maximum number of calls in one run; the next run continues. */
const MAX_CALLS = 100;

/** Deletes trashed articles and trips for good when they can no longer be restored. */
export const purgeArticles: JobHandler<'articles.purge'> = async (context) => {
  for (let call = 0; call < MAX_CALLS; call++) {
    const { more } = await context.call(internalDuplicates.purgeDeleted, {});
    if (!more) break;
  }
  await context.call(internalTrips.purgeDeleted, {});
  await finishJob(context, 'articles.purge', { status: 'done' });
};
