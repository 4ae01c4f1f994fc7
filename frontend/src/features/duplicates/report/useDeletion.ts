import { useState } from 'react';
import { HttpError, sentenceOf } from '../../../lib/http-error.js';
import { showToast, type Toast } from '../../../ui/toasts.js';
import { deleteArticles, readAgain, restoreArticles } from '../api.js';
import type { Selection } from '../selection.js';
import { TEXTS } from '../texts.js';

/** So many are brought back from the toast, each by a call of its own; more of them from the history. */
const UNDONE_MOST = 20;

export interface DeletionOfSelected {
  /** Whether some are being deleted, or what is shown is read again after that. */
  busy: boolean;
  /** Deletes what is selected now; what is selected meanwhile stays. */
  perform: () => Promise<void>;
}

/** Deletes what is selected, on whichever tab or page that was done. */
export function useDeletion(selection: Selection): DeletionOfSelected {
  const [busy, setBusy] = useState(false);
  const perform = async () => {
    if (busy) return;
    setBusy(true);
    const all: number[] = [];
    let allFailed = 0;
    try {
      for await (const { asked, deleted, failed } of deleteArticles(selection.ids)) {
        selection.set(asked, false);
        all.push(...deleted);
        allFailed += failed;
      }
      showToast({ title: TEXTS.deleted, description: TEXTS.deletedText(all.length, allFailed), ...undoOf(all) });
    } catch (error) {
      const sentence = TEXTS.error(messageOf(error));
      const description = all.length > 0 ? `${sentence} ${TEXTS.deletedBefore(all.length)}` : sentence;
      showToast({ title: TEXTS.deletionFailed, description, destructive: true, ...undoOf(all) });
    }
    await readAgain();
    setBusy(false);
  };
  return { busy, perform };
}

/** The server's sentence; what kept it from being asked has a message of its own. */
function messageOf(error: unknown): string {
  const own = error instanceof Error && !(error instanceof HttpError) ? error.message : '';
  return sentenceOf(error, own || TEXTS.unknownError);
}

const undoOf = (deleted: readonly number[]): Pick<Toast, 'action'> =>
  deleted.length > 0 && deleted.length <= UNDONE_MOST
    ? { action: { name: TEXTS.undo, run: () => void takeBackDeletion(deleted) } }
    : {};

/** Brings deleted articles back, and says which. */
export async function takeBackDeletion(ids: readonly number[]): Promise<void> {
  const titles: string[] = [];
  try {
    for await (const title of restoreArticles(ids)) titles.push(title);
    showToast({ title: TEXTS.restored, description: TEXTS.and(titles) });
  } catch (error) {
    const sentence = sentenceOf(error, TEXTS.unknownError);
    showToast({
      title: TEXTS.restoreFailed,
      description: titles.length > 0 ? `${sentence} ${TEXTS.restoredBefore(titles.length, ids.length)}` : sentence,
      destructive: true,
    });
  }
  await readAgain();
}
