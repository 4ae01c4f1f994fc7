import type { BatchRun } from '@placelore/contracts/content/admin/batch-runs.js';
import { batchRuns } from '@placelore/contracts/content/admin/batch-runs.js';
import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import { buildRequest, call } from '../../../lib/api/api.js';
import type { EventStream } from '../../../lib/api/follow-job.js';
import { invalidate, toKey } from '../../../lib/cache/server-state.js';
import { followRun } from './follow-run.js';
import { isInProgress, TAGS_CHANGED_BY_RUNS } from './run-state.js';

/** Delay in ms between two reads of an open run. Its events signal only that there is something new to read. */
const RELOAD_DELAY_MS = 1_000;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export interface RunQuery {
  run: BatchRun | undefined;
  error: unknown;
  reload: () => void;
}

/** Returns a run and keeps it up to date while it is open. @param initialRun the run as a list contains it */
export function useRun(id: string, initialRun?: BatchRun): RunQuery {
  const { data, error, mutate } = useSWR(toKey(batchRuns.read, { id }), () => call(batchRuns.read, { id }), {
    dedupingInterval: 0,
    ...(initialRun && { fallbackData: initialRun }),
  });
  const isActive = data !== undefined && isInProgress(data);
  // Resuming a finished run gives it a new job request, which is followed from its start.
  const jobRequestId = isActive ? data.jobRequestId : null;
  useEffect(() => {
    if (jobRequestId === null) return undefined;
    return startFollowing(id);
  }, [id, jobRequestId]);
  useInvalidateWhenFinished(data);
  return { run: data, error, reload: () => void mutate() };
}

/** Reloads everything a run changed once it has finished, whether an event or a read shows that first. */
function useInvalidateWhenFinished(run: BatchRun | undefined): void {
  const lastActiveId = useRef<string>(undefined);
  const id = run?.id;
  const isActive = run !== undefined && isInProgress(run);
  useEffect(() => {
    if (id === undefined) return;
    if (!isActive && lastActiveId.current === id)
      for (const tag of TAGS_CHANGED_BY_RUNS) void invalidate(tag).catch(() => {});
    lastActiveId.current = isActive ? id : undefined;
  }, [id, isActive]);
}

/** Follows a run and refreshes its data periodically and at its end. @returns a function that stops it */
function startFollowing(id: string): () => void {
  const controller = new AbortController();
  const streams = new Set<EventStream>();
  let reloadTimer: ReturnType<typeof setTimeout> | undefined;
  const scheduleReload = () => {
    reloadTimer ??= setTimeout(() => {
      reloadTimer = undefined;
      void invalidate('batchRuns').catch(() => {});
    }, RELOAD_DELAY_MS);
  };
  const openEvents = () => {
    const stream = new EventSource(buildRequest(batchRuns.events, { id }).url, { withCredentials: true });
    streams.add(stream);
    return stream;
  };
  const onProgress = () => {
    if (!controller.signal.aborted) scheduleReload();
  };
  const checkFinished = async () => !isInProgress(await call(batchRuns.read, { id }));
  void followRun({ openEvents, wait, signal: controller.signal, onProgress, checkFinished }).then(() => {
    clearTimeout(reloadTimer);
    if (controller.signal.aborted) return;
    void invalidate('batchRuns').catch(() => {});
  });
  return () => {
    controller.abort();
    clearTimeout(reloadTimer);
    for (const stream of streams) stream.close();
  };
}
