import type { Position } from '@placelore/contracts/places/geography.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import type { LocatedPlace, PlaceClue } from '@placelore/contracts/places/places.js';
import type { LearnedMatch } from './learned-photos.repository.js';

/** How a photo is like one that was learned: a copy of it, or only a picture of the same kind. */
export type Likeness = 'copy' | 'alike';

/**
 * Confidence of a clue by what it rests on, 0 to 1: a copy taken near the place weighs as much as a site that the traveler
 * describes. Whatever the confidence, a place that only similar photos name is suggested and no more.
 */
const CONFIDENCE: Record<Likeness, { alone: number; withPosition: number }> = {
  copy: { alone: 0.35, withPosition: 0.6 },
  alike: { alone: 0.25, withPosition: 0.35 },
};
/** Meters between camera and place within which a position agrees. */
const MAX_AGREEING_METERS = 5_000;
/** Meters beyond which a photo cannot show the place, not even a mountain: another photo was confirmed. */
const MAX_VIEW_METERS = 80_000;
const MAX_CLUES = 3;

/**
 * Returns clues to the places of similar photos, the strongest first; at most three, one for each place. They contain the
 * name and position of a public place, and nothing of the other photo.
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
 * Returns whether other photos may be compared with one of this place. Only sights of the guidebook and of OpenStreetMap
 * are suggested to others: the town of a private photo, what a model or a person named, and what a map vendor does not
 * let us store say more than the name of a public place. Nor are those that the photo's own position contradicts.
 */
export function canLearn({ kind, guidebookId, provider, evidence }: LocatedPlace): boolean {
  const isPublicSight = kind === 'landmark' && (guidebookId !== null || provider === 'osm');
  const isConfirmed = evidence.some((clue) => clue.kind === 'named by the traveler' && clue.confidence > 0);
  const isElsewhere = evidence.some((clue) => clue.kind === 'photo position' && clue.contradicts === true);
  return isPublicSight && isConfirmed && !isElsewhere;
}
