import type { Analysis, AnalysisProgress, AnalysisResult } from '@placelore/contracts/analyses.js';
import { type EventTools, followEvents, WorkFailure } from '../../lib/follow-work.js';
import { HttpError } from '../../lib/http-error.js';

/** From this status on an answer says nothing about what was asked for. */
const SERVER_FAULT = 500;

/** What following needs from outside. */
export interface FollowTools extends EventTools {
  readAnalysis: () => Promise<Analysis>;
}

/** Between two polls, in ms. */
const POLL_MS = 1_500;
/** Polls that may be refused in a row before the analysis is given up. */
const MAX_REFUSALS = 5;
/** Polls in all, so that following ends although the work goes on: three minutes. */
const MOST_POLLS = 120;

/**
 * Follows an analysis to its end by its events; when their stream breaks or goes silent, by polling. That the network or
 * the product is away is no failure of the analysis.
 * @throws WorkFailure when it fails, with TIMED_OUT when it has not ended after three minutes; what `readAnalysis` throws
 * when that is refused again and again.
 */
export async function followAnalysis(
  tools: FollowTools,
  onProgress: (progress: AnalysisProgress) => void,
): Promise<AnalysisResult> {
  return (await followEvents<AnalysisResult, AnalysisProgress>(tools, onProgress)) ?? (await poll(tools, onProgress));
}

async function poll(tools: FollowTools, onProgress: (progress: AnalysisProgress) => void): Promise<AnalysisResult> {
  let refusals = 0;
  for (let polls = 0; polls < MOST_POLLS; polls += 1) {
    try {
      const analysis = await tools.readAnalysis();
      refusals = 0;
      if (analysis.progress) onProgress(analysis.progress);
      const ended = outcomeOf(analysis);
      if (ended) return ended;
    } catch (error) {
      if (error instanceof HttpError && error.status < SERVER_FAULT) refusals += 1;
      if (error instanceof WorkFailure || refusals >= MAX_REFUSALS) throw error;
    }
    await tools.wait(POLL_MS);
  }
  throw new WorkFailure('TIMED_OUT', 'This took too long. Please try again.');
}

/**
 * The result of an analysis that is done, or null while it runs.
 * @throws WorkFailure when it failed, or when the result could not be made anew.
 */
export function outcomeOf(analysis: Analysis): AnalysisResult | null {
  // Beside a result, the error is why that could not be written for another place.
  if (analysis.status === 'failed' || analysis.error) {
    throw new WorkFailure(
      analysis.error?.code ?? 'ANALYSIS_FAILED',
      analysis.error?.message ?? 'The photo could not be analysed. Please try again.',
    );
  }
  return analysis.result;
}
