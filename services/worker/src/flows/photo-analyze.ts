import { internalAnalyses } from '@placelore/contracts/internal-analyses.js';
import { internalPlaces } from '@placelore/contracts/places.js';
import { createStepReporter, describePhoto } from './describe-photo.js';
import type { JobHandler } from './flow.js';

/** A photo becomes a result and, when the place was identified, a discovery. */
export const analyzePhoto: JobHandler<'photo.analyze'> = async (context, { analysisId: id }) => {
  const { call } = context;
  const step = createStepReporter(context);

  await step('Preparing your image');
  await step('Analyzing image content');
  const photo = await call(internalAnalyses.observe, { id });
  await step('Identifying location details');
  const photoLocation = await call(internalPlaces.locate, { clues: photo.observation.clues });
  await describePhoto(context, id, photo, photoLocation);
};
