import { internalRewrites } from '@placelore/contracts/article-rewrites.js';
import { GUIDE_STEPS, type GuideStep, internalWriting } from '@placelore/contracts/guides.js';
import { internalPlaces } from '@placelore/contracts/places.js';
import type { JobHandler } from './flow.js';
import { findNearbyAttractions } from './neighbours.js';
import { locateSubject } from './place-of-subject.js';
import { toStepProgress } from './progress.js';
import { finishJob } from './settle.js';

/** An article is written anew about its place, for an admin to look at. */
export const rewriteArticle: JobHandler<'article.rewrite'> = async (context, { rewriteId: id }) => {
  const { call, workRequestId } = context;
  const step = (name: GuideStep) => context.report(toStepProgress(GUIDE_STEPS, name));

  await step('Finding the place');
  const place = await locateSubject(call, await call(internalRewrites.read, { id }));
  if (place === null) {
    const message = 'No place of that name is known.';
    return finishJob(context, 'article.rewrite', { status: 'failed', code: 'NOT_A_PLACE', message });
  }
  await step('Gathering what is known about it');
  const background = await call(internalPlaces.background, { place });
  await step('Finding nearby attractions');
  const nearbyAttractions = await findNearbyAttractions(call, place);
  await step('Writing the guide');
  const { texts, writing } = await call(internalWriting.writeGuide, {
    place,
    background,
    neighbours: nearbyAttractions,
    discovery: null,
  });
  await step('Checking the guide');
  const guide = { place, background, neighbours: nearbyAttractions, texts, writing };
  await call(internalRewrites.commit, { id, workRequestId, guide });
};
