import {
  type BatchItem,
  type BatchRun,
  batchRuns,
  ITEM_STATUSES,
  type ItemStatus,
} from '@placelore/contracts/content/admin/batch-runs.js';
import { RotateCcw } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import useSWR from 'swr';
import { call } from '../../../../lib/api/api.js';
import { toKey } from '../../../../lib/cache/server-state.js';
import { formatUsd } from '../../../../lib/format/format-usd.js';
import { useFormatters } from '../../../../lib/format/formatters.js';
import { Badge } from '../../../../ui/feedback/Badge.js';
import { Skeleton } from '../../../../ui/feedback/Skeleton.js';
import { Button } from '../../../../ui/form/Button.js';
import { Card } from '../../../../ui/layout/Card.js';
import { SectionHeader } from '../../../../ui/layout/SectionHeader.js';
import { getLoadState, useFocusNewContent } from '../../../../ui/layout/use-focus-new-content.js';
import { Link } from '../../../../ui/navigation/Link.js';
import activity from '../../combined-log/LogCard.module.css';
import { toChoices } from '../../data-list/list-definition.js';
import { Select } from '../../data-list/Select.js';
import { formatItemOutcome, isInProgress, runPath } from '../run-state.js';
import { STRINGS } from '../strings.js';
import { useRetryRun } from '../useRunActions.js';
import styles from './RunItems.module.css';

const PAGE_SIZE = 50;
/** URL parameter with the status filter. */
const STATUS_PARAM = 'items';

const TONES = { waiting: 'plain', done: 'good', failed: 'danger', skipped: 'plain' } as const;

/** Result of each item with pagination, filtered by the URL. */
export function RunItems({ run }: { run: BatchRun }) {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const list = useRef<HTMLOListElement>(null);
  const status = ITEM_STATUSES.find((name) => name === searchParams.get(STATUS_PARAM));
  const show = (chosen: string) =>
    void navigate(chosen === '' ? runPath(run.id) : `${runPath(run.id)}&${STATUS_PARAM}=${chosen}`, { replace: true });
  return (
    <Card className={activity.card}>
      <SectionHeader>
        <h3>{STRINGS.items.heading}</h3>
        <Select
          label={STRINGS.items.show}
          className={styles.filter}
          value={status ?? ''}
          choices={[{ value: '', label: STRINGS.items.any }, ...toChoices(ITEM_STATUSES, STRINGS.itemStatuses)]}
          onChoose={show}
        />
      </SectionHeader>
      <ol className={activity.log} ref={list}>
        <RunItemsPage key={status ?? ''} run={run} status={status} after={0} list={list} startIndex={0} />
      </ol>
    </Card>
  );
}

interface RunItemsPageProps {
  run: BatchRun;
  status: ItemStatus | undefined;
  /** Ordinal of the last item before the page. */
  after: number;
  list: RefObject<HTMLElement | null>;
  /** Index of the page's first item in the list. */
  startIndex: number;
}

function RunItemsPage({ run, status, after, list, startIndex }: RunItemsPageProps) {
  const [isNextShown, setNextShown] = useState(false);
  const args = { id: run.id, limit: PAGE_SIZE, after, ...(status && { status }) };
  const { data, error, mutate } = useSWR(toKey(batchRuns.listItems, args), () => call(batchRuns.listItems, args), {
    dedupingInterval: 0,
  });
  useFocusNewContent(list, startIndex, getLoadState(data, error));
  if (data === undefined) {
    return error === undefined ? (
      <li>
        <div role="status" className={activity.note}>
          <Skeleton className={activity.skeleton} />
          <span>{STRINGS.items.loading}</span>
        </div>
      </li>
    ) : (
      <li>
        <div role="alert" className={activity.note}>
          <p>{STRINGS.items.loadFailed}</p>
          <Button variant="secondary" size="small" onClick={() => void mutate()}>
            {STRINGS.view.tryAgain}
          </Button>
        </div>
      </li>
    );
  }
  const lastItem = data.at(-1);
  if (!lastItem && after === 0) {
    return (
      <li className={activity.note}>
        {status || !isInProgress(run) ? STRINGS.items.noneMatching : STRINGS.items.none}
      </li>
    );
  }
  return (
    <>
      {data.map((item) => (
        <RunItem key={item.ordinal} run={run} item={item} />
      ))}
      {lastItem &&
        data.length === PAGE_SIZE &&
        (isNextShown ? (
          <RunItemsPage
            run={run}
            status={status}
            after={lastItem.ordinal}
            list={list}
            startIndex={startIndex + data.length}
          />
        ) : (
          <li className={activity.note}>
            <Button variant="secondary" size="small" onClick={() => setNextShown(true)}>
              {STRINGS.items.more}
            </Button>
          </li>
        ))}
    </>
  );
}

function RunItem({ run, item }: { run: BatchRun; item: BatchItem }) {
  const { formatCount: count } = useFormatters();
  const retry = useRetryRun(run);
  const { ordinal, subjectName, status, costUsd } = item;
  const to = findEditorPath(item);
  return (
    <li className={styles.item}>
      <span className={styles.ordinal}>{count(ordinal)}</span>
      <p className={styles.title}>
        {to ? (
          <Link to={to} aria-label={STRINGS.items.edit(subjectName)}>
            {subjectName}
          </Link>
        ) : (
          subjectName
        )}
      </p>
      <p className={styles.result}>
        {formatItemOutcome(item, count)}
        <ItemLink item={item} />
      </p>
      <span className={styles.cost}>{costUsd > 0 && formatUsd(costUsd)}</span>
      <span className={styles.actions}>
        <Badge tone={TONES[status]}>{STRINGS.itemStatuses[status]}</Badge>
        {status === 'failed' && (
          <Button
            variant="secondary"
            size="small"
            aria-label={STRINGS.view.retryOne(subjectName)}
            aria-disabled={retry.busy || undefined}
            onClick={() => void retry.perform(ordinal)}
          >
            <RotateCcw aria-hidden="true" />
            {STRINGS.view.retry}
          </Button>
        )}
      </span>
    </li>
  );
}

/** Link to the Wikidata item that a record was compared with. */
function ItemLink({ item: { subjectName, outcome } }: { item: BatchItem }) {
  const url = outcome?.itemUrl;
  if (typeof url !== 'string') return null;
  return (
    <>
      {' '}
      <a href={url} rel="noopener noreferrer" target="_blank" aria-label={STRINGS.items.wikidataOf(subjectName)}>
        {STRINGS.items.wikidata}
      </a>
    </>
  );
}

/** Returns the editor path of the article that an item concerns or created. */
function findEditorPath({ subjectType, subjectId, outcome }: BatchItem): string | null {
  const id = subjectType === 'article' ? subjectId : outcome?.articleId;
  return typeof id === 'number' ? `/admin/articles/${id}/edit` : null;
}
