import type { MergeField } from '@placelore/contracts/duplicates.js';
import { useState } from 'react';
import { sentenceOf } from '../../../lib/http-error.js';
import { showToast } from '../../../ui/toasts.js';
import { merge, readAgain, undoMerge } from '../api.js';
import type { Selection } from '../selection.js';
import { TEXTS } from '../texts.js';

/** Makes articles one, after a question. @param onDone called when they are */
export function useMerge(selection: Selection, onDone: () => void) {
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const perform = async (keepId: number, others: number[], take: Partial<Record<MergeField, number>>) => {
    setBusy(true);
    try {
      const { id, keptTitle } = await merge(keepId, others, take);
      selection.set([keepId, ...others], false);
      showToast({
        title: TEXTS.merge.done,
        description: TEXTS.merge.doneText(keptTitle),
        action: { name: TEXTS.undo, run: () => void takeBackMerge(id) },
      });
      onDone();
      await readAgain();
    } catch (error) {
      const description = sentenceOf(error, TEXTS.unknownError);
      showToast({ title: TEXTS.merge.failed, description, destructive: true });
    }
    setBusy(false);
  };
  return {
    asked,
    busy,
    ask: () => !busy && setAsked(true),
    cancel: () => setAsked(false),
    confirm: (keepId: number, others: number[], take: Partial<Record<MergeField, number>>) => {
      setAsked(false);
      void perform(keepId, others, take);
    },
  };
}

/** Brings back what was merged, and says what was left as it is. */
export async function takeBackMerge(id: number): Promise<void> {
  try {
    const { restored, left } = await undoMerge(id);
    const back = TEXTS.merge.undoneText(TEXTS.and(restored.map(({ slug }) => slug)));
    const leftAlone = left.map((field) => TEXTS.comparison.fields[field]).join(', ');
    showToast({
      title: TEXTS.merge.undone,
      description: left.length === 0 ? back : `${back} ${TEXTS.merge.left(leftAlone)}`,
    });
  } catch (error) {
    const description = sentenceOf(error, TEXTS.unknownError);
    showToast({ title: TEXTS.merge.undoFailed, description, destructive: true });
  }
  await readAgain();
}
