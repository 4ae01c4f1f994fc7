import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import type { JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';

/** Fetches again what open sources know about places. */
export const updateKnowledge: JobHandler<'knowledge.update'> = async (context) => {
  await context.call(internalPlaces.updateKnowledge, {});
  await finishJob(context, 'knowledge.update', { status: 'done' });
};
