import { internalDiscoveries } from '@placelore/contracts/discoveries.js';
import { internalAnalyses } from '@placelore/contracts/internal-analyses.js';
import type { Flow } from './flow.js';
import { settle } from './settle.js';

/** A deleted discovery leaves nothing behind: not its pictures, not its analysis. The analysis first, as it is read. */
export const discoveryRemoved: Flow<'discovery.removed'> = async (context, { analysisId, mediaKeys }) => {
  if (analysisId !== null) await context.call(internalAnalyses.remove, { id: analysisId });
  await context.call(internalDiscoveries.removeMedia, { keys: mediaKeys });
  await settle(context, 'discovery.removed', { status: 'done' });
};
