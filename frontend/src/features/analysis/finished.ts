import type { AnalysisResult } from '@placelore/contracts/analyses.js';
import { useSyncExternalStore } from 'react';
import type { Photo } from './photo.js';

/** A queued analysis with its result, which nobody has seen yet. */
export interface Finished {
  photo: Photo;
  result: AnalysisResult;
}

const none: readonly Finished[] = [];
let finished = none;
const listeners = new Set<() => void>();

function change(next: readonly Finished[]): void {
  finished = next;
  for (const listener of listeners) listener();
}

/** Has a result shown when there is a place for it. Answers whether there is one now. */
export function deliver(one: Finished): boolean {
  change([...finished, one]);
  return listeners.size > 0;
}

/** It is shown: it does not come again. */
export function taken(one: Finished): void {
  change(finished.filter((other) => other !== one));
}

/** Nobody is to see what is left, because somebody else may use the device next. */
export function forgetFinished(): void {
  change(none);
}

/** Results to be shown, oldest first. */
export const useFinished = (): readonly Finished[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => finished,
    () => none,
  );
