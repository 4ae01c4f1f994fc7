import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { LocatedPlace, PlaceClue } from '@placelore/contracts/places/places.js';
import type { LearnedMatch } from './learned-photos.repository.js';

/** How a photo resembles a learned one: as a copy of it, or only as a similar picture. */
export type Likeness = 'copy' | 'alike';

/**
 * Confidence of a clue, 0 to 1, by kind of resemblance and by whether this photo's position agrees. A copy taken near
 * the place counts as much as a site that the traveler describes. Whatever its confidence, a place that only similar
 * photos name is merely suggested.
 */
const CONFIDENCE: Record<Likeness, { alone: number; withPosition: number }> = {
  copy: { alone: 0.35, withPosition: 0.6 },
  alike: { alone: 0.25, withPosition: 0.35 },
};
/** Maximum meters between camera and place for a position to agree. */
const MAX_AGREEING_METERS = 5_000;
/** Beyond this many meters, a photo cannot show the place, not even a mountain, so the similarity is a coincidence. */
const MAX_VIEW_METERS = 80_000;
const MAX_CLUES = 3;

/**
 * Returns clues to the places of similar photos, strongest first: at most three, and one per place. They contain the
 * name and position of a public place, and nothing about the other photo.
 * @param position of this photo; null when unknown
 */
export function getSimilarPhotoClues(
  matches: readonly (LearnedMatch & { likeness: Likeness })[],
  position: Position | null,
): PlaceClue[] {
  const clues = new Map<string, PlaceClue>();
  for (const { placeName: text, latitude, longitude, likeness } of matches) {
    const meters = position && getDistanceMeters(position, { latitude, longitude });
    if (meters !== null && meters > MAX_VIEW_METERS) continue;
    const isNear = meters !== null && meters <= MAX_AGREEING_METERS;
    const confidence = CONFIDENCE[likeness][isNear ? 'withPosition' : 'alone'];
    const key = `${text} ${latitude} ${longitude}`;
    if (confidence <= (clues.get(key)?.confidence ?? 0)) continue;
    clues.set(key, { kind: 'similar photo', text, position: { latitude, longitude }, confidence });
  }
  return [...clues.values()].sort((a, b) => b.confidence - a.confidence).slice(0, MAX_CLUES);
}

/**
 * Whether this place may be suggested for other people's photos. Only sights of the guidebook and of OpenStreetMap may.
 * Towns of private photos, places that only a model or a person named, and records of a map vendor that we may not
 * store would reveal more than the name of a public place. A place that the photo's own position contradicts is
 * excluded too.
 */
export function canLearn({ kind, guidebookId, provider, evidence }: LocatedPlace): boolean {
  const isPublicSight = kind === 'landmark' && (guidebookId !== null || provider === 'osm');
  const isConfirmed = evidence.some((clue) => clue.kind === 'named by the traveler' && clue.confidence > 0);
  const isElsewhere = evidence.some((clue) => clue.kind === 'photo position' && clue.contradicts === true);
  return isPublicSight && isConfirmed && !isElsewhere;
}
