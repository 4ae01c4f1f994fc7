import {
  GUIDE_STEPS,
  type GuideQuery,
  type GuideStep,
  internalGuides,
  internalWriting,
} from '@placelore/contracts/guides.js';
import { internalPlaces } from '@placelore/contracts/places.js';
import type { Flow, FlowContext } from './flow.js';
import { neighboursOf } from './neighbours.js';
import { progressOf } from './progress.js';
import { settle } from './settle.js';

/** A name somebody asked for becomes a guide, when it is the name of a place. */
export const guideWrite: Flow<'guide.write'> = async (context, { guideRequestId: id }) => {
  const { call, workRequestId } = context;
  const step = (name: GuideStep) => context.report(progressOf(GUIDE_STEPS, name));

  await step('Finding the place');
  const asked = await call(internalGuides.read, { id });
  const { place } = await call(internalPlaces.locate, { query: asked.q, clues: [], ...surroundingsOf(asked) });
  if (place === null) return refuse(context);
  const { redirected } = await call(internalGuides.redirect, { id, workRequestId, place });
  if (redirected) return;
  await step('Gathering what is known about it');
  const background = await call(internalPlaces.background, { place });
  await step('Finding nearby attractions');
  const neighbours = await neighboursOf(call, place);
  await step('Writing the guide');
  const { texts, writing } = await call(internalWriting.guide, { place, background, neighbours, discovery: null });
  await step('Checking the guide');
  await call(internalGuides.commit, { id, workRequestId, place, background, neighbours, texts, writing });
};

/** Nothing went wrong: the answer is that there is no such place. */
function refuse(context: FlowContext): Promise<void> {
  const message = 'No place of that name is known.';
  return settle(context, 'guide.write', { status: 'failed', code: 'NOT_A_PLACE', message });
}

/** Where the asker found the name: the place's own position goes before that of the place near which it was found. */
function surroundingsOf({ parentLocation, parentLat, parentLng, lat, lng }: GuideQuery) {
  return {
    ...(lat !== undefined && lng !== undefined && { at: { latitude: lat, longitude: lng } }),
    ...(parentLat !== undefined && parentLng !== undefined && { near: { latitude: parentLat, longitude: parentLng } }),
    ...(parentLocation !== undefined && { within: parentLocation }),
  };
}
