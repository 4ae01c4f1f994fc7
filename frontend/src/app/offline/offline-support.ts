import { countQueuedPhotos } from '../../features/analysis/offline-queue/count-queued-photos.js';
import { showLateFonts } from '../../lib/browser/late-fonts.js';
import { getDeviceUserId } from '../../lib/device/device-user.js';
import { showToast } from '../../ui/feedback/toasts.js';
import { restartSync, startSync } from './sync.js';

const STRINGS = {
  back: "You're back online.",
  running: (photos: number) =>
    photos === 1 ? 'Your queued photo is being analyzed.' : `Your ${photos} queued photos are being analyzed.`,
} as const;

/** Delay before the service worker starts. It downloads all files of the product, which must not slow down the page. */
const START_DELAY_MS = 4_000;

/**
 * Registers the service worker, and processes what an earlier visit or a slow network left over, after the page has
 * loaded.
 */
export async function startOfflineSupport(): Promise<void> {
  addEventListener('click', showLateFonts);
  if (import.meta.env.PROD) setTimeout(() => void registerServiceWorker().catch(() => {}), START_DELAY_MS);
  await removeOtherUsersData().catch(() => {});
  await startSync();
}

/**
 * Deletes data of other users that an earlier page, for example a closed one, could not delete when the user changed.
 */
async function removeOtherUsersData(): Promise<void> {
  const userId = getDeviceUserId();
  if (userId === null) return;
  const { clearOtherUsersData } = await import('../session/clear-previous-user.js');
  await clearOtherUsersData(userId);
}

/** Reports that the connection is back, and processes the queue. */
export async function handleReconnect(): Promise<void> {
  const photos = await countQueuedPhotos();
  showToast({ title: STRINGS.back, ...(photos > 0 && { description: STRINGS.running(photos) }) });
  await restartSync();
}

async function registerServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  // Browsers offer service workers only on secure origins.
  if (!serviceWorker) return;
  const wasControlled = serviceWorker.controller !== null;
  await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  // A worker that was just installed has not seen the request for this page.
  if (!wasControlled) active?.postMessage({ reading: window.location.pathname });
}
