import { z } from 'zod';

/** `stopped`: the budget of the run or of the day was spent. Stopped, canceled and failed runs can be resumed. */
export const RUN_STATUSES = ['queued', 'running', 'done', 'cancelled', 'stopped', 'failed'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

/** Fields of every response for a finished run. */
const endedRun = { runId: z.uuid(), status: z.enum(RUN_STATUSES) };

export const fixDistancesResult = z.object({
  ...endedRun,
  /** Number of changed articles. */
  fixed: z.number().int(),
  /** Number of attractions without a known position, plus articles that failed. */
  errors: z.number().int(),
});
export const generateNearbyResult = z.object({
  ...endedRun,
  /** Number of processed articles. */
  processed: z.number().int(),
  /** USD charged by providers. */
  totalCost: z.number(),
});
export const recoverArticlesResult = z.object({
  ...endedRun,
  /** Number of written articles. */
  processed: z.number().int(),
  /** Batches of 10 articles that are still to be recovered. */
  remainingBatches: z.number().int(),
});
export const findPhotosResult = z.object({
  ...endedRun,
  /** Number of articles that got a photo. */
  found: z.number().int(),
  /** Number of articles without one that may be published. */
  missing: z.number().int(),
});
export const compareGuidebookResult = z.object({
  ...endedRun,
  /** Number of records that differ from Wikidata. */
  different: z.number().int(),
  /** Number of all records that were looked up. */
  compared: z.number().int(),
});
