import type { MergeField } from '@placelore/contracts/content/admin/duplicates.js';
import { useState } from 'react';
import { getUserMessage } from '../../../lib/api/http-error.js';
import { showToast } from '../../../ui/feedback/toasts.js';
import { merge, reloadLists, undoMerge } from '../api.js';
import type { Selection } from '../selection.js';
import { STRINGS } from '../strings.js';

/** Returns a function that merges articles after a confirmation. @param onDone called after the merge */
export function useMerge(selection: Selection, onDone: () => void) {
  const [isConfirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const perform = async (keepId: number, otherIds: number[], takenFrom: Partial<Record<MergeField, number>>) => {
    setBusy(true);
    try {
      const { id, keptTitle } = await merge(keepId, otherIds, takenFrom);
      selection.set([keepId, ...otherIds], false);
      showToast({
        title: STRINGS.merge.done,
        description: STRINGS.merge.doneText(keptTitle),
        action: { name: STRINGS.undo, run: () => void undoMergeWithToast(id) },
      });
      onDone();
      await reloadLists();
    } catch (error) {
      const description = getUserMessage(error, STRINGS.unknownError);
      showToast({ title: STRINGS.merge.failed, description, destructive: true });
    }
    setBusy(false);
  };
  return {
    asked: isConfirming,
    busy,
    requestMerge: () => !busy && setConfirming(true),
    cancel: () => setConfirming(false),
    confirm: (keepId: number, otherIds: number[], takenFrom: Partial<Record<MergeField, number>>) => {
      setConfirming(false);
      void perform(keepId, otherIds, takenFrom);
    },
  };
}

/** Undoes a merge and reports which fields stayed unchanged. */
export async function undoMergeWithToast(id: number): Promise<void> {
  try {
    const { restored, left } = await undoMerge(id);
    const message = STRINGS.merge.undoneText(STRINGS.joinNames(restored.map(({ slug }) => slug)));
    const unrestoredFields = left.map((field) => STRINGS.comparison.fields[field]).join(', ');
    showToast({
      title: STRINGS.merge.undone,
      description: left.length === 0 ? message : `${message} ${STRINGS.merge.left(unrestoredFields)}`,
    });
  } catch (error) {
    const description = getUserMessage(error, STRINGS.unknownError);
    showToast({ title: STRINGS.merge.undoFailed, description, destructive: true });
  }
  await reloadLists();
}
