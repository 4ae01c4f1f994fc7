import type { DeletedArticle } from '@placelore/contracts/deleted-articles.js';
import type { ArticleMerge, DuplicateDismissal } from '@placelore/contracts/duplicates.js';
import { type ReactNode, useState } from 'react';
import { Badge } from '../../../ui/Badge.js';
import { Button } from '../../../ui/Button.js';
import { Day } from '../../../ui/Day.js';
import { takeBackMerge } from '../comparison/useMerge.js';
import { takeBackDeletion } from '../report/useDeletion.js';
import { takeBackDismissal } from '../report/useDismissal.js';
import { TEXTS } from '../texts.js';
import styles from './History.module.css';

const { history } = TEXTS;

interface EntryProps {
  badge: ReactNode;
  title: string;
  facts: ReactNode;
  /** Who did it, and when. */
  who: { username: string | null };
  when: string;
  /** The way back, while there is one. */
  undo?: { name: string; run: () => Promise<void> };
}

function Entry({ badge, title, facts, who, when, undo }: EntryProps) {
  const [busy, setBusy] = useState(false);
  return (
    <li className={styles.entry}>
      <div className={styles.what}>
        <p className={styles.title}>
          <strong>{title}</strong> {badge}
        </p>
        <p className={styles.facts}>{facts}</p>
        <p className={styles.facts}>
          <Day iso={when} /> {history.by(who.username ?? history.somebody)}
        </p>
      </div>
      {undo && (
        <Button
          look="secondary"
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

/** An article that was deleted. */
export function DeletedEntry({ article }: { article: DeletedArticle }) {
  const { id, title, slug, reason, mergeId, deletedBy, deletedAt, restorableUntil } = article;
  return (
    <Entry
      title={title}
      badge={<Badge>{history.reasons[reason]}</Badge>}
      facts={
        <>
          {TEXTS.id(id)} · <code>{slug}</code> · {history.until} <Day iso={restorableUntil} />
        </>
      }
      who={deletedBy}
      when={deletedAt}
      undo={
        mergeId === null
          ? { name: TEXTS.restore, run: () => takeBackDeletion([id]) }
          : { name: TEXTS.merge.undo, run: () => takeBackMerge(mergeId) }
      }
    />
  );
}

/** Articles that became one. */
export function MergeEntry({ merge }: { merge: ArticleMerge }) {
  const { id, keepId, keptTitle, removed, taken, mergedBy, mergedAt, undoableUntil, undoneAt } = merge;
  const others = removed.map((one) => `${one.title} (${TEXTS.id(one.id)})`);
  const fields = taken.map((field) => TEXTS.comparison.fields[field]);
  return (
    <Entry
      title={keptTitle}
      badge={<Badge tone="good">{TEXTS.id(keepId)}</Badge>}
      facts={
        <>
          {history.mergedFrom} {TEXTS.and(others)}.{fields.length > 0 && ` ${history.tookOver(fields.join(', '))}.`}{' '}
          {undoneAt === null ? (
            <>
              {history.undoable} <Day iso={undoableUntil} />
            </>
          ) : (
            <>
              {history.undoneOn} <Day iso={undoneAt} />
            </>
          )}
        </>
      }
      who={mergedBy}
      when={mergedAt}
      {...(undoneAt === null && { undo: { name: TEXTS.merge.undo, run: () => takeBackMerge(id) } })}
    />
  );
}

/** Articles that were said to be no duplicates. */
export function DismissalEntry({ dismissal }: { dismissal: DuplicateDismissal }) {
  const { kind, articles, dismissedBy, dismissedAt } = dismissal;
  const ids = articles.map(({ id }) => id);
  return (
    <Entry
      title={[...new Set(articles.map(({ title }) => title))].slice(0, NAMED).join(', ')}
      badge={<Badge>{TEXTS.kinds[kind]}</Badge>}
      facts={articles.map(({ id, slug }, at) => (
        <span key={id}>
          {at > 0 && ' · '}
          {TEXTS.id(id)} <code>{slug}</code>
        </span>
      ))}
      who={dismissedBy}
      when={dismissedAt}
      undo={{ name: TEXTS.undo, run: () => takeBackDismissal(kind, ids) }}
    />
  );
}

/** So many different titles are named. */
const NAMED = 5;
