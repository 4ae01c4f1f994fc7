import {
  type BatchItem,
  type BatchRun,
  ITEM_STATUSES,
  type ItemStatus,
} from '@placelore/contracts/batch-run-shapes.js';
import { batchRuns } from '@placelore/contracts/batch-runs.js';
import { RotateCcw } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import useSWR from 'swr';
import { call } from '../../../lib/api.js';
import { keyOf } from '../../../lib/server-state.js';
import { useFormats } from '../../../lib/use-formats.js';
import { Badge } from '../../../ui/Badge.js';
import { Button } from '../../../ui/Button.js';
import { Card } from '../../../ui/Card.js';
import { HeadingRow } from '../../../ui/HeadingRow.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { stateOf, useFocusOnPage } from '../../../ui/use-focus-on-what-came.js';
import activity from '../activity/Activity.module.css';
import { choicesOf } from '../list/declaration.js';
import { Select } from '../list/Select.js';
import { usdText } from './money.js';
import styles from './RunItems.module.css';
import { isOpen, outcomeText, runAddress } from './run-state.js';
import { TEXTS } from './texts.js';
import { useRetry } from './useRunActions.js';

/** Items on a page. */
const SIZE = 50;
/** What of them is shown, in the address. */
const FILTER = 'items';

const TONES = { waiting: 'plain', done: 'good', failed: 'danger', skipped: 'plain' } as const;

/** What came of each item, page below page; filtered by the address. */
export function RunItems({ run }: { run: BatchRun }) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const list = useRef<HTMLOListElement>(null);
  const status = ITEM_STATUSES.find((name) => name === address.get(FILTER));
  const show = (chosen: string) =>
    void navigate(chosen === '' ? runAddress(run.id) : `${runAddress(run.id)}&${FILTER}=${chosen}`, { replace: true });
  return (
    <Card className={activity.card}>
      <HeadingRow>
        <h3>{TEXTS.items.heading}</h3>
        <Select
          label={TEXTS.items.show}
          className={styles.filter}
          value={status ?? ''}
          choices={[{ value: '', label: TEXTS.items.any }, ...choicesOf(ITEM_STATUSES, TEXTS.itemStatuses)]}
          onChoose={show}
        />
      </HeadingRow>
      <ol className={activity.log} ref={list}>
        <Page key={status ?? ''} run={run} status={status} after={0} list={list} place={0} />
      </ol>
    </Card>
  );
}

interface PageProps {
  run: BatchRun;
  status: ItemStatus | undefined;
  /** The ordinal of the last item before it. */
  after: number;
  list: RefObject<HTMLElement | null>;
  /** Of its first item in the list. */
  place: number;
}

function Page({ run, status, after, list, place }: PageProps) {
  const [more, setMore] = useState(false);
  const args = { id: run.id, limit: SIZE, after, ...(status && { status }) };
  const { data, error, mutate } = useSWR(keyOf(batchRuns.items, args), () => call(batchRuns.items, args), {
    dedupingInterval: 0,
  });
  useFocusOnPage(list, place, stateOf(data, error));
  if (data === undefined) {
    return error === undefined ? (
      <li>
        <div role="status" className={activity.note}>
          <Skeleton className={activity.grey} />
          <span>{TEXTS.items.loading}</span>
        </div>
      </li>
    ) : (
      <li>
        <div role="alert" className={activity.note}>
          <p>{TEXTS.items.unread}</p>
          <Button look="secondary" size="small" onClick={() => void mutate()}>
            {TEXTS.view.tryAgain}
          </Button>
        </div>
      </li>
    );
  }
  const last = data.at(-1);
  if (!last && after === 0) {
    return <li className={activity.note}>{status || !isOpen(run) ? TEXTS.items.noneOf : TEXTS.items.none}</li>;
  }
  return (
    <>
      {data.map((item) => (
        <Item key={item.ordinal} run={run} item={item} />
      ))}
      {last &&
        data.length === SIZE &&
        (more ? (
          <Page run={run} status={status} after={last.ordinal} list={list} place={place + data.length} />
        ) : (
          <li className={activity.note}>
            <Button look="secondary" size="small" onClick={() => setMore(true)}>
              {TEXTS.items.more}
            </Button>
          </li>
        ))}
    </>
  );
}

function Item({ run, item }: { run: BatchRun; item: BatchItem }) {
  const { count } = useFormats();
  const retry = useRetry(run);
  const { ordinal, subjectName, status, costUsd } = item;
  const to = placeOf(item);
  return (
    <li className={styles.item}>
      <span className={styles.ordinal}>{count(ordinal)}</span>
      <p className={styles.subject}>
        {to ? (
          <Link to={to} aria-label={TEXTS.items.edit(subjectName)}>
            {subjectName}
          </Link>
        ) : (
          subjectName
        )}
      </p>
      <p className={styles.outcome}>{outcomeText(item, count)}</p>
      <span className={styles.itemCost}>{costUsd > 0 && usdText(costUsd)}</span>
      <span className={styles.itemEnd}>
        <Badge tone={TONES[status]}>{TEXTS.itemStatuses[status]}</Badge>
        {status === 'failed' && (
          <Button
            look="secondary"
            size="small"
            aria-label={TEXTS.view.retryOne(subjectName)}
            aria-disabled={retry.busy || undefined}
            onClick={() => void retry.perform(ordinal)}
          >
            <RotateCcw aria-hidden="true" />
            {TEXTS.view.retry}
          </Button>
        )}
      </span>
    </li>
  );
}

/** The editor of the article an item is about, or became. */
function placeOf({ subjectType, subjectId, outcome }: BatchItem): string | null {
  const id = subjectType === 'article' ? subjectId : outcome?.articleId;
  return typeof id === 'number' ? `/admin/articles/${id}/edit` : null;
}
