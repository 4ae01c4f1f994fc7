import type { BatchRun } from '@placelore/contracts/content/admin/batch-runs.js';
import { type FollowEventsDeps, followEvents } from '../../../lib/api/follow-job.js';

/** Ms before a stream that broke, or said nothing for long, is opened again. */
const RECONNECT_DELAY_MS = 2_000;

export interface RunEvent {
  /** Items that are over. */
  ordinal: number;
}

/** What following needs from outside. */
export interface FollowRunDeps extends FollowEventsDeps {
  /** Nobody looks any more. */
  signal: AbortSignal;
  onProgress: (progress: RunEvent) => void;
  /** Reads what the run is now, as the stream could not say it. @returns whether it is over */
  checkFinished: () => Promise<boolean>;
}

/**
 * Follows a run to its end, which may be hours away: by its events, and when their stream breaks or is silent, by looking
 * and opening it again. @returns the run as it ended, or null when that was seen by looking, or nobody looks any more
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
    // Whether it can be read is not for here to say: whoever shows the run does.
    if (await checkFinished().catch(() => false)) return null;
    await deps.wait(RECONNECT_DELAY_MS);
  }
  return null;
}
