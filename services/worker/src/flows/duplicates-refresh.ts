import { internalDuplicates } from '@placelore/contracts/duplicates.js';
import type { JobHandler } from './flow.js';
import { finishJob } from './settle.js';

/** What changed is compared with all articles. */
export const refreshDuplicates: JobHandler<'duplicates.refresh'> = async (context) => {
  await context.call(internalDuplicates.refresh, { forget: true });
  await finishJob(context, 'duplicates.refresh', { status: 'done' });
};
