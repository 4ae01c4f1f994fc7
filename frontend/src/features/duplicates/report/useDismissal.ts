import type { DuplicateKind } from '@placelore/contracts/content/admin/duplicates.js';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { getUserMessage } from '../../../lib/api/http-error.js';
import { showToast } from '../../../ui/feedback/toasts.js';
import { dismiss, reloadLists, undoDismissal } from '../api.js';
import type { Selection } from '../selection.js';
import { STRINGS } from '../strings.js';

/**
 * Returns a function that dismisses articles as not being duplicates, with Undo. It also deselects them, so that they
 * are not deleted as duplicates later.
 * @param onDone called when the dismissal is stored and the report has been reloaded
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

/** Undoes a dismissal, so that the articles are compared again. */
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
