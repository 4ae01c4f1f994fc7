import type { Discovery } from '@placelore/contracts/content/discoveries.js';
import { lazy, type RefObject, Suspense } from 'react';
import { deleteDiscovery } from '../api.js';
import { STRINGS } from '../strings.js';
import { deleteWithToast } from './delete-with-toast.js';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../ui/overlay/ConfirmDialog.js')).ConfirmDialog,
}));

interface DeleteDiscoveryDialogProps {
  discovery: Pick<Discovery, 'id' | 'title'>;
  /** Called when it is answered, either way. */
  onClose: () => void;
  /** Called when the discovery is gone. */
  onDeleted: (id: number) => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** Asks whether a discovery is to be deleted, and deletes it. Rendered only while it is open. */
export function DeleteDiscoveryDialog({ discovery, onClose, onDeleted, returnFocus }: DeleteDiscoveryDialogProps) {
  return (
    <Suspense>
      <ConfirmDialog
        title={STRINGS.deletion.title}
        description={STRINGS.deletion.description(discovery.title)}
        cancel={STRINGS.deletion.cancel}
        confirm={STRINGS.delete}
        variant="danger"
        onCancel={onClose}
        onConfirm={() => {
          onClose();
          void deleteWithToast(
            () => deleteDiscovery(discovery.id),
            () => onDeleted(discovery.id),
          );
        }}
        returnFocus={returnFocus}
      />
    </Suspense>
  );
}
