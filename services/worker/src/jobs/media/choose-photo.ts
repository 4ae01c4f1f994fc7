import { internalAnalyses } from '@placelore/contracts/analysis/analyses.internal.js';
import type { ImageCredit } from '@placelore/contracts/content/image-credit.js';
import type { PhotoSubject } from '@placelore/contracts/content/photo-steps.js';
import { ApiError, type ErrorCode } from '@placelore/contracts/core/errors.js';
import { internalPhotos, type PhotoCandidate } from '@placelore/contracts/places/photos.internal.js';
import type { JobContext } from '../job-context.js';

type Call = JobContext['call'];

/** Errors that concern a single file, so that the next candidate is tried. */
const FILE_ERRORS: ReadonlySet<ErrorCode> = new Set([
  'PROVIDER_REJECTED',
  'IMAGE_EMPTY',
  'IMAGE_TOO_LARGE',
  'IMAGE_TOO_SMALL',
  'IMAGE_TOO_MANY_PIXELS',
  'IMAGE_UNREADABLE',
  'IMAGE_UNSUPPORTED',
]);

/** Stores a downloaded photo of an article or guide; returns the key of its largest size. */
type StorePhoto = (sha1: string, photo: string) => Promise<{ photoKey: string }>;

/**
 * Finds a photo of a place on Wikimedia Commons, stores it, and has the models on this server check it.
 * @returns the credit with which content can show it; null when no candidate is safe or nothing can be checked
 * @throws ApiError PROVIDER_UNAVAILABLE, TIMED_OUT
 */
export async function choosePhoto(
  call: Call,
  { place, excluded }: PhotoSubject,
  store: StorePhoto,
): Promise<ImageCredit | null> {
  const { candidates } = await call(internalPhotos.findCandidates, { place, wikidataId: null, excluded });
  for (const candidate of candidates) {
    const verdict = await storeAndJudge(call, candidate, store);
    if (verdict === 'safe') return candidate.credit;
    if (verdict === 'switched off') return null;
  }
  return null;
}

async function storeAndJudge(
  call: Call,
  { credit: { sha1 }, downloadUrl }: PhotoCandidate,
  store: StorePhoto,
): Promise<'safe' | 'unusable' | 'switched off'> {
  try {
    const { photo } = await call(internalPhotos.download, { url: downloadUrl });
    const { photoKey } = await store(sha1, photo);
    const { enabled, safety } = await call(internalAnalyses.judgePhoto, { photoKey });
    if (!enabled) return 'switched off';
    return safety === 'safe' ? 'safe' : 'unusable';
  } catch (thrown) {
    if (thrown instanceof ApiError && FILE_ERRORS.has(thrown.code)) return 'unusable';
    throw thrown;
  }
}
