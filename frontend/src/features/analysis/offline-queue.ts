import type { AnalysisResult } from '@placelore/contracts/analyses.js';
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
  /** How often it was tried again. */
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
/** How often an analysis is tried again when the network fails it. */
export const MOST_RETRIES = 3;
/** The waits before it is, in ms. */
const RETRY_DELAYS_MS = [2_000, 8_000, 20_000];

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
  wait: (ms: number) => Promise<void>;
}

/** What came of running the queue. */
export interface QueueOutcome {
  analysed: number;
  /** Why analyses were given up, a sentence each. */
  refused: string[];
  /** How many wait for another try, because the network went again. */
  waiting: number;
}

/** Runs what is queued, oldest first, one at a time. What a guest queued goes with whoever they became. */
export async function runQueue(tools: QueueTools): Promise<QueueOutcome> {
  const outcome: QueueOutcome = { analysed: 0, refused: [], waiting: 0 };
  const items = await tools.store.all();
  for (const item of items.toSorted((a, b) => a.timestamp - b.timestamp)) {
    const belongs = belonging(item.owner, tools.owner());
    // Somebody else has the device now, and should neither pay for these photos nor keep them.
    if (belongs === 'others') await tools.store.remove(item.id);
    if (belongs === 'theirs') await runItem(item, tools, outcome);
  }
  return outcome;
}

/** Whose a photo is to who uses the device. `absent` are those whose session has ended: their photos wait for them. */
export function belonging(owner: number | null, user: number | null): 'theirs' | 'others' | 'absent' {
  if (owner === null || owner === user) return 'theirs';
  return user === null ? 'absent' : 'others';
}

async function runItem(item: QueuedAnalysis, tools: QueueTools, outcome: QueueOutcome): Promise<void> {
  const { store } = tools;
  for (let { retries } = item; ; ) {
    if (!tools.isOnline()) {
      outcome.waiting += 1;
      return;
    }
    try {
      const result = await tools.analyse(item.data);
      // Signing out meanwhile emptied the queue: then nobody is there to see this.
      if (!(await isQueued(item, store))) return;
      tools.onResult(item.data, result);
      outcome.analysed += 1;
      return await store.remove(item.id);
    } catch (error) {
      if (!(await isQueued(item, store))) return;
      if (!isPassing(error) || retries >= MOST_RETRIES) {
        outcome.refused.push(sentenceFor(error, item.data.fileName));
        return await store.remove(item.id);
      }
      // Losing the network is no try.
      if (!tools.isOnline()) continue;
      await tools.wait(RETRY_DELAYS_MS[retries] ?? 0);
      retries += 1;
      await store.put({ ...item, retries });
    }
  }
}

const isQueued = async ({ id }: QueuedAnalysis, store: QueueStore): Promise<boolean> =>
  (await store.all()).some((one) => one.id === id);

/** Whether the same photo may be taken later: the network failed, or the product was too busy. */
function isPassing(error: unknown): boolean {
  if (error instanceof HttpError) return error.status === 429 || error.status >= 502;
  return !(error instanceof WorkFailure);
}

function sentenceFor(error: unknown, fileName: string): string {
  if (isPassing(error)) return TEXTS.unsent(fileName);
  return error instanceof WorkFailure ? error.message : sentenceOf(error, TEXTS.failedFallback);
}
