import { type ReactNode, useState } from 'react';
import useSWR from 'swr';
import { Button } from '../../../ui/Button.js';
import { Notice } from '../../../ui/Notice.js';
import { Spinner } from '../../../ui/Spinner.js';
import { ALWAYS_READ } from '../api.js';
import { TEXTS } from '../texts.js';
import styles from './History.module.css';

interface HistoryPagesProps<Entry, Cursor extends string | number> {
  /** Of the route it is read with. */
  id: string;
  none: string;
  /** @param before where the page before ended; null for the first */
  read: (before: Cursor | null) => Promise<{ entries: readonly Entry[]; next: Cursor | null }>;
  entry: (entry: Entry) => ReactNode;
}

/** A list that is read page below page, the latest first. */
export function HistoryPages<Entry, Cursor extends string | number>(props: HistoryPagesProps<Entry, Cursor>) {
  return <HistoryPage {...props} before={null} />;
}

function HistoryPage<Entry, Cursor extends string | number>(
  props: HistoryPagesProps<Entry, Cursor> & { before: Cursor | null },
) {
  const { id, none, read, entry, before } = props;
  const [more, setMore] = useState(false);
  const { data, error, mutate } = useSWR([id, { before }], () => read(before), ALWAYS_READ);
  if (data === undefined && error !== undefined) {
    return (
      <div role="alert">
        <Notice title={TEXTS.history.failed}>
          <Button look="secondary" onClick={() => void mutate()}>
            {TEXTS.retry}
          </Button>
        </Notice>
      </div>
    );
  }
  if (data === undefined) return <Spinner text={TEXTS.history.loading} />;
  if (data.entries.length === 0) {
    return (
      before === null && (
        <Notice title={none}>
          <p>{TEXTS.history.lead}</p>
        </Notice>
      )
    );
  }
  return (
    <>
      <ul className={styles.entries}>{data.entries.map(entry)}</ul>
      {data.next !== null &&
        (more ? (
          <HistoryPage {...props} before={data.next} />
        ) : (
          <Button look="secondary" size="small" className={styles.older} onClick={() => setMore(true)}>
            {TEXTS.history.older}
          </Button>
        ))}
    </>
  );
}
