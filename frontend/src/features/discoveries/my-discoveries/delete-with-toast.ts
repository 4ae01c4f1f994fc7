import { showToast } from '../../../ui/feedback/toasts.js';
import { STRINGS } from '../strings.js';

/** Strings for the outcomes of a deletion. */
export type DeletionStrings = Record<'done' | 'failed' | 'failedHint' | 'offline' | 'offlineHint', string>;

/** Shows a toast if the device is offline, when nothing can be deleted. */
export function notifyIfOffline(
  { offline: title, offlineHint: description }: DeletionStrings = STRINGS.deletion,
): boolean {
  if (navigator.onLine) return false;
  showToast({ title, description, destructive: true });
  return true;
}

/**
 * Deletes something and reports the result in a toast.
 * @param onDeleted called after the deletion
 * @param strings texts for what is deleted; for a discovery by default
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
