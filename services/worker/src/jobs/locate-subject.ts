import { ApiError } from '@placelore/contracts/core/errors.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { internalPlaces } from '@placelore/contracts/places/places.internal.js';
import { type LocatedPlace, type PlaceClue } from '@placelore/contracts/places/places.js';
import { ServiceUnavailableError } from '@placelore/platform/http/service-unavailable-error.js';
import type { JobContext } from './job-context.js';

/** What a text is about: an article that exists or will be written. Position in degrees. */
export interface Subject {
  title: string;
  location: string;
  latitude: number | null;
  longitude: number | null;
}

/** Confidence of a subject's position, which came with its photo or from an admin, and of its stated location. */
const POSITION_CONFIDENCE = 0.9;
const LOCATION_CONFIDENCE = 0.5;
/** Maximum meters between a subject and its place, by kind. A place farther away is another one with the same name. */
const MAX_DISTANCE_METERS = {
  landmark: 5_000,
  city: 30_000,
  region: Number.POSITIVE_INFINITY,
  country: Number.POSITIVE_INFINITY,
} as const;
/** Maximum characters of a query and of a clue. */
const MAX_QUERY_LENGTH = 300;
const MAX_CLUE_LENGTH = 2_000;

/** Finds the place with exactly that title near the subject's position; otherwise the place at that position. */
export async function locateSubject(call: JobContext['call'], subject: Subject): Promise<LocatedPlace | null> {
  const clues = buildClues(subject);
  const { place: namedPlace } = await call(internalPlaces.locate, {
    query: subject.title.slice(0, MAX_QUERY_LENGTH),
    clues,
  });
  if (namedPlace !== null && isSameLocation(namedPlace, subject)) return namedPlace;
  if (clues.length === 0) return null;
  const listedPlace = await findListedPlace(call, subject);
  if (listedPlace !== null) return listedPlace;
  const confirmedPlace = await findConfirmedPlace(call, subject, clues);
  if (confirmedPlace !== null) return confirmedPlace;
  const { place: nearestPlace } = await call(internalPlaces.locate, { clues });
  return nearestPlace !== null && isSameLocation(nearestPlace, subject) ? nearestPlace : null;
}

/**
 * Finds the place with that title at the position: a restaurant, a hotel, or an entry of a map provider. Returns null
 * also when the provider is unavailable, because the guidebook knows the position's surroundings without it.
 */
async function findListedPlace(call: JobContext['call'], subject: Subject): Promise<LocatedPlace | null> {
  const { title, latitude, longitude } = subject;
  if (latitude === null || longitude === null) return null;
  const query = title.slice(0, MAX_QUERY_LENGTH);
  try {
    const { place } = await call(internalPlaces.locate, { query, clues: [], at: { latitude, longitude } });
    return place !== null && isSameLocation(place, subject) ? place : null;
  } catch (thrown) {
    if (isProviderError(thrown)) return null;
    throw thrown;
  }
}

/** Finds the sight with that title in the subject's town when the guidebook lacks it but another source knows it. */
async function findConfirmedPlace(
  call: JobContext['call'],
  subject: Subject,
  clues: readonly PlaceClue[],
): Promise<LocatedPlace | null> {
  const position = clues.filter(({ kind }) => kind === 'photo position');
  const text = [subject.title, subject.location].filter(Boolean).join(', ').slice(0, MAX_CLUE_LENGTH);
  const named = { kind: 'stated location' as const, text, confidence: POSITION_CONFIDENCE };
  const { place } = await call(internalPlaces.locate, { clues: [named, ...position], confirm: true });
  const isConfirmed = place?.kind === 'landmark' && place.guidebookId === null && !place.unconfirmed;
  return isConfirmed && isSameLocation(place, subject) ? place : null;
}

/** Returns whether the places service reported that its provider failed, refused, or has no budget left. */
const isProviderError = (thrown: unknown): boolean =>
  thrown instanceof ApiError &&
  // While the places service itself does not respond, the job waits.
  !(thrown instanceof ServiceUnavailableError) &&
  (thrown.code === 'TIMED_OUT' || thrown.code.startsWith('PROVIDER_'));

function buildClues({ location, latitude, longitude }: Subject): PlaceClue[] {
  return [
    ...(latitude === null || longitude === null
      ? []
      : [{ kind: 'photo position' as const, position: { latitude, longitude }, confidence: POSITION_CONFIDENCE }]),
    ...(location === ''
      ? []
      : [
          {
            kind: 'stated location' as const,
            text: location.slice(0, MAX_CLUE_LENGTH),
            confidence: LOCATION_CONFIDENCE,
          },
        ]),
  ];
}

function isSameLocation(place: LocatedPlace, { latitude, longitude }: Subject): boolean {
  return (
    latitude === null ||
    longitude === null ||
    getDistanceMeters(place, { latitude, longitude }) <= MAX_DISTANCE_METERS[place.kind]
  );
}
