import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { useSyncExternalStore } from 'react';
import type { Photo } from '../capture/photo.js';
import { clearRecentResults } from '../result/cache/recent-results.js';

/** Queued analysis whose result has not been shown yet. */
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

/** Publishes a result to the component that shows results. Returns whether there is one now. */
export function publish(analysis: CompletedAnalysis): boolean {
  setCompleted([...completed, analysis]);
  return listeners.size > 0;
}

/** Marks a result as shown, so that it is not shown again. */
export function markShown(analysis: CompletedAnalysis): void {
  setCompleted(completed.filter((other) => other !== analysis));
}

/** Clears results so that the next user of the device cannot see them. */
export function clearCompletedAnalyses(): void {
  setCompleted(NO_ANALYSES);
  clearRecentResults();
}

/** Returns the results that are still to be shown, oldest first. */
export const useCompletedAnalyses = (): readonly CompletedAnalysis[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => completed,
    () => NO_ANALYSES,
  );
