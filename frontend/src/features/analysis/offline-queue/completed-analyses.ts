import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { useSyncExternalStore } from 'react';
import type { Photo } from '../capture/photo.js';

/** A queued analysis with its result, which nobody has seen yet. */
export interface CompletedAnalysis {
  photo: Photo;
  result: AnalysisResult;
}

const NO_ANALYSES: readonly CompletedAnalysis[] = [];
let completed = NO_ANALYSES;
const listeners = new Set<() => void>();

function setCompleted(next: readonly CompletedAnalysis[]): void {
  completed = next;
  for (const listener of listeners) listener();
}

/** Has a result shown when there is a place for it. Answers whether there is one now. */
export function publish(analysis: CompletedAnalysis): boolean {
  setCompleted([...completed, analysis]);
  return listeners.size > 0;
}

/** It is shown: it does not come again. */
export function markShown(analysis: CompletedAnalysis): void {
  setCompleted(completed.filter((other) => other !== analysis));
}

/** Nobody is to see what is left, because somebody else may use the device next. */
export function clearCompletedAnalyses(): void {
  setCompleted(NO_ANALYSES);
}

/** Results to be shown, oldest first. */
export const useCompletedAnalyses = (): readonly CompletedAnalysis[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => completed,
    () => NO_ANALYSES,
  );
