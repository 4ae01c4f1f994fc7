import type { Discovery } from '@placelore/contracts/discoveries.js';
import { lazy, type RefObject, Suspense } from 'react';
import { deleteDiscovery } from './api.js';
import { deleteAndTell } from './deletion.js';
import { TEXTS } from './texts.js';

const ConfirmDialog = lazy(async () => ({ default: (await import('../../ui/ConfirmDialog.js')).ConfirmDialog }));

interface DeletionQuestionProps {
  discovery: Pick<Discovery, 'id' | 'title'>;
  /** Called when it is answered, either way. */
  onAnswer: () => void;
  /** Called when the discovery is gone. */
  onDeleted: (id: number) => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** Asks whether a discovery is to be deleted, and deletes it. Rendered only while it is open. */
export function DeletionQuestion({ discovery, onAnswer, onDeleted, returnFocus }: DeletionQuestionProps) {
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
          void deleteAndTell(
            () => deleteDiscovery(discovery.id),
            () => onDeleted(discovery.id),
          );
        }}
        returnFocus={returnFocus}
      />
    </Suspense>
  );
}
