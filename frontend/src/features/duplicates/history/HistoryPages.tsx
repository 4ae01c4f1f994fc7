import { type ReactNode, type RefObject, useRef, useState } from 'react';
import useSWR from 'swr';
import { Button } from '../../../ui/Button.js';
import { Notice } from '../../../ui/Notice.js';
import { Spinner } from '../../../ui/Spinner.js';
import { stateOf, useFocusOnPage } from '../../../ui/use-focus-on-what-came.js';
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
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul className={styles.entries} ref={list}>
      <HistoryPage {...props} before={null} list={list} place={0} />
    </ul>
  );
}

interface HistoryPageProps<Entry, Cursor extends string | number> extends HistoryPagesProps<Entry, Cursor> {
  before: Cursor | null;
  list: RefObject<HTMLElement | null>;
  /** Of its first entry in the list. */
  place: number;
}

function HistoryPage<Entry, Cursor extends string | number>(props: HistoryPageProps<Entry, Cursor>) {
  const { id, none, read, entry, before, list, place } = props;
  const [more, setMore] = useState(false);
  const { data, error, mutate } = useSWR([id, { before }], () => read(before), ALWAYS_READ);
  useFocusOnPage(list, place, stateOf(data, error));
  if (data === undefined && error !== undefined) {
    return (
      <li>
        <div role="alert">
          <Notice title={TEXTS.history.failed}>
            <Button look="secondary" onClick={() => void mutate()}>
              {TEXTS.retry}
            </Button>
          </Notice>
        </div>
      </li>
    );
  }
  if (data === undefined) {
    return (
      <li>
        <Spinner text={TEXTS.history.loading} />
      </li>
    );
  }
  if (data.entries.length === 0) {
    return (
      before === null && (
        <li>
          <Notice title={none}>
            <p>{TEXTS.history.lead}</p>
          </Notice>
        </li>
      )
    );
  }
  return (
    <>
      {data.entries.map(entry)}
      {data.next !== null &&
        (more ? (
          <HistoryPage {...props} before={data.next} place={place + data.entries.length} />
        ) : (
          <li className={styles.older}>
            <Button look="secondary" size="small" onClick={() => setMore(true)}>
              {TEXTS.history.older}
            </Button>
          </li>
        ))}
    </>
  );
}
