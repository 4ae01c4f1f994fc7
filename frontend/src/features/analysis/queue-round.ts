import { useSyncExternalStore } from 'react';

let underWay = false;
const watchers = new Set<() => void>();
/** When what is queued is to be analysed: now, or after the first wait. */
export type RoundTime = 'now' | 'later';
const runners = new Set<(time: RoundTime) => void>();

/** Calls `run` whenever what is queued is to be analysed; answers with how to stop that. */
export function onRoundWanted(run: (time: RoundTime) => void): () => void {
  runners.add(run);
  return () => void runners.delete(run);
}

/** Asks to have what is queued analysed. */
export function wantRound(time: RoundTime): void {
  for (const run of runners) run(time);
}

/** Tells whether what is queued is being analysed by this page. */
export function setRoundUnderWay(is: boolean): void {
  underWay = is;
  for (const watcher of watchers) watcher();
}

/** Whether it is. */
export const useRoundUnderWay = (): boolean =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => underWay,
    () => false,
  );
