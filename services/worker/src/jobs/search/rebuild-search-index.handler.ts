import { setTimeout as pause } from 'node:timers/promises';
import { internalSearchIndex } from '@placelore/contracts/content/articles/search-index.internal.js';
import type { JobContext, JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';

/** Milliseconds between two checks whether the search engine has processed everything. */
const POLL_INTERVAL_MS = 1_000;

/** Builds a new search index page by page while the present one stays in use, and replaces that one at the end. */
export const rebuildSearchIndex: JobHandler<'search-index.rebuild'> = async (context) => {
  const { index } = await context.call(internalSearchIndex.begin, {});
  // There is no index when the search engine has been removed from the configuration.
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
