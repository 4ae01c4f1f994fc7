import { Injectable } from '@nestjs/common';
import type { BatchKind } from '@placelore/contracts/batch-run-shapes.js';
import { ApiError } from '@placelore/contracts/errors.js';
import { Settlements } from '@placelore/platform/work/settlements.js';
import { WorkRequests } from '@placelore/platform/work/work-requests.js';
import { DataSource } from 'typeorm';
import { EXPECTED_USD } from './batch-choice.js';
import { BatchRunsRepository } from './batch-runs.repository.js';
import { ProviderPrices } from './provider-prices.entity.js';

/** Ms for which noted prices count as the active ones. */
const FRESH_MS = 60_000;
/** Ms an estimate waits for the providers' prices; then those noted last are taken. */
const WAIT_MS = 3_000;
const JOB = 'batch.prices';

/** Knows what items of batch runs cost with the providers that are active now. */
@Injectable()
export class BatchPrices {
  constructor(
    private readonly repository: BatchRunsRepository,
    private readonly work: WorkRequests,
    private readonly settlements: Settlements,
    private readonly dataSource: DataSource,
  ) {}

  /** Returns what an item of a run is expected to cost, in USD. */
  async expectedUsd(kind: BatchKind): Promise<number> {
    if (kind === 'fix-attraction-distances') return (await this.repository.meanCost(kind)) ?? EXPECTED_USD[kind];
    const prices = await this.activePrices();
    if (prices === null) return (await this.repository.meanCost(kind)) ?? EXPECTED_USD[kind];
    const nearbyUsd = prices.nearbyUsd === null ? null : Number(prices.nearbyUsd);
    if (kind === 'generate-nearby-attractions' && nearbyUsd !== null) return nearbyUsd;
    if (kind === 'recover-articles' && nearbyUsd === 0 && !prices.writingIsPaid) return 0;
    // What runs cost with providers that charge nothing says nothing of those that do.
    return (await this.repository.meanPaidCost(kind)) ?? EXPECTED_USD[kind];
  }

  /** Notes what the providers charge and settles, once. @param nearbyUsd USD for one look; null when not known */
  async note(workRequestId: string, nearbyUsd: number | null, writingIsPaid: boolean): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (!(await this.work.settle(manager, workRequestId, { status: 'done' }))) return;
      const usd = nearbyUsd === null ? null : nearbyUsd.toFixed(8);
      await manager.upsert(ProviderPrices, { id: 1, nearbyUsd: usd, writingIsPaid, notedAt: new Date() }, ['id']);
    });
  }

  /** The prices of the providers that are active, or else those noted last; null when none ever were. */
  private async activePrices(): Promise<ProviderPrices | null> {
    const noted = await this.noted();
    if (noted && Date.now() - noted.notedAt.getTime() < FRESH_MS) return noted;
    const options = { requestedBy: 'schedule', dedupeKey: JOB };
    const id = await this.dataSource.transaction((manager) => this.work.request(manager, JOB, {}, options));
    try {
      await this.settlements.wait(id, WAIT_MS);
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
    }
    return this.noted();
  }

  private noted(): Promise<ProviderPrices | null> {
    return this.dataSource.manager.findOneBy(ProviderPrices, { id: 1 });
  }
}
