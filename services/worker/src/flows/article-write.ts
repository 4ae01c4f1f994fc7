import { type DiscoveryToWrite, internalDiscoveries } from '@placelore/contracts/discoveries.js';
import { distanceMetres } from '@placelore/contracts/great-circle.js';
import { GUIDE_STEPS, type GuideStep, internalWriting } from '@placelore/contracts/guides.js';
import { internalPlaces, type LocatedPlace, type PlaceClue } from '@placelore/contracts/places.js';
import type { Flow, FlowContext } from './flow.js';
import { neighboursOf } from './neighbours.js';
import { progressOf } from './progress.js';

/** How far a discovery's position, which was looked up with its photo, and its location can be trusted. */
const POSITION_CONFIDENCE = 0.9;
const LOCATION_CONFIDENCE = 0.5;
/** Metres between a discovery and the place it is of, by kind: beyond, another place has the same name. */
const SAME_PLACE = { landmark: 5_000, city: 30_000, country: Number.POSITIVE_INFINITY } as const;
/** Characters of a query and of a clue. */
const QUERY_MOST = 300;
const CLUE_MOST = 2_000;

/** A published discovery becomes an article: of the place it is of, or, when that is not known, of what was found alone. */
export const articleWrite: Flow<'article.write'> = async (context, { discoveryId: id }) => {
  const { call, workRequestId } = context;
  const step = (name: GuideStep) => context.report(progressOf(GUIDE_STEPS, name));

  await step('Finding the place');
  const { discovery } = await call(internalDiscoveries.beginArticle, { id, workRequestId });
  if (discovery === null) return;
  const place = await placeOf(call, discovery);
  const { revision } = discovery;
  if (place === null) return call(internalDiscoveries.commitArticle, { id, workRequestId, guide: null, revision });
  await step('Gathering what is known about it');
  const background = await call(internalPlaces.background, { place });
  await step('Finding nearby attractions');
  const neighbours = await neighboursOf(call, place);
  await step('Writing the guide');
  const { title, description, culturalInfo, facts } = discovery;
  const found = { title, description, culturalInfo, facts };
  const { texts, writing } = await call(internalWriting.guide, { place, background, neighbours, discovery: found });
  await step('Checking the guide');
  const guide = { place, background, neighbours, texts, writing };
  await call(internalDiscoveries.commitArticle, { id, workRequestId, guide, revision });
};

/** What the title names in whole, where the discovery is; else what stands there. */
async function placeOf(call: FlowContext['call'], discovery: DiscoveryToWrite): Promise<LocatedPlace | null> {
  const clues = cluesOf(discovery);
  const { place: named } = await call(internalPlaces.locate, { query: discovery.title.slice(0, QUERY_MOST), clues });
  if (named !== null && isWhere(named, discovery)) return named;
  if (clues.length === 0) return null;
  const { place: around } = await call(internalPlaces.locate, { clues });
  return around !== null && isWhere(around, discovery) ? around : null;
}

function cluesOf({ location, latitude, longitude }: DiscoveryToWrite): PlaceClue[] {
  return [
    ...(latitude === null || longitude === null
      ? []
      : [{ kind: 'photo position' as const, position: { latitude, longitude }, confidence: POSITION_CONFIDENCE }]),
    ...(location === ''
      ? []
      : [{ kind: 'stated location' as const, text: location.slice(0, CLUE_MOST), confidence: LOCATION_CONFIDENCE }]),
  ];
}

function isWhere(place: LocatedPlace, { latitude, longitude }: DiscoveryToWrite): boolean {
  return (
    latitude === null || longitude === null || distanceMetres(place, { latitude, longitude }) <= SAME_PLACE[place.kind]
  );
}
