import { useState } from 'react';
import { getUserMessage, HttpError } from '../../../lib/api/http-error.js';
import { showToast, type Toast } from '../../../ui/feedback/toasts.js';
import { deleteArticles, readReportedIds, reloadLists, restoreArticles } from '../api.js';
import type { Selection } from '../selection.js';
import { STRINGS } from '../strings.js';

/** Maximum number of articles that the toast can restore, with one call each. The history can restore more. */
const MAX_UNDO = 20;

export interface BulkDeletion {
  /** Whether articles are being deleted, or the lists are being reloaded afterward. */
  busy: boolean;
  /** Deletes the current selection; articles selected while it runs stay selected. */
  perform: () => Promise<void>;
}

/** Returns the deletion of the selection across all tabs and pages. */
export function useDeletion(selection: Selection): BulkDeletion {
  const [busy, setBusy] = useState(false);
  const perform = async () => {
    if (busy) return;
    setBusy(true);
    const deletedIds: number[] = [];
    let failedCount = 0;
    let isOutcomeUnknown = false;
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
      isOutcomeUnknown = !(error instanceof HttpError) || error.status >= 500;
      const sentence = STRINGS.error(getErrorMessage(error));
      const description = deletedIds.length > 0 ? `${sentence} ${STRINGS.deletedBefore(deletedIds.length)}` : sentence;
      showToast({ title: STRINGS.deletionFailed, description, destructive: true, ...createUndoAction(deletedIds) });
    }
    await Promise.all([reloadLists(), isOutcomeUnknown && deselectMissing(selection)]);
    setBusy(false);
  };
  return { busy, perform };
}

/** Deselects articles that the report no longer shows. They may have been deleted although the response was lost. */
async function deselectMissing(selection: Selection): Promise<void> {
  const reportedIds = await readReportedIds().catch(() => null);
  if (!reportedIds) return;
  const missingIds = selection.ids.filter((id) => !reportedIds.has(id));
  selection.set(missingIds, false);
}

/** Returns the server's message, or the message of an error that prevented the request. */
function getErrorMessage(error: unknown): string {
  const own = error instanceof Error && !(error instanceof HttpError) ? error.message : '';
  return getUserMessage(error, own || STRINGS.unknownError);
}

const createUndoAction = (deleted: readonly number[]): Pick<Toast, 'action'> =>
  deleted.length > 0 && deleted.length <= MAX_UNDO
    ? { action: { name: STRINGS.undo, run: () => void restoreWithToast(deleted) } }
    : {};

/** Restores deleted articles and names them in a toast. */
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
