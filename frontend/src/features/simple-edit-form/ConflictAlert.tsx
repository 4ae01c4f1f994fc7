import type { AdminArticle } from '@placelore/contracts/content/admin/admin-articles.js';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { SaveConflict } from '../../lib/article-editing/useSaveConflict.js';
import { Badge } from '../../ui/feedback/Badge.js';
import { Button } from '../../ui/form/Button.js';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.js';
import { conflictingFields, type Draft, toDraft } from './draft.js';
import styles from './SimpleEditForm.module.css';
import { STRINGS } from './strings.js';

const CONFLICT_STRINGS = STRINGS.conflict;

interface ConflictAlertProps {
  conflict: SaveConflict;
  /** Article that the form was loaded with. */
  saved: AdminArticle;
  draft: Draft;
  dirty: boolean;
  /** @param keepsDraft whether typed text stays */
  onResolve: (keepsDraft: boolean) => void;
}

/** Alert that another user has saved, with the differences and a choice between the versions. */
export function ConflictAlert({
  conflict: { savedBy, savedArticle, isOwn },
  saved,
  draft,
  dirty,
  onResolve,
}: ConflictAlertProps) {
  const userName = savedBy ?? CONFLICT_STRINGS.unknownUser;
  const title = isOwn ? CONFLICT_STRINGS.ownTitle : CONFLICT_STRINGS.title(userName);
  const savedDraft = toDraft(savedArticle);
  const conflicts = conflictingFields(draft, toDraft(saved), savedDraft);
  const [isConfirming, setConfirming] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const loadButton = useRef<HTMLButtonElement>(null);
  // The alert is above the field in which the user was typing.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.conflict} aria-label={title}>
      <TriangleAlert aria-hidden="true" />
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{CONFLICT_STRINGS.text}</p>
        {conflicts.length === 0 ? (
          <p>{CONFLICT_STRINGS.noFieldChanges}</p>
        ) : (
          <ul aria-label={CONFLICT_STRINGS.list(userName)}>
            {conflicts.map(({ field, isBoth }) => (
              <li key={field}>
                <details>
                  <summary>
                    {STRINGS.fields[field]} {isBoth && <Badge tone="danger">{CONFLICT_STRINGS.both}</Badge>}
                  </summary>
                  <p className={styles.savedValue}>{savedDraft[field] || CONFLICT_STRINGS.empty}</p>
                </details>
              </li>
            ))}
          </ul>
        )}
        <p>{CONFLICT_STRINGS.keepMineHint}</p>
        <div className={styles.actions}>
          <Button size="small" onClick={() => onResolve(true)}>
            {CONFLICT_STRINGS.keepMine}
          </Button>
          <Button
            ref={loadButton}
            variant="secondary"
            size="small"
            onClick={() => (dirty ? setConfirming(true) : onResolve(false))}
          >
            {CONFLICT_STRINGS.load}
          </Button>
        </div>
      </div>
      {isConfirming && (
        <ConfirmDialog
          title={CONFLICT_STRINGS.question}
          description={CONFLICT_STRINGS.questionText}
          cancel={CONFLICT_STRINGS.cancel}
          confirm={CONFLICT_STRINGS.load}
          variant="danger"
          returnFocus={loadButton}
          onCancel={() => setConfirming(false)}
          onConfirm={() => onResolve(false)}
        />
      )}
    </section>
  );
}
