import { Injectable } from '@nestjs/common';
import type { BatchKind } from '@placelore/contracts/content/admin/batch-runs.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import { JobResults } from '@placelore/platform/jobs/job-results.js';
import { DataSource } from 'typeorm';
import { DEFAULT_ITEM_COST_USD } from './batch-item-selection.js';
import { BatchRunsRepository } from './batch-runs.repository.js';
import { ProviderPrices } from './provider-prices.entity.js';

/** Ms for which stored prices are taken as those of the active providers. */
const PRICES_TTL_MS = 60_000;
/** Ms that an estimate waits for the providers' prices; after that, it uses the last stored ones. */
const PRICES_TIMEOUT_MS = 3_000;
const PRICES_JOB = 'batch.prices';

/** Estimates what the items of batch runs cost with the active providers. */
@Injectable()
export class BatchPricesService {
  constructor(
    private readonly repository: BatchRunsRepository,
    private readonly jobs: JobRequests,
    private readonly jobResults: JobResults,
    private readonly dataSource: DataSource,
  ) {}

  /** Returns the expected cost of an item of a run, in USD. */
  async estimateItemCostUsd(kind: BatchKind): Promise<number> {
    if (kind === 'fix-attraction-distances')
      return (await this.repository.getMeanItemCost(kind)) ?? DEFAULT_ITEM_COST_USD[kind];
    const prices = await this.loadActivePrices();
    if (prices === null) return (await this.repository.getMeanItemCost(kind)) ?? DEFAULT_ITEM_COST_USD[kind];
    const nearbyUsd = prices.nearbyUsd === null ? null : Number(prices.nearbyUsd);
    if (kind === 'find-photos' || kind === 'compare-guidebook') return DEFAULT_ITEM_COST_USD[kind];
    if (kind === 'generate-nearby-attractions' && nearbyUsd !== null) return nearbyUsd;
    if (kind === 'recover-articles' && nearbyUsd === 0 && !prices.writingIsPaid) return 0;
    // Runs with free providers show nothing about the cost with paid ones.
    return (await this.repository.getMeanPaidItemCost(kind)) ?? DEFAULT_ITEM_COST_USD[kind];
  }

  /**
   * Stores what the providers charge and finishes the job; a second call changes nothing.
   * @param nearbyUsd USD of one nearby search; null when unknown
   */
  async savePrices(jobRequestId: string, nearbyUsd: number | null, writingIsPaid: boolean): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (!(await this.jobs.finish(manager, jobRequestId, { status: 'done' }))) return;
      const usd = nearbyUsd === null ? null : nearbyUsd.toFixed(8);
      await manager.upsert(ProviderPrices, { id: 1, nearbyUsd: usd, writingIsPaid, notedAt: new Date() }, ['id']);
    });
  }

  /** Returns the prices of the active providers, or else the last stored ones; null when none were ever stored. */
  private async loadActivePrices(): Promise<ProviderPrices | null> {
    const saved = await this.findSavedPrices();
    if (saved && Date.now() - saved.notedAt.getTime() < PRICES_TTL_MS) return saved;
    const options = { requestedBy: 'schedule', dedupeKey: PRICES_JOB };
    const id = await this.dataSource.transaction((manager) => this.jobs.enqueue(manager, PRICES_JOB, {}, options));
    try {
      await this.jobResults.waitUntilFinished(id, PRICES_TIMEOUT_MS);
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
    }
    return this.findSavedPrices();
  }

  private findSavedPrices(): Promise<ProviderPrices | null> {
    return this.dataSource.manager.findOneBy(ProviderPrices, { id: 1 });
  }
}
