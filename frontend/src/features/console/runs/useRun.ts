import type { BatchRun } from '@placelore/contracts/batch-run-shapes.js';
import { batchRuns } from '@placelore/contracts/batch-runs.js';
import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import { call } from '../../../lib/api.js';
import { requestOf } from '../../../lib/api-request.js';
import type { EventStream } from '../../../lib/follow-work.js';
import { invalidate, keyOf } from '../../../lib/server-state.js';
import { followRun } from './follow-run.js';
import { CHANGED_BY_RUNS, isOpen } from './run-state.js';

/** Ms between two readings of what is shown of a run that goes on. Its events only say that there is something to read. */
const READ_MS = 1_000;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export interface RunReading {
  run: BatchRun | undefined;
  error: unknown;
  readAgain: () => void;
}

/** A run, kept up to date while it goes on. @param known as it was read with a list */
export function useRun(id: string, known?: BatchRun): RunReading {
  const { data, error, mutate } = useSWR(keyOf(batchRuns.byId, { id }), () => call(batchRuns.byId, { id }), {
    dedupingInterval: 0,
    ...(known && { fallbackData: known }),
  });
  const open = data !== undefined && isOpen(data);
  // Another work request goes on with a run that was over.
  const work = open ? data.workRequestId : null;
  useEffect(() => {
    if (work === null) return undefined;
    return follow(id);
  }, [id, work]);
  useEnd(data);
  return { run: data, error, readAgain: () => void mutate() };
}

/** Has all a run changed read again when it is found to be over, whether its events or a reading were first to tell. */
function useEnd(run: BatchRun | undefined): void {
  const seenOpen = useRef<string>(undefined);
  const id = run?.id;
  const open = run !== undefined && isOpen(run);
  useEffect(() => {
    if (id === undefined) return;
    if (!open && seenOpen.current === id) for (const tag of CHANGED_BY_RUNS) void invalidate(tag).catch(() => {});
    seenOpen.current = open ? id : undefined;
  }, [id, open]);
}

/** Follows a run and has everything about it read again now and then, and at its end. @returns ends it */
function follow(id: string): () => void {
  const left = new AbortController();
  const streams = new Set<EventStream>();
  let due: ReturnType<typeof setTimeout> | undefined;
  const readSoon = () => {
    due ??= setTimeout(() => {
      due = undefined;
      void invalidate('batchRuns').catch(() => {});
    }, READ_MS);
  };
  const openEvents = () => {
    const stream = new EventSource(requestOf(batchRuns.events, { id }).url, { withCredentials: true });
    streams.add(stream);
    return stream;
  };
  const onProgress = () => {
    if (!left.signal.aborted) readSoon();
  };
  const look = async () => !isOpen(await call(batchRuns.byId, { id }));
  void followRun({ openEvents, wait, signal: left.signal, onProgress, look }).then(() => {
    clearTimeout(due);
    if (left.signal.aborted) return;
    void invalidate('batchRuns').catch(() => {});
  });
  return () => {
    left.abort();
    clearTimeout(due);
    for (const stream of streams) stream.close();
  };
}
