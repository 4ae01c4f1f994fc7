import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import type { ErrorCode } from '@placelore/contracts/core/errors.js';
import { JobFailedError } from '../../../lib/api/follow-job.js';
import { getUserMessage, HttpError } from '../../../lib/api/http-error.js';
import type { Photo } from '../capture/photo.js';
import { STRINGS } from '../strings.js';

/** Analysis that was requested without a network. */
export interface QueuedAnalysis {
  id: string;
  type: 'analyze';
  data: Photo;
  /** Unix time in ms. */
  timestamp: number;
  /** Number of failed attempts. */
  retries: number;
  /** User id of the requester; null for a guest. */
  owner: number | null;
}

/** Storage for queued analyses; tests replace the browser's database with another one. */
export interface QueueStore {
  getAll(): Promise<QueuedAnalysis[]>;
  put(item: QueuedAnalysis): Promise<void>;
  /** Stores a changed item, but only if it is still queued: a sign-out may have emptied the queue in the meantime. */
  replace(item: QueuedAnalysis): Promise<void>;
  delete(id: string): Promise<void>;
}

/** Photos can have 10 MB each, and devices have little space. */
export const MAX_QUEUED_PHOTOS = 10;
/** Error codes of the server for photos and hints that can never be accepted. */
const PERMANENT_ERROR_CODES: readonly string[] = [
  'INVALID_INPUT',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'IMAGE_MISSING',
  'IMAGE_EMPTY',
  'IMAGE_TOO_LARGE',
  'IMAGE_UNSUPPORTED',
  'IMAGE_UNREADABLE',
  'IMAGE_TOO_MANY_PIXELS',
] satisfies ErrorCode[];
/** Status with which a proxy may refuse such photos. */
const PAYLOAD_TOO_LARGE_STATUS = 413;

/** Stores an analysis until there is a network. Returns false if the queue is full. */
export async function enqueue(
  photo: Photo,
  { store, owner, now, id }: { store: QueueStore; owner: number | null; now: number; id: string },
): Promise<boolean> {
  if ((await store.getAll()).length >= MAX_QUEUED_PHOTOS) return false;
  await store.put({ id, type: 'analyze', data: photo, timestamp: now, retries: 0, owner });
  return true;
}

export interface QueueDeps {
  store: QueueStore;
  /** Returns the current user of the device, or null for a guest. Called again before each photo is sent. */
  getCurrentUserId: () => number | null;
  isOnline: () => boolean;
  analyze: (photo: Photo) => Promise<AnalysisResult>;
  onResult: (photo: Photo, result: AnalysisResult) => void;
}

export interface QueueRunResult {
  analyzed: number;
  /** Why photos were refused permanently, one sentence each. They have been removed from the queue. */
  rejected: string[];
  /** Number of photos that stay queued after a transient error. */
  waiting: number;
  /** Seconds until the server accepts photos again, if it said so. */
  retryAfterSeconds?: number;
}

/**
 * Sends the queued photos once, one at a time, oldest first. Photos with failed attempts come last, so that they do not
 * block the others. Photos that a guest queued are sent for the account the guest signed in to.
 */
export async function runQueue(deps: QueueDeps): Promise<QueueRunResult> {
  const result: QueueRunResult = { analyzed: 0, rejected: [], waiting: 0 };
  const items = await deps.store.getAll();
  let shouldContinue = true;
  for (const item of items.toSorted((a, b) => a.retries - b.retries || a.timestamp - b.timestamp)) {
    const ownership = classifyQueueOwner(item.owner, deps.getCurrentUserId());
    // The device now belongs to another user, who must neither pay for these photos nor store them.
    if (ownership === 'otherUser') await deps.store.delete(item.id);
    if (ownership !== 'own') continue;
    shouldContinue &&= deps.isOnline();
    if (shouldContinue) shouldContinue = await processItem(item, deps, result);
    else result.waiting += 1;
  }
  return result;
}

/**
 * Classifies the owner of a photo relative to the current user. Photos of `signedOut` owners, whose session has
 * expired, stay queued for them.
 */
export function classifyQueueOwner(
  owner: number | null,
  currentUser: number | null,
): 'own' | 'otherUser' | 'signedOut' {
  if (owner === null || owner === currentUser) return 'own';
  return currentUser === null ? 'signedOut' : 'otherUser';
}

/** Analyzes one photo. Returns whether the next one should be sent. */
async function processItem(item: QueuedAnalysis, deps: QueueDeps, runResult: QueueRunResult): Promise<boolean> {
  const { store } = deps;
  try {
    const result = await deps.analyze(item.data);
    // A sign-out during the analysis empties the queue. The result must not be shown then.
    if (!(await isQueued(item, store))) return true;
    deps.onResult(item.data, result);
    runResult.analyzed += 1;
    await store.delete(item.id);
    return true;
  } catch (error) {
    if (!(await isQueued(item, store))) return true;
    if (isPermanentError(error)) {
      runResult.rejected.push(getRejectionMessage(error));
      await store.delete(item.id);
      return true;
    }
    runResult.waiting += 1;
    if (error instanceof HttpError && error.retryAfterSeconds !== undefined)
      runResult.retryAfterSeconds = error.retryAfterSeconds;
    // A lost connection does not count as an attempt.
    if (deps.isOnline()) await store.replace({ ...item, retries: item.retries + 1 });
    return isSinglePhotoError(error);
  }
}

const isQueued = async ({ id }: QueuedAnalysis, store: QueueStore): Promise<boolean> =>
  (await store.getAll()).some((item) => item.id === id);

/**
 * Whether a response refuses this photo permanently. Every other error is temporary, because the photo may be the only
 * copy.
 */
function isPermanentError(error: unknown): boolean {
  if (error instanceof JobFailedError) return PERMANENT_ERROR_CODES.includes(error.code);
  if (!(error instanceof HttpError)) return false;
  return error.body ? PERMANENT_ERROR_CODES.includes(error.body.code) : error.status === PAYLOAD_TOO_LARGE_STATUS;
}

/**
 * Whether an error may concern only this photo. Without a network, or if the server is busy, all others would fail too.
 */
function isSinglePhotoError(error: unknown): boolean {
  if (error instanceof JobFailedError) return true;
  return error instanceof HttpError && error.status === 500 && error.retryAfterSeconds === undefined;
}

const getRejectionMessage = (error: unknown): string =>
  error instanceof JobFailedError ? error.message : getUserMessage(error, STRINGS.failedFallback);
