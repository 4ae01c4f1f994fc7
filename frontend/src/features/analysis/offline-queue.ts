import type { AnalysisResult } from '@placelore/contracts/analyses.js';
import type { ErrorCode } from '@placelore/contracts/errors.js';
import { WorkFailure } from '../../lib/follow-work.js';
import { HttpError, sentenceOf } from '../../lib/http-error.js';
import type { Photo } from './photo.js';
import { TEXTS } from './texts.js';

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
  all(): Promise<QueuedAnalysis[]>;
  put(item: QueuedAnalysis): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Photos are up to 10 MB each, and devices have little room. */
export const MOST_QUEUED = 10;
/** What the product says of a photo that will never do, and of what was said about it. */
const FOR_GOOD: readonly string[] = [
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
const TOO_LARGE = 413;

/** Keeps an analysis for when there is a network. Answers false when too many wait already. */
export async function enqueue(
  photo: Photo,
  { store, owner, now, id }: { store: QueueStore; owner: number | null; now: number; id: string },
): Promise<boolean> {
  if ((await store.all()).length >= MOST_QUEUED) return false;
  await store.put({ id, type: 'analyze', data: photo, timestamp: now, retries: 0, owner });
  return true;
}

/** What running the queue needs from outside. */
export interface QueueTools {
  store: QueueStore;
  /** Who uses the device now; null for a guest. Asked again before each photo is sent. */
  owner: () => number | null;
  isOnline: () => boolean;
  analyse: (photo: Photo) => Promise<AnalysisResult>;
  onResult: (photo: Photo, result: AnalysisResult) => void;
}

/** What came of running the queue. */
export interface QueueOutcome {
  analysed: number;
  /** Why photos will never do, a sentence each. They are no longer queued. */
  refused: string[];
  /** How many are kept for another round, because something failed that passes. */
  waiting: number;
  /** Seconds after which the product takes them, when it said so. */
  retryAfter?: number;
}

/**
 * Runs what is queued once, one at a time: the oldest first, and those that failed before after the others, so that none
 * keeps the others from being sent. What a guest queued goes with whoever they became.
 */
export async function runQueue(tools: QueueTools): Promise<QueueOutcome> {
  const outcome: QueueOutcome = { analysed: 0, refused: [], waiting: 0 };
  const items = await tools.store.all();
  let goesOn = true;
  for (const item of items.toSorted((a, b) => a.retries - b.retries || a.timestamp - b.timestamp)) {
    const belongs = belonging(item.owner, tools.owner());
    // Somebody else has the device now, and should neither pay for these photos nor keep them.
    if (belongs === 'others') await tools.store.remove(item.id);
    if (belongs !== 'theirs') continue;
    goesOn &&= tools.isOnline();
    if (goesOn) goesOn = await runItem(item, tools, outcome);
    else outcome.waiting += 1;
  }
  return outcome;
}

/** Whose a photo is to who uses the device. `absent` are those whose session has ended: their photos wait for them. */
export function belonging(owner: number | null, user: number | null): 'theirs' | 'others' | 'absent' {
  if (owner === null || owner === user) return 'theirs';
  return user === null ? 'absent' : 'others';
}

/** Has one photo analysed. Answers whether the next one is worth sending. */
async function runItem(item: QueuedAnalysis, tools: QueueTools, outcome: QueueOutcome): Promise<boolean> {
  const { store } = tools;
  try {
    const result = await tools.analyse(item.data);
    // Signing out meanwhile emptied the queue: then nobody is there to see this.
    if (!(await isQueued(item, store))) return true;
    tools.onResult(item.data, result);
    outcome.analysed += 1;
    await store.remove(item.id);
    return true;
  } catch (error) {
    if (!(await isQueued(item, store))) return true;
    if (isForGood(error)) {
      outcome.refused.push(sentenceFor(error));
      await store.remove(item.id);
      return true;
    }
    outcome.waiting += 1;
    if (error instanceof HttpError && error.retryAfter !== undefined) outcome.retryAfter = error.retryAfter;
    // Losing the network is no try.
    if (tools.isOnline()) await store.put({ ...item, retries: item.retries + 1 });
    return isOfOnePhoto(error);
  }
}

const isQueued = async ({ id }: QueuedAnalysis, store: QueueStore): Promise<boolean> =>
  (await store.all()).some((one) => one.id === id);

/** Whether an answer says that this photo will never do. Everything else passes: the photo may be the only one there is. */
function isForGood(error: unknown): boolean {
  if (error instanceof WorkFailure) return FOR_GOOD.includes(error.code);
  if (!(error instanceof HttpError)) return false;
  return error.body ? FOR_GOOD.includes(error.body.code) : error.status === TOO_LARGE;
}

/** Whether what failed may be this photo alone; without a network, or with a busy product, the others fail as well. */
function isOfOnePhoto(error: unknown): boolean {
  if (error instanceof WorkFailure) return true;
  return error instanceof HttpError && error.status === 500 && error.retryAfter === undefined;
}

const sentenceFor = (error: unknown): string =>
  error instanceof WorkFailure ? error.message : sentenceOf(error, TEXTS.failedFallback);
