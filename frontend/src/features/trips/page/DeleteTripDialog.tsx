import { type Trip, trips } from '@placelore/contracts/content/trips/trips.js';
import { type RefObject, useState } from 'react';
import { showToast } from '../../../ui/feedback/toasts.js';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.js';
import { deleteTrip, reportFailure, tryChangeTrip } from '../api.js';
import { STRINGS } from '../strings.js';

interface DeleteTripDialogProps {
  trip: Pick<Trip, 'id' | 'title'>;
  onClose: () => void;
  onDeleted: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** Asks for confirmation before a trip is deleted. The toast afterward can restore it. */
export function DeleteTripDialog({ trip, onClose, onDeleted, returnFocus }: DeleteTripDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async () => {
    setIsBusy(true);
    try {
      await deleteTrip(trip.id);
      onClose();
      onDeleted();
      showToast({ title: STRINGS.deletion.done, action: { name: STRINGS.deletion.undo, run: () => void restore() } });
    } catch (error) {
      setIsBusy(false);
      reportFailure(error);
    }
  };
  const restore = async () => {
    if (await tryChangeTrip(trips.restore, { id: trip.id })) showToast({ title: STRINGS.deletion.undone });
  };
  return (
    <ConfirmDialog
      title={STRINGS.deletion.title}
      description={STRINGS.deletion.text(trip.title)}
      cancel={STRINGS.cancel}
      confirm={STRINGS.deletion.confirm}
      variant="danger"
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void confirm()}
      returnFocus={returnFocus}
    />
  );
}
