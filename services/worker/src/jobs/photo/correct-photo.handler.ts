import { internalAnalyses } from '@placelore/contracts/analysis/analyses.internal.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import { isUserSelected, type LocatedPlace, type PlaceChoice } from '@placelore/contracts/places/places.js';
import type { JobContext, JobHandler } from '../job-context.js';
import { createStepReporter, describePhoto } from './describe-photo.js';

/** Confidence of the traveler's own statement: they were there. */
const CONFIDENCE = 0.95;
const MAX_ALTERNATIVES = 5;

/**
 * Corrects the place of a photo as its owner stated. Everything about the place is fetched again; the observation of
 * the photo is reused. The former place becomes an alternative, so that the user can return to it.
 */
export const correctPhoto: JobHandler<'photo.correct'> = async (context, { analysisId: id, revision }) => {
  const { call } = context;
  const step = createStepReporter(context);

  await step('Preparing your image');
  await step('Analyzing image content');
  const photo = await call(internalAnalyses.observe, { id });
  const choice = photo.correction;
  // The place was selected with this request; a different revision belongs to a later request.
  if (choice?.revision !== revision) throw new ApiError('ANALYSIS_NOT_FOUND');
  await step('Identifying location details');
  const located = await call(internalPlaces.locate, { clues: photo.observation.clues });
  const candidates = [...(located.place ? [located.place] : []), ...located.alternatives];
  const place = await resolveChosenPlace(call, choice, candidates);
  if (place === null) throw new ApiError('PLACE_NOT_FOUND');
  const alternatives = candidates.filter((other) => !isSamePlace(other, place)).slice(0, MAX_ALTERNATIVES);
  // A photo that was located in the named town keeps its own position.
  const exactPosition = located.place && isSamePlace(located.place, place) ? located.exactPosition : null;
  await describePhoto(context, id, photo, { place, alternatives, exactPosition }, revision);
};

/**
 * Finds the selected place in guidebook and gazetteer, or else among the candidates of the photo's clues or the entries
 * of a provider at that position.
 */
async function resolveChosenPlace(
  call: JobContext['call'],
  choice: PlaceChoice,
  candidates: readonly LocatedPlace[],
): Promise<LocatedPlace | null> {
  const { name: text, latitude, longitude } = choice;
  const position = { latitude, longitude };
  const clue = { kind: 'named by the traveler', text, position, confidence: CONFIDENCE } as const;
  const { place } = await call(internalPlaces.locate, { clues: [clue] });
  if (place !== null) return place;
  const findListedPlace = async () =>
    (await call(internalPlaces.locate, { query: text, clues: [], at: position })).place;
  const found = candidates.find((candidate) => isUserSelected(candidate, choice)) ?? (await findListedPlace());
  if (!found) return null;
  const detail = `The traveler named ${found.name} as the place`;
  return { ...found, confidence: CONFIDENCE, evidence: [{ kind: clue.kind, detail, confidence: CONFIDENCE }] };
}

const isSamePlace = (a: LocatedPlace, b: LocatedPlace): boolean =>
  a.guidebookId !== null || b.guidebookId !== null ? a.guidebookId === b.guidebookId : isUserSelected(a, b);
