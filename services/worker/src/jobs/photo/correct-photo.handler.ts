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

/** Confidence of the traveler's own choice of a place: they were there. */
const CONFIDENCE = 0.95;
const MAX_ALTERNATIVES = 5;
/** Maximum distance in meters between a sight and a camera that photographed it. */
const MAX_VIEW_METERS = 80_000;

/**
 * Corrects the place of a photo to the one that its owner chose. Fetches everything about the place again, and reuses
 * the observation of the photo. The former place becomes an alternative, so that the user can return to it.
 */
export const correctPhoto: JobHandler<'photo.correct'> = async (context, { analysisId: id, revision }) => {
  const { call } = context;
  const step = createStepReporter(context);

  await step('Preparing your image');
  await step('Analyzing image content');
  const photo = await call(internalAnalyses.observe, { id });
  const choice = photo.correction;
  // The place was chosen together with this job; a different revision belongs to a later job.
  if (choice?.revision !== revision) throw new ApiError('ANALYSIS_NOT_FOUND');
  await step('Identifying location details');
  const located = await call(internalPlaces.locate, { clues: photo.observation.clues, confirm: true });
  const candidates = [...(located.place ? [located.place] : []), ...located.alternatives];
  const place = await resolveChosenPlace(call, choice, photo.observation.clues, candidates);
  if (place === null) throw new ApiError('PLACE_NOT_FOUND');
  const alternatives = candidates.filter((other) => !isSamePlace(other, place)).slice(0, MAX_ALTERNATIVES);
  // If the chosen place is the town in which the photo was located, the photo keeps its own position.
  const exactPosition = located.place && isSamePlace(located.place, place) ? located.exactPosition : null;
  await describePhoto(context, id, photo, { place, guess: null, alternatives, exactPosition }, revision);
};

/**
 * Finds the chosen place in the guidebook and the gazetteer; otherwise among the candidates of the photo's clues, or
 * among a provider's entries at that position. Clues of the photo that mean another place lower its confidence.
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
    // A sight that no source knows is reviewed by an editor before it becomes public.
    ...found.evidence.filter(({ unmatched }) => found.unconfirmed && unmatched),
    ...photoClues.flatMap((photoClue) => findContradiction(photoClue, found)),
  ];
  return { ...found, confidence: CONFIDENCE, evidence };
}

/** Returns contradicting evidence when a clue's position is too far away for the photo to show the place. */
function findContradiction({ kind, position }: PlaceClue, place: LocatedPlace): Evidence[] {
  if (!position || getDistanceMeters(position, place) <= MAX_VIEW_METERS) return [];
  return [{ kind, detail: 'This clue has a position elsewhere', confidence: 0, contradicts: true }];
}

const isSamePlace = (a: LocatedPlace, b: LocatedPlace): boolean =>
  a.guidebookId !== null || b.guidebookId !== null ? a.guidebookId === b.guidebookId : isUserSelected(a, b);
