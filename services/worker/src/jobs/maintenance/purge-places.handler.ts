import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import type { JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';

/** Deletes expired data about places whose source permits storing it for a limited time only. */
export const purgePlaces: JobHandler<'places.purge'> = async (context) => {
  await context.call(internalPlaces.purge, {});
  await finishJob(context, 'places.purge', { status: 'done' });
};
