import { type ReactNode, type RefObject, useRef, useState } from 'react';
import useSWR from 'swr';
import { Alert } from '../../../ui/feedback/Alert.js';
import { Spinner } from '../../../ui/feedback/Spinner.js';
import { Button } from '../../../ui/form/Button.js';
import { getLoadState, useFocusNewContent } from '../../../ui/layout/use-focus-new-content.js';
import { ALWAYS_FETCH } from '../api.js';
import { STRINGS } from '../strings.js';
import styles from './DuplicateHistory.module.css';

interface HistoryPagesProps<Entry, Cursor extends string | number> {
  /** Id of the route that reads the list. */
  id: string;
  emptyText: string;
  /** @param before cursor at the end of the previous page; null for the first */
  read: (before: Cursor | null) => Promise<{ entries: readonly Entry[]; next: Cursor | null }>;
  renderEntry: (entry: Entry) => ReactNode;
}

/** Paginated list of entries, latest first. */
export function HistoryPages<Entry, Cursor extends string | number>(props: HistoryPagesProps<Entry, Cursor>) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul className={styles.entries} ref={list}>
      <HistoryPage {...props} before={null} list={list} startIndex={0} />
    </ul>
  );
}

interface HistoryPageProps<Entry, Cursor extends string | number> extends HistoryPagesProps<Entry, Cursor> {
  before: Cursor | null;
  list: RefObject<HTMLElement | null>;
  /** Index of the page's first entry in the list. */
  startIndex: number;
}

function HistoryPage<Entry, Cursor extends string | number>(props: HistoryPageProps<Entry, Cursor>) {
  const { id, emptyText, read, renderEntry, before, list, startIndex } = props;
  const [isNextShown, setNextShown] = useState(false);
  const { data, error, mutate } = useSWR([id, { before }], () => read(before), ALWAYS_FETCH);
  useFocusNewContent(list, startIndex, getLoadState(data, error));
  if (data === undefined && error !== undefined) {
    return (
      <li>
        <div role="alert">
          <Alert title={STRINGS.history.failed}>
            <Button variant="secondary" onClick={() => void mutate()}>
              {STRINGS.retry}
            </Button>
          </Alert>
        </div>
      </li>
    );
  }
  if (data === undefined) {
    return (
      <li>
        <Spinner text={STRINGS.history.loading} />
      </li>
    );
  }
  if (data.entries.length === 0) {
    return (
      before === null && (
        <li>
          <Alert title={emptyText}>
            <p>{STRINGS.history.lead}</p>
          </Alert>
        </li>
      )
    );
  }
  return (
    <>
      {data.entries.map(renderEntry)}
      {data.next !== null &&
        (isNextShown ? (
          <HistoryPage {...props} before={data.next} startIndex={startIndex + data.entries.length} />
        ) : (
          <li className={styles.more}>
            <Button variant="secondary" size="small" onClick={() => setNextShown(true)}>
              {STRINGS.history.older}
            </Button>
          </li>
        ))}
    </>
  );
}
