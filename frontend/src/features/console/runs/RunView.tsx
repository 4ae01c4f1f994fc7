import type { BatchRun } from '@placelore/contracts/batch-run-shapes.js';
import { useEffect, useRef } from 'react';
import { HttpError } from '../../../lib/http-error.js';
import { useFormats } from '../../../lib/use-formats.js';
import { BackLink } from '../../../ui/BackLink.js';
import { Button } from '../../../ui/Button.js';
import { Card } from '../../../ui/Card.js';
import { HeadingRow } from '../../../ui/HeadingRow.js';
import { Notice } from '../../../ui/Notice.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import activity from '../activity/Activity.module.css';
import { Moment } from '../Moment.js';
import { usdText } from './money.js';
import { RunActions } from './RunActions.js';
import { RunItems } from './RunItems.js';
import { RunProgress, RunStatus } from './RunProgress.js';
import styles from './RunView.module.css';
import { isOpen } from './run-state.js';
import { TEXTS } from './texts.js';
import { useRun } from './useRun.js';

/** One run: how far it is, what it is about, what can be done about it, and what came of each of its items. */
export function RunView({ id }: { id: string }) {
  const { run, error, readAgain } = useRun(id);
  return (
    <div className={styles.view}>
      <BackLink to="/admin?tab=activity" text={TEXTS.view.back} />
      {run ? (
        <Found run={run} />
      ) : error === undefined ? (
        <div role="status" className={activity.note}>
          <Skeleton className={activity.grey} />
          <span>{TEXTS.view.loading}</span>
        </div>
      ) : error instanceof HttpError && (error.status === 404 || error.status === 400) ? (
        <Notice title={TEXTS.view.missing} heading="h2">
          <p>{TEXTS.view.missingHint}</p>
        </Notice>
      ) : (
        <div role="alert">
          <Notice title={TEXTS.view.unread} heading="h2">
            <Button look="secondary" onClick={readAgain}>
              {TEXTS.view.tryAgain}
            </Button>
          </Notice>
        </div>
      )}
    </div>
  );
}

function Found({ run }: { run: BatchRun }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { name } = TEXTS.kinds[run.kind];
  // What led here is gone from the page.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  // So is what was pressed, when the run no longer is what it was offered for.
  useEffect(() => {
    if (run.status && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [run.status]);
  return (
    <>
      <HeadingRow>
        <h2 ref={heading} tabIndex={-1}>
          {run.dryRun ? `${name}, ${TEXTS.estimateOnly.toLowerCase()}` : name}
        </h2>
        <span role="status" className={styles.status}>
          <RunStatus run={run} />
          {isOpen(run) && <span className={styles.pulse}>{TEXTS.view.live}</span>}
        </span>
      </HeadingRow>
      {!run.dryRun && <RunProgress run={run} label={name} />}
      {run.message !== null && (
        <p className={styles.why}>
          <strong>{TEXTS.view.why}:</strong> {run.message}
        </p>
      )}
      <RunActions run={run} />
      <div className={styles.parts}>
        <Facts run={run} />
        {!run.dryRun && <RunItems run={run} />}
      </div>
    </>
  );
}

function Facts({ run }: { run: BatchRun }) {
  const { count } = useFormats();
  const { dryRun, startedByName, createdAt, endedAt, total, limit, costUsd, estimatedCostUsd, budgetUsd } = run;
  const facts: [string, React.ReactNode][] = [
    [TEXTS.view.startedBy, startedByName],
    [TEXTS.view.started, <Moment key="asked" iso={createdAt} />],
    ...(endedAt === null
      ? []
      : [[TEXTS.view.ended, <Moment key="ended" iso={endedAt} />] as [string, React.ReactNode]]),
    [TEXTS.view.items, count(total)],
    [TEXTS.view.limit, limit === null ? TEXTS.view.all : count(limit)],
    ...(dryRun ? [] : [[TEXTS.view.cost, usdText(costUsd)] as [string, string]]),
    [TEXTS.view.estimated, usdText(estimatedCostUsd)],
    [TEXTS.view.budget, budgetUsd === null ? TEXTS.view.noBudget : usdText(budgetUsd)],
  ];
  return (
    <Card className={activity.card}>
      <h3>{TEXTS.view.facts}</h3>
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
