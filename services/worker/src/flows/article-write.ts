import { internalDiscoveries } from '@placelore/contracts/discoveries.js';
import { GUIDE_STEPS, type GuideStep, internalWriting } from '@placelore/contracts/guides.js';
import { internalPlaces } from '@placelore/contracts/places.js';
import type { Flow } from './flow.js';
import { neighboursOf } from './neighbours.js';
import { placeOf } from './place-of-subject.js';
import { progressOf } from './progress.js';

/** A published discovery becomes an article: of the place it is of, or, when that is not known, of what was found alone. */
export const articleWrite: Flow<'article.write'> = async (context, { discoveryId: id }) => {
  const { call, workRequestId } = context;
  const step = (name: GuideStep) => context.report(progressOf(GUIDE_STEPS, name));

  await step('Finding the place');
  const { discovery } = await call(internalDiscoveries.beginArticle, { id, workRequestId });
  if (discovery === null) return;
  const place = await placeOf(call, discovery);
  const { revision } = discovery;
  if (place === null) return call(internalDiscoveries.commitArticle, { id, workRequestId, guide: null, revision });
  await step('Gathering what is known about it');
  const background = await call(internalPlaces.background, { place });
  await step('Finding nearby attractions');
  const neighbours = await neighboursOf(call, place);
  await step('Writing the guide');
  const { title, description, culturalInfo, facts } = discovery;
  const found = { title, description, culturalInfo, facts };
  const { texts, writing } = await call(internalWriting.guide, { place, background, neighbours, discovery: found });
  await step('Checking the guide');
  const guide = { place, background, neighbours, texts, writing };
  await call(internalDiscoveries.commitArticle, { id, workRequestId, guide, revision });
};
