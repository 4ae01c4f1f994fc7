import { internalDiscoveries } from '@placelore/contracts/discoveries.js';
import { ApiError } from '@placelore/contracts/errors.js';
import { internalAnalyses } from '@placelore/contracts/internal-analyses.js';
import type { Flow, FlowContext } from './flow.js';
import { settle } from './settle.js';

/** Pages of one turn; what is left waits for the next one. */
const MAX_PAGES = 50;

/** Judges stored photos that nobody could judge when they were found, page by page, the oldest first. */
export const photosModerate: Flow<'photos.moderate'> = async (context) => {
  let after = 0;
  for (let page = 0; page < MAX_PAGES; page++) {
    const unjudged = await context.call(internalDiscoveries.listUnjudged, { after });
    if (unjudged.length === 0) break;
    for (const { id, photoKey } of unjudged) {
      if (!(await judgeOne(context, id, photoKey))) return settle(context, 'photos.moderate', { status: 'done' });
      after = id;
    }
  }
  await settle(context, 'photos.moderate', { status: 'done' });
};

/** Whether there is any use in asking about further photos. */
async function judgeOne({ call }: FlowContext, id: number, photoKey: string): Promise<boolean> {
  try {
    const { enabled, safety, moderation } = await call(internalAnalyses.judgePhoto, { photoKey });
    if (moderation) await call(internalDiscoveries.judge, { id, safety, moderation });
    return enabled;
  } catch (error) {
    // The discovery or its picture was deleted in the meantime.
    if (error instanceof ApiError && ['OBJECT_NOT_FOUND', 'DISCOVERY_NOT_FOUND'].includes(error.code)) return true;
    throw error;
  }
}
