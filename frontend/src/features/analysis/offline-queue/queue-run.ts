import { useSyncExternalStore } from 'react';

let isRunning = false;
const statusListeners = new Set<() => void>();
/** When what is queued is to be analysed: now, or after the first wait. */
export type QueueRunTiming = 'now' | 'later';
const runListeners = new Set<(time: QueueRunTiming) => void>();

/** Calls `run` whenever what is queued is to be analysed; answers with how to stop that. */
export function onQueueRunRequested(listener: (time: QueueRunTiming) => void): () => void {
  runListeners.add(listener);
  return () => void runListeners.delete(listener);
}

/** Asks to have what is queued analysed. */
export function requestQueueRun(timing: QueueRunTiming): void {
  for (const listener of runListeners) listener(timing);
}

/** Tells whether what is queued is being analysed by this page. */
export function setQueueRunning(isNowRunning: boolean): void {
  isRunning = isNowRunning;
  for (const watcher of statusListeners) watcher();
}

/** Whether it is. */
export const useIsQueueRunning = (): boolean =>
  useSyncExternalStore(
    (watcher) => {
      statusListeners.add(watcher);
      return () => statusListeners.delete(watcher);
    },
    () => isRunning,
    () => false,
  );
