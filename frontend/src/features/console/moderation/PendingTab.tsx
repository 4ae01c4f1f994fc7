import { moderation, type PendingArticle } from '@placelore/contracts/moderation.js';
import { BookOpen, Check, SquarePen, X } from 'lucide-react';
import { useState } from 'react';
import useSWR from 'swr';
import { call, callCounted } from '../../../lib/api.js';
import { HttpError } from '../../../lib/http-error.js';
import { keyOf } from '../../../lib/server-state.js';
import { useFormats } from '../../../lib/use-formats.js';
import { Badge } from '../../../ui/Badge.js';
import { Day } from '../../../ui/Day.js';
import { Hidden } from '../../../ui/Hidden.js';
import { type Failure, type ListDeclaration, readingOf, wireOf } from '../list/declaration.js';
import { List } from '../list/List.js';
import { TEXTS as LIST } from '../list/texts.js';
import { failure } from '../list/useActions.js';
import styles from './Pending.module.css';
import { TEXTS } from './texts.js';

/** Rows on one page. */
const SIZE = 25;
/** After an approval whose session had ended the lists are read again, in ms: it may have been done. */
const REREAD_AFTER_MS = 1_000;

const namesOf = (rows: readonly PendingArticle[]): string => LIST.names(rows.map(({ title }) => title));

/** What is said of an approval that failed. */
export function approvalFailure(error: unknown): Failure {
  const isSession =
    (error instanceof HttpError && error.status === 401) ||
    (error instanceof Error && error.message.includes('Authentication required'));
  if (isSession) return { title: TEXTS.sessionTitle, description: TEXTS.session, rereadAfter: REREAD_AFTER_MS };
  const { description } = failure('')(error);
  return { title: TEXTS.approveFailed, description: description || undefined };
}

/** @param visit names one showing of the tab: what an earlier one was answered is not shown again */
const pendingList = (visit: number): ListDeclaration<PendingArticle> => ({
  heading: TEXTS.heading,
  count: TEXTS.count,
  size: SIZE,
  columns: [
    { name: TEXTS.title, isHeading: true, show: ({ title }) => title },
    { name: TEXTS.preview, isText: true, show: ({ preview }) => <p className={styles.preview}>{preview}</p> },
    { name: TEXTS.place, show: ({ location }) => <span>{location}</span> },
    { name: TEXTS.written, isNumber: true, show: ({ createdAt }) => <Day iso={createdAt} /> },
  ],
  idOf: ({ id }) => id,
  nameOf: ({ title }) => title,
  links: ({ id, slug }) => [
    { name: TEXTS.read, icon: BookOpen, to: `/articles/${slug}` },
    { name: TEXTS.edit, icon: SquarePen, to: `/admin/articles/${id}/edit` },
  ],
  actions: [
    {
      name: TEXTS.approve,
      icon: Check,
      look: 'primary',
      question: (rows) => ({
        title: TEXTS.approveTitle(rows.length === 1),
        description: TEXTS.approveText(namesOf(rows)),
        confirm: TEXTS.approve,
      }),
      run: ({ id }) => call(moderation.approve, { id }),
      done: (rows) => ({ title: TEXTS.approved, description: namesOf(rows) }),
      failed: approvalFailure,
      bulk: true,
    },
    {
      name: TEXTS.reject,
      icon: X,
      look: 'danger',
      question: (rows) => ({
        title: TEXTS.rejectTitle(rows.length === 1),
        description: TEXTS.rejectText(namesOf(rows)),
        confirm: TEXTS.reject,
      }),
      run: ({ id }) => call(moderation.reject, { id }),
      done: (rows) => ({ title: TEXTS.rejected, description: TEXTS.rejectedHint(namesOf(rows)) }),
      failed: failure(TEXTS.rejectFailed),
      bulk: true,
    },
  ],
  changes: ['moderation', 'adminArticles', 'adminDiscoveries', 'articles', 'discoveries', 'audit'],
  empty: { title: TEXTS.empty, hint: TEXTS.emptyHint },
  read: (view) => {
    const { key, fetch } = readingOf(moderation.pending, wireOf(view, SIZE), (rows) => rows);
    return { key: [...key, visit], fetch };
  },
});

let visits = 0;

/** What waits for approval. Never shown from a cache: somebody else may have decided meanwhile. */
export function PendingTab({ tab }: { tab: string }) {
  const [visit] = useState(() => {
    visits += 1;
    return visits;
  });
  return <List tab={tab} declaration={pendingList(visit)} />;
}

const ONE = { limit: 1 };

/** How many articles wait; undefined while that is not known. */
export function usePendingCount(): number | undefined {
  const { data } = useSWR(
    [...keyOf(moderation.pending, ONE), 'count'],
    async () => (await callCounted(moderation.pending, ONE)).total ?? 0,
    { dedupingInterval: 0 },
  );
  return data;
}

/** How many articles wait, beside the name of their tab; nothing when there are none. */
export function PendingBadge({ waiting }: { waiting: number | undefined }) {
  const { count } = useFormats();
  if (!waiting) return null;
  return (
    <Badge tone="accent" className={styles.badge}>
      <span aria-hidden="true">{count(waiting)}</span>
      <Hidden>{TEXTS.waiting(count(waiting))}</Hidden>
    </Badge>
  );
}
