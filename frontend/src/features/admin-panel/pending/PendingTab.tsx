import { moderation, type PendingArticle } from '@placelore/contracts/content/admin/moderation.js';
import { BookOpen, Check, SquarePen, X } from 'lucide-react';
import { useState } from 'react';
import useSWR from 'swr';
import { call, callList } from '../../../lib/api/api.js';
import { HttpError } from '../../../lib/api/http-error.js';
import { toKey } from '../../../lib/cache/server-state.js';
import { useFormatters } from '../../../lib/format/formatters.js';
import { Badge } from '../../../ui/feedback/Badge.js';
import { FormattedDate } from '../../../ui/format/FormattedDate.js';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.js';
import { DataList } from '../data-list/DataList.js';
import { type Failure, type ListDefinition, queryList, toListQuery } from '../data-list/list-definition.js';
import { STRINGS as LIST_STRINGS } from '../data-list/strings.js';
import { toFailure } from '../data-list/useActions.js';
import styles from './PendingTab.module.css';
import { STRINGS } from './strings.js';

const PAGE_SIZE = 25;
/**
 * Delay in ms before the lists are reloaded after an approval that reported an expired session: the approval may have
 * succeeded.
 */
const RELOAD_DELAY_MS = 1_000;

const formatTitles = (rows: readonly PendingArticle[]): string => LIST_STRINGS.names(rows.map(({ title }) => title));

/** Returns the message for a failed approval. */
export function toApprovalFailure(error: unknown): Failure {
  const isSession =
    (error instanceof HttpError && error.status === 401) ||
    (error instanceof Error && error.message.includes('Authentication required'));
  if (isSession) return { title: STRINGS.sessionTitle, description: STRINGS.session, reloadAfterMs: RELOAD_DELAY_MS };
  const { description } = toFailure('')(error);
  return { title: STRINGS.approveFailed, description: description || undefined };
}

/** @param visit identifies one display of the tab, so that cached data of an earlier display is not shown */
const createPendingList = (visit: number): ListDefinition<PendingArticle> => ({
  heading: STRINGS.heading,
  count: STRINGS.count,
  size: PAGE_SIZE,
  columns: [
    { name: STRINGS.title, isHeading: true, show: ({ title }) => title },
    { name: STRINGS.preview, isText: true, show: ({ preview }) => <p className={styles.preview}>{preview}</p> },
    { name: STRINGS.place, show: ({ location }) => <span>{location}</span> },
    { name: STRINGS.written, isNumber: true, show: ({ createdAt }) => <FormattedDate iso={createdAt} /> },
  ],
  getId: ({ id }) => id,
  getName: ({ title }) => title,
  links: ({ id, slug }) => [
    { name: STRINGS.read, icon: BookOpen, to: `/articles/${slug}` },
    { name: STRINGS.edit, icon: SquarePen, to: `/admin/articles/${id}/edit` },
  ],
  actions: [
    {
      name: STRINGS.approve,
      icon: Check,
      variant: 'primary',
      question: (rows) => ({
        title: STRINGS.approveTitle(rows.length === 1),
        description: STRINGS.approveText(formatTitles(rows)),
        confirm: STRINGS.approve,
      }),
      run: ({ id }) => call(moderation.approve, { id }),
      done: (rows) => ({ title: STRINGS.approved, description: formatTitles(rows) }),
      failed: toApprovalFailure,
      bulk: true,
    },
    {
      name: STRINGS.reject,
      icon: X,
      variant: 'danger',
      question: (rows) => ({
        title: STRINGS.rejectTitle(rows.length === 1),
        description: STRINGS.rejectText(formatTitles(rows)),
        confirm: STRINGS.reject,
      }),
      run: ({ id }) => call(moderation.reject, { id }),
      done: (rows) => ({ title: STRINGS.rejected, description: STRINGS.rejectedHint(formatTitles(rows)) }),
      failed: toFailure(STRINGS.rejectFailed),
      bulk: true,
    },
  ],
  changes: ['moderation', 'adminArticles', 'adminDiscoveries', 'articles', 'discoveries', 'audit'],
  empty: { title: STRINGS.empty, hint: STRINGS.emptyHint },
  read: (view) => {
    const { key, fetch } = queryList(moderation.listPending, toListQuery(view, PAGE_SIZE), (rows) => rows);
    return { key: [...key, visit], fetch };
  },
});

let visits = 0;

/** Articles pending approval. They are never shown from the cache, because another admin may have decided already. */
export function PendingTab({ tab }: { tab: string }) {
  const [visit] = useState(() => {
    visits += 1;
    return visits;
  });
  return <DataList tab={tab} definition={createPendingList(visit)} />;
}

const COUNT_QUERY = { limit: 1 };

/** Returns the number of pending articles; undefined until it is known. */
export function usePendingCount(): number | undefined {
  const { data } = useSWR(
    [...toKey(moderation.listPending, COUNT_QUERY), 'count'],
    async () => (await callList(moderation.listPending, COUNT_QUERY)).total ?? 0,
    { dedupingInterval: 0 },
  );
  return data;
}

/** Number of pending articles next to the tab's name; hidden at zero. */
export function PendingBadge({ waitingCount }: { waitingCount: number | undefined }) {
  const { formatCount: count } = useFormatters();
  if (!waitingCount) return null;
  return (
    <Badge tone="accent" className={styles.badge}>
      <span aria-hidden="true">{count(waitingCount)}</span>
      <VisuallyHidden>{STRINGS.waiting(count(waitingCount))}</VisuallyHidden>
    </Badge>
  );
}
