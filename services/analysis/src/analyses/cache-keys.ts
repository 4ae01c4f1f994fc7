import { createHash } from 'node:crypto';
import type { AnalysisHints } from '@placelore/contracts/analysis/analyses.js';
import type { Actor } from '@placelore/contracts/core/identity.js';

/** Increase this when results are created differently, so that older ones are not reused. */
const RESULT_VERSION = 4;

/** Returns a hash of any JSON value; equal values have the same hash, whatever the order of their fields. */
export function hashJson(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts, sortKeys)).digest('hex');
}

/** Sorts fields by name, because Postgres returns the fields of a stored object in a different order. */
function sortKeys(_name: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Normalizes free text, so that differences without a meaning do not count. */
const normalizeHint = (text: string | undefined) => text?.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

/** Returns the key of everything that determines a result: the photo, its hints and the providers. */
export function buildResultKey(imageHash: string, hints: AnalysisHints, providers: string): string {
  const { source, location, siteDetails, latitude, longitude, keepPrivate } = hints;
  // Rounds to about 10 m, because a device never reports exactly the same position twice.
  const rounded = [latitude, longitude].map((degrees) => degrees && Math.round(degrees * 1e4) / 1e4);
  return hashJson(
    RESULT_VERSION,
    imageHash,
    source,
    normalizeHint(location),
    normalizeHint(siteDetails),
    rounded,
    keepPrivate,
    providers,
  );
}

/** Returns the key of an owner. Callers with neither account nor cookie own nothing and have already been rejected. */
export function buildOwnerKey({ userId, visitorId }: Pick<Actor, 'userId' | 'visitorId'>): string {
  return userId === null ? `visitor:${visitorId}` : `user:${userId}`;
}

/** Storage folder of all photos. */
export const PHOTOS_PREFIX = 'analyses/';
/** Suffix of photos as they were uploaded. Earlier releases stored these; they are no longer read or written. */
export const ORIGINAL_SUFFIX = '/original';

/** Returns the storage key of an analysis's photo. That file is upright, without metadata, and never public. */
export const buildPhotoKey = (analysisId: string) => `${getPhotoFolder(analysisId)}/photo.jpg`;

/** Storage keys are lowercase, but a UUID in a request may be uppercase. */
const getPhotoFolder = (analysisId: string) => `${PHOTOS_PREFIX}${analysisId.toLowerCase()}`;

/** Returns the analysis that a stored file belongs to; null when the key is of another form. */
export const parseAnalysisId = (key: string): string | null =>
  /^analyses\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\//.exec(key)?.[1] ?? null;
