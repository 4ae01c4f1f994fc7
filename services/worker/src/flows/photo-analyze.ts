import { internalAnalyses } from '@placelore/contracts/internal-analyses.js';
import { internalPlaces } from '@placelore/contracts/places.js';
import { describePhoto, stepsOf } from './describe-photo.js';
import type { Flow } from './flow.js';

/** A photo becomes a result and, when the place was identified, a discovery. */
export const photoAnalyze: Flow<'photo.analyze'> = async (context, { analysisId: id }) => {
  const { call } = context;
  const step = stepsOf(context);

  await step('Preparing your image');
  await step('Analyzing image content');
  const seen = await call(internalAnalyses.look, { id });
  await step('Identifying location details');
  const whereabouts = await call(internalPlaces.locate, { clues: seen.observation.clues });
  await describePhoto(context, id, seen, whereabouts);
};
