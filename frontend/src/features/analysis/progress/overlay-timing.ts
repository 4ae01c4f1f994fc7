import { ANALYSIS_STEPS, type AnalysisProgress } from '@placelore/contracts/analysis/analyses.js';
import { STRINGS } from '../dialog-strings.js';

/** The image fades in over this long, in ms. */
export const FADE_DURATION_MS = 8_000;
/** The bar runs over this long, in ms. */
export const PROGRESS_BAR_DURATION_MS = 60_000;
/** Revealing the image and the deep analysis after it have this long each, in ms. */
export const STAGE_DURATION_MS = 30_000;
/** The message changes this often, in ms. */
export const MESSAGE_INTERVAL_MS = 7_000;
/** Each message stays at least this long, in ms, so that all are seen when the result comes early. */
export const MIN_MESSAGE_DURATION_MS = 350;

const LAST_STEP_INDEX = ANALYSIS_STEPS.length - 1;

/** What the overlay shows. */
export interface OverlayState {
  /** Place of the message in the steps, from 0. */
  messageIndex: number;
  /** When that message appeared, in ms since the overlay opened. */
  shownAt: number;
  /** The bar, 0 to 100; never goes back. */
  percent: number;
  /** Whether everything was shown and the result may open. */
  isComplete: boolean;
}

/** The heading over the messages, `elapsed` ms since the overlay opened. */
export const getStageTitle = (elapsedMs: number): string =>
  elapsedMs < STAGE_DURATION_MS ? STRINGS.overlay.reading : STRINGS.overlay.deep;

export const INITIAL_OVERLAY_STATE: OverlayState = { messageIndex: 0, shownAt: 0, percent: 0, isComplete: false };

export interface OverlayUpdate {
  /** ms since the overlay opened. */
  elapsedMs: number;
  /** How far the analysis really is. */
  progress: AnalysisProgress | null;
  /** Whether the result is there. */
  finished: boolean;
}

/**
 * The overlay a moment later. Clock and real progress both push; the further one leads, the message goes one step at
 * a time, and nothing goes back.
 */
export function advanceOverlay(state: OverlayState, update: OverlayUpdate): OverlayState {
  const clockIndex = Math.floor(update.elapsedMs / MESSAGE_INTERVAL_MS);
  const actualIndex = (update.progress?.ordinal ?? 1) - 1;
  const targetIndex = update.finished ? LAST_STEP_INDEX : Math.min(LAST_STEP_INDEX, Math.max(clockIndex, actualIndex));
  const hasStayed = update.elapsedMs - state.shownAt >= MIN_MESSAGE_DURATION_MS;
  const shouldAdvance = hasStayed && state.messageIndex < targetIndex;
  const messageIndex = shouldAdvance ? state.messageIndex + 1 : state.messageIndex;

  const clockPercent = Math.min(100, (update.elapsedMs / PROGRESS_BAR_DURATION_MS) * 100);
  // The bar never runs ahead of the message beside it.
  const messagePercent = ((messageIndex + 1) / ANALYSIS_STEPS.length) * 100;
  const actualPercent = update.finished ? messagePercent : Math.min(messagePercent, update.progress?.percent ?? 0);
  return {
    messageIndex,
    shownAt: shouldAdvance ? update.elapsedMs : state.shownAt,
    percent: Math.max(state.percent, clockPercent, actualPercent),
    isComplete: update.finished && hasStayed && state.messageIndex === LAST_STEP_INDEX,
  };
}
