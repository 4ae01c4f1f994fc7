import type { BatchRun } from '@placelore/contracts/content/admin/batch-runs.js';
import { type FollowEventsDeps, followEvents } from '../../../lib/api/follow-job.js';

/** Delay in ms before a broken or silent stream is reopened. */
const RECONNECT_DELAY_MS = 2_000;

export interface RunEvent {
  /** Number of finished items. */
  ordinal: number;
}

export interface FollowRunDeps extends FollowEventsDeps {
  /** Aborted when the run is no longer displayed. */
  signal: AbortSignal;
  onProgress: (progress: RunEvent) => void;
  /** Reads the run when the stream cannot report its end. @returns whether it has finished */
  checkFinished: () => Promise<boolean>;
}

/**
 * Follows a run to its end, which may be hours away. When the event stream breaks or is silent, reads the run and
 * reopens the stream.
 * @returns the finished run, or null if a read found it finished or the signal was aborted
 */
export async function followRun({
  signal,
  onProgress,
  checkFinished,
  ...deps
}: FollowRunDeps): Promise<BatchRun | null> {
  while (!signal.aborted) {
    const ended = await followEvents<BatchRun, RunEvent>(deps, onProgress).catch(() => null);
    if (ended || signal.aborted) return ended;
    // A failed read is ignored here, because the component that shows the run reports it.
    if (await checkFinished().catch(() => false)) return null;
    await deps.wait(RECONNECT_DELAY_MS);
  }
  return null;
}
