import type { Analysis, AnalysisProgress, AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { type FollowEventsDeps, followEvents, JobFailedError } from '../../../lib/api/follow-job.js';
import { HttpError } from '../../../lib/api/http-error.js';

/** Responses with this status or above say nothing about the requested analysis. */
const MIN_SERVER_ERROR_STATUS = 500;

export interface FollowAnalysisDeps extends FollowEventsDeps {
  readAnalysis: () => Promise<Analysis>;
}

const POLL_INTERVAL_MS = 1_500;
/** Number of refused polls in a row after which the function rejects. */
const MAX_CONSECUTIVE_REJECTIONS = 5;
/** Limits polling to ten minutes, as long as the slowest provider may take, even if the analysis continues. */
const MAX_POLLS = 400;

/**
 * Follows an analysis to its end by its events, or by polling if their stream breaks or goes silent. A missing network
 * or an unavailable server does not count as a failure of the analysis.
 * @throws JobFailedError if the analysis fails, with TIMED_OUT if it has not finished after ten minutes; the error of
 * `readAnalysis` after repeated refusals.
 */
export async function followAnalysis(
  deps: FollowAnalysisDeps,
  onProgress: (progress: AnalysisProgress) => void,
): Promise<AnalysisResult> {
  return (await followEvents<AnalysisResult, AnalysisProgress>(deps, onProgress)) ?? (await poll(deps, onProgress));
}

async function poll(
  deps: FollowAnalysisDeps,
  onProgress: (progress: AnalysisProgress) => void,
): Promise<AnalysisResult> {
  let rejections = 0;
  for (let polls = 0; polls < MAX_POLLS; polls += 1) {
    try {
      const analysis = await deps.readAnalysis();
      rejections = 0;
      if (analysis.progress) onProgress(analysis.progress);
      const result = getResult(analysis);
      if (result) return result;
    } catch (error) {
      if (error instanceof HttpError && error.status < MIN_SERVER_ERROR_STATUS) rejections += 1;
      if (error instanceof JobFailedError || rejections >= MAX_CONSECUTIVE_REJECTIONS) throw error;
    }
    await deps.wait(POLL_INTERVAL_MS);
  }
  throw new JobFailedError('TIMED_OUT', 'This took too long. Please try again.');
}

/**
 * Returns the result of a finished analysis, or null while it is running.
 * @throws JobFailedError if the analysis or the correction of its place failed.
 */
export function getResult(analysis: Analysis): AnalysisResult | null {
  // An error next to a result explains why the place correction failed.
  if (analysis.status === 'failed' || analysis.error) {
    throw new JobFailedError(
      analysis.error?.code ?? 'ANALYSIS_FAILED',
      analysis.error?.message ?? "We couldn't analyze the photo. Please try again.",
    );
  }
  return analysis.result;
}
