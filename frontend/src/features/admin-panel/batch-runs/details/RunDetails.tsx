import type { BatchRun } from '@placelore/contracts/content/admin/batch-runs.js';
import { useEffect, useRef } from 'react';
import { HttpError } from '../../../../lib/api/http-error.js';
import { formatUsd } from '../../../../lib/format/format-usd.js';
import { useFormatters } from '../../../../lib/format/formatters.js';
import { Alert } from '../../../../ui/feedback/Alert.js';
import { Skeleton } from '../../../../ui/feedback/Skeleton.js';
import { Button } from '../../../../ui/form/Button.js';
import { FormattedDateTime } from '../../../../ui/format/FormattedDateTime.js';
import { Card } from '../../../../ui/layout/Card.js';
import { SectionHeader } from '../../../../ui/layout/SectionHeader.js';
import { BackLink } from '../../../../ui/navigation/BackLink.js';
import activity from '../../combined-log/LogCard.module.css';
import { RunProgress, RunStatusBadge } from '../RunProgress.js';
import { isInProgress } from '../run-state.js';
import { STRINGS } from '../strings.js';
import { useRun } from '../useRun.js';
import { RunActions } from './RunActions.js';
import styles from './RunDetails.module.css';
import { RunItems } from './RunItems.js';

/** One run with its progress, parameters, actions and the result of each item. */
export function RunDetails({ id }: { id: string }) {
  const { run, error, reload } = useRun(id);
  return (
    <div className={styles.details}>
      <BackLink to="/admin?tab=activity" text={STRINGS.view.back} />
      {run ? (
        <LoadedRun run={run} />
      ) : error === undefined ? (
        <div role="status" className={activity.note}>
          <Skeleton className={activity.skeleton} />
          <span>{STRINGS.view.loading}</span>
        </div>
      ) : error instanceof HttpError && (error.status === 404 || error.status === 400) ? (
        <Alert title={STRINGS.view.missing} heading="h2">
          <p>{STRINGS.view.missingHint}</p>
        </Alert>
      ) : (
        <div role="alert">
          <Alert title={STRINGS.view.loadFailed} heading="h2">
            <Button variant="secondary" onClick={reload}>
              {STRINGS.view.tryAgain}
            </Button>
          </Alert>
        </div>
      )}
    </div>
  );
}

function LoadedRun({ run }: { run: BatchRun }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { name } = STRINGS.kinds[run.kind];
  // Focuses the heading, because the link that led here is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  // Focuses the heading when the pressed button disappears with the run's previous status.
  useEffect(() => {
    if (run.status && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [run.status]);
  return (
    <>
      <SectionHeader>
        <h2 ref={heading} tabIndex={-1}>
          {run.dryRun ? `${name}, ${STRINGS.estimateOnly.toLowerCase()}` : name}
        </h2>
        <span role="status" className={styles.status}>
          <RunStatusBadge run={run} />
          {isInProgress(run) && <span className={styles.liveIndicator}>{STRINGS.view.live}</span>}
        </span>
      </SectionHeader>
      {!run.dryRun && <RunProgress run={run} label={name} />}
      {run.message !== null && (
        <p className={styles.reason}>
          <strong>{STRINGS.view.why}:</strong> {run.message}
        </p>
      )}
      <RunActions run={run} />
      <div className={styles.columns}>
        <RunFacts run={run} />
        {!run.dryRun && <RunItems run={run} />}
      </div>
    </>
  );
}

function RunFacts({ run }: { run: BatchRun }) {
  const { formatCount: count } = useFormatters();
  const { dryRun, startedByName, createdAt, endedAt, total, limit, costUsd, estimatedCostUsd, budgetUsd } = run;
  const facts: [string, React.ReactNode][] = [
    [STRINGS.view.startedBy, startedByName],
    [STRINGS.view.started, <FormattedDateTime key="asked" iso={createdAt} />],
    ...(endedAt === null
      ? []
      : [[STRINGS.view.ended, <FormattedDateTime key="ended" iso={endedAt} />] as [string, React.ReactNode]]),
    [STRINGS.view.items, count(total)],
    [STRINGS.view.limit, limit === null ? STRINGS.view.all : count(limit)],
    ...(dryRun ? [] : [[STRINGS.view.cost, formatUsd(costUsd)] as [string, string]]),
    [STRINGS.view.estimated, formatUsd(estimatedCostUsd)],
    [STRINGS.view.budget, budgetUsd === null ? STRINGS.view.noBudget : formatUsd(budgetUsd)],
  ];
  return (
    <Card className={activity.card}>
      <h3>{STRINGS.view.facts}</h3>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
