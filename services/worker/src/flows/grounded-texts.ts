import type { DiscoveryToWrite, GroundedTexts } from '@placelore/contracts/discoveries.js';
import { type GuideStep, internalWriting } from '@placelore/contracts/guides.js';
import { internalPlaces } from '@placelore/contracts/places.js';
import type { FlowContext } from './flow.js';
import { neighboursOf } from './neighbours.js';
import { placeOf } from './place-of-subject.js';

/** What was written about a discovery: null where nobody knows the place. */
export interface Written {
  guide: GroundedTexts | null;
  /** USD. */
  costUsd: number;
  budgetSpent: boolean;
}

/** Has the article of a discovery written, of the place it is of. @param step is told of each step after the first */
export async function textsOfDiscovery(
  call: FlowContext['call'],
  found: DiscoveryToWrite,
  step: (name: GuideStep) => Promise<void> = async () => {},
): Promise<Written> {
  const place = await placeOf(call, found);
  if (place === null) return { guide: null, costUsd: 0, budgetSpent: false };
  await step('Gathering what is known about it');
  const background = await call(internalPlaces.background, { place });
  await step('Finding nearby attractions');
  const neighbours = await neighboursOf(call, place);
  await step('Writing the guide');
  const { title, description, culturalInfo, facts, analysisId } = found;
  const discovery = { title, description, culturalInfo, facts };
  const { texts, writing, costUsd, budgetSpent } = await call(internalWriting.guide, {
    place,
    background,
    neighbours,
    discovery,
    analysisId,
  });
  await step('Checking the guide');
  return { guide: { place, background, neighbours, texts, writing }, costUsd, budgetSpent };
}
