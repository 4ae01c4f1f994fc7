import { showToast } from '../../ui/toasts.js';
import { TEXTS } from './texts.js';

/** What is said about a deletion. */
export type DeletionTexts = Record<'done' | 'failed' | 'failedHint' | 'offline' | 'offlineHint', string>;

/** Says so when nothing can be deleted for want of a network. */
export function isOffline({ offline: title, offlineHint: description }: DeletionTexts = TEXTS.deletion): boolean {
  if (navigator.onLine) return false;
  showToast({ title, description, destructive: true });
  return true;
}

/**
 * Deletes something and says how that went.
 * @param done called when it is gone
 * @param texts of what is deleted: a discovery, unless they say otherwise
 */
export async function deleteAndTell(
  remove: () => Promise<void>,
  done: () => void,
  texts: DeletionTexts = TEXTS.deletion,
): Promise<void> {
  if (isOffline(texts)) return;
  try {
    await remove();
    showToast({ title: texts.done });
    done();
  } catch {
    showToast({ title: texts.failed, description: texts.failedHint, destructive: true });
  }
}
