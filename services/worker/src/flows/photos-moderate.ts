import { internalDiscoveries } from '@placelore/contracts/discoveries.js';
import { ApiError } from '@placelore/contracts/errors.js';
import { internalAnalyses } from '@placelore/contracts/internal-analyses.js';
import type { Flow, FlowContext } from './flow.js';
import { settle } from './settle.js';

/** Pages of one turn; what is left waits for the next one. */
const MAX_PAGES = 50;

/** So many photos in a row that the models cannot judge: not the photos are to blame, but the models. */
const OUTAGE = 3;

/**
 * Judges stored photos that nobody could judge when they were found, page by page, the oldest first. The turn ends early
 * when the models fail: each of their failures takes as long as somebody waits for them.
 */
export const photosModerate: Flow<'photos.moderate'> = async (context) => {
  await judgePages(context);
  await settle(context, 'photos.moderate', { status: 'done' });
};

async function judgePages(context: FlowContext): Promise<void> {
  let after = 0;
  let failures = 0;
  for (let page = 0; page < MAX_PAGES; page++) {
    const unjudged = await context.call(internalDiscoveries.listUnjudged, { after });
    if (unjudged.length === 0) return;
    for (const { id, photoKey } of unjudged) {
      const outcome = await judgeOne(context, id, photoKey);
      failures = outcome === 'not judged' ? failures + 1 : 0;
      if (outcome === 'switched off' || failures >= OUTAGE) return;
      after = id;
    }
  }
}

async function judgeOne({ call }: FlowContext, id: number, photoKey: string) {
  try {
    const { enabled, safety, moderation } = await call(internalAnalyses.judgePhoto, { photoKey });
    if (!moderation) return enabled ? 'not judged' : 'switched off';
    await call(internalDiscoveries.judge, { id, safety, moderation });
    return 'judged';
  } catch (error) {
    // The discovery or its picture was deleted in the meantime.
    if (error instanceof ApiError && ['OBJECT_NOT_FOUND', 'DISCOVERY_NOT_FOUND'].includes(error.code)) return 'deleted';
    throw error;
  }
}
