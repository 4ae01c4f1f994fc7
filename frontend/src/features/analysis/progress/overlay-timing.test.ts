import { ANALYSIS_STEPS, type AnalysisProgress } from '@placelore/contracts/analysis/analyses.js';
import {
  advanceOverlay,
  getStageTitle,
  INITIAL_OVERLAY_STATE,
  type OverlayState,
  type OverlayUpdate,
} from './overlay-timing.js';

const progress = (ordinal: number, percent: number): AnalysisProgress => ({
  ordinal,
  percent,
  step: ANALYSIS_STEPS[ordinal - 1]!,
});

/** Runs the overlay from its opening until `until` ms, in steps of 50 ms. */
function run(until: number, update: (elapsed: number) => Partial<OverlayUpdate> = () => ({})): OverlayState[] {
  const states = [INITIAL_OVERLAY_STATE];
  for (let elapsed = 50; elapsed <= until; elapsed += 50) {
    states.push(advanceOverlay(states.at(-1)!, { elapsedMs: elapsed, progress: null, ...update(elapsed) }));
  }
  return states;
}

test('overlay timing: without progress, changes the message every 7 s and fills the bar within 60 s', () => {
  expect(run(6_950).at(-1)?.messageIndex).toBe(0);
  expect(run(7_000).at(-1)?.messageIndex).toBe(1);
  expect(run(49_000).at(-1)?.messageIndex).toBe(7);
  expect(run(30_000).at(-1)?.percent).toBeCloseTo(50);
  expect(run(90_000).at(-1)).toMatchObject({ messageIndex: 7, percent: 100 });
});

test('overlay timing: follows real progress that is ahead of the clock, one message at a time', () => {
  const states = run(2_000, () => ({ progress: progress(4, 40) }));
  expect(states.at(-1)).toMatchObject({ messageIndex: 3, percent: 40 });
  expect(new Set(states.map((state) => state.messageIndex))).toEqual(new Set([0, 1, 2, 3]));
});

test('overlay timing: ignores real progress that is behind the clock', () => {
  expect(run(21_000, () => ({ progress: progress(1, 2) })).at(-1)?.messageIndex).toBe(3);
});

test('overlay timing: shows each message for at least 350 ms when the analysis is fast', () => {
  const states = run(4_000, () => ({ progress: progress(8, 100) }));
  for (const message of ANALYSIS_STEPS.keys()) {
    expect(states.filter((item) => item.messageIndex === message).length * 50).toBeGreaterThanOrEqual(350);
  }
  expect(states.at(-1)?.percent).toBe(100);
});

test('overlay timing: never moves backward', () => {
  const states = run(20_000, (elapsed) => ({ progress: elapsed < 5_000 ? progress(6, 70) : progress(2, 10) }));
  states.slice(1).forEach((state, place) => {
    expect(state.messageIndex).toBeGreaterThanOrEqual(states[place]!.messageIndex);
    expect(state.percent).toBeGreaterThanOrEqual(states[place]!.percent);
  });
});

test('overlay timing: has two stages of 30 s each, reading the photo and deep analysis', () => {
  expect(getStageTitle(29_999)).toBe('Reading your photo');
  expect(getStageTitle(30_000)).toBe('AI Deep Analysis');
});
