import type { BatchRun } from '@placelore/contracts/batch-run-shapes.js';
import { batchRuns } from '@placelore/contracts/batch-runs.js';
import { ArchiveRestore, MapPinned, Play, Ruler } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import useSWR from 'swr';
import { call } from '../../../lib/api.js';
import { invalidate, keyOf } from '../../../lib/server-state.js';
import { Button } from '../../../ui/Button.js';
import { Card } from '../../../ui/Card.js';
import { RunProgress, RunStatus } from './RunProgress.js';
import styles from './RunTool.module.css';
import { overOf, type RunKind, runAddress } from './run-state.js';
import { StartDialog } from './StartDialog.js';
import { TEXTS } from './texts.js';
import { useRun } from './useRun.js';
import { useCancel } from './useRunActions.js';
import { useStart } from './useStart.js';

/** Runs that go on: one of a kind at most. */
const OPEN = { open: 'true', limit: 10 } as const;
/** Ms between two looks for a run that was just asked for. */
const LOOK_MS = 1_000;

const ICONS = {
  'fix-attraction-distances': Ruler,
  'generate-nearby-attractions': MapPinned,
  'recover-articles': ArchiveRestore,
} as const;

/** The run of a kind that goes on, if there is one. @param soon whether one was asked for and is about to be there */
export function useOpenRun(kind: RunKind, soon: boolean): BatchRun | undefined {
  const { data } = useSWR(keyOf(batchRuns.list, OPEN), () => call(batchRuns.list, OPEN), {
    dedupingInterval: 500,
    refreshInterval: soon ? LOOK_MS : 0,
  });
  const run = data?.find((one) => one.kind === kind);
  const id = run?.id;
  // The call that starts it answers only later, at the end of a short run: till then nothing else tells its history.
  useEffect(() => {
    if (soon && id !== undefined) void invalidate('batchRuns').catch(() => {});
  }, [soon, id]);
  return run;
}

/** All that can be done to many articles at once. */
export function RunTools() {
  return (
    <section className={styles.tools} aria-label={TEXTS.tools}>
      <RunTool kind="fix-attraction-distances" />
      <RunTool kind="generate-nearby-attractions" />
      <RunTool kind="recover-articles" startedAt="/admin?tab=recovered-articles" />
    </section>
  );
}

/** One of them: what it does, and its run while one goes on. @param startedAt the tab it is started from, if not here */
function RunTool({ kind, startedAt }: { kind: RunKind; startedAt?: string }) {
  const { name, about } = TEXTS.kinds[kind];
  const { busy, start } = useStart(kind);
  const run = useOpenRun(kind, busy);
  const Icon = ICONS[kind];
  return (
    <Card className={styles.tool}>
      <Icon aria-hidden="true" className={styles.icon} />
      <h3>{name}</h3>
      <p className={styles.soft}>{about}</p>
      {run ? (
        <LiveRun run={run} />
      ) : startedAt ? (
        <Button asChild look="secondary" size="small" className={styles.begin}>
          <Link to={startedAt}>{TEXTS.toRecovered}</Link>
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
  onStart: ReturnType<typeof useStart>['start'];
}

/** Asks how a run is to be, and has it started. */
export function StartButton({ kind, busy, onStart }: StartButtonProps) {
  const [asked, setAsked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        look="secondary"
        size="small"
        className={styles.begin}
        aria-disabled={busy || undefined}
        onClick={() => !busy && setAsked(true)}
      >
        <Play aria-hidden="true" />
        {busy ? TEXTS.starting : TEXTS.kinds[kind].start}
      </Button>
      {asked && (
        <StartDialog
          kind={kind}
          returnFocus={button}
          onClose={() => setAsked(false)}
          onStart={(options) => {
            setAsked(false);
            void onStart(options);
          }}
        />
      )}
    </>
  );
}

/** A run that goes on, in short. */
function LiveRun({ run: known }: { run: BatchRun }) {
  const { run = known } = useRun(known.id, known);
  const { name } = TEXTS.kinds[run.kind];
  const cancel = useCancel(run);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div role="group" aria-label={`${TEXTS.goesOn}: ${name}`} className={styles.live}>
      <RunStatus run={run} />
      <RunProgress run={run} label={name} />
      <div className={styles.buttons}>
        <Button
          look="quiet"
          size="small"
          aria-label={TEXTS.cancelOne(name)}
          aria-disabled={cancel.busy || run.cancelRequestedAt !== null || undefined}
          onClick={() => void cancel.perform()}
        >
          {TEXTS.cancel}
        </Button>
        <Button asChild look="secondary" size="small">
          <Link to={runAddress(run.id)} aria-label={TEXTS.followOne(name)}>
            {TEXTS.follow}
          </Link>
        </Button>
      </div>
    </div>
  );
}

/** How lost articles are recovered, where they are reviewed: the button, or the way to the run that goes on. */
export function RecoverLost() {
  const { busy, start } = useStart('recover-articles');
  const run = useOpenRun('recover-articles', busy);
  if (run) return <FollowLink run={run} />;
  return <StartButton kind="recover-articles" busy={busy} onStart={start} />;
}

function FollowLink({ run: known }: { run: BatchRun }) {
  const { run = known } = useRun(known.id, known);
  return (
    <Button asChild look="secondary" size="small">
      <Link to={runAddress(run.id)}>
        <ArchiveRestore aria-hidden="true" />
        {TEXTS.statuses[run.status]}: {TEXTS.progress(String(overOf(run)), String(run.total))}
      </Link>
    </Button>
  );
}
