import type { DuplicateKind } from '@placelore/contracts/content/admin/duplicates.js';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { getUserMessage } from '../../../lib/api/http-error.js';
import { showToast } from '../../../ui/feedback/toasts.js';
import { dismiss, reloadLists, undoDismissal } from '../api.js';
import type { Selection } from '../selection.js';
import { STRINGS } from '../strings.js';

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
        const description = getUserMessage(error, STRINGS.unknownError);
        showToast({ title: STRINGS.dismissFailed, description, destructive: true });
        return setBusy(false);
      }
      selection.set(ids, false);
      showToast({
        title: STRINGS.dismissed,
        description: STRINGS.dismissedText(ids.length),
        action: { name: STRINGS.undo, run: () => void undoDismissalWithToast(kind, ids) },
      });
      await reloadLists();
      flushSync(() => setBusy(false));
      latest.current();
    },
    [kind, selection],
  );
  return { busy, dismissGroup };
}

/** Has articles compared again. */
export async function undoDismissalWithToast(kind: DuplicateKind, ids: number[]): Promise<void> {
  try {
    await undoDismissal(kind, ids);
    showToast({ title: STRINGS.dismissalUndone, description: STRINGS.dismissalUndoneText });
  } catch (error) {
    const description = getUserMessage(error, STRINGS.unknownError);
    showToast({ title: STRINGS.undoDismissalFailed, description, destructive: true });
  }
  await reloadLists();
}
