import { ApiError } from '@placelore/contracts/errors.js';
import { internalAnalyses } from '@placelore/contracts/internal-analyses.js';
import { internalPlaces, isChosen, type LocatedPlace, type PlaceChoice } from '@placelore/contracts/places.js';
import { describePhoto, stepsOf } from './describe-photo.js';
import type { Flow, FlowContext } from './flow.js';

/** How far the word of the traveller alone supports the answer: they were there. */
const CONFIDENCE = 0.95;
const MOST_ALTERNATIVES = 5;

/**
 * The owner of an analysis says which place its photo shows. Everything about that place is looked up anew; what was
 * seen in the photo is known already. The place the photo was taken for becomes an alternative, so that there is a way
 * back.
 */
export const photoCorrect: Flow<'photo.correct'> = async (context, { analysisId: id, revision }) => {
  const { call } = context;
  const step = stepsOf(context);

  await step('Preparing your image');
  await step('Analyzing image content');
  const seen = await call(internalAnalyses.look, { id });
  const choice = seen.correction;
  // The place was chosen with this request; another one would be that of a later request.
  if (choice?.revision !== revision) throw new ApiError('ANALYSIS_NOT_FOUND');
  await step('Identifying location details');
  const first = await call(internalPlaces.locate, { clues: seen.observation.clues });
  const candidates = [...(first.place ? [first.place] : []), ...first.alternatives];
  const place = await chosenPlace(call, choice, candidates);
  if (place === null) throw new ApiError('PLACE_NOT_FOUND');
  const alternatives = candidates.filter((other) => !isSame(other, place)).slice(0, MOST_ALTERNATIVES);
  // Named as the town it was taken for, the photo was taken where its own position says.
  const exactPosition = first.place && isSame(first.place, place) ? first.exactPosition : null;
  await describePhoto(context, id, seen, { place, alternatives, exactPosition }, revision);
};

/**
 * The chosen place as the guidebook and the gazetteer have it, or else one that only the photo's clues name, or that a
 * provider lists there.
 */
async function chosenPlace(
  call: FlowContext['call'],
  choice: PlaceChoice,
  candidates: readonly LocatedPlace[],
): Promise<LocatedPlace | null> {
  const { name: text, latitude, longitude } = choice;
  const position = { latitude, longitude };
  const clue = { kind: 'named by the traveller', text, position, confidence: CONFIDENCE } as const;
  const { place } = await call(internalPlaces.locate, { clues: [clue] });
  if (place !== null) return place;
  const listed = async () => (await call(internalPlaces.locate, { query: text, clues: [], at: position })).place;
  const found = candidates.find((one) => isChosen(one, choice)) ?? (await listed());
  if (!found) return null;
  const detail = `The traveller named ${found.name} as the place`;
  return { ...found, confidence: CONFIDENCE, evidence: [{ kind: clue.kind, detail, confidence: CONFIDENCE }] };
}

const isSame = (a: LocatedPlace, b: LocatedPlace): boolean =>
  a.guidebookId !== null || b.guidebookId !== null ? a.guidebookId === b.guidebookId : isChosen(a, b);
