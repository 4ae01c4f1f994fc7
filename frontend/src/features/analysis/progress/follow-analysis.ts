import type { Analysis, AnalysisProgress, AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { type FollowEventsDeps, followEvents, JobFailedError } from '../../../lib/api/follow-job.js';
import { HttpError } from '../../../lib/api/http-error.js';

/** From this status on an answer says nothing about what was asked for. */
const MIN_SERVER_ERROR_STATUS = 500;

/** What following needs from outside. */
export interface FollowAnalysisDeps extends FollowEventsDeps {
  readAnalysis: () => Promise<Analysis>;
}

/** Between two polls, in ms. */
const POLL_INTERVAL_MS = 1_500;
/** Polls that may be refused in a row before the analysis is given up. */
const MAX_CONSECUTIVE_REJECTIONS = 5;
/** Polls in all, so that following ends although the work goes on: three minutes. */
const MAX_POLLS = 120;

/**
 * Follows an analysis to its end by its events; when their stream breaks or goes silent, by polling. That the network or
 * the product is away is no failure of the analysis.
 * @throws WorkFailure when it fails, with TIMED_OUT when it has not ended after three minutes; what `readAnalysis` throws
 * when that is refused again and again.
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
 * The result of an analysis that is done, or null while it runs.
 * @throws WorkFailure when it failed, or when the result could not be made anew.
 */
export function getResult(analysis: Analysis): AnalysisResult | null {
  // Beside a result, the error is why that could not be written for another place.
  if (analysis.status === 'failed' || analysis.error) {
    throw new JobFailedError(
      analysis.error?.code ?? 'ANALYSIS_FAILED',
      analysis.error?.message ?? 'The photo could not be analysed. Please try again.',
    );
  }
  return analysis.result;
}
