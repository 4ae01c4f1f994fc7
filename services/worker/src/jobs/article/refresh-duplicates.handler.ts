import { internalDuplicates } from '@placelore/contracts/content/admin/duplicates.js';
import type { JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';

/** Compares changed articles with all others to find duplicates. */
export const refreshDuplicates: JobHandler<'duplicates.refresh'> = async (context) => {
  await context.call(internalDuplicates.refresh, { forget: true });
  await finishJob(context, 'duplicates.refresh', { status: 'done' });
};
