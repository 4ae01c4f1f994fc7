import { ANALYSIS_STEPS, type AnalysisProgress } from '@placelore/contracts/analysis/analyses.js';
import { STRINGS } from '../dialog-strings.js';

/** Duration in ms of the image's fade-in. */
export const FADE_DURATION_MS = 8_000;
/** Duration in ms of the whole bar. */
export const PROGRESS_BAR_DURATION_MS = 60_000;
/** Duration in ms of each stage: revealing the image, then the deep analysis. */
export const STAGE_DURATION_MS = 30_000;
/** Ms between two messages. */
export const MESSAGE_INTERVAL_MS = 7_000;
/** Minimum duration of each message in ms, so that messages of a fast analysis can be read. */
export const MIN_MESSAGE_DURATION_MS = 350;

const LAST_STEP_INDEX = ANALYSIS_STEPS.length - 1;

export interface OverlayState {
  /** Index of the message among the steps. */
  messageIndex: number;
  /** When that message appeared, in ms since the overlay opened. */
  shownAt: number;
  /** Percentage of the bar, 0 to 100; never decreases. */
  percent: number;
}

/** Returns the heading above the messages, `elapsedMs` after the overlay opened. */
export const getStageTitle = (elapsedMs: number): string =>
  elapsedMs < STAGE_DURATION_MS ? STRINGS.overlay.reading : STRINGS.overlay.deep;

export const INITIAL_OVERLAY_STATE: OverlayState = { messageIndex: 0, shownAt: 0, percent: 0 };

export interface OverlayUpdate {
  /** Time in ms since the overlay opened. */
  elapsedMs: number;
  /** Reported progress of the analysis. */
  progress: AnalysisProgress | null;
}

/**
 * Returns the next state of the overlay. The clock and the reported progress both drive it; whichever is further ahead
 * wins. Messages advance one at a time, and nothing moves backward.
 */
export function advanceOverlay(state: OverlayState, update: OverlayUpdate): OverlayState {
  const clockIndex = Math.floor(update.elapsedMs / MESSAGE_INTERVAL_MS);
  const actualIndex = (update.progress?.ordinal ?? 1) - 1;
  const targetIndex = Math.min(LAST_STEP_INDEX, Math.max(clockIndex, actualIndex));
  const hasStayed = update.elapsedMs - state.shownAt >= MIN_MESSAGE_DURATION_MS;
  const shouldAdvance = hasStayed && state.messageIndex < targetIndex;
  const messageIndex = shouldAdvance ? state.messageIndex + 1 : state.messageIndex;

  const clockPercent = Math.min(100, (update.elapsedMs / PROGRESS_BAR_DURATION_MS) * 100);
  // The bar never gets ahead of the message.
  const messagePercent = ((messageIndex + 1) / ANALYSIS_STEPS.length) * 100;
  const actualPercent = Math.min(messagePercent, update.progress?.percent ?? 0);
  return {
    messageIndex,
    shownAt: shouldAdvance ? update.elapsedMs : state.shownAt,
    percent: Math.max(state.percent, clockPercent, actualPercent),
  };
}
