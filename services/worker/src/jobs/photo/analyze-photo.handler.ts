import { internalAnalyses } from '@placelore/contracts/analysis/analyses.internal.js';
import { internalPlaces } from '@placelore/contracts/places/places.js';
import type { JobHandler } from '../job-context.js';
import { createStepReporter, describePhoto } from './describe-photo.js';

/** Turns a photo into a result and, when its place was identified, into a discovery. */
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
