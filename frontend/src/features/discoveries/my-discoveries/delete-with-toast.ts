import { showToast } from '../../../ui/feedback/toasts.js';
import { STRINGS } from '../strings.js';

/** What is said about a deletion. */
export type DeletionStrings = Record<'done' | 'failed' | 'failedHint' | 'offline' | 'offlineHint', string>;

/** Says so when nothing can be deleted for want of a network. */
export function notifyIfOffline(
  { offline: title, offlineHint: description }: DeletionStrings = STRINGS.deletion,
): boolean {
  if (navigator.onLine) return false;
  showToast({ title, description, destructive: true });
  return true;
}

/**
 * Deletes something and says how that went.
 * @param onDeleted called when it is gone
 * @param strings of what is deleted: a discovery, unless they say otherwise
 */
export async function deleteWithToast(
  deleteItem: () => Promise<void>,
  onDeleted: () => void,
  strings: DeletionStrings = STRINGS.deletion,
): Promise<void> {
  if (notifyIfOffline(strings)) return;
  try {
    await deleteItem();
    showToast({ title: strings.done });
    onDeleted();
  } catch {
    showToast({ title: strings.failed, description: strings.failedHint, destructive: true });
  }
}
