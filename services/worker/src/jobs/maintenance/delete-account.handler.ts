import { internalAnalyses } from '@placelore/contracts/analysis/analyses.internal.js';
import { internalAccounts } from '@placelore/contracts/auth/auth.js';
import { internalDiscoveries } from '@placelore/contracts/content/discoveries.js';
import type { JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';

/**
 * Deletes what a deleted account created, in batches. Sessions come first: they ended with the account, unless a crash
 * interrupted that. Each service remembers deleted users, so that no new data appears later.
 */
export const deleteAccount: JobHandler<'account.deleted'> = async (context, deletedAccount) => {
  await context.call(internalAccounts.endSessions, { id: deletedAccount.userId });
  while ((await context.call(internalAnalyses.deleteOwned, deletedAccount)).more);
  while ((await context.call(internalDiscoveries.deleteOwned, deletedAccount)).more);
  await finishJob(context, 'account.deleted', { status: 'done' });
};
