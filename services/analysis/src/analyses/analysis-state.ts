import type { StoredAnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import type { Analysis, Decision } from './analysis.entity.js';

/** How far the current job of an analysis has come. */
export type AnalysisState =
  | { name: 'undecided' }
  /** The result is final, but its discovery may not exist yet. */
  | { name: 'decided'; decision: Decision }
  | { name: 'finished'; result: StoredAnalysisResult }
  /** After a failed correction, the row still has the former result. */
  | { name: 'failed' };

type StateColumns = Pick<Analysis, 'status' | 'result' | 'error' | 'decision' | 'jobRequestId'>;

export function getAnalysisState({ status, result, error, decision, jobRequestId }: StateColumns): AnalysisState {
  if (status === 'queued') {
    const current = getDecisionFor(jobRequestId, decision);
    return current ? { name: 'decided', decision: current } : { name: 'undecided' };
  }
  return status === 'done' && result && error === null ? { name: 'finished', result } : { name: 'failed' };
}

/** Returns the decision if the given job creates its discovery, otherwise null. */
export const getDecisionFor = (jobRequestId: string, decision: Decision | null): Decision | null =>
  decision?.jobRequestId === jobRequestId ? decision : null;

/** Returns the decision if another job than that of the analysis creates its discovery, otherwise null. */
export const getDecisionWithOwnJob = ({ decision, jobRequestId }: StateColumns): Decision | null =>
  decision?.jobRequestId === jobRequestId ? null : decision;
