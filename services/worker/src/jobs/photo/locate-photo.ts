import { internalAnalyses, type Observation } from '@placelore/contracts/analysis/analyses.internal.js';
import { applySecondLook, needsSecondLook } from '@placelore/contracts/analysis/second-look.js';
import type { RouteResponse } from '@placelore/contracts/core/route.js';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import type { JobContext } from '../job-context.js';
import { findCamera, listLookCandidates } from './look-candidates.js';

/** Sights around the camera that a second look may choose from; the radius is in meters. */
const NEARBY = { kind: 'attraction', radius: 1_500, limit: 7 } as const;

interface LocatablePhoto {
  observation: Observation;
  /** Whether the vision provider can choose among places. */
  canLookAgain: boolean;
}

/**
 * Returns the place that all clues of a photo point to. When the first look is unsure or clues contradict each other,
 * the vision provider is asked once more, to choose among real places.
 */
export async function locatePhoto(
  call: JobContext['call'],
  id: string,
  { observation: { clues }, canLookAgain }: LocatablePhoto,
): Promise<RouteResponse<typeof internalPlaces.locate>> {
  const first = await call(internalPlaces.locate, { clues, confirm: true });
  if (!canLookAgain || !needsSecondLook(clues, first.place)) return first;
  const camera = findCamera(clues);
  const nearby = camera ? (await call(internalPlaces.nearby, { ...camera, ...NEARBY })).places : [];
  const candidates = listLookCandidates(camera, first, nearby);
  if (candidates.length === 0) return first;
  const { choice } = await call(internalAnalyses.lookAgain, { id, candidates });
  if (choice === null) return first;
  return call(internalPlaces.locate, { clues: applySecondLook(clues, candidates, choice), confirm: true });
}
