import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { useSyncExternalStore } from 'react';
import type { Photo } from '../capture/photo.js';
import { clearRecentResults } from '../result/cache/recent-results.js';

/** Queued analysis with a result that was not shown yet. */
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

/** Publishes a result, to be shown when a component can. Returns whether one can now. */
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

/** Returns the results to show, oldest first. */
export const useCompletedAnalyses = (): readonly CompletedAnalysis[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => completed,
    () => NO_ANALYSES,
  );
