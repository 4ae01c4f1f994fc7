import { queuedPhotos } from '../features/analysis/queued-photos.js';
import { showToast } from '../ui/toasts.js';
import { startSyncing, syncAnew } from './sync.js';

const TEXTS = {
  back: "You're back online.",
  running: (photos: number) =>
    photos === 1 ? 'The photo you queued is analyzed now.' : `The ${photos} photos you queued are analyzed now.`,
} as const;

/** The first moments belong to the page, in ms: the worker fetches everything the product is made of. */
const QUIET_MS = 4_000;

/** After the page has come: the worker that has it work without a network, and what an earlier visit left to do. */
export async function begin(): Promise<void> {
  if (import.meta.env.PROD) setTimeout(() => void startWorker().catch(() => {}), QUIET_MS);
  await startSyncing();
}

/** The network is back: says so, and does what waited for it. */
export async function comeBack(): Promise<void> {
  const photos = await queuedPhotos();
  showToast({ title: TEXTS.back, ...(photos > 0 && { description: TEXTS.running(photos) }) });
  await syncAnew();
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
