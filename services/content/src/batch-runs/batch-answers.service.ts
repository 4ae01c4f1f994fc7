import { Injectable } from '@nestjs/common';
import {
  type articlesRecovered,
  type BatchKind,
  type distancesFixed,
  type nearbyGenerated,
  RECOVERY_BATCH,
} from '@placelore/contracts/batch-run-shapes.js';
import { ApiError } from '@placelore/contracts/errors.js';
import { Settlements } from '@placelore/platform/work/settlements.js';
import type { z } from 'zod';
import { BatchRunsRepository, type ListedRun } from './batch-runs.repository.js';
import { BatchRuns } from './batch-runs.service.js';

/** Ms a call waits for its run. */
const WAIT = 25_000;

export type RunAnswer =
  | z.infer<typeof distancesFixed>
  | z.infer<typeof nearbyGenerated>
  | z.infer<typeof articlesRecovered>;

/** What the calls that start runs answer. */
@Injectable()
export class BatchAnswers {
  constructor(
    private readonly runs: BatchRuns,
    private readonly repository: BatchRunsRepository,
    private readonly settlements: Settlements,
  ) {}

  /**
   * What came of a run, or null when it takes longer than a call waits.
   * @throws ApiError BATCH_FAILED
   */
  async of({ id, workRequestId }: ListedRun, signal: AbortSignal): Promise<RunAnswer | null> {
    try {
      if (workRequestId) await this.settlements.wait(workRequestId, WAIT, signal, true);
    } catch (thrown) {
      if (thrown instanceof ApiError && thrown.code === 'TIMED_OUT') return null;
      throw thrown;
    }
    const run = await this.runs.read(id);
    if (run.status === 'failed') throw new ApiError('BATCH_FAILED');
    return this.numbersOf(run);
  }

  private async numbersOf(run: ListedRun): Promise<RunAnswer> {
    const ended = { runId: run.id, status: run.status };
    const numbers: { [K in BatchKind]: () => Promise<RunAnswer> } = {
      'fix-attraction-distances': async () => {
        const unplaced = await this.repository.sumOf(run.id, 'unplaced');
        return { ...ended, fixed: run.done, errors: unplaced + run.failed };
      },
      'generate-nearby-attractions': async () => {
        return { ...ended, processed: run.done + run.skipped, totalCost: Number(run.costUsd) };
      },
      'recover-articles': async () => {
        const lost = await this.repository.count('recover-articles', null);
        return { ...ended, processed: run.done, remainingBatches: Math.ceil(lost / RECOVERY_BATCH) };
      },
    };
    return numbers[run.kind]();
  }
}
