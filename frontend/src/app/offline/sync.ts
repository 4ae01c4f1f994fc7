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
  offline: "The connection was lost again. Queued photos wait until you're back online.",
  queued: (photos: number) =>
    photos === 1
      ? "We couldn't analyze a photo. It stays in the queue, and we'll try again later."
      : `${photos} photos could not be analyzed. They stay in the queue and are retried later.`,
  readFailed: 'Your discoveries could not be loaded. Please try again later.',
} as const;

/** Storage entry for the time of the last complete sync, in ms since 1970. */
const LAST_SYNC_NAME = 'last-sync';

/** Scheduled retries are quiet, because the failure was already reported. */
const retryScheduler = new RetryScheduler(() => void syncQueued({ isQuiet: true }));
let isSyncing = false;

interface SyncOptions {
  /** Whether temporary failures are not reported. */
  isQuiet?: boolean;
}

/** Processes what an earlier visit left in the queue, and subscribes to everything that calls for another run. */
export async function startSync(): Promise<void> {
  // A user whose session expired may have signed in again.
  onDeviceUserChange(() => getDeviceUserId() !== null && void syncQueued());
  onQueueRunRequested((time) => (time === 'now' ? void restartSync() : scheduleRetry()));
  await syncQueued();
}

/** Syncs immediately, and restarts the retry delays from the shortest. */
export async function restartSync(): Promise<void> {
  retryScheduler.reset();
  await sync();
}

/** Schedules a run after the shortest delay, for a photo that was queued because the product was unavailable. */
function scheduleRetry(): void {
  retryScheduler.reset();
  retryScheduler.scheduleNext();
}

async function syncQueued(options?: SyncOptions): Promise<void> {
  if (navigator.onLine && (await countQueuedPhotos()) > 0) await sync(options);
}

/** Reloads data that may have changed and processes the queue; schedules another run if photos remain. */
async function sync(options: SyncOptions = {}): Promise<void> {
  if (isSyncing) return;
  setSyncing(true);
  retryScheduler.cancel();
  const retryAfterSeconds = await runSyncPass(options).finally(() => setSyncing(false));
  // Without a connection, the next run starts when it returns.
  if (navigator.onLine && (await countQueuedPhotos()) > 0) retryScheduler.scheduleNext(retryAfterSeconds * 1_000);
}

function setSyncing(isRunning: boolean): void {
  isSyncing = isRunning;
  setQueueRunning(isRunning);
}

/** Runs one sync pass. Returns the number of seconds to wait before the next pass. */
async function runSyncPass({ isQuiet = false }: SyncOptions): Promise<number> {
  try {
    // The current user must be known before a photo is sent.
    await refreshSession();
    const userBefore = getDeviceUserId();
    await refreshDiscoveries();
    const { analyzeQueued } = await import('../../features/analysis/offline-queue/queue.js');
    const result = await analyzeQueued(() => void invalidate('discoveries'));
    // Another tab holds the lock and reports its results, or the user has changed and must not see them.
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
