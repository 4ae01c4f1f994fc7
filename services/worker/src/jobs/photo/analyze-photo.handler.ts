import { internalAnalyses } from '@placelore/contracts/analysis/analyses.internal.js';
import { getOutcome } from '@placelore/contracts/analysis/identification.js';
import { internalDiscoveryPhotos } from '@placelore/contracts/content/discoveries.internal.js';
import type { JobContext, JobHandler } from '../job-context.js';
import { createStepReporter, describePhoto } from './describe-photo.js';
import { locatePhoto } from './locate-photo.js';

/**
 * Turns a photo into a result and, when its place or position is known, into a discovery. If the place is only a guess,
 * it is offered to the user; nothing is fetched or written about it.
 */
export const analyzePhoto: JobHandler<'photo.analyze'> = async (context, { analysisId: id, photoKey }) => {
  const { call } = context;
  const step = createStepReporter(context);

  // Both steps are reported in order while the work already runs.
  const begun = [step('Preparing your image'), step('Analyzing image content')];
  const images = prepareImages(context, id, photoKey);
  const [photo] = await Promise.all([call(internalAnalyses.observe, { id }), ...begun]);
  const [, { place: likeliest, ...located }] = await Promise.all([
    step('Identifying location details'),
    locatePhoto(call, id, photo),
  ]);
  const isGuess = getOutcome(likeliest) === 'perhaps';
  const [place, guess] = isGuess ? [null, likeliest] : [likeliest, null];
  await describePhoto(context, id, { ...photo, images }, { ...located, place, guess });
};

/**
 * Makes the images of a likely discovery while the photo is read. If that fails, content makes them with the discovery.
 */
async function prepareImages({ call }: JobContext, analysisId: string, photoKey: string | undefined) {
  if (photoKey === undefined) return null;
  return call(internalDiscoveryPhotos.prepareImages, { analysisId, photoKey }).catch(() => null);
}
