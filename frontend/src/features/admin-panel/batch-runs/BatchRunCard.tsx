import type { BatchRun } from '@placelore/contracts/content/admin/batch-runs.js';
import { batchRuns } from '@placelore/contracts/content/admin/batch-runs.js';
import { ArchiveRestore, GitCompare, Image as ImageIcon, MapPinned, Play, Ruler } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { call } from '../../../lib/api/api.js';
import { invalidate, toKey } from '../../../lib/cache/server-state.js';
import { Button } from '../../../ui/form/Button.js';
import { Card } from '../../../ui/layout/Card.js';
import { Link } from '../../../ui/navigation/Link.js';
import styles from './BatchRunCard.module.css';
import { RunProgress, RunStatusBadge } from './RunProgress.js';
import { countFinished, type RunKind, runPath } from './run-state.js';
import { StartDialog } from './StartDialog.js';
import { STRINGS } from './strings.js';
import { useRun } from './useRun.js';
import { useCancelRun, useStartRun } from './useRunActions.js';

/** Query for open runs, of which each kind has at most one. */
const OPEN_RUNS_QUERY = { open: 'true', limit: 10 } as const;
/** Ms between two reads while a requested run has not appeared yet. */
const POLL_INTERVAL_MS = 1_000;

const ICONS = {
  'fix-attraction-distances': Ruler,
  'generate-nearby-attractions': MapPinned,
  'recover-articles': ArchiveRestore,
  'find-photos': ImageIcon,
  'compare-guidebook': GitCompare,
} as const;

/**
 * Returns the open run of a kind, if there is one. @param isStarting whether a run was requested and will appear soon
 */
export function useOpenRun(kind: RunKind, isStarting: boolean): BatchRun | undefined {
  const { data } = useSWR(toKey(batchRuns.list, OPEN_RUNS_QUERY), () => call(batchRuns.list, OPEN_RUNS_QUERY), {
    dedupingInterval: 500,
    refreshInterval: isStarting ? POLL_INTERVAL_MS : 0,
  });
  const run = data?.find((candidate) => candidate.kind === kind);
  const id = run?.id;
  // Also refreshes the history, because the call that starts a short run returns only after the run has ended.
  useEffect(() => {
    if (isStarting && id !== undefined) void invalidate('batchRuns').catch(() => {});
  }, [isStarting, id]);
  return run;
}

/** Cards of all batch runs. */
export function BatchRunCards() {
  return (
    <section className={styles.cards} aria-label={STRINGS.tools}>
      <BatchRunCard kind="fix-attraction-distances" />
      <BatchRunCard kind="generate-nearby-attractions" />
      <BatchRunCard kind="find-photos" />
      <BatchRunCard kind="compare-guidebook" />
      <BatchRunCard kind="recover-articles" startPath="/admin?tab=recovered-articles" />
    </section>
  );
}

/**
 * Card that describes and starts one kind of run, or shows its open run.
 * @param startPath path of the tab that starts the run, if another tab does
 */
function BatchRunCard({ kind, startPath }: { kind: RunKind; startPath?: string }) {
  const { name, about } = STRINGS.kinds[kind];
  const { busy, start } = useStartRun(kind);
  const run = useOpenRun(kind, busy);
  const Icon = ICONS[kind];
  return (
    <Card className={styles.card}>
      <Icon aria-hidden="true" className={styles.icon} />
      <h3>{name}</h3>
      <p className={styles.description}>{about}</p>
      {run ? (
        <RunInProgress run={run} />
      ) : startPath ? (
        <Button asChild variant="secondary" size="small" className={styles.startButton}>
          <Link to={startPath}>{STRINGS.toRecovered}</Link>
        </Button>
      ) : (
        <StartButton kind={kind} busy={busy} onStart={start} />
      )}
    </Card>
  );
}

interface StartButtonProps {
  kind: RunKind;
  busy: boolean;
  onStart: ReturnType<typeof useStartRun>['start'];
}

/** Button that opens the start dialog and starts a run. */
export function StartButton({ kind, busy, onStart }: StartButtonProps) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        size="small"
        className={styles.startButton}
        aria-disabled={busy || undefined}
        onClick={() => !busy && setDialogOpen(true)}
      >
        <Play aria-hidden="true" />
        {busy ? STRINGS.starting : STRINGS.kinds[kind].start}
      </Button>
      {isDialogOpen && (
        <StartDialog
          kind={kind}
          returnFocus={button}
          onClose={() => setDialogOpen(false)}
          onStart={(options) => {
            setDialogOpen(false);
            void onStart(options);
          }}
        />
      )}
    </>
  );
}

/** Short progress of an open run. */
function RunInProgress({ run: initialRun }: { run: BatchRun }) {
  const { run = initialRun } = useRun(initialRun.id, initialRun);
  const { name } = STRINGS.kinds[run.kind];
  const cancel = useCancelRun(run);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div role="group" aria-label={`${STRINGS.runInProgress}: ${name}`} className={styles.inProgress}>
      <RunStatusBadge run={run} />
      <RunProgress run={run} label={name} />
      <div className={styles.actions}>
        <Button
          variant="quiet"
          size="small"
          aria-label={STRINGS.cancelOne(name)}
          aria-disabled={cancel.busy || run.cancelRequestedAt !== null || undefined}
          onClick={() => void cancel.perform()}
        >
          {STRINGS.cancel}
        </Button>
        <Button asChild variant="secondary" size="small">
          <Link to={runPath(run.id)} aria-label={STRINGS.followOne(name)}>
            {STRINGS.follow}
          </Link>
        </Button>
      </div>
    </div>
  );
}

/** Button that recovers lost articles, for the tab where admins review them, or a link to the open run. */
export function RecoverArticlesButton() {
  const { busy, start } = useStartRun('recover-articles');
  const run = useOpenRun('recover-articles', busy);
  if (run) return <FollowLink run={run} />;
  return <StartButton kind="recover-articles" busy={busy} onStart={start} />;
}

function FollowLink({ run: initialRun }: { run: BatchRun }) {
  const { run = initialRun } = useRun(initialRun.id, initialRun);
  return (
    <Button asChild variant="secondary" size="small">
      <Link to={runPath(run.id)}>
        <ArchiveRestore aria-hidden="true" />
        {STRINGS.statuses[run.status]}: {STRINGS.progress(String(countFinished(run)), String(run.total))}
      </Link>
    </Button>
  );
}
