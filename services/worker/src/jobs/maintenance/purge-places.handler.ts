import { internalPlaces } from '@placelore/contracts/places/places.js';
import type { JobHandler } from '../job-context.js';
import { finishJob } from '../job-context.js';

/** What places may keep for a time only is forgotten. */
export const purgePlaces: JobHandler<'places.purge'> = async (context) => {
  await context.call(internalPlaces.purge, {});
  await finishJob(context, 'places.purge', { status: 'done' });
};
