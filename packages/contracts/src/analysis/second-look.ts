import { z } from 'zod';
import { position } from '../places/geography.js';
import { getDistanceMeters } from '../places/great-circle.js';
import type { Evidence, LocatedPlace, PlaceClue } from '../places/places.js';

/** The words in which models state their certainty, most certain first. */
export const CERTAINTIES = ['certain', 'likely', 'guess'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** Our numbers for the words of models, 0 to 1. */
export const CERTAINTY_CONFIDENCE: Readonly<Record<Certainty, number>> = {
  /** Unmistakable. Still below a position, because models name the famous twin of a lesser known sight. */
  certain: 0.8,
  likely: 0.55,
  /** Supports another clue, decides nothing. */
  guess: 0.3,
};
/** Confidence of a guess that a second look does not confirm. */
const DROPPED_CONFIDENCE = 0.15;

/** Candidates of one second look: more are a list to read, not a choice. */
export const MAX_LOOK_CANDIDATES = 10;

/** A real place among which a second look chooses. */
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

/** What a second look chose: the index of a candidate, or null for none of them. */
export const lookChoice = z.object({
  index: z.number().int().nonnegative().nullable(),
  certainty: z.enum(CERTAINTIES),
});
export type LookChoice = z.infer<typeof lookChoice>;

/**
 * Returns whether a second look may help: the first one is unsure, or clues contradict each other. A dish is no place,
 * however often one looks.
 */
export function needsSecondLook(clues: readonly PlaceClue[], place: Pick<LocatedPlace, 'evidence'> | null): boolean {
  const first = findRecognized(clues);
  if (first?.sight?.subject === 'dish') return false;
  if (!first || first.confidence < CERTAINTY_CONFIDENCE.certain) return true;
  return (place?.evidence ?? []).some(({ contradicts }: Evidence) => contradicts === true);
}

/**
 * Returns the clues of a photo after a second look. Agreement raises the first look by one word; otherwise it is lowered
 * by one, and the choice, which was suggested, counts one word less than stated.
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

/** Checks whether the first look named the chosen candidate: by its name with the same town, or at its position. */
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
