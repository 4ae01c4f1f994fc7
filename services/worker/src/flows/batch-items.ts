import { NEIGHBOURS } from '@placelore/contracts/batch-run-shapes.js';
import { ApiError } from '@placelore/contracts/errors.js';
import type { Position } from '@placelore/contracts/geography.js';
import { distanceMetres } from '@placelore/contracts/great-circle.js';
import type { BatchResult, BatchSubject } from '@placelore/contracts/internal-batch-runs.js';
import { internalPlaces } from '@placelore/contracts/places.js';
import type { FlowContext } from './flow.js';
import { textsOfDiscovery } from './grounded-texts.js';
import { asNeighbour } from './neighbours.js';

type Call = FlowContext['call'];
type Subject<K extends BatchSubject['kind']> = Extract<BatchSubject, { kind: K }>;

/** What came of an item, and what it cost in USD. */
export interface ItemDone {
  result: BatchResult;
  costUsd: number;
}

/** Metres beyond which what is found by an attraction's name is another one of that name. */
const SAME_NEIGHBOURHOOD = 20_000;
/** How sure an article's own position and location are, for what is near it. */
const POSITION_CONFIDENCE = 0.6;
const LOCATION_CONFIDENCE = 0.5;
/** Characters of a query. */
const QUERY_MOST = 300;

/** Does an item of whatever kind. @throws ApiError; PROVIDER_BUDGET_SPENT when nothing of it may be taken over */
export function doItem(call: Call, subject: BatchSubject): Promise<ItemDone> {
  switch (subject.kind) {
    case 'fix-attraction-distances':
      return locateUnplaced(call, subject);
    case 'generate-nearby-attractions':
      return findNearby(call, subject);
    case 'recover-articles':
      return writeLost(call, subject);
    case 'none':
      return Promise.resolve({ result: { kind: 'none' }, costUsd: 0 });
  }
}

/** Positions of attractions that have none; the owner measures all distances itself. */
async function locateUnplaced(call: Call, subject: Subject<'fix-attraction-distances'>): Promise<ItemDone> {
  const { kind, at } = subject;
  const found: { name: string; at: Position }[] = [];
  for (const name of new Set(subject.unplaced)) {
    const position = await positionOf(call, name, subject);
    if (position) found.push({ name, at: position });
  }
  return { result: { kind, at, found }, costUsd: 0 };
}

async function positionOf(
  call: Call,
  name: string,
  { at, location }: Subject<'fix-attraction-distances'>,
): Promise<Position | null> {
  if (name.trim() === '') return null;
  const clues = [
    { kind: 'photo position' as const, position: at, confidence: POSITION_CONFIDENCE },
    ...(location === '' ? [] : [{ kind: 'stated location' as const, text: location, confidence: LOCATION_CONFIDENCE }]),
  ];
  const { place } = await call(internalPlaces.locate, { query: name.slice(0, QUERY_MOST), clues });
  // A town is no attraction's position.
  if (place?.kind !== 'landmark' || distanceMetres(place, at) > SAME_NEIGHBOURHOOD) return null;
  return { latitude: place.latitude, longitude: place.longitude };
}

async function findNearby(call: Call, { kind, at, title }: Subject<'generate-nearby-attractions'>): Promise<ItemDone> {
  const { places, costUsd } = await call(internalPlaces.nearby, {
    ...at,
    kind: 'attraction',
    radius: NEIGHBOURS.radius,
    limit: NEIGHBOURS.most,
    excludeNames: [title],
  });
  return { result: { kind, at, attractions: places.map(asNeighbour) }, costUsd };
}

async function writeLost(call: Call, { kind, discovery }: Subject<'recover-articles'>): Promise<ItemDone> {
  const { guide, costUsd, budgetSpent } = await textsOfDiscovery(call, discovery);
  if (budgetSpent) throw new ApiError('PROVIDER_BUDGET_SPENT');
  return { result: { kind, guide, revision: discovery.revision }, costUsd };
}
