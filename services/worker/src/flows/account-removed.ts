import { internalAccounts } from '@placelore/contracts/auth.js';
import { internalDiscoveries } from '@placelore/contracts/discoveries.js';
import { internalAnalyses } from '@placelore/contracts/internal-analyses.js';
import type { Flow } from './flow.js';
import { settle } from './settle.js';

/**
 * What a deleted account made goes, some of it with each call. Sessions first: they were ended with the account unless
 * that crashed in between. Each owner remembers who has left, so that nothing new comes to be behind this.
 */
export const accountRemoved: Flow<'account.removed'> = async (context, leaver) => {
  await context.call(internalAccounts.endSessions, { id: leaver.userId });
  while ((await context.call(internalAnalyses.removeOwned, leaver)).more);
  while ((await context.call(internalDiscoveries.removeOwned, leaver)).more);
  await settle(context, 'account.removed', { status: 'done' });
};
