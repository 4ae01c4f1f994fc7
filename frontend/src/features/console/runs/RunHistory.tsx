import type { BatchRun } from '@placelore/contracts/batch-run-shapes.js';
import { batchRuns } from '@placelore/contracts/batch-runs.js';
import { Link } from 'react-router';
import { call } from '../../../lib/api.js';
import { useFormats } from '../../../lib/use-formats.js';
import { Card } from '../../../ui/Card.js';
import activity from '../activity/Activity.module.css';
import { MergedLog } from '../activity/MergedLog.js';
import type { Source } from '../activity/merged.js';
import { Moment } from '../Moment.js';
import { usdText } from './money.js';
import styles from './RunHistory.module.css';
import { RunStatus } from './RunProgress.js';
import { isOpen, overOf, runAddress } from './run-state.js';
import { TEXTS } from './texts.js';

/** Runs on a page: fewer than there are entries of other logs, for each is one of a kind at a time. */
const SIZE = 8;

const SOURCES: readonly Source<BatchRun>[] = [
  {
    name: 'content',
    read: (before) => call(batchRuns.list, { limit: SIZE, ...(before !== undefined && { before }) }),
    cursorOf: ({ cursor }) => cursor,
    timeOf: ({ createdAt }) => createdAt,
  },
];

/** All runs there were, page below page. */
export function RunHistory() {
  return (
    <Card className={activity.card}>
      <h3>{TEXTS.history}</h3>
      <p className={activity.lead}>{TEXTS.historyLead}</p>
      <MergedLog
        tag="batchRuns"
        heading={TEXTS.history}
        none={TEXTS.historyNone}
        sources={SOURCES}
        size={SIZE}
        entry={({ item }) => <Entry run={item} />}
      />
    </Card>
  );
}

function Entry({ run }: { run: BatchRun }) {
  const { count } = useFormats();
  const { id, kind, dryRun, total, done, failed, skipped, costUsd, estimatedCostUsd, startedByName, createdAt } = run;
  const { name, things } = TEXTS.kinds[kind];
  return (
    <li className={styles.past}>
      <p>
        <Link to={runAddress(id)}>{dryRun ? `${name}, ${TEXTS.estimateOnly.toLowerCase()}` : name}</Link>
      </p>
      <p className={styles.pastWhen}>
        <Moment iso={createdAt} /> {TEXTS.by(startedByName)}
      </p>
      <p className={styles.pastNumbers}>
        {dryRun
          ? TEXTS.estimateOf(count(total), things, usdText(estimatedCostUsd))
          : isOpen(run)
            ? TEXTS.progress(count(overOf(run)), count(total))
            : `${TEXTS.counts(count(done), count(failed), count(skipped))}, ${usdText(costUsd)}`}
      </p>
      <span className={styles.pastStatus}>{!dryRun && <RunStatus run={run} />}</span>
    </li>
  );
}
