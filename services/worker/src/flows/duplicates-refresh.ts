import { internalDuplicates } from '@placelore/contracts/duplicates.js';
import type { Flow } from './flow.js';
import { settle } from './settle.js';

/** What changed is compared with all articles. */
export const duplicatesRefresh: Flow<'duplicates.refresh'> = async (context) => {
  await context.call(internalDuplicates.refresh, { forget: true });
  await settle(context, 'duplicates.refresh', { status: 'done' });
};
