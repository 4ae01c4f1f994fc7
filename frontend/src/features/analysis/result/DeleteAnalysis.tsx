import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { showToast } from '../../../ui/feedback/toasts.js';
import { Button } from '../../../ui/form/Button.js';
import { deleteAnalysis } from '../api.js';
import { STRINGS } from '../dialog-strings.js';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../ui/overlay/ConfirmDialog.js')).ConfirmDialog,
}));
const DELETION_STRINGS = STRINGS.deletion;

/** Button that deletes an analysis without a discovery, after a confirmation. */
export function DeleteAnalysis({ result, onDeleted }: { result: AnalysisResult; onDeleted: () => void }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function openConfirmation() {
    if (navigator.onLine) setIsConfirming(true);
    else showToast({ title: DELETION_STRINGS.offline, description: DELETION_STRINGS.offlineHint, destructive: true });
  }

  async function confirmDelete() {
    setIsConfirming(false);
    try {
      await deleteAnalysis(result.id);
      showToast({ title: DELETION_STRINGS.done });
      onDeleted();
    } catch {
      showToast({ title: DELETION_STRINGS.failed, description: DELETION_STRINGS.failedHint, destructive: true });
    }
  }

  return (
    <>
      <Button ref={button} variant="secondary" size="small" onClick={openConfirmation}>
        <Trash2 aria-hidden="true" />
        {DELETION_STRINGS.open}
      </Button>
      {isConfirming && (
        <Suspense>
          <ConfirmDialog
            title={DELETION_STRINGS.title}
            description={DELETION_STRINGS.description}
            cancel={DELETION_STRINGS.cancel}
            confirm={DELETION_STRINGS.confirm}
            variant="danger"
            onCancel={() => setIsConfirming(false)}
            onConfirm={() => void confirmDelete()}
            returnFocus={button}
          />
        </Suspense>
      )}
    </>
  );
}
