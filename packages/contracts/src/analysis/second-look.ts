import { z } from 'zod';
import { position } from '../places/geography.js';
import { getDistanceMeters } from '../places/great-circle.js';
import type { Evidence, LocatedPlace, PlaceClue } from '../places/places.js';

/** Words with which models state their certainty, most certain first. */
export const CERTAINTIES = ['certain', 'likely', 'guess'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** Confidence for each word, 0 to 1. */
export const CERTAINTY_CONFIDENCE: Readonly<Record<Certainty, number>> = {
  /** Lower than that of a position, because models name a famous sight instead of a similar, lesser known one. */
  certain: 0.8,
  likely: 0.55,
  /** Supports another clue but decides nothing alone. */
  guess: 0.3,
};
/** Confidence of a guess that a second look does not confirm. */
const DROPPED_CONFIDENCE = 0.15;

/** Maximum number of candidates of a second look. */
export const MAX_LOOK_CANDIDATES = 10;

/** One of the real places from which a second look chooses. */
export const lookCandidate = z.object({
  name: z.string().max(200),
  /** Town and country. */
  location: z.string().max(200),
  /** Degrees. Never sent to a vision provider. */
  ...position.shape,
  /** Meters from where the photo was taken; null when that is unknown. */
  distanceMeters: z.number().nonnegative().nullable(),
});
export type LookCandidate = z.infer<typeof lookCandidate>;

/** Choice of a second look: the index of a candidate, or null for none of them. */
export const lookChoice = z.object({
  index: z.number().int().nonnegative().nullable(),
  certainty: z.enum(CERTAINTIES),
});
export type LookChoice = z.infer<typeof lookChoice>;

/**
 * Returns whether a second look may help, because the first one is unsure or clues contradict each other. It never
 * helps for a dish.
 */
export function needsSecondLook(clues: readonly PlaceClue[], place: Pick<LocatedPlace, 'evidence'> | null): boolean {
  const first = findRecognized(clues);
  if (first?.sight?.subject === 'dish') return false;
  if (!first || first.confidence < CERTAINTY_CONFIDENCE.certain) return true;
  return (place?.evidence ?? []).some(({ contradicts }: Evidence) => contradicts === true);
}

/**
 * Returns the clues of a photo after a second look. If it agrees with the first look, the certainty of the first look
 * rises by one word. Otherwise, it falls by one word, and the choice also counts one word less than stated, because it
 * was suggested.
 */
export function applySecondLook(
  clues: readonly PlaceClue[],
  candidates: readonly LookCandidate[],
  { index, certainty }: LookChoice,
): PlaceClue[] {
  const first = findRecognized(clues);
  const chosen = index === null ? undefined : candidates[index];
  if (first && chosen && isAbout(first, chosen)) {
    return clues.map((clue) => (clue === first ? { ...clue, confidence: raise(clue.confidence) } : clue));
  }
  const lowered = clues.map((clue) => (clue === first ? { ...clue, confidence: lower(clue.confidence) } : clue));
  const own = lower(CERTAINTY_CONFIDENCE[certainty]);
  if (!chosen || certainty === 'guess') return lowered;
  const { name, location, latitude, longitude } = chosen;
  const text = [name, location].filter(Boolean).join(', ');
  const sight = { name, city: null, country: null, subject: 'sight' as const };
  return [...lowered, { kind: 'landmark recognized', text, position: { latitude, longitude }, confidence: own, sight }];
}

const findRecognized = (clues: readonly PlaceClue[]): PlaceClue | undefined =>
  clues.find(({ kind }) => kind === 'landmark recognized');

/** Meters within which a candidate and the position of a vision provider are one sight. */
const SAME_SIGHT_METERS = 1_000;

/** Checks whether the first look named the chosen candidate: by its name, and in the same town or at its position. */
function isAbout({ sight, text = '', position: own }: PlaceClue, { name, location, ...at }: LookCandidate): boolean {
  const isNamed = fold(sight?.name ?? text.split(',')[0] ?? '') === fold(name);
  if (own) return isNamed && getDistanceMeters(own, at) <= SAME_SIGHT_METERS;
  const town = sight?.city ?? '';
  return isNamed && (town === '' || fold(location).includes(fold(town)));
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

const STEPS = [...CERTAINTIES.map((word) => CERTAINTY_CONFIDENCE[word]), DROPPED_CONFIDENCE];
const raise = (confidence: number): number => STEPS.findLast((step) => step > confidence) ?? confidence;
const lower = (confidence: number): number => STEPS.find((step) => step < confidence) ?? confidence;
