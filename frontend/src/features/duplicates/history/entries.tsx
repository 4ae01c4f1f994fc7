import type { DeletedArticle } from '@placelore/contracts/content/admin/deleted-articles.js';
import type { ArticleMerge, DuplicateDismissal } from '@placelore/contracts/content/admin/duplicates.js';
import { type ReactNode, useState } from 'react';
import { Badge } from '../../../ui/feedback/Badge.js';
import { Button } from '../../../ui/form/Button.js';
import { FormattedDate } from '../../../ui/format/FormattedDate.js';
import { undoMergeWithToast } from '../comparison/useMerge.js';
import { restoreWithToast } from '../report/useDeletion.js';
import { undoDismissalWithToast } from '../report/useDismissal.js';
import { STRINGS } from '../strings.js';
import styles from './DuplicateHistory.module.css';

const { history: historyStrings } = STRINGS;

interface HistoryEntryProps {
  badge: ReactNode;
  title: string;
  facts: ReactNode;
  /** Author and time of the change. */
  actor: { username: string | null };
  performedAt: string;
  /** Undo action, as long as there is one. */
  undo?: { name: string; run: () => Promise<void> };
}

function HistoryEntry({ badge, title, facts, actor, performedAt, undo }: HistoryEntryProps) {
  const [busy, setBusy] = useState(false);
  return (
    <li className={styles.entry}>
      <div className={styles.description}>
        <p className={styles.title}>
          <strong>{title}</strong> {badge}
        </p>
        <p className={styles.metadata}>{facts}</p>
        <p className={styles.metadata}>
          <FormattedDate iso={performedAt} /> {historyStrings.by(actor.username ?? historyStrings.unknownUser)}
        </p>
      </div>
      {undo && (
        <Button
          variant="secondary"
          size="small"
          aria-label={`${undo.name} ${title}`}
          aria-disabled={busy || undefined}
          onClick={() => {
            if (busy) return;
            setBusy(true);
            void undo.run().then(() => setBusy(false));
          }}
        >
          {undo.name}
        </Button>
      )}
    </li>
  );
}

export function DeletedEntry({ article }: { article: DeletedArticle }) {
  const { id, title, slug, reason, mergeId, deletedBy, deletedAt, restorableUntil } = article;
  return (
    <HistoryEntry
      title={title}
      badge={<Badge>{historyStrings.reasons[reason]}</Badge>}
      facts={
        <>
          {STRINGS.id(id)} · <code>{slug}</code> · {historyStrings.until} <FormattedDate iso={restorableUntil} />
        </>
      }
      actor={deletedBy}
      performedAt={deletedAt}
      undo={
        mergeId === null
          ? { name: STRINGS.restore, run: () => restoreWithToast([id]) }
          : { name: STRINGS.merge.undo, run: () => undoMergeWithToast(mergeId) }
      }
    />
  );
}

export function MergeEntry({ merge }: { merge: ArticleMerge }) {
  const { id, keepId, keptTitle, removed, taken, mergedBy, mergedAt, undoableUntil, undoneAt } = merge;
  const mergedTitles = removed.map((article) => `${article.title} (${STRINGS.id(article.id)})`);
  const fields = taken.map((field) => STRINGS.comparison.fields[field]);
  return (
    <HistoryEntry
      title={keptTitle}
      badge={<Badge tone="good">{STRINGS.id(keepId)}</Badge>}
      facts={
        <>
          {historyStrings.mergedFrom} {STRINGS.joinNames(mergedTitles)}.
          {fields.length > 0 && ` ${historyStrings.takenFields(fields.join(', '))}.`}{' '}
          {undoneAt === null ? (
            <>
              {historyStrings.undoable} <FormattedDate iso={undoableUntil} />
            </>
          ) : (
            <>
              {historyStrings.undoneOn} <FormattedDate iso={undoneAt} />
            </>
          )}
        </>
      }
      actor={mergedBy}
      performedAt={mergedAt}
      {...(undoneAt === null && { undo: { name: STRINGS.merge.undo, run: () => undoMergeWithToast(id) } })}
    />
  );
}

/** Entry for articles that were dismissed as not being duplicates. */
export function DismissalEntry({ dismissal }: { dismissal: DuplicateDismissal }) {
  const { kind, articles, dismissedBy, dismissedAt } = dismissal;
  const ids = articles.map(({ id }) => id);
  return (
    <HistoryEntry
      title={[...new Set(articles.map(({ title }) => title))].slice(0, MAX_TITLES).join(', ')}
      badge={<Badge>{STRINGS.kinds[kind]}</Badge>}
      facts={articles.map(({ id, slug }, index) => (
        <span key={id}>
          {index > 0 && ' · '}
          {STRINGS.id(id)} <code>{slug}</code>
        </span>
      ))}
      actor={dismissedBy}
      performedAt={dismissedAt}
      undo={{ name: STRINGS.undo, run: () => undoDismissalWithToast(kind, ids) }}
    />
  );
}

const MAX_TITLES = 5;
