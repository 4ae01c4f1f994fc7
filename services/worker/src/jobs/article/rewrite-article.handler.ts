import { internalRewrites } from '@placelore/contracts/content/articles/article-rewrites.js';
import { GUIDE_STEPS, type GuideStep, internalWriting } from '@placelore/contracts/content/guides.js';
import { addNeighborFacts } from '@placelore/contracts/places/neighbor-facts.js';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import type { JobHandler } from '../job-context.js';
import { finishJob, toStepProgress } from '../job-context.js';
import { locateSubject } from '../locate-subject.js';

/** Writes a new text for an article from the facts about its place, as a proposal that an admin reviews. */
export const rewriteArticle: JobHandler<'article.rewrite'> = async (context, { rewriteId: id }) => {
  const { call, jobRequestId } = context;
  const step = (name: GuideStep) => context.report(toStepProgress(GUIDE_STEPS, name));

  await step('Finding the place');
  const place = await locateSubject(call, await call(internalRewrites.read, { id }));
  if (place === null) {
    const message = 'No place of that name is known.';
    return finishJob(context, 'article.rewrite', { status: 'failed', code: 'NOT_A_PLACE', message });
  }
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
  const guide = { place, background, neighbors, texts, writing };
  await call(internalRewrites.commit, { id, jobRequestId, guide });
};
