import { internalDiscoveryPhotos } from '@placelore/contracts/content/discoveries.internal.js';
import type { JobContext, JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';
import { judgePhoto } from './judge-photo.js';

/** Maximum number of pages in one run; the next run processes the rest. */
const MAX_PAGES = 50;

/** Consecutive photos that cannot be checked, after which the models are the cause and not the photos. */
const MAX_CONSECUTIVE_FAILURES = 3;

/**
 * Checks stored photos that are still unchecked, page by page, oldest first. The run ends early when the models fail,
 * because each failure takes as long as a timeout.
 */
export const moderatePhotos: JobHandler<'photos.moderate'> = async (context) => {
  await judgePages(context);
  await finishJob(context, 'photos.moderate', { status: 'done' });
};

async function judgePages(context: JobContext): Promise<void> {
  let after = 0;
  let failures = 0;
  for (let page = 0; page < MAX_PAGES; page++) {
    const unjudged = await context.call(internalDiscoveryPhotos.listUnjudged, { after });
    if (unjudged.length === 0) return;
    for (const { id, photoKey } of unjudged) {
      const verdict = await judgePhoto(context, id, photoKey);
      failures = verdict === 'failed' ? failures + 1 : 0;
      if (verdict === 'switched off' || failures >= MAX_CONSECUTIVE_FAILURES) return;
      after = id;
    }
  }
}
