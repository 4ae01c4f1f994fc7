import type { BatchResult, BatchSubject } from '@placelore/contracts/content/admin/batch-runs.internal.js';
import { NEARBY_SEARCH } from '@placelore/contracts/content/admin/batch-runs.js';
import { internalArticlePhotos } from '@placelore/contracts/content/articles/article-photos.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import type { JobContext } from '../job-context.js';
import { choosePhoto } from '../media/choose-photo.js';
import { writeArticleTexts } from '../write-article-texts.js';

type Call = JobContext['call'];
type Subject<K extends BatchSubject['kind']> = Extract<BatchSubject, { kind: K }>;

/** Result of an item, and its cost in USD. */
export interface ItemResult {
  result: BatchResult;
  costUsd: number;
}

/** Meters beyond which a place with an attraction's name is a different one. */
const MAX_ATTRACTION_DISTANCE_METERS = 20_000;
/** Confidence of an article's position and location as clues for the search of its attractions. */
const POSITION_CONFIDENCE = 0.6;
const LOCATION_CONFIDENCE = 0.5;
/** Maximum characters of a query. */
const MAX_QUERY_LENGTH = 300;

/**
 * Processes an item of any kind.
 * @throws ApiError; PROVIDER_BUDGET_EXHAUSTED when no result must be committed
 */
export function processItem(call: Call, subject: BatchSubject): Promise<ItemResult> {
  switch (subject.kind) {
    case 'fix-attraction-distances':
      return locateAttractions(call, subject);
    case 'generate-nearby-attractions':
      return generateNearbyAttractions(call, subject);
    case 'recover-articles':
      return recoverArticle(call, subject);
    case 'find-photos':
      return findPhoto(call, subject);
    case 'compare-guidebook':
      return compareRecord(call, subject);
    case 'none':
      return Promise.resolve({ result: { kind: 'none' }, costUsd: 0 });
  }
}

/** Finds the positions of attractions that have none; content computes the distances itself. */
async function locateAttractions(call: Call, subject: Subject<'fix-attraction-distances'>): Promise<ItemResult> {
  const { kind, at } = subject;
  const found: { name: string; at: Position }[] = [];
  for (const name of new Set(subject.unplaced)) {
    const position = await findPosition(call, name, subject);
    if (position) found.push({ name, at: position });
  }
  return { result: { kind, at, found }, costUsd: 0 };
}

async function findPosition(
  call: Call,
  name: string,
  { at, location }: Subject<'fix-attraction-distances'>,
): Promise<Position | null> {
  if (name.trim() === '') return null;
  const clues = [
    { kind: 'photo position' as const, position: at, confidence: POSITION_CONFIDENCE },
    ...(location === '' ? [] : [{ kind: 'stated location' as const, text: location, confidence: LOCATION_CONFIDENCE }]),
  ];
  const { place } = await call(internalPlaces.locate, { query: name.slice(0, MAX_QUERY_LENGTH), clues });
  // A town's position is not the attraction's.
  if (place?.kind !== 'landmark' || getDistanceMeters(place, at) > MAX_ATTRACTION_DISTANCE_METERS) return null;
  return { latitude: place.latitude, longitude: place.longitude };
}

async function generateNearbyAttractions(
  call: Call,
  { kind, at, title }: Subject<'generate-nearby-attractions'>,
): Promise<ItemResult> {
  const { places, costUsd } = await call(internalPlaces.nearby, {
    ...at,
    kind: 'attraction',
    radius: NEARBY_SEARCH.radiusMeters,
    limit: NEARBY_SEARCH.max,
    excludeNames: [title],
  });
  const attractions = places.map(({ name, distance, coordinates }) => ({ name, distance, coordinates }));
  return { result: { kind, at, attractions }, costUsd };
}

async function findPhoto(call: Call, { kind, articleId, subject }: Subject<'find-photos'>): Promise<ItemResult> {
  const credit = await choosePhoto(call, subject, (sha1, photo) =>
    call(internalArticlePhotos.store, { id: articleId, sha1, photo }),
  );
  return { result: { kind, credit }, costUsd: 0 };
}

async function compareRecord(call: Call, { kind, record }: Subject<'compare-guidebook'>): Promise<ItemResult> {
  return { result: { kind, ...(await call(internalPlaces.compareRecord, record)) }, costUsd: 0 };
}

async function recoverArticle(call: Call, { kind, discovery }: Subject<'recover-articles'>): Promise<ItemResult> {
  const { guide, costUsd, isBudgetExhausted } = await writeArticleTexts(call, discovery);
  if (isBudgetExhausted) throw new ApiError('PROVIDER_BUDGET_EXHAUSTED');
  return { result: { kind, guide, revision: discovery.revision }, costUsd };
}
