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

/** A photo that was looked at. */
interface ObservedPhoto {
  owner: AnalysisOwner;
  source: 'camera_capture' | 'file_upload';
  photoKey: string;
  observation: Observation;
}

/** Where it may have been taken. */
interface PhotoLocation {
  place: LocatedPlace | null;
  alternatives: LocatedPlace[];
  /** Of the photo, where that says more than the place. */
  exactPosition: Position | null;
}

/** Begins a step of an analysis. */
export const createStepReporter =
  ({ report }: Pick<JobContext, 'report'>) =>
  (name: AnalysisStep): Promise<void> =>
    report(toStepProgress(ANALYSIS_STEPS, name));

/**
 * Everything that comes after a photo was located: background, texts, surroundings, the discovery, the result.
 * @param revision how often its place was corrected
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

/** Makes the discovery of a decided result, and commits both. Repeating it changes nothing. */
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
 * A guest may have signed up while their photo was being analysed, with the claim of their discoveries done before this
 * one was there. Whoever owns the analysis now owns the discovery.
 */
async function claimForNewUser(call: JobContext['call'], id: string): Promise<void> {
  const { userId, username, visitorId } = (await call(internalAnalyses.observe, { id })).owner;
  if (userId === null || username === null || visitorId === null) return;
  await call(internalDiscoveries.claim, { userId, username, visitorId });
}

/** What the owner alone gets to see: distances from where the photo was taken would tell others where that is. */
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
 * Everything about the place comes from the located place; the writer contributes texts only. The result is its owner's,
 * so position and surroundings are those of the photo where they are known.
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

/** A discovery may be published, so it is where its place is; where the photo was taken is kept apart for the owner. */
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
