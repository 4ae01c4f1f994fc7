import { internalDiscoveries } from '@placelore/contracts/discoveries.js';
import { internalAnalyses } from '@placelore/contracts/internal-analyses.js';
import type { Flow } from './flow.js';
import { settle } from './settle.js';

/** A deleted discovery leaves nothing behind: not its pictures, not the stored photo, not the stored answer. */
export const discoveryRemoved: Flow<'discovery.removed'> = async (context, { analysisId, mediaKeys }) => {
  await context.call(internalDiscoveries.removeMedia, { keys: mediaKeys });
  if (analysisId !== null) await context.call(internalAnalyses.forget, { id: analysisId });
  await settle(context, 'discovery.removed', { status: 'done' });
};
