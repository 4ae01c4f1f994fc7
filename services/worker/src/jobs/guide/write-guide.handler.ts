import {
  GUIDE_STEPS,
  type GuideQuery,
  type GuideStep,
  internalGuides,
  internalWriting,
} from '@placelore/contracts/content/guides.js';
import { addNeighborFacts } from '@placelore/contracts/places/neighbor-facts.js';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import type { JobContext, JobHandler } from '../job-context.js';
import { finishJob, toStepProgress } from '../job-context.js';

/** Writes the guide for a query that names a place. */
export const writeGuide: JobHandler<'guide.write'> = async (context, { guideRequestId: id }) => {
  const { call, jobRequestId } = context;
  const step = (name: GuideStep) => context.report(toStepProgress(GUIDE_STEPS, name));

  await step('Finding the place');
  const query = await call(internalGuides.read, { id });
  const { place, isAmbiguous } = await call(internalPlaces.locate, {
    query: query.q,
    clues: [],
    ...toLocationHints(query),
  });
  if (place === null) return finishWithoutPlace(context, isAmbiguous);
  const { redirected } = await call(internalGuides.redirect, { id, jobRequestId, place });
  if (redirected) return;
  await step('Gathering what is known about it');
  const { nearbyAttractions: neighbors, ...described } = await call(internalPlaces.describe, { place });
  // Writer and fact check must receive the same facts with the same ids.
  const background = addNeighborFacts(described.background, place, neighbors);
  await step('Finding nearby attractions');
  await step('Writing the guide');
  const { texts, writing } = await call(internalWriting.writeGuide, {
    place,
    background,
    neighbors,
    discovery: null,
  });
  await step('Checking the guide');
  await call(internalGuides.commit, {
    id,
    jobRequestId,
    place,
    background,
    neighbors,
    texts,
    writing,
  });
};

/** Finishes the job without an error: the result is that there is no such place, or that several have that name. */
function finishWithoutPlace(context: JobContext, isAmbiguous: boolean): Promise<void> {
  return finishJob(context, 'guide.write', {
    status: 'failed',
    ...(isAmbiguous
      ? { code: 'AMBIGUOUS_PLACE', message: 'Several places have that name.' }
      : { code: 'NOT_A_PLACE', message: 'No place of that name is known.' }),
  });
}

/**
 * Returns the positions that came with the query. The place's own position takes precedence over that of the place near
 * which it was listed.
 */
function toLocationHints({ parentLocation, parentLat, parentLng, lat, lng }: GuideQuery) {
  return {
    ...(lat !== undefined && lng !== undefined && { at: { latitude: lat, longitude: lng } }),
    ...(parentLat !== undefined && parentLng !== undefined && { near: { latitude: parentLat, longitude: parentLng } }),
    ...(parentLocation !== undefined && { within: parentLocation }),
  };
}
