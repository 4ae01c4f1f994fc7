import { internalAnalyses } from '@placelore/contracts/analysis/analyses.internal.js';
import { internalDiscoveryPhotos } from '@placelore/contracts/content/discoveries.internal.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { JobContext } from '../job-context.js';

/** Checks the stored photo of a discovery with the models on this server, and stores their verdict. Safe to repeat. */
export async function judgePhoto(
  { call }: JobContext,
  id: number,
  photoKey: string,
): Promise<'judged' | 'failed' | 'switched off' | 'deleted'> {
  try {
    const { enabled, safety, moderation } = await call(internalAnalyses.judgePhoto, { photoKey });
    if (!moderation) return enabled ? 'failed' : 'switched off';
    await call(internalDiscoveryPhotos.judge, { id, safety, moderation });
    return 'judged';
  } catch (error) {
    // The discovery or its image has been deleted.
    if (error instanceof ApiError && ['OBJECT_NOT_FOUND', 'DISCOVERY_NOT_FOUND'].includes(error.code)) return 'deleted';
    throw error;
  }
}
