import type { AdminArticle } from '@placelore/contracts/admin-articles.js';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Badge } from '../../ui/Badge.js';
import { Button } from '../../ui/Button.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { type Draft, draftOf, meetings } from './draft.js';
import styles from './SimpleForm.module.css';
import { TEXTS } from './texts.js';
import type { Conflict } from './useArticleForm.js';

const WORDS = TEXTS.conflict;

interface ConflictNoticeProps {
  conflict: Conflict;
  /** What the form was opened with. */
  saved: AdminArticle;
  draft: Draft;
  dirty: boolean;
  /** @param keep whether what was typed stays */
  onGoOn: (keep: boolean) => void;
}

/** Says that somebody else has saved, what of it is another than here, and asks how to go on. */
export function ConflictNotice({ conflict: { who, theirs }, saved, draft, dirty, onGoOn }: ConflictNoticeProps) {
  const name = who ?? WORDS.somebody;
  const now = draftOf(theirs);
  const met = meetings(draft, draftOf(saved), now);
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const load = useRef<HTMLButtonElement>(null);
  // It stands above what was being written.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.conflict} aria-label={WORDS.title(name)}>
      <TriangleAlert aria-hidden="true" />
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {WORDS.title(name)}
        </h2>
        <p>{WORDS.text}</p>
        {met.length === 0 ? (
          <p>{WORDS.nothing}</p>
        ) : (
          <ul aria-label={WORDS.list(name)}>
            {met.map(({ field, isBoth }) => (
              <li key={field}>
                <details>
                  <summary>
                    {TEXTS.fields[field]} {isBoth && <Badge tone="danger">{WORDS.both}</Badge>}
                  </summary>
                  <p className={styles.theirs}>{now[field] || WORDS.empty}</p>
                </details>
              </li>
            ))}
          </ul>
        )}
        <p>{WORDS.keepHint}</p>
        <div className={styles.choices}>
          <Button size="small" onClick={() => onGoOn(true)}>
            {WORDS.keep}
          </Button>
          <Button ref={load} look="secondary" size="small" onClick={() => (dirty ? setAsking(true) : onGoOn(false))}>
            {WORDS.load}
          </Button>
        </div>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={WORDS.question}
          description={WORDS.questionText}
          cancel={WORDS.cancel}
          confirm={WORDS.load}
          look="danger"
          returnFocus={load}
          onCancel={() => setAsking(false)}
          onConfirm={() => onGoOn(false)}
        />
      )}
    </section>
  );
}
