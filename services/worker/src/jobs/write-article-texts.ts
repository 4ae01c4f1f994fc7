import type { ArticleSource, VerifiedTexts } from '@placelore/contracts/content/discoveries.js';
import { type GuideStep, internalWriting } from '@placelore/contracts/content/guides.js';
import { addNeighborFacts } from '@placelore/contracts/places/neighbor-facts.js';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import type { JobContext } from './job-context.js';
import { locateSubject } from './locate-subject.js';

/** Texts of a discovery's article; null when its place is unknown. */
export interface WrittenArticle {
  guide: VerifiedTexts | null;
  /** USD. */
  costUsd: number;
  isBudgetExhausted: boolean;
}

/** Writes the texts of a discovery's article about its place. @param step receives each step after the first */
export async function writeArticleTexts(
  call: JobContext['call'],
  source: ArticleSource,
  step: (name: GuideStep) => Promise<void> = async () => {},
): Promise<WrittenArticle> {
  const place = await locateSubject(call, source);
  if (place === null) return { guide: null, costUsd: 0, isBudgetExhausted: false };
  await step('Gathering what is known about it');
  const { nearbyAttractions: neighbors, ...described } = await call(internalPlaces.describe, { place });
  // Writer and fact check must receive the same facts with the same ids.
  const background = addNeighborFacts(described.background, place, neighbors);
  await step('Finding nearby attractions');
  await step('Writing the guide');
  const { title, description, culturalInfo, facts, analysisId } = source;
  const sentences = source.verification?.sentences ?? [];
  const discovery = { title, description, culturalInfo, facts, sentences };
  const {
    texts,
    writing,
    costUsd,
    budgetSpent: isBudgetExhausted,
  } = await call(internalWriting.writeGuide, {
    place,
    background,
    neighbors,
    discovery,
    analysisId,
  });
  await step('Checking the guide');
  return { guide: { place, background, neighbors, texts, writing }, costUsd, isBudgetExhausted };
}
