import { Injectable } from '@nestjs/common';
import type {
  compareGuidebookResult,
  findPhotosResult,
  fixDistancesResult,
  generateNearbyResult,
  recoverArticlesResult,
} from '@placelore/contracts/content/admin/batch-run-results.js';
import { type BatchKind, RECOVERY_BATCH_SIZE } from '@placelore/contracts/content/admin/batch-runs.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { JobResults } from '@placelore/platform/jobs/job-results.js';
import type { z } from 'zod';
import { BatchRunsRepository, type ListedRun } from './batch-runs.repository.js';
import { BatchRunsService } from './batch-runs.service.js';

/** Ms a request waits for its run to finish. */
const RUN_TIMEOUT_MS = 25_000;

export type BatchRunResult =
  | z.infer<typeof fixDistancesResult>
  | z.infer<typeof generateNearbyResult>
  | z.infer<typeof recoverArticlesResult>
  | z.infer<typeof findPhotosResult>
  | z.infer<typeof compareGuidebookResult>;

/** Builds the responses of the requests that start runs. */
@Injectable()
export class BatchRunResultService {
  constructor(
    private readonly runs: BatchRunsService,
    private readonly repository: BatchRunsRepository,
    private readonly jobResults: JobResults,
  ) {}

  /**
   * Returns the result of a run, or null when it takes longer than the request waits.
   * @throws ApiError BATCH_FAILED
   */
  async waitForResult({ id, jobRequestId }: ListedRun, signal: AbortSignal): Promise<BatchRunResult | null> {
    try {
      if (jobRequestId) await this.jobResults.waitUntilFinished(jobRequestId, RUN_TIMEOUT_MS, signal, true);
    } catch (thrown) {
      if (thrown instanceof ApiError && thrown.code === 'TIMED_OUT') return null;
      throw thrown;
    }
    const run = await this.runs.read(id);
    if (run.status === 'failed') throw new ApiError('BATCH_FAILED');
    return this.toResult(run);
  }

  private async toResult(run: ListedRun): Promise<BatchRunResult> {
    const base = { runId: run.id, status: run.status };
    const resultByKind: { [K in BatchKind]: () => Promise<BatchRunResult> } = {
      'fix-attraction-distances': async () => {
        const unplaced = await this.repository.sumOutcome(run.id, 'unplaced');
        return { ...base, fixed: run.done, errors: unplaced + run.failed };
      },
      'generate-nearby-attractions': async () => {
        return { ...base, processed: run.done + run.skipped, totalCost: Number(run.costUsd) };
      },
      'recover-articles': async () => {
        const missing = await this.repository.countSubjects('recover-articles', null);
        return { ...base, processed: run.done, remainingBatches: Math.ceil(missing / RECOVERY_BATCH_SIZE) };
      },
      'find-photos': async () => ({ ...base, found: run.done, missing: run.skipped + run.failed }),
      'compare-guidebook': async () => ({ ...base, different: run.done, compared: run.done + run.skipped }),
    };
    return resultByKind[run.kind]();
  }
}
