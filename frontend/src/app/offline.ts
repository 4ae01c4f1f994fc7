import { queuedPhotos } from '../features/analysis/queued-photos.js';
import { readDiscoveriesAgain } from '../features/discoveries/api.js';
import { readSessionAgain } from '../features/session/api.js';
import { deviceOwner, onOwnerChange } from '../lib/device-owner.js';
import { writeDevice } from '../lib/device-storage.js';
import { invalidate } from '../lib/server-state.js';
import { showToast } from '../ui/toasts.js';

const TEXTS = {
  back: "You're back online.",
  running: (photos: number) =>
    photos === 1 ? 'The photo you queued is analyzed now.' : `The ${photos} photos you queued are analyzed now.`,
  complete: 'Sync complete!',
  failed: 'Sync failed',
  upToDate: 'Everything is up to date.',
  analysed: (photos: number) => (photos === 1 ? 'Your photo was analyzed.' : `Your ${photos} photos were analyzed.`),
  waiting: "The network went again. What is queued waits until you're back online.",
  kept: (photos: number) =>
    photos === 1
      ? 'A photo could not be analyzed now. It is kept and tried again later.'
      : `${photos} photos could not be analyzed now. They are kept and tried again later.`,
  unread: 'Your discoveries could not be read. Please try again later.',
} as const;

/** When everything was last up to date, in ms since 1970. */
const LAST_SYNC = 'last-sync';

/** The first moments belong to the page, in ms: the worker fetches everything the product is made of. */
const QUIET_MS = 4_000;

/** After the page has come: the worker that has it work without a network, and what an earlier visit left to do. */
export async function begin(): Promise<void> {
  if (import.meta.env.PROD) setTimeout(() => void startWorker().catch(() => {}), QUIET_MS);
  // Whose session had ended may be back.
  onOwnerChange(() => deviceOwner() !== null && void syncQueued());
  await syncQueued();
}

async function syncQueued(): Promise<void> {
  if (navigator.onLine && (await queuedPhotos()) > 0) await sync();
}

/** The network is back: says so, and does what waited for it. */
export async function comeBack(): Promise<void> {
  const photos = await queuedPhotos();
  showToast({ title: TEXTS.back, ...(photos > 0 && { description: TEXTS.running(photos) }) });
  await sync();
}

/** Reads what may have changed and runs what was queued. */
async function sync(): Promise<void> {
  try {
    // Whose photos these are has to be known before one is sent.
    await readSessionAgain();
    await readDiscoveriesAgain();
    const { analyseQueued } = await import('../features/analysis/queue.js');
    const { analysed, refused, waiting } = await analyseQueued(() => void invalidate('discoveries'));
    const kept = navigator.onLine ? TEXTS.kept(waiting) : TEXTS.waiting;
    const [fault = waiting > 0 ? kept : undefined] = refused;
    if (fault !== undefined) return showToast({ title: TEXTS.failed, description: fault, destructive: true });
    writeDevice(LAST_SYNC, Date.now());
    showToast({ title: TEXTS.complete, description: analysed > 0 ? TEXTS.analysed(analysed) : TEXTS.upToDate });
  } catch {
    showToast({ title: TEXTS.failed, description: TEXTS.unread, destructive: true });
  }
}

async function startWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  // Absent where the address is not secure.
  if (!serviceWorker) return;
  const wasThere = serviceWorker.controller !== null;
  await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  // It could not see this page come.
  if (!wasThere) active?.postMessage({ reading: window.location.pathname });
}
