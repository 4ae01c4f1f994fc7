import { Fragment, type ReactNode, type RefObject, useRef, useState } from 'react';
import useSWR from 'swr';
import { Button } from '../../../ui/Button.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { stateOf, useFocusOnPage } from '../../../ui/use-focus-on-what-came.js';
import styles from './Activity.module.css';
import { type MergedItem, type Progress, readMerged, type Source } from './merged.js';
import { SIZE } from './sources.js';
import { TEXTS } from './texts.js';

const FROM_THE_LATEST: Progress = {};

interface MergedLogProps<Item> {
  /** The group of keys it is read again with. */
  tag: string;
  heading: string;
  none: string;
  sources: readonly Source<Item>[];
  /** Items on a page, of every source and of the whole. */
  size?: number;
  entry: (item: MergedItem<Item>) => ReactNode;
}

/** Several logs as one, page below page. */
export function MergedLog<Item>(props: MergedLogProps<Item>) {
  const log = useRef<HTMLOListElement>(null);
  return (
    <ol className={styles.log} ref={log}>
      <LogPage {...props} progress={FROM_THE_LATEST} log={log} place={0} />
    </ol>
  );
}

interface LogPageProps<Item> extends MergedLogProps<Item> {
  progress: Progress;
  log: RefObject<HTMLElement | null>;
  /** Of its first item in the log. */
  place: number;
}

function LogPage<Item>(props: LogPageProps<Item>) {
  const { tag, heading, none, sources, entry, progress, log, place, size = SIZE } = props;
  const [more, setMore] = useState(false);
  const { data, error, mutate } = useSWR([`${tag}.merged`, progress], () => readMerged(sources, progress, size), {
    dedupingInterval: 0,
  });
  useFocusOnPage(log, place, stateOf(data, error));
  if (data === undefined && error !== undefined) {
    return (
      <li>
        <div role="alert" className={styles.note}>
          <p>{TEXTS.unread(heading)}</p>
          <Button look="secondary" size="small" onClick={() => void mutate()}>
            {TEXTS.tryAgain}
          </Button>
        </div>
      </li>
    );
  }
  if (data === undefined) {
    return (
      <li>
        <div role="status" className={styles.note}>
          <Skeleton className={styles.grey} />
          <span>{TEXTS.loading(heading)}</span>
        </div>
      </li>
    );
  }
  if (data.items.length === 0 && progress === FROM_THE_LATEST) return <li className={styles.note}>{none}</li>;
  return (
    <>
      {data.items.map((item) => (
        <Fragment key={`${item.from} ${sources.find(({ name }) => name === item.from)?.cursorOf(item.item)}`}>
          {entry(item)}
        </Fragment>
      ))}
      {data.next !== null &&
        (more ? (
          <LogPage {...props} progress={data.next} place={place + data.items.length} />
        ) : (
          <li className={styles.note}>
            <Button look="secondary" size="small" onClick={() => setMore(true)}>
              {TEXTS.older}
            </Button>
          </li>
        ))}
    </>
  );
}
