import { countQueuedPhotos } from '../../features/analysis/offline-queue/count-queued-photos.js';
import type { QueueRunResult } from '../../features/analysis/offline-queue/offline-queue.js';
import { onQueueRunRequested, setQueueRunning } from '../../features/analysis/offline-queue/queue-run.js';
import { refreshDiscoveries } from '../../features/discoveries/api.js';
import { refreshSession } from '../../features/session/api.js';
import { HttpError } from '../../lib/api/http-error.js';
import { invalidate } from '../../lib/cache/server-state.js';
import { writeDevice } from '../../lib/device/device-storage.js';
import { getDeviceUserId, onDeviceUserChange } from '../../lib/device/device-user.js';
import { showToast } from '../../ui/feedback/toasts.js';
import { RetryScheduler } from './retry-scheduler.js';

const STRINGS = {
  complete: 'Sync complete!',
  failed: 'Sync failed',
  upToDate: 'Everything is up to date.',
  analyzed: (photos: number) => (photos === 1 ? 'Your photo was analyzed.' : `Your ${photos} photos were analyzed.`),
  offline: "The network went again. What is queued waits until you're back online.",
  queued: (photos: number) =>
    photos === 1
      ? 'A photo could not be analyzed now. It is kept and tried again later.'
      : `${photos} photos could not be analyzed now. They are kept and tried again later.`,
  readFailed: 'Your discoveries could not be read. Please try again later.',
} as const;

/** When everything was last up to date, in ms since 1970. */
const LAST_SYNC_NAME = 'last-sync';

/** That it failed was said, and is not said again by rounds nobody asked for. */
const retryScheduler = new RetryScheduler(() => void syncQueued({ isQuiet: true }));
let isSyncing = false;

interface SyncOptions {
  /** Whether nothing is said of what fails but passes. */
  isQuiet?: boolean;
}

/** Runs what an earlier visit left in the queue, and from now on whatever is queued when there is cause to. */
export async function startSync(): Promise<void> {
  // Whose session had ended may be back.
  onDeviceUserChange(() => getDeviceUserId() !== null && void syncQueued());
  onQueueRunRequested((time) => (time === 'now' ? void restartSync() : scheduleRetry()));
  await syncQueued();
}

/** As {@link sync}; when it fails, the waits before further tries begin with the shortest. */
export async function restartSync(): Promise<void> {
  retryScheduler.reset();
  await sync();
}

/** Plans a round after the shortest wait: a photo was queued because the product was away. */
function scheduleRetry(): void {
  retryScheduler.reset();
  retryScheduler.scheduleNext();
}

async function syncQueued(options?: SyncOptions): Promise<void> {
  if (navigator.onLine && (await countQueuedPhotos()) > 0) await sync(options);
}

/** Reads what may have changed and runs what was queued; plans another round when that leaves something. */
async function sync(options: SyncOptions = {}): Promise<void> {
  if (isSyncing) return;
  setSyncing(true);
  retryScheduler.cancel();
  const retryAfterSeconds = await runSyncPass(options).finally(() => setSyncing(false));
  // Without a network its return is the cause.
  if (navigator.onLine && (await countQueuedPhotos()) > 0) retryScheduler.scheduleNext(retryAfterSeconds * 1_000);
}

function setSyncing(isRunning: boolean): void {
  isSyncing = isRunning;
  setQueueRunning(isRunning);
}

/** One round. Answers after how many seconds the next one makes sense. */
async function runSyncPass({ isQuiet = false }: SyncOptions): Promise<number> {
  try {
    // Whose photos these are has to be known before one is sent.
    await refreshSession();
    const userBefore = getDeviceUserId();
    await refreshDiscoveries();
    const { analyzeQueued } = await import('../../features/analysis/offline-queue/queue.js');
    const result = await analyzeQueued(() => void invalidate('discoveries'));
    // Another page of the product is at it, and says what comes of it; or who left meanwhile need not know.
    if (result === null || getDeviceUserId() !== userBefore) return 0;
    if (result.analyzed > 0) retryScheduler.reset();
    showSyncResult(result, isQuiet);
    return result.retryAfterSeconds ?? 0;
  } catch (error) {
    if (!isQuiet) showToast({ title: STRINGS.failed, description: STRINGS.readFailed, destructive: true });
    return (error instanceof HttpError && error.retryAfterSeconds) || 0;
  }
}

function showSyncResult({ analyzed, rejected, waiting }: QueueRunResult, isQuiet: boolean): void {
  const waitingMessage = navigator.onLine ? STRINGS.queued(waiting) : STRINGS.offline;
  const [failure = waiting > 0 ? waitingMessage : undefined] = rejected;
  if (failure === undefined) {
    writeDevice(LAST_SYNC_NAME, Date.now());
    showToast({ title: STRINGS.complete, description: analyzed > 0 ? STRINGS.analyzed(analyzed) : STRINGS.upToDate });
  } else if (!isQuiet || rejected.length > 0) {
    showToast({ title: STRINGS.failed, description: failure, destructive: true });
  }
}
