import type { JobProgress } from '@placelore/contracts/jobs.js';

/** How far work of certain steps is, with one of them begun. */
export function toStepProgress<Step extends string>(steps: readonly Step[], step: Step): JobProgress {
  const index = steps.indexOf(step);
  return { ordinal: index + 1, step, percent: Math.round((index / steps.length) * 100) };
}
