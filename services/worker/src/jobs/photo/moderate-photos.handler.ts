import { internalAnalyses } from '@placelore/contracts/analysis/analyses.internal.js';
import { internalDiscoveries } from '@placelore/contracts/content/discoveries.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { JobContext, JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';

/** Pages of one run; the next run processes the rest. */
const MAX_PAGES = 50;

/** Consecutive photos that the models cannot check, after which the models are the cause, not the photos. */
const MAX_CONSECUTIVE_FAILURES = 3;

/**
 * Checks stored photos that were unchecked when they were found, page by page, the oldest first. The run ends early
 * when the models fail, because each failure takes as long as a timeout.
 */
export const moderatePhotos: JobHandler<'photos.moderate'> = async (context) => {
  await judgePages(context);
  await finishJob(context, 'photos.moderate', { status: 'done' });
};

async function judgePages(context: JobContext): Promise<void> {
  let after = 0;
  let failures = 0;
  for (let page = 0; page < MAX_PAGES; page++) {
    const unjudged = await context.call(internalDiscoveries.listUnjudged, { after });
    if (unjudged.length === 0) return;
    for (const { id, photoKey } of unjudged) {
      const verdict = await judgePhoto(context, id, photoKey);
      failures = verdict === 'not judged' ? failures + 1 : 0;
      if (verdict === 'switched off' || failures >= MAX_CONSECUTIVE_FAILURES) return;
      after = id;
    }
  }
}

async function judgePhoto({ call }: JobContext, id: number, photoKey: string) {
  try {
    const { enabled, safety, moderation } = await call(internalAnalyses.judgePhoto, { photoKey });
    if (!moderation) return enabled ? 'not judged' : 'switched off';
    await call(internalDiscoveries.judge, { id, safety, moderation });
    return 'judged';
  } catch (error) {
    // The discovery or its image was deleted in the meantime.
    if (error instanceof ApiError && ['OBJECT_NOT_FOUND', 'DISCOVERY_NOT_FOUND'].includes(error.code)) return 'deleted';
    throw error;
  }
}
