import { Fragment, type ReactNode, type RefObject, useRef, useState } from 'react';
import useSWR from 'swr';
import { Skeleton } from '../../../ui/feedback/Skeleton.js';
import { Button } from '../../../ui/form/Button.js';
import { getLoadState, useFocusNewContent } from '../../../ui/layout/use-focus-new-content.js';
import { STRINGS } from '../activity/strings.js';
import styles from './LogCard.module.css';
import { PAGE_SIZE } from './log-sources.js';
import { fetchMergedPage, type LogSource, type MergedItem, type Progress } from './merge-logs.js';

const INITIAL_PROGRESS: Progress = {};

interface CombinedLogProps<Item> {
  /** Cache tag that reloads the log. */
  tag: string;
  heading: string;
  emptyText: string;
  sources: readonly LogSource<Item>[];
  /** Number of items per page, of each source and of the merged log. */
  pageSize?: number;
  renderEntry: (item: MergedItem<Item>) => ReactNode;
}

/** Several logs merged into one, with pagination. */
export function CombinedLog<Item>(props: CombinedLogProps<Item>) {
  const log = useRef<HTMLOListElement>(null);
  return (
    <ol className={styles.log} ref={log}>
      <LogPage {...props} progress={INITIAL_PROGRESS} log={log} startIndex={0} />
    </ol>
  );
}

/** Reads a page of a log, by default the first. */
export const useLogPage = <Item,>({
  tag,
  sources,
  progress = INITIAL_PROGRESS,
  pageSize = PAGE_SIZE,
}: Pick<CombinedLogProps<Item>, 'tag' | 'sources'> & { progress?: Progress; pageSize?: number | undefined }) =>
  useSWR([`${tag}.merged`, progress], () => fetchMergedPage(sources, progress, pageSize), { dedupingInterval: 0 });

interface LogPageProps<Item> extends CombinedLogProps<Item> {
  progress: Progress;
  log: RefObject<HTMLElement | null>;
  /** Index of the page's first item in the log. */
  startIndex: number;
}

function LogPage<Item>(props: LogPageProps<Item>) {
  const { tag, heading, emptyText, sources, renderEntry, progress, log, startIndex, pageSize } = props;
  const [isNextShown, setNextShown] = useState(false);
  const { data, error, mutate } = useLogPage({ tag, sources, progress, pageSize });
  useFocusNewContent(log, startIndex, getLoadState(data, error));
  if (data === undefined && error !== undefined) {
    return (
      <li>
        <div role="alert" className={styles.note}>
          <p>{STRINGS.loadFailed(heading)}</p>
          <Button variant="secondary" size="small" onClick={() => void mutate()}>
            {STRINGS.tryAgain}
          </Button>
        </div>
      </li>
    );
  }
  if (data === undefined) {
    return (
      <li>
        <div role="status" className={styles.note}>
          <Skeleton className={styles.skeleton} />
          <span>{STRINGS.loading(heading)}</span>
        </div>
      </li>
    );
  }
  if (data.items.length === 0 && progress === INITIAL_PROGRESS) return <li className={styles.note}>{emptyText}</li>;
  return (
    <>
      {data.items.map((item) => (
        <Fragment key={`${item.from} ${sources.find(({ name }) => name === item.from)?.getCursor(item.item)}`}>
          {renderEntry(item)}
        </Fragment>
      ))}
      {data.next !== null &&
        (isNextShown ? (
          <LogPage {...props} progress={data.next} startIndex={startIndex + data.items.length} />
        ) : (
          <li className={styles.note}>
            <Button variant="secondary" size="small" onClick={() => setNextShown(true)}>
              {STRINGS.older}
            </Button>
          </li>
        ))}
    </>
  );
}
