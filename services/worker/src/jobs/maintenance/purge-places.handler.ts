import { internalPlaces } from '@placelore/contracts/places/places.js';
import type { JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';

/** Deletes expired data of places that may be stored only for a limited time. */
export const purgePlaces: JobHandler<'places.purge'> = async (context) => {
  await context.call(internalPlaces.purge, {});
  await finishJob(context, 'places.purge', { status: 'done' });
};
