import type { BatchRun } from '@placelore/contracts/content/admin/batch-runs.js';
import { batchRuns } from '@placelore/contracts/content/admin/batch-runs.js';
import { call } from '../../../lib/api/api.js';
import { formatUsd } from '../../../lib/format/format-usd.js';
import { useFormatters } from '../../../lib/format/formatters.js';
import { FormattedDateTime } from '../../../ui/format/FormattedDateTime.js';
import { Card } from '../../../ui/layout/Card.js';
import { Link } from '../../../ui/navigation/Link.js';
import { CombinedLog } from '../combined-log/CombinedLog.js';
import activity from '../combined-log/LogCard.module.css';
import type { LogSource } from '../combined-log/merge-logs.js';
import styles from './RunHistory.module.css';
import { RunStatusBadge } from './RunProgress.js';
import { countFinished, isInProgress, runPath } from './run-state.js';
import { STRINGS } from './strings.js';

/** Smaller than the pages of other logs, because there are few runs: each kind runs one at a time. */
const PAGE_SIZE = 8;

const SOURCES: readonly LogSource<BatchRun>[] = [
  {
    name: 'content',
    read: (before) => call(batchRuns.list, { limit: PAGE_SIZE, ...(before !== undefined && { before }) }),
    getCursor: ({ cursor }) => cursor,
    getTime: ({ createdAt }) => createdAt,
  },
];

/** List of all runs with pagination. */
export function RunHistory() {
  return (
    <Card className={activity.card}>
      <h3>{STRINGS.history}</h3>
      <p className={activity.intro}>{STRINGS.historyLead}</p>
      <CombinedLog
        tag="batchRuns"
        heading={STRINGS.history}
        emptyText={STRINGS.historyNone}
        sources={SOURCES}
        pageSize={PAGE_SIZE}
        renderEntry={({ item }) => <RunHistoryEntry run={item} />}
      />
    </Card>
  );
}

function RunHistoryEntry({ run }: { run: BatchRun }) {
  const { formatCount: count } = useFormatters();
  const { id, kind, dryRun, total, done, failed, skipped, costUsd, estimatedCostUsd, startedByName, createdAt } = run;
  const { name } = STRINGS.kinds[kind];
  return (
    <li className={styles.entry}>
      <p>
        <Link to={runPath(id)}>{dryRun ? `${name}, ${STRINGS.estimateOnly.toLowerCase()}` : name}</Link>
      </p>
      <p className={styles.time}>
        <FormattedDateTime iso={createdAt} /> {STRINGS.by(startedByName)}
      </p>
      <p className={styles.numbers}>
        {dryRun
          ? STRINGS.estimateSummary(
              STRINGS.countSubjects(count(total), STRINGS.kinds[kind]),
              estimatedCostUsd > 0 ? formatUsd(estimatedCostUsd) : null,
            )
          : isInProgress(run)
            ? STRINGS.progress(count(countFinished(run)), count(total))
            : `${STRINGS.counts(count(done), count(failed), count(skipped))}, ${formatUsd(costUsd)}`}
      </p>
      <span className={styles.status}>{!dryRun && <RunStatusBadge run={run} />}</span>
    </li>
  );
}
