import { setTimeout as pause } from 'node:timers/promises';
import { internalSearchIndex } from '@placelore/contracts/content/articles/search-index.internal.js';
import type { JobContext, JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';

/** Milliseconds between two questions whether the search engine has processed everything. */
const POLL_INTERVAL_MS = 1_000;

/** Rebuilds the search index beside the present one, page by page, and replaces that at the end. */
export const rebuildSearchIndex: JobHandler<'search-index.rebuild'> = async (context) => {
  const { index } = await context.call(internalSearchIndex.begin, {});
  // The search engine may have been removed from the configuration since.
  if (index !== null) await fillIndex(context, index);
  await finishJob(context, 'search-index.rebuild', { status: 'done' });
};

async function fillIndex({ call }: JobContext, index: string): Promise<void> {
  let after: number | null = 0;
  while (after !== null) {
    const page: { upTo: number | null } = await call(internalSearchIndex.addPage, { index, after });
    after = page.upTo;
  }
  while (!(await call(internalSearchIndex.complete, { index })).isComplete) await pause(POLL_INTERVAL_MS);
}
