import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import type { JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';

/** Fetches what open sources know about a place and is still missing. */
export const refreshKnowledge: JobHandler<'knowledge.refresh'> = async (context, { place }) => {
  await context.call(internalPlaces.completeKnowledge, { place });
  await finishJob(context, 'knowledge.refresh', { status: 'done' });
};
