import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import type { ErrorCode } from '@placelore/contracts/core/errors.js';
import { JobFailedError } from '../../../lib/api/follow-job.js';
import { getUserMessage, HttpError } from '../../../lib/api/http-error.js';
import type { Photo } from '../capture/photo.js';
import { STRINGS } from '../strings.js';

/** An analysis that was asked for without a network. */
export interface QueuedAnalysis {
  id: string;
  type: 'analyze';
  data: Photo;
  /** ms since 1970. */
  timestamp: number;
  /** How often it was tried in vain. */
  retries: number;
  /** The user who asked; null for a guest. */
  owner: number | null;
}

/** Where queued analyses are kept, so that tests can stand in for the browser's database. */
export interface QueueStore {
  getAll(): Promise<QueuedAnalysis[]>;
  put(item: QueuedAnalysis): Promise<void>;
  delete(id: string): Promise<void>;
}

/** Photos are up to 10 MB each, and devices have little room. */
export const MAX_QUEUED_PHOTOS = 10;
/** What the product says of a photo that will never do, and of what was said about it. */
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
/** The same as something between the device and the product may say it. */
const PAYLOAD_TOO_LARGE_STATUS = 413;

/** Keeps an analysis for when there is a network. Answers false when too many wait already. */
export async function enqueue(
  photo: Photo,
  { store, owner, now, id }: { store: QueueStore; owner: number | null; now: number; id: string },
): Promise<boolean> {
  if ((await store.getAll()).length >= MAX_QUEUED_PHOTOS) return false;
  await store.put({ id, type: 'analyze', data: photo, timestamp: now, retries: 0, owner });
  return true;
}

/** What running the queue needs from outside. */
export interface QueueDeps {
  store: QueueStore;
  /** Who uses the device now; null for a guest. Asked again before each photo is sent. */
  getCurrentUserId: () => number | null;
  isOnline: () => boolean;
  analyze: (photo: Photo) => Promise<AnalysisResult>;
  onResult: (photo: Photo, result: AnalysisResult) => void;
}

/** What came of running the queue. */
export interface QueueRunResult {
  analyzed: number;
  /** Why photos will never do, a sentence each. They are no longer queued. */
  rejected: string[];
  /** How many are kept for another round, because something failed that passes. */
  waiting: number;
  /** Seconds after which the product takes them, when it said so. */
  retryAfterSeconds?: number;
}

/**
 * Runs what is queued once, one at a time: the oldest first, and those that failed before after the others, so that none
 * keeps the others from being sent. What a guest queued goes with whoever they became.
 */
export async function runQueue(deps: QueueDeps): Promise<QueueRunResult> {
  const result: QueueRunResult = { analyzed: 0, rejected: [], waiting: 0 };
  const items = await deps.store.getAll();
  let shouldContinue = true;
  for (const item of items.toSorted((a, b) => a.retries - b.retries || a.timestamp - b.timestamp)) {
    const ownership = classifyQueueOwner(item.owner, deps.getCurrentUserId());
    // Somebody else has the device now, and should neither pay for these photos nor keep them.
    if (ownership === 'others') await deps.store.delete(item.id);
    if (ownership !== 'theirs') continue;
    shouldContinue &&= deps.isOnline();
    if (shouldContinue) shouldContinue = await processItem(item, deps, result);
    else result.waiting += 1;
  }
  return result;
}

/** Whose a photo is to who uses the device. `absent` are those whose session has ended: their photos wait for them. */
export function classifyQueueOwner(owner: number | null, currentUser: number | null): 'theirs' | 'others' | 'absent' {
  if (owner === null || owner === currentUser) return 'theirs';
  return currentUser === null ? 'absent' : 'others';
}

/** Has one photo analysed. Answers whether the next one is worth sending. */
async function processItem(item: QueuedAnalysis, deps: QueueDeps, runResult: QueueRunResult): Promise<boolean> {
  const { store } = deps;
  try {
    const result = await deps.analyze(item.data);
    // Signing out meanwhile emptied the queue: then nobody is there to see this.
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
    // Losing the network is no try.
    if (deps.isOnline()) await store.put({ ...item, retries: item.retries + 1 });
    return isSinglePhotoError(error);
  }
}

const isQueued = async ({ id }: QueuedAnalysis, store: QueueStore): Promise<boolean> =>
  (await store.getAll()).some((one) => one.id === id);

/** Whether an answer says that this photo will never do. Everything else passes: the photo may be the only one there is. */
function isPermanentError(error: unknown): boolean {
  if (error instanceof JobFailedError) return PERMANENT_ERROR_CODES.includes(error.code);
  if (!(error instanceof HttpError)) return false;
  return error.body ? PERMANENT_ERROR_CODES.includes(error.body.code) : error.status === PAYLOAD_TOO_LARGE_STATUS;
}

/** Whether what failed may be this photo alone; without a network, or with a busy product, the others fail as well. */
function isSinglePhotoError(error: unknown): boolean {
  if (error instanceof JobFailedError) return true;
  return error instanceof HttpError && error.status === 500 && error.retryAfterSeconds === undefined;
}

const getRejectionMessage = (error: unknown): string =>
  error instanceof JobFailedError ? error.message : getUserMessage(error, STRINGS.failedFallback);
