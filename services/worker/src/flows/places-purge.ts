import { internalPlaces } from '@placelore/contracts/places.js';
import type { Flow } from './flow.js';
import { settle } from './settle.js';

/** What places may keep for a time only is forgotten. */
export const placesPurge: Flow<'places.purge'> = async (context) => {
  await context.call(internalPlaces.purge, {});
  await settle(context, 'places.purge', { status: 'done' });
};
