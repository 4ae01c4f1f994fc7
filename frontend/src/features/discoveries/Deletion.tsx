import type { Discovery } from '@placelore/contracts/discoveries.js';
import { lazy, type RefObject, Suspense } from 'react';
import { showToast } from '../../ui/toasts.js';
import { deleteDiscovery } from './api.js';
import { TEXTS } from './texts.js';

const ConfirmDialog = lazy(async () => ({ default: (await import('../../ui/ConfirmDialog.js')).ConfirmDialog }));

interface DeletionProps {
  discovery: Pick<Discovery, 'id' | 'title'>;
  /** Called when it is answered, either way. */
  onAnswer: () => void;
  /** Called when the discovery is gone. */
  onDeleted: (id: number) => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** Asks whether a discovery is to be deleted, and deletes it. Rendered only while it is open. */
export function Deletion({ discovery, onAnswer, onDeleted, returnFocus }: DeletionProps) {
  return (
    <Suspense>
      <ConfirmDialog
        title={TEXTS.deletion.title}
        description={TEXTS.deletion.description(discovery.title)}
        cancel={TEXTS.deletion.cancel}
        confirm={TEXTS.delete}
        look="danger"
        onCancel={onAnswer}
        onConfirm={() => {
          onAnswer();
          void remove(discovery.id, onDeleted);
        }}
        returnFocus={returnFocus}
      />
    </Suspense>
  );
}

/** Says so when nothing can be deleted for want of a network. */
export function isOffline(): boolean {
  if (navigator.onLine) return false;
  const { offline: title, offlineHint: description } = TEXTS.deletion;
  showToast({ title, description, destructive: true });
  return true;
}

async function remove(id: number, onDeleted: (id: number) => void): Promise<void> {
  if (isOffline()) return;
  try {
    await deleteDiscovery(id);
    showToast({ title: TEXTS.deletion.done });
    onDeleted(id);
  } catch {
    const { failed: title, failedHint: description } = TEXTS.deletion;
    showToast({ title, description, destructive: true });
  }
}
