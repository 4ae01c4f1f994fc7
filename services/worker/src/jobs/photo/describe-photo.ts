import {
  type AnalysisOwner,
  type AnalysisTexts,
  type DecidedResult,
  type ExactPlace,
  internalAnalyses,
  type Observation,
} from '@placelore/contracts/analysis/analyses.internal.js';
import {
  ANALYSIS_STEPS,
  type AnalysisResult,
  type AnalysisStep,
  type Provenance,
} from '@placelore/contracts/analysis/analyses.js';
import { internalDiscoveries } from '@placelore/contracts/content/discoveries.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import {
  formatLocation,
  internalPlaces,
  type LocatedPlace,
  type NearbyAttraction,
  type TravelRecommendations,
} from '@placelore/contracts/places/places.js';
import type { JobContext } from '../job-context.js';
import { toStepProgress } from '../job-context.js';
import { fetchNearbyPlaces, findNearbyAttractions, toNearbyAttraction } from '../nearby-attractions.js';

/** A photo with its observation. */
interface ObservedPhoto {
  owner: AnalysisOwner;
  source: 'camera_capture' | 'file_upload';
  photoKey: string;
  observation: Observation;
}

/** Possible location of the photo. */
interface PhotoLocation {
  place: LocatedPlace | null;
  alternatives: LocatedPlace[];
  /** Position of the photo, where it is more precise than the place. */
  exactPosition: Position | null;
}

/** Returns a function that reports the begin of an analysis step. */
export const createStepReporter =
  ({ report }: Pick<JobContext, 'report'>) =>
  (name: AnalysisStep): Promise<void> =>
    report(toStepProgress(ANALYSIS_STEPS, name));

/**
 * Runs everything after a photo was located: background, texts, nearby places, the discovery, the result.
 * @param revision number of corrections of its place
 */
export async function describePhoto(
  context: JobContext,
  id: string,
  photo: ObservedPhoto,
  { place, alternatives, exactPosition }: PhotoLocation,
  revision = 0,
): Promise<void> {
  const { call, jobRequestId } = context;
  const step = createStepReporter(context);
  await step('Extracting cultural information');
  const background = place && (await call(internalPlaces.background, { place }));
  await step('Gathering historical context');
  const { texts, writing } = await call(internalAnalyses.write, { id, place, background });
  await step('Finding nearby attractions');
  const nearbyAttractions = place ? await findNearbyAttractions(call, place) : [];
  const exactPlace = place && exactPosition && (await findExactPlace(call, place, exactPosition));
  await step('Generating travel recommendations');
  const recommendations = place && (await fetchRecommendations(call, place));
  await step('Finalizing your discovery');
  const result = composeResult({
    id,
    observation: photo.observation,
    place,
    alternatives,
    texts,
    writing,
    nearbyAttractions,
    exactPlace,
    recommendations,
  });
  if (place === null) return call(internalAnalyses.commit, { id, jobRequestId, result });
  const { latitude, longitude } = place;
  const shownAt = { latitude, longitude, nearbyAttractions, exactPlace };
  const decided = await call(internalAnalyses.decide, { id, jobRequestId, result, shownAt });
  await createAndCommitDiscovery(context, id, photo, decided, revision);
}

/** Creates the discovery of a decided result, and commits both. Repeating it changes nothing. */
export async function createAndCommitDiscovery(
  { call, jobRequestId }: JobContext,
  id: string,
  photo: ObservedPhoto,
  decided: DecidedResult,
  revision: number,
): Promise<void> {
  const discovery = await call(internalDiscoveries.create, toDiscovery(decided, photo, revision));
  if (photo.owner.userId === null) await claimForNewUser(call, id);
  await call(internalAnalyses.commit, { id, jobRequestId, result: { ...decided.result, ...discovery } });
}

/**
 * A guest may have signed up during the analysis, and their discoveries were claimed before this one existed. It then
 * belongs to the owner of the analysis.
 */
async function claimForNewUser(call: JobContext['call'], id: string): Promise<void> {
  const { userId, username, visitorId } = (await call(internalAnalyses.observe, { id })).owner;
  if (userId === null || username === null || visitorId === null) return;
  await call(internalDiscoveries.claim, { userId, username, visitorId });
}

/** Returns what only the owner may see: distances from the photo's position would reveal it to others. */
async function findExactPlace(call: JobContext['call'], place: LocatedPlace, position: Position): Promise<ExactPlace> {
  const nearbyPlaces = await fetchNearbyPlaces(call, { ...place, ...position });
  return { ...position, nearbyAttractions: nearbyPlaces.map(toNearbyAttraction) };
}

async function fetchRecommendations(
  call: JobContext['call'],
  place: LocatedPlace,
): Promise<TravelRecommendations | null> {
  const city = place.city ?? (place.kind === 'city' ? place.name : null);
  if (city === null) return null;
  const { country, countryCode, latitude, longitude } = place;
  return call(internalPlaces.recommendations, { city, country, countryCode, latitude, longitude });
}

interface ResultParts {
  id: string;
  observation: Observation;
  place: LocatedPlace | null;
  alternatives: LocatedPlace[];
  texts: AnalysisTexts;
  writing: Provenance;
  nearbyAttractions: NearbyAttraction[];
  exactPlace: ExactPlace | null;
  recommendations: TravelRecommendations | null;
}

/**
 * Composes the result. Everything about the place comes from the located place; the writer contributes only texts. The
 * result is private to its owner, so position and nearby places are those of the photo where they are known.
 */
function composeResult(parts: ResultParts): AnalysisResult {
  const { place, texts, writing, observation } = parts;
  return {
    id: parts.id,
    identified: place !== null,
    title: texts.title,
    description: texts.description,
    category: place?.category ?? texts.category,
    location: place ? formatLocation(place) : 'Not identified',
    culturalInfo: texts.culturalInfo,
    facts: texts.facts,
    latitude: (parts.exactPlace ?? place)?.latitude ?? null,
    longitude: (parts.exactPlace ?? place)?.longitude ?? null,
    travelRecommendations: parts.recommendations,
    nearbyAttractions: (parts.exactPlace ?? parts).nearbyAttractions,
    evidence: place?.evidence ?? [],
    confidence: place?.confidence ?? 0,
    provider: writing.provider,
    writing,
    vision: observation.vision,
    alternatives: parts.alternatives,
    discoveryId: null,
    imageUrl: null,
    thumbnailUrl: null,
  };
}

/**
 * Converts the result to a discovery. It may be published, so it has the position of its place; the photo's own
 * position is stored separately for the owner.
 */
function toDiscovery({ result, shownAt }: DecidedResult, photo: ObservedPhoto, revision: number) {
  const { id: analysisId, title, description, culturalInfo, category, location, facts, writing } = result;
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
    ...shownAt,
    source: photo.source,
    safety: photo.observation.safety,
    moderation: photo.observation.moderation,
    confidence: result.confidence,
    contradicted: result.evidence.some(({ contradicts }) => contradicts === true),
    photoKey: photo.photoKey,
    revision,
  };
}
