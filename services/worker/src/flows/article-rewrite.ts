import { internalRewrites } from '@placelore/contracts/article-rewrites.js';
import { GUIDE_STEPS, type GuideStep, internalWriting } from '@placelore/contracts/guides.js';
import { internalPlaces } from '@placelore/contracts/places.js';
import type { Flow } from './flow.js';
import { neighboursOf } from './neighbours.js';
import { placeOf } from './place-of-subject.js';
import { progressOf } from './progress.js';
import { settle } from './settle.js';

/** An article is written anew about its place, for an admin to look at. */
export const articleRewrite: Flow<'article.rewrite'> = async (context, { rewriteId: id }) => {
  const { call, workRequestId } = context;
  const step = (name: GuideStep) => context.report(progressOf(GUIDE_STEPS, name));

  await step('Finding the place');
  const place = await placeOf(call, await call(internalRewrites.read, { id }));
  if (place === null) {
    const message = 'No place of that name is known.';
    return settle(context, 'article.rewrite', { status: 'failed', code: 'NOT_A_PLACE', message });
  }
  await step('Gathering what is known about it');
  const background = await call(internalPlaces.background, { place });
  await step('Finding nearby attractions');
  const neighbours = await neighboursOf(call, place);
  await step('Writing the guide');
  const { texts, writing } = await call(internalWriting.guide, { place, background, neighbours, discovery: null });
  await step('Checking the guide');
  const guide = { place, background, neighbours, texts, writing };
  await call(internalRewrites.commit, { id, workRequestId, guide });
};
