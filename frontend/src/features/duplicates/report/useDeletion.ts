import { useState } from 'react';
import { getUserMessage, HttpError } from '../../../lib/api/http-error.js';
import { showToast, type Toast } from '../../../ui/feedback/toasts.js';
import { deleteArticles, reloadLists, restoreArticles } from '../api.js';
import type { Selection } from '../selection.js';
import { STRINGS } from '../strings.js';

/** So many are brought back from the toast, each by a call of its own; more of them from the history. */
const MAX_UNDO = 20;

export interface BulkDeletion {
  /** Whether some are being deleted, or what is shown is read again after that. */
  busy: boolean;
  /** Deletes what is selected now; what is selected meanwhile stays. */
  perform: () => Promise<void>;
}

/** Deletes what is selected, on whichever tab or page that was done. */
export function useDeletion(selection: Selection): BulkDeletion {
  const [busy, setBusy] = useState(false);
  const perform = async () => {
    if (busy) return;
    setBusy(true);
    const deletedIds: number[] = [];
    let failedCount = 0;
    try {
      for await (const { requestedIds, deleted, failed } of deleteArticles(selection.ids)) {
        selection.set(requestedIds, false);
        deletedIds.push(...deleted);
        failedCount += failed;
      }
      showToast({
        title: STRINGS.deleted,
        description: STRINGS.deletedText(deletedIds.length, failedCount),
        ...createUndoAction(deletedIds),
      });
    } catch (error) {
      const sentence = STRINGS.error(getErrorMessage(error));
      const description = deletedIds.length > 0 ? `${sentence} ${STRINGS.deletedBefore(deletedIds.length)}` : sentence;
      showToast({ title: STRINGS.deletionFailed, description, destructive: true, ...createUndoAction(deletedIds) });
    }
    await reloadLists();
    setBusy(false);
  };
  return { busy, perform };
}

/** The server's sentence; what kept it from being asked has a message of its own. */
function getErrorMessage(error: unknown): string {
  const own = error instanceof Error && !(error instanceof HttpError) ? error.message : '';
  return getUserMessage(error, own || STRINGS.unknownError);
}

const createUndoAction = (deleted: readonly number[]): Pick<Toast, 'action'> =>
  deleted.length > 0 && deleted.length <= MAX_UNDO
    ? { action: { name: STRINGS.undo, run: () => void restoreWithToast(deleted) } }
    : {};

/** Brings deleted articles back, and says which. */
export async function restoreWithToast(ids: readonly number[]): Promise<void> {
  const titles: string[] = [];
  try {
    for await (const title of restoreArticles(ids)) titles.push(title);
    showToast({ title: STRINGS.restored, description: STRINGS.joinNames(titles) });
  } catch (error) {
    const sentence = getUserMessage(error, STRINGS.unknownError);
    showToast({
      title: STRINGS.restoreFailed,
      description: titles.length > 0 ? `${sentence} ${STRINGS.restoredBefore(titles.length, ids.length)}` : sentence,
      destructive: true,
    });
  }
  await reloadLists();
}
