import { createHash } from 'node:crypto';
import type { AnalysisHints } from '@placelore/contracts/analysis/analyses.js';
import type { Actor } from '@placelore/contracts/core/identity.js';

/** Raise when stored results must not answer any more, because results are made differently. */
const RESULT_VERSION = 2;

/** A hash of any JSON value; equal values give the same key, in whatever order their fields stand. */
export function hashJson(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts, sortKeys)).digest('hex');
}

/** Postgres gives the fields of a stored object back in another order than they were made in. */
function sortKeys(_name: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Free text as far as it matters for what is meant by it. */
const normalizeHint = (text: string | undefined) => text?.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

/** Everything that decides a result: the photo, what was said about it, and who looks and writes. */
export function buildResultKey(imageHash: string, hints: AnalysisHints, providers: string): string {
  const { source, location, siteDetails, latitude, longitude } = hints;
  // Some 10 m: a device that is asked twice never says exactly the same.
  const rounded = [latitude, longitude].map((degrees) => degrees && Math.round(degrees * 1e4) / 1e4);
  return hashJson(
    RESULT_VERSION,
    imageHash,
    source,
    normalizeHint(location),
    normalizeHint(siteDetails),
    rounded,
    providers,
  );
}

/** Whose an analysis is. Somebody with neither account nor cookie owns nothing, and cannot be here. */
export function buildOwnerKey({ userId, visitorId }: Pick<Actor, 'userId' | 'visitorId'>): string {
  return userId === null ? `visitor:${visitorId}` : `user:${userId}`;
}

/** The folder of all stored photos. */
export const PHOTOS_PREFIX = 'analyses/';
/** How the key of a photo as it was uploaded ends. Earlier releases stored these; nothing reads or writes them. */
export const ORIGINAL_SUFFIX = '/original';

/** Where the photo of an analysis is kept, upright and without metadata. Never public. */
export const buildPhotoKey = (analysisId: string) => `${getPhotoFolder(analysisId)}/photo.jpg`;

/** A UUID may be written in capitals, a storage key may not. */
const getPhotoFolder = (analysisId: string) => `${PHOTOS_PREFIX}${analysisId.toLowerCase()}`;

/** The analysis a stored file is of; null when its key is none of an analysis. */
export const parseAnalysisId = (key: string): string | null =>
  /^analyses\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\//.exec(key)?.[1] ?? null;
