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
  /** Called when the user confirms or cancels. */
  onClose: () => void;
  /** Called when the discovery is deleted. */
  onDeleted: (id: number) => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** Dialog that deletes a discovery after a confirmation. It must be rendered only while it is open. */
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
