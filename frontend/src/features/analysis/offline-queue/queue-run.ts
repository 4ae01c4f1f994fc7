import { useSyncExternalStore } from 'react';

let isRunning = false;
const statusListeners = new Set<() => void>();
/** When to run the queue: now, or after the first retry delay. */
export type QueueRunTiming = 'now' | 'later';
const runListeners = new Set<(time: QueueRunTiming) => void>();

/** Calls `run` whenever a queue run is requested. Returns a function that stops it. */
export function onQueueRunRequested(listener: (time: QueueRunTiming) => void): () => void {
  runListeners.add(listener);
  return () => void runListeners.delete(listener);
}

/** Requests a queue run. */
export function requestQueueRun(timing: QueueRunTiming): void {
  for (const listener of runListeners) listener(timing);
}

/** Records whether this page is running the queue. */
export function setQueueRunning(isNowRunning: boolean): void {
  isRunning = isNowRunning;
  for (const watcher of statusListeners) watcher();
}

/** Returns whether this page is running the queue. */
export const useIsQueueRunning = (): boolean =>
  useSyncExternalStore(
    (watcher) => {
      statusListeners.add(watcher);
      return () => statusListeners.delete(watcher);
    },
    () => isRunning,
    () => false,
  );
