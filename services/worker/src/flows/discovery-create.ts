import { internalAnalyses } from '@placelore/contracts/internal-analyses.js';
import { makeDiscovery } from './describe-photo.js';
import type { Flow } from './flow.js';
import { settle } from './settle.js';

/** The discovery of a decided analysis is made, when the work that decided it could not go on to do so. */
export const discoveryCreate: Flow<'discovery.create'> = async (context, { analysisId: id }) => {
  const { call, workRequestId } = context;
  const decided = await call(internalAnalyses.decided, { id, workRequestId });
  if (decided === null) return settle(context, 'discovery.create', { status: 'done' });
  const seen = await call(internalAnalyses.look, { id });
  await makeDiscovery(context, id, seen, decided, decided.revision);
};
