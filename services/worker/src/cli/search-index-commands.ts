import { internalSearchIndex } from '@placelore/contracts/content/articles/search-index.internal.js';
import type { JobResult } from '@placelore/contracts/core/jobs/jobs.js';
import type { CliContext } from './cli-context.js';

/**
 * Rebuilds the search index. Prints the number of its articles whenever that changes.
 * @returns the result of the job @throws ApiError SEARCH_ENGINE_OFF
 */
export async function rebuildSearch({ call, print }: CliContext): Promise<JobResult> {
  const { jobRequestId } = await call(internalSearchIndex.requestRebuild, {});
  for (let lastLine = ''; ; ) {
    const { outcome, indexed, total } = await call(internalSearchIndex.readRebuild, { jobRequestId });
    if (outcome !== null) return outcome;
    const line = indexed === null ? 'The search engine does not answer.' : `Indexed ${indexed} of ${total} articles.`;
    if (line !== lastLine) print(line);
    lastLine = line;
  }
}
