import { useSyncExternalStore } from 'react';

let underWay = false;
const watchers = new Set<() => void>();
const runners = new Set<() => void>();

/** Calls `run` whenever somebody asks to have what is queued analysed now; answers with how to stop that. */
export function onRoundWanted(run: () => void): () => void {
  runners.add(run);
  return () => void runners.delete(run);
}

/** Somebody asks to have what is queued analysed now. */
export function wantRound(): void {
  for (const run of runners) run();
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
