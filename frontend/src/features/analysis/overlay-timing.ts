import { ANALYSIS_STEPS, type AnalysisProgress } from '@placelore/contracts/analyses.js';
import { TEXTS } from './dialog-texts.js';

/** The image fades in over this long, in ms. */
export const FADE_MS = 8_000;
/** The bar runs over this long, in ms. */
export const BAR_MS = 60_000;
/** Revealing the image and the deep analysis after it have this long each, in ms. */
export const STAGE_MS = 30_000;
/** The message changes this often, in ms. */
export const MESSAGE_MS = 7_000;
/** Each message stays at least this long, in ms, so that all are seen when the result comes early. */
export const SHORTEST_MESSAGE_MS = 350;

const LAST = ANALYSIS_STEPS.length - 1;

/** What the overlay shows. */
export interface OverlayState {
  /** Place of the message in the steps, from 0. */
  message: number;
  /** When that message appeared, in ms since the overlay opened. */
  shownAt: number;
  /** The bar, 0 to 100; never goes back. */
  percent: number;
  /** Whether everything was shown and the result may open. */
  complete: boolean;
}

/** The heading over the messages, `elapsed` ms since the overlay opened. */
export const stageTitle = (elapsed: number): string =>
  elapsed < STAGE_MS ? TEXTS.overlay.reading : TEXTS.overlay.deep;

export const OVERLAY_START: OverlayState = { message: 0, shownAt: 0, percent: 0, complete: false };

export interface OverlayNews {
  /** ms since the overlay opened. */
  elapsed: number;
  /** How far the analysis really is. */
  progress: AnalysisProgress | null;
  /** Whether the result is there. */
  finished: boolean;
}

/**
 * The overlay a moment later. Clock and real progress both push; the further one leads, the message goes one step at
 * a time, and nothing goes back.
 */
export function nextOverlay(state: OverlayState, news: OverlayNews): OverlayState {
  const byClock = Math.floor(news.elapsed / MESSAGE_MS);
  const real = (news.progress?.ordinal ?? 1) - 1;
  const target = news.finished ? LAST : Math.min(LAST, Math.max(byClock, real));
  const stayed = news.elapsed - state.shownAt >= SHORTEST_MESSAGE_MS;
  const moves = stayed && state.message < target;
  const message = moves ? state.message + 1 : state.message;

  const clockPercent = Math.min(100, (news.elapsed / BAR_MS) * 100);
  // The bar never runs ahead of the message beside it.
  const reached = ((message + 1) / ANALYSIS_STEPS.length) * 100;
  const realPercent = news.finished ? reached : Math.min(reached, news.progress?.percent ?? 0);
  return {
    message,
    shownAt: moves ? news.elapsed : state.shownAt,
    percent: Math.max(state.percent, clockPercent, realPercent),
    complete: news.finished && stayed && state.message === LAST,
  };
}
