import { internalErrorReports } from '@placelore/contracts/content/error-reports.js';
import type { JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';

/** Maximum number of calls in one run; the next run continues. */
const MAX_CALLS = 100;

/** Deletes readers' reports that were closed long ago. */
export const purgeErrorReports: JobHandler<'error-reports.purge'> = async (context) => {
  for (let call = 0; call < MAX_CALLS; call++) {
    const { more } = await context.call(internalErrorReports.purge, {});
    if (!more) break;
  }
  await finishJob(context, 'error-reports.purge', { status: 'done' });
};
