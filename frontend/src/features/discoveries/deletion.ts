import { showToast } from '../../ui/toasts.js';
import { TEXTS } from './texts.js';

/** Says so when nothing can be deleted for want of a network. */
export function isOffline(): boolean {
  if (navigator.onLine) return false;
  const { offline: title, offlineHint: description } = TEXTS.deletion;
  showToast({ title, description, destructive: true });
  return true;
}

/** Deletes something and says how that went. @param done called when it is gone */
export async function deleteAndTell(remove: () => Promise<void>, done: () => void): Promise<void> {
  if (isOffline()) return;
  try {
    await remove();
    showToast({ title: TEXTS.deletion.done });
    done();
  } catch {
    const { failed: title, failedHint: description } = TEXTS.deletion;
    showToast({ title, description, destructive: true });
  }
}
