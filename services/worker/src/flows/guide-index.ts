import { internalPlaces } from '@placelore/contracts/places.js';
import type { Flow } from './flow.js';
import { settle } from './settle.js';

/** Nearby places learn which of them a published guide is about. Old news changes nothing there. */
export const guideIndex: Flow<'guide.index'> = async (context, change) => {
  await context.call(internalPlaces.indexGuide, change);
  await settle(context, 'guide.index', { status: 'done' });
};
