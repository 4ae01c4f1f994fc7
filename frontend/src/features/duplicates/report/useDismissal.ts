import type { DuplicateKind } from '@placelore/contracts/duplicate-report.js';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { sentenceOf } from '../../../lib/http-error.js';
import { showToast } from '../../../ui/toasts.js';
import { dismiss, readAgain, recall } from '../api.js';
import type { Selection } from '../selection.js';
import { TEXTS } from '../texts.js';

/**
 * Says of articles that they are no duplicates, with a way back. None of them is selected any more then: what is no
 * duplicate is not to be deleted as one.
 * @param onDone called when that is remembered and the report is read again
 */
export function useDismissal(kind: DuplicateKind, selection: Selection, onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const latest = useRef(onDone);
  latest.current = onDone;
  const dismissGroup = useCallback(
    async (ids: number[]) => {
      setBusy(true);
      try {
        await dismiss(kind, ids);
      } catch (error) {
        const description = sentenceOf(error, TEXTS.unknownError);
        showToast({ title: TEXTS.dismissFailed, description, destructive: true });
        return setBusy(false);
      }
      selection.set(ids, false);
      showToast({
        title: TEXTS.dismissed,
        description: TEXTS.dismissedText(ids.length),
        action: { name: TEXTS.undo, run: () => void takeBackDismissal(kind, ids) },
      });
      await readAgain();
      flushSync(() => setBusy(false));
      latest.current();
    },
    [kind, selection],
  );
  return { busy, dismissGroup };
}

/** Has articles compared again. */
export async function takeBackDismissal(kind: DuplicateKind, ids: number[]): Promise<void> {
  try {
    await recall(kind, ids);
    showToast({ title: TEXTS.recalled, description: TEXTS.recalledText });
  } catch (error) {
    const description = sentenceOf(error, TEXTS.unknownError);
    showToast({ title: TEXTS.recallFailed, description, destructive: true });
  }
  await readAgain();
}
