import { internalDuplicates } from '@placelore/contracts/duplicates.js';
import type { Flow } from './flow.js';
import { settle } from './settle.js';

/** Calls of one turn; the next goes on. */
const CALLS = 100;

/** Deleted articles that can no longer be restored go for good. */
export const articlesPurge: Flow<'articles.purge'> = async (context) => {
  for (let call = 0; call < CALLS; call++) {
    const { more } = await context.call(internalDuplicates.purgeDeleted, {});
    if (!more) break;
  }
  await settle(context, 'articles.purge', { status: 'done' });
};
