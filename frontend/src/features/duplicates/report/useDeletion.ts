import { useState } from 'react';
import { flushSync } from 'react-dom';
import { sentenceOf } from '../../../lib/http-error.js';
import { showToast } from '../../../ui/toasts.js';
import { deleteArticles, readAgain, restoreArticles } from '../api.js';
import type { Selection } from '../selection.js';
import { TEXTS } from '../texts.js';

/** So many are brought back from the toast, each by a call of its own; more of them from the history. */
const UNDONE_MOST = 20;

/** Deletes what is selected, after a question. @param onDone called when it is done and the report is read again */
export function useDeletion(selection: Selection, onDone: () => void) {
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const perform = async () => {
    setBusy(true);
    try {
      const { deleted, failed } = await deleteArticles(selection.ids);
      selection.clear();
      showToast({
        title: TEXTS.deleted,
        description: TEXTS.deletedText(deleted.length, failed),
        ...(deleted.length > 0 &&
          deleted.length <= UNDONE_MOST && { action: { name: TEXTS.undo, run: () => void takeBackDeletion(deleted) } }),
      });
    } catch (error) {
      const message = sentenceOf(error, TEXTS.unknownError);
      showToast({ title: TEXTS.deletionFailed, description: TEXTS.error(message), destructive: true });
    }
    await readAgain();
    // The groups are drawn anew before anybody looks where the focus is.
    flushSync(() => setBusy(false));
    onDone();
  };
  return {
    asked,
    busy,
    ask: () => {
      if (busy) return;
      if (selection.size > 0) setAsked(true);
      else showToast({ title: TEXTS.noSelection, description: TEXTS.noSelectionHint, destructive: true });
    },
    cancel: () => setAsked(false),
    confirm: () => {
      setAsked(false);
      void perform();
    },
  };
}

/** Brings deleted articles back, and says which. */
export async function takeBackDeletion(ids: readonly number[]): Promise<void> {
  try {
    const titles = await restoreArticles(ids);
    showToast({ title: TEXTS.restored, description: TEXTS.and(titles) });
  } catch (error) {
    showToast({
      title: TEXTS.restoreFailed,
      description: sentenceOf(error, TEXTS.unknownError),
      destructive: true,
    });
  }
  await readAgain();
}
