import type { QueueOutcome } from '../features/analysis/offline-queue.js';
import { onRoundWanted, setRoundUnderWay } from '../features/analysis/queue-round.js';
import { queuedPhotos } from '../features/analysis/queued-photos.js';
import { readDiscoveriesAgain } from '../features/discoveries/api.js';
import { readSessionAgain } from '../features/session/api.js';
import { deviceOwner, onOwnerChange } from '../lib/device-owner.js';
import { writeDevice } from '../lib/device-storage.js';
import { HttpError } from '../lib/http-error.js';
import { invalidate } from '../lib/server-state.js';
import { showToast } from '../ui/toasts.js';
import { LaterRounds } from './later-rounds.js';

const TEXTS = {
  complete: 'Sync complete!',
  failed: 'Sync failed',
  upToDate: 'Everything is up to date.',
  analysed: (photos: number) => (photos === 1 ? 'Your photo was analyzed.' : `Your ${photos} photos were analyzed.`),
  offline: "The network went again. What is queued waits until you're back online.",
  kept: (photos: number) =>
    photos === 1
      ? 'A photo could not be analyzed now. It is kept and tried again later.'
      : `${photos} photos could not be analyzed now. They are kept and tried again later.`,
  unread: 'Your discoveries could not be read. Please try again later.',
} as const;

/** When everything was last up to date, in ms since 1970. */
const LAST_SYNC = 'last-sync';

/** That it failed was said, and is not said again by rounds nobody asked for. */
const later = new LaterRounds(() => void syncQueued({ quietly: true }));
let isUnderWay = false;

interface Manner {
  /** Whether nothing is said of what fails but passes. */
  quietly?: boolean;
}

/** Runs what an earlier visit left in the queue, and from now on whatever is queued when there is cause to. */
export async function startSyncing(): Promise<void> {
  // Whose session had ended may be back.
  onOwnerChange(() => deviceOwner() !== null && void syncQueued());
  onRoundWanted((time) => (time === 'now' ? void syncAnew() : planAnew()));
  await syncQueued();
}

/** As {@link sync}; when it fails, the waits before further tries begin with the shortest. */
export async function syncAnew(): Promise<void> {
  later.startOver();
  await sync();
}

/** Plans a round after the shortest wait: a photo was queued because the product was away. */
function planAnew(): void {
  later.startOver();
  later.plan();
}

async function syncQueued(manner?: Manner): Promise<void> {
  if (navigator.onLine && (await queuedPhotos()) > 0) await sync(manner);
}

/** Reads what may have changed and runs what was queued; plans another round when that leaves something. */
async function sync(manner: Manner = {}): Promise<void> {
  if (isUnderWay) return;
  setUnderWay(true);
  later.cancel();
  const retryAfter = await round(manner).finally(() => setUnderWay(false));
  // Without a network its return is the cause.
  if (navigator.onLine && (await queuedPhotos()) > 0) later.plan(retryAfter * 1_000);
}

function setUnderWay(is: boolean): void {
  isUnderWay = is;
  setRoundUnderWay(is);
}

/** One round. Answers after how many seconds the next one makes sense. */
async function round({ quietly = false }: Manner): Promise<number> {
  try {
    // Whose photos these are has to be known before one is sent.
    await readSessionAgain();
    const owner = deviceOwner();
    await readDiscoveriesAgain();
    const { analyseQueued } = await import('../features/analysis/queue.js');
    const outcome = await analyseQueued(() => void invalidate('discoveries'));
    // Another page of the product is at it, and says what comes of it; or who left meanwhile need not know.
    if (outcome === null || deviceOwner() !== owner) return 0;
    if (outcome.analysed > 0) later.startOver();
    tell(outcome, quietly);
    return outcome.retryAfter ?? 0;
  } catch (error) {
    if (!quietly) showToast({ title: TEXTS.failed, description: TEXTS.unread, destructive: true });
    return (error instanceof HttpError && error.retryAfter) || 0;
  }
}

function tell({ analysed, refused, waiting }: QueueOutcome, quietly: boolean): void {
  const kept = navigator.onLine ? TEXTS.kept(waiting) : TEXTS.offline;
  const [fault = waiting > 0 ? kept : undefined] = refused;
  if (fault === undefined) {
    writeDevice(LAST_SYNC, Date.now());
    showToast({ title: TEXTS.complete, description: analysed > 0 ? TEXTS.analysed(analysed) : TEXTS.upToDate });
  } else if (!quietly || refused.length > 0) {
    showToast({ title: TEXTS.failed, description: fault, destructive: true });
  }
}
