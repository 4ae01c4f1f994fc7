import type { Analysis, AnalysisProgress, AnalysisResult } from '@placelore/contracts/analyses.js';

/** An analysis that ended without a result; the message is a sentence for a person. */
export class AnalysisFailure extends Error {
  override name = 'AnalysisFailure';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The part of `EventSource` that is used, so that tests can stand in for it. */
export interface EventStream {
  addEventListener(name: string, listener: (event: { data?: string }) => void): void;
  close(): void;
}

/** What following needs from outside. */
export interface FollowTools {
  openEvents: () => EventStream;
  readAnalysis: () => Promise<Analysis>;
  wait: (ms: number) => Promise<void>;
}

/** A stream that says nothing for this long is taken for broken, in ms: something on the way may hold it back. */
export const SILENCE_MS = 20_000;
/** Between two polls, in ms. */
const POLL_MS = 1_500;
/** Polls that may fail in a row before the analysis is given up. */
const POLL_FAILURES = 5;
/** Polls in all, so that following ends even when the analysis never does: ten minutes. */
const MOST_POLLS = 400;

/**
 * Follows an analysis to its end by its events; when their stream breaks or goes silent, by polling.
 * @throws AnalysisFailure when it fails; what `readAnalysis` throws when that keeps failing.
 */
export async function followAnalysis(
  tools: FollowTools,
  onProgress: (progress: AnalysisProgress) => void,
): Promise<AnalysisResult> {
  return (await followEvents(tools, onProgress)) ?? (await poll(tools, onProgress));
}

/** Answers null when the stream broke before the end. */
function followEvents(
  tools: FollowTools,
  onProgress: (progress: AnalysisProgress) => void,
): Promise<AnalysisResult | null> {
  return new Promise((resolve, reject) => {
    const events = tools.openEvents();
    let alive = 0;
    const finish = (settle: () => void) => {
      alive = -1;
      events.close();
      settle();
    };
    const listenForSilence = () => {
      alive += 1;
      const heard = alive;
      void tools.wait(SILENCE_MS).then(() => {
        if (alive === heard) finish(() => resolve(null));
      });
    };
    const on = <Data>(name: string, handle: (data: Data) => void) =>
      events.addEventListener(name, (event) => {
        if (alive < 0) return;
        try {
          handle(JSON.parse(event.data ?? '') as Data);
        } catch {
          finish(() => resolve(null));
        }
      });

    on<AnalysisProgress>('progress', (progress) => {
      onProgress(progress);
      listenForSilence();
    });
    on<AnalysisResult>('done', (result) => finish(() => resolve(result)));
    on<{ code: string; message: string }>('failed', (fault) =>
      finish(() => reject(new AnalysisFailure(fault.code, fault.message))),
    );
    events.addEventListener('error', () => {
      if (alive >= 0) finish(() => resolve(null));
    });
    listenForSilence();
  });
}

async function poll(tools: FollowTools, onProgress: (progress: AnalysisProgress) => void): Promise<AnalysisResult> {
  let failures = 0;
  for (let polls = 0; polls < MOST_POLLS; polls += 1) {
    try {
      const analysis = await tools.readAnalysis();
      failures = 0;
      if (analysis.progress) onProgress(analysis.progress);
      const ended = outcomeOf(analysis);
      if (ended) return ended;
    } catch (error) {
      failures += 1;
      if (error instanceof AnalysisFailure || failures >= POLL_FAILURES) throw error;
    }
    await tools.wait(POLL_MS);
  }
  throw new AnalysisFailure('TIMED_OUT', 'This took too long. Please try again.');
}

/**
 * The result of an analysis that is done, or null while it runs.
 * @throws AnalysisFailure when it failed, or when the result could not be made anew.
 */
export function outcomeOf(analysis: Analysis): AnalysisResult | null {
  // Beside a result, the error is why that could not be written for another place.
  if (analysis.status === 'failed' || analysis.error) {
    throw new AnalysisFailure(
      analysis.error?.code ?? 'ANALYSIS_FAILED',
      analysis.error?.message ?? 'The photo could not be analysed. Please try again.',
    );
  }
  return analysis.result;
}
