import { countQueuedPhotos } from '../../features/analysis/offline-queue/count-queued-photos.js';
import { showToast } from '../../ui/feedback/toasts.js';
import { restartSync, startSync } from './sync.js';

const STRINGS = {
  back: "You're back online.",
  running: (photos: number) =>
    photos === 1 ? 'The photo you queued is analyzed now.' : `The ${photos} photos you queued are analyzed now.`,
} as const;

/** The first moments belong to the page, in ms: the worker fetches everything the product is made of. */
const START_DELAY_MS = 4_000;

/** After the page has come: the worker that has it work without a network, and what an earlier visit left to do. */
export async function startOfflineSupport(): Promise<void> {
  if (import.meta.env.PROD) setTimeout(() => void registerServiceWorker().catch(() => {}), START_DELAY_MS);
  await startSync();
}

/** The network is back: says so, and does what waited for it. */
export async function handleReconnect(): Promise<void> {
  const photos = await countQueuedPhotos();
  showToast({ title: STRINGS.back, ...(photos > 0 && { description: STRINGS.running(photos) }) });
  await restartSync();
}

async function registerServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  // Absent where the address is not secure.
  if (!serviceWorker) return;
  const wasControlled = serviceWorker.controller !== null;
  await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  // It could not see this page come.
  if (!wasControlled) active?.postMessage({ reading: window.location.pathname });
}
