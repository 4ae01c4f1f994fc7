import {
  type AnalysisOwner,
  type DecidedResult,
  type DiscoveryImageUrls,
  internalAnalyses,
  type Observation,
} from '@placelore/contracts/analysis/analyses.internal.js';
import { ANALYSIS_STEPS, type AnalysisStep } from '@placelore/contracts/analysis/analyses.js';
import { isContradicted } from '@placelore/contracts/analysis/identification.js';
import { internalDiscoveries } from '@placelore/contracts/content/discoveries.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import { addNeighborFacts } from '@placelore/contracts/places/neighbor-facts.js';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import type { JobContext } from '../job-context.js';
import { toStepProgress } from '../job-context.js';

/** A photo with what was observed in it. */
interface ObservedPhoto {
  owner: AnalysisOwner;
  source: 'camera_capture' | 'file_upload';
  keepPrivate: boolean;
  photoKey: string;
  observation: Observation;
  /** Images for its discovery, when they are made during the analysis; null when that failed. */
  images?: Promise<DiscoveryImageUrls | null>;
}

/** Possible location of the photo. */
interface PhotoLocation {
  /** Null when no place is certain enough to be described. */
  place: LocatedPlace | null;
  /** The likeliest place when it is too uncertain to be described. */
  guess: LocatedPlace | null;
  alternatives: LocatedPlace[];
  /** The photo's own position, when it is more precise than the place. */
  exactPosition: Position | null;
}

/** Returns a function that reports the start of an analysis step. The function never throws. */
export const createStepReporter =
  ({ report }: Pick<JobContext, 'report'>) =>
  (name: AnalysisStep): Promise<void> =>
    report(toStepProgress(ANALYSIS_STEPS, name));

/**
 * Runs everything that follows the location of a photo: description of the place, texts, discovery, result.
 * @param revision how many times its place has been corrected
 */
export async function describePhoto(
  context: JobContext,
  id: string,
  photo: ObservedPhoto,
  { place, guess, alternatives, exactPosition }: PhotoLocation,
  revision = 0,
): Promise<void> {
  const { call, jobRequestId } = context;
  const step = createStepReporter(context);
  const [, described] = await Promise.all([
    step('Extracting cultural information'),
    place && describePlace(call, place, exactPosition),
  ]);
  const [, { result, shownAt, owner }] = await Promise.all([
    step('Gathering historical context'),
    call(internalAnalyses.write, { id, jobRequestId, place: described, guess, alternatives }),
  ]);
  // Both are reported at once, because the place is already described; writing takes longer and has its own step.
  const lastSteps = [
    step('Finding nearby attractions'),
    step('Generating travel recommendations'),
    step('Finalizing your discovery'),
  ];
  const commit =
    shownAt === null
      ? call(internalAnalyses.commit, { id, jobRequestId, result })
      : createAndCommitDiscovery(context, id, { ...photo, owner }, { result, shownAt }, revision);
  await Promise.all([commit, ...lastSteps]);
}

/** Adds the location to the facts, so that a text can cite it. Neighbors are shown next to the texts, not in them. */
async function describePlace(call: JobContext['call'], place: LocatedPlace, exactPosition: Position | null) {
  const { background, ...described } = await call(internalPlaces.describe, { place, exactPosition });
  return { place, ...described, background: addNeighborFacts(background, place, []) };
}

/** Creates the discovery of a decided result, and commits both. Safe to repeat. */
export async function createAndCommitDiscovery(
  { call, jobRequestId }: JobContext,
  id: string,
  photo: ObservedPhoto,
  decided: DecidedResult,
  revision: number,
): Promise<void> {
  const images = (await photo.images) ?? null;
  const discovery = await call(internalDiscoveries.create, { ...toDiscovery(decided, photo, revision), images });
  const finished = { id, jobRequestId, result: { ...decided.result, ...discovery } };
  const { claimedBy } = await call(internalAnalyses.commit, { ...finished, discoveryOwner: photo.owner });
  if (claimedBy === null) return;
  // The guest signed up, and their discoveries were claimed before this one was created.
  await call(internalDiscoveries.claim, claimedBy);
  await call(internalAnalyses.commit, finished);
}

/**
 * Converts a result to a discovery. A discovery may be published, so it gets the position of its place; the photo's own
 * position is stored separately, for the owner only.
 */
function toDiscovery({ result, shownAt }: DecidedResult, photo: ObservedPhoto, revision: number) {
  const { id: analysisId, title, description, culturalInfo, category, location, facts, writing, verification } = result;
  return {
    analysisId,
    owner: photo.owner,
    title,
    description,
    culturalInfo,
    category,
    location,
    facts,
    writing,
    verification,
    ...shownAt,
    source: photo.source,
    safety: photo.observation.safety,
    moderation: photo.observation.moderation,
    identified: result.identified,
    confidence: result.confidence,
    contradicted: isContradicted(result.evidence),
    photoKey: photo.photoKey,
    keepPrivate: photo.keepPrivate,
    revision,
  };
}
