import type { AdminArticle } from '@placelore/contracts/content/admin/admin-articles.js';
import { useEffect, useRef, useState } from 'react';
import type { SaveConflict } from '../../lib/article-editing/useSaveConflict.js';
import { Button } from '../../ui/form/Button.js';
import { FormattedDateTime } from '../../ui/format/FormattedDateTime.js';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.js';
import { Dialog } from '../../ui/overlay/Dialog.js';
import styles from './ArticleEditor.module.css';
import { Differences } from './comparison/Differences.js';
import { findDifferingFields } from './draft.js';
import { STRINGS } from './strings.js';

interface ConflictAlertProps {
  conflict: SaveConflict;
  /** The article as it was loaded into this editor. */
  opened: AdminArticle;
  /** Whether loading the saved article would lose changes. */
  isDirty: boolean;
  onLoadSaved: () => void;
  onOverwrite: () => void;
}

/** Alert that shows what another user, or this one in another window, has saved and lets the user choose a version. */
export function ConflictAlert({ conflict, opened, isDirty, onLoadSaved, onOverwrite }: ConflictAlertProps) {
  const { savedBy, savedAt, savedArticle, isOwn } = conflict;
  const strings = { ...STRINGS.conflict, ...(isOwn && STRINGS.ownConflict) };
  const box = useRef<HTMLElement>(null);
  const compareButton = useRef<HTMLButtonElement>(null);
  const loadButton = useRef<HTMLButtonElement>(null);
  const [isComparing, setComparing] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  // Also focuses the alert for a further conflict.
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'center' });
  }, [conflict]);
  const fields = findDifferingFields(opened, savedArticle).map((field) => STRINGS.fields[field]);
  return (
    <section ref={box} className={styles.conflict} role="alert" aria-label={strings.title} tabIndex={-1}>
      <h2>{strings.title}</h2>
      <p>
        <strong>{strings.savedBy(savedBy ?? '')}</strong>
        {savedAt && ', '}
        {savedAt && <FormattedDateTime iso={savedAt} />}. {strings.nothingLost}
      </p>
      {fields.length > 0 && <p>{strings.changed(fields.join(', '))}</p>}
      <div className={styles.actions}>
        <Button ref={compareButton} variant="secondary" onClick={() => setComparing(true)}>
          {strings.compare}
        </Button>
        <Button ref={loadButton} variant="secondary" onClick={() => (isDirty ? setConfirming(true) : onLoadSaved())}>
          {strings.loadSaved}
        </Button>
        <Button variant="danger" onClick={onOverwrite}>
          {strings.overwrite}
        </Button>
      </div>
      {isComparing && (
        <Dialog
          title={strings.differences}
          description={strings.differencesHint}
          size="wide"
          onClose={() => setComparing(false)}
          returnFocus={compareButton}
        >
          <Differences before={opened} after={savedArticle} />
        </Dialog>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={strings.question}
          description={strings.questionText}
          cancel={STRINGS.cancel}
          confirm={strings.loadSaved}
          variant="danger"
          returnFocus={loadButton}
          onCancel={() => setConfirming(false)}
          onConfirm={onLoadSaved}
        />
      )}
    </section>
  );
}
