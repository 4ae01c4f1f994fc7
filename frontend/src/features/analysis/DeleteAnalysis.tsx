import type { AnalysisResult } from '@placelore/contracts/analyses.js';
import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../../ui/Button.js';
import { showToast } from '../../ui/toasts.js';
import { deleteAnalysis } from './api.js';
import { TEXTS } from './dialog-texts.js';

const ConfirmDialog = lazy(async () => ({ default: (await import('../../ui/ConfirmDialog.js')).ConfirmDialog }));
const WORDS = TEXTS.deletion;

/** Deletes an analysis of which no discovery was made; it asks first. `onDeleted` is called when it is gone. */
export function DeleteAnalysis({ result, onDeleted }: { result: AnalysisResult; onDeleted: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function ask() {
    if (navigator.onLine) setAsking(true);
    else showToast({ title: WORDS.offline, description: WORDS.offlineHint, destructive: true });
  }

  async function remove() {
    setAsking(false);
    try {
      await deleteAnalysis(result.id);
      showToast({ title: WORDS.done });
      onDeleted();
    } catch {
      showToast({ title: WORDS.failed, description: WORDS.failedHint, destructive: true });
    }
  }

  return (
    <>
      <Button ref={button} look="secondary" size="small" onClick={ask}>
        <Trash2 aria-hidden="true" />
        {WORDS.open}
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title={WORDS.title}
            description={WORDS.description}
            cancel={WORDS.cancel}
            confirm={WORDS.confirm}
            look="danger"
            onCancel={() => setAsking(false)}
            onConfirm={() => void remove()}
            returnFocus={button}
          />
        </Suspense>
      )}
    </>
  );
}
