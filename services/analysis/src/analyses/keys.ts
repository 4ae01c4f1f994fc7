import { createHash } from 'node:crypto';
import type { AnalysisHints } from '@placelore/contracts/analyses.js';
import type { Person } from '@placelore/contracts/identity.js';

/** Raise when stored results must not answer any more, because results are made differently. */
const RESULT_VERSION = 1;

/** A hash of any JSON value; the same value always gives the same key. */
export function hashOf(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** Everything that decides a result: the photo, what was said about it, and who looks and writes. */
export function resultKey(imageHash: string, hints: AnalysisHints, providers: string): string {
  const { source, location, siteDetails, latitude, longitude } = hints;
  // Some 10 m: a device that is asked twice never says exactly the same.
  const rounded = [latitude, longitude].map((degrees) => degrees?.toFixed(4));
  return hashOf(
    RESULT_VERSION,
    imageHash,
    source,
    location?.toLowerCase(),
    siteDetails?.toLowerCase(),
    rounded,
    providers,
  );
}

/** Whose an analysis is. Somebody with neither account nor cookie owns nothing, and cannot be here. */
export function ownerKey({ userId, visitorId }: Pick<Person, 'userId' | 'visitorId'>): string {
  return userId === null ? `visitor:${visitorId}` : `user:${userId}`;
}

/** Where the photo of an analysis is kept: as it was uploaded, and upright without metadata. Never public. */
export const originalKeyOf = (analysisId: string) => `analyses/${analysisId}/original`;
export const photoKeyOf = (analysisId: string) => `analyses/${analysisId}/photo.jpg`;
