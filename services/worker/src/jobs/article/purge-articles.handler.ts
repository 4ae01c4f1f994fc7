import { internalDuplicates } from '@placelore/contracts/content/admin/duplicates.js';
import type { JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';

/** Calls of one turn; the next goes on. */
const MAX_CALLS = 100;

/** Deleted articles that can no longer be restored go for good. */
export const purgeArticles: JobHandler<'articles.purge'> = async (context) => {
  for (let call = 0; call < MAX_CALLS; call++) {
    const { more } = await context.call(internalDuplicates.purgeDeleted, {});
    if (!more) break;
  }
  await finishJob(context, 'articles.purge', { status: 'done' });
};
