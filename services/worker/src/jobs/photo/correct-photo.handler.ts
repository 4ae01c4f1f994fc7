import { internalAnalyses } from '@placelore/contracts/analysis/analyses.internal.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import {
  type Evidence,
  isUserSelected,
  type LocatedPlace,
  type PlaceChoice,
  type PlaceClue,
} from '@placelore/contracts/places/places.js';
import type { JobContext, JobHandler } from '../job-context.js';
import { createStepReporter, describePhoto } from './describe-photo.js';

/** Confidence of the traveler's own statement: they were there. */
const CONFIDENCE = 0.95;
const MAX_ALTERNATIVES = 5;
/** Distance in meters between a sight and the farthest camera that may have photographed it. */
const MAX_VIEW_METERS = 80_000;

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
  const located = await call(internalPlaces.locate, { clues: photo.observation.clues, confirm: true });
  const candidates = [...(located.place ? [located.place] : []), ...located.alternatives];
  const place = await resolveChosenPlace(call, choice, photo.observation.clues, candidates);
  if (place === null) throw new ApiError('PLACE_NOT_FOUND');
  const alternatives = candidates.filter((other) => !isSamePlace(other, place)).slice(0, MAX_ALTERNATIVES);
  // A photo that was located in the named town keeps its own position.
  const exactPosition = located.place && isSamePlace(located.place, place) ? located.exactPosition : null;
  await describePhoto(context, id, photo, { place, guess: null, alternatives, exactPosition }, revision);
};

/**
 * Finds the selected place in guidebook and gazetteer, or else among the candidates of the photo's clues or the entries
 * of a provider at that position. Clues of the photo that point elsewhere lower its confidence.
 */
async function resolveChosenPlace(
  call: JobContext['call'],
  choice: PlaceChoice,
  photoClues: readonly PlaceClue[],
  candidates: readonly LocatedPlace[],
): Promise<LocatedPlace | null> {
  const { name: text, latitude, longitude } = choice;
  const position = { latitude, longitude };
  const clue = { kind: 'named by the traveler', text, position, confidence: CONFIDENCE } as const;
  const { place } = await call(internalPlaces.locate, { clues: [clue, ...photoClues] });
  if (place?.evidence.some(({ kind, confidence }) => kind === clue.kind && confidence > 0)) return place;
  const findListedPlace = async () =>
    (await call(internalPlaces.locate, { query: text, clues: [], at: position })).place;
  const found = candidates.find((candidate) => isUserSelected(candidate, choice)) ?? (await findListedPlace());
  if (!found) return null;
  const detail = `${found.name} was chosen as the place`;
  const evidence = [
    { kind: clue.kind, detail, confidence: CONFIDENCE },
    // An editor looks at a sight that no source knows before it is public.
    ...found.evidence.filter(({ unmatched }) => found.unconfirmed && unmatched),
    ...photoClues.flatMap((photoClue) => findContradiction(photoClue, found)),
  ];
  return { ...found, confidence: CONFIDENCE, evidence };
}

/** Returns the evidence of a position too far from a place to be where it was photographed. */
function findContradiction({ kind, position }: PlaceClue, place: LocatedPlace): Evidence[] {
  if (!position || getDistanceMeters(position, place) <= MAX_VIEW_METERS) return [];
  return [{ kind, detail: 'This clue has a position elsewhere', confidence: 0, contradicts: true }];
}

const isSamePlace = (a: LocatedPlace, b: LocatedPlace): boolean =>
  a.guidebookId !== null || b.guidebookId !== null ? a.guidebookId === b.guidebookId : isUserSelected(a, b);
