import {
  ANALYSIS_STEPS,
  type AnalysisResult,
  type AnalysisStep,
  type Provenance,
} from '@placelore/contracts/analyses.js';
import { internalDiscoveries } from '@placelore/contracts/discoveries.js';
import type { Position } from '@placelore/contracts/geography.js';
import {
  type AnalysisOwner,
  type DecidedResult,
  type ExactPlace,
  internalAnalyses,
  type Observation,
  type WrittenTexts,
} from '@placelore/contracts/internal-analyses.js';
import {
  internalPlaces,
  type LocatedPlace,
  locationOf,
  type NearbyAttraction,
  type TravelRecommendations,
} from '@placelore/contracts/places.js';
import type { FlowContext } from './flow.js';
import { asNeighbour, attractionsAround, neighboursOf } from './neighbours.js';
import { progressOf } from './progress.js';

/** A photo that was looked at. */
interface Seen {
  owner: AnalysisOwner;
  source: 'camera_capture' | 'file_upload';
  photoKey: string;
  observation: Observation;
}

/** Where it may have been taken. */
interface Whereabouts {
  place: LocatedPlace | null;
  alternatives: LocatedPlace[];
  /** Of the photo, where that says more than the place. */
  exactPosition: Position | null;
}

/** Begins a step of an analysis. */
export const stepsOf =
  ({ report }: Pick<FlowContext, 'report'>) =>
  (name: AnalysisStep): Promise<void> =>
    report(progressOf(ANALYSIS_STEPS, name));

/**
 * Everything that comes after a photo was located: background, texts, surroundings, the discovery, the result.
 * @param revision how often its place was corrected
 */
export async function describePhoto(
  context: FlowContext,
  id: string,
  seen: Seen,
  { place, alternatives, exactPosition }: Whereabouts,
  revision = 0,
): Promise<void> {
  const { call, workRequestId } = context;
  const step = stepsOf(context);
  await step('Extracting cultural information');
  const background = place && (await call(internalPlaces.background, { place }));
  await step('Gathering historical context');
  const { texts, writing } = await call(internalAnalyses.write, { id, place, background });
  await step('Finding nearby attractions');
  const nearbyAttractions = place ? await neighboursOf(call, place) : [];
  const exactPlace = place && exactPosition && (await exactPlaceOf(call, place, exactPosition));
  await step('Generating travel recommendations');
  const recommendations = place && (await recommendationsFor(call, place));
  await step('Finalizing your discovery');
  const result = composeResult({
    id,
    observation: seen.observation,
    place,
    alternatives,
    texts,
    writing,
    nearbyAttractions,
    exactPlace,
    recommendations,
  });
  if (place === null) return call(internalAnalyses.commit, { id, workRequestId, result });
  const { latitude, longitude } = place;
  const shownAt = { latitude, longitude, nearbyAttractions, exactPlace };
  const decided = await call(internalAnalyses.decide, { id, workRequestId, result, shownAt });
  await makeDiscovery(context, id, seen, decided, revision);
}

/** Makes the discovery of a decided result, and commits both. Repeating it changes nothing. */
export async function makeDiscovery(
  { call, workRequestId }: FlowContext,
  id: string,
  seen: Seen,
  decided: DecidedResult,
  revision: number,
): Promise<void> {
  const discovery = await call(internalDiscoveries.create, discoveryOf(decided, seen, revision));
  if (seen.owner.userId === null) await claimForNewUser(call, id);
  await call(internalAnalyses.commit, { id, workRequestId, result: { ...decided.result, ...discovery } });
}

/**
 * A guest may have signed up while their photo was being analysed, with the claim of their discoveries done before this
 * one was there. Whoever owns the analysis now owns the discovery.
 */
async function claimForNewUser(call: FlowContext['call'], id: string): Promise<void> {
  const { userId, username, visitorId } = (await call(internalAnalyses.look, { id })).owner;
  if (userId === null || username === null || visitorId === null) return;
  await call(internalDiscoveries.claim, { userId, username, visitorId });
}

/** What the owner alone gets to see: distances from where the photo was taken would tell others where that is. */
async function exactPlaceOf(call: FlowContext['call'], place: LocatedPlace, position: Position): Promise<ExactPlace> {
  const around = await attractionsAround(call, { ...place, ...position });
  return { ...position, nearbyAttractions: around.map(asNeighbour) };
}

async function recommendationsFor(
  call: FlowContext['call'],
  place: LocatedPlace,
): Promise<TravelRecommendations | null> {
  const city = place.city ?? (place.kind === 'city' ? place.name : null);
  if (city === null) return null;
  const { country, countryCode, latitude, longitude } = place;
  return call(internalPlaces.recommendations, { city, country, countryCode, latitude, longitude });
}

interface Findings {
  id: string;
  observation: Observation;
  place: LocatedPlace | null;
  alternatives: LocatedPlace[];
  texts: WrittenTexts;
  writing: Provenance;
  nearbyAttractions: NearbyAttraction[];
  exactPlace: ExactPlace | null;
  recommendations: TravelRecommendations | null;
}

/**
 * Everything about the place comes from the located place; the writer contributes texts only. The result is its owner's,
 * so position and surroundings are those of the photo where they are known.
 */
function composeResult(found: Findings): AnalysisResult {
  const { place, texts, writing, observation } = found;
  return {
    id: found.id,
    identified: place !== null,
    title: texts.title,
    description: texts.description,
    category: place?.category ?? texts.category,
    location: place ? locationOf(place) : 'Not identified',
    culturalInfo: texts.culturalInfo,
    facts: texts.facts,
    latitude: (found.exactPlace ?? place)?.latitude ?? null,
    longitude: (found.exactPlace ?? place)?.longitude ?? null,
    travelRecommendations: found.recommendations,
    nearbyAttractions: (found.exactPlace ?? found).nearbyAttractions,
    evidence: place?.evidence ?? [],
    confidence: place?.confidence ?? 0,
    provider: writing.provider,
    writing,
    vision: observation.vision,
    alternatives: found.alternatives,
    discoveryId: null,
    imageUrl: null,
    thumbnailUrl: null,
  };
}

/** A discovery may be published, so it is where its place is; where the photo was taken is kept apart for the owner. */
function discoveryOf({ result, shownAt }: DecidedResult, seen: Seen, revision: number) {
  const { id: analysisId, title, description, culturalInfo, category, location, facts, writing } = result;
  return {
    analysisId,
    owner: seen.owner,
    title,
    description,
    culturalInfo,
    category,
    location,
    facts,
    writing,
    ...shownAt,
    source: seen.source,
    safety: seen.observation.safety,
    moderation: seen.observation.moderation,
    confidence: result.confidence,
    contradicted: result.evidence.some(({ contradicts }) => contradicts === true),
    photoKey: seen.photoKey,
    revision,
  };
}
