import { internalDiscoveries } from '@placelore/contracts/content/discoveries.js';
import { GUIDE_STEPS, type GuideStep } from '@placelore/contracts/content/guides.js';
import type { JobHandler } from '../job-context.js';
import { toStepProgress } from '../job-context.js';
import { writeArticleTexts } from '../write-article-texts.js';

/**
 * Writes the article of a published discovery: about its place, or from the discovery alone when the place is unknown.
 */
export const writeArticle: JobHandler<'article.write'> = async (context, { discoveryId: id }) => {
  const { call, jobRequestId } = context;
  const step = (name: GuideStep) => context.report(toStepProgress(GUIDE_STEPS, name));

  await step('Finding the place');
  const { discovery } = await call(internalDiscoveries.startArticle, { id, jobRequestId });
  if (discovery === null) return;
  const { guide } = await writeArticleTexts(call, discovery, step);
  await call(internalDiscoveries.commitArticle, { id, jobRequestId, guide, revision: discovery.revision });
};
