import { Controller } from '@nestjs/common';
import { internalBatchRuns } from '@placelore/contracts/content/admin/batch-runs.internal.js';
import type { BatchRun } from '@placelore/contracts/content/admin/batch-runs.js';
import type { RouteInput, RouteResponse } from '@placelore/contracts/core/route.js';
import { OPERATOR } from '@placelore/platform/audit/audit-log.js';
import { Input, Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { BatchPricesService } from './batch-prices.service.js';
import { presentBatchRun } from './batch-run.presenter.js';
import { BatchRunExecutor } from './batch-run-executor.js';
import { BatchRunsService } from './batch-runs.service.js';

const { next, commit, stop, savePrices: notePrices, list, start, cancel, retry } = internalBatchRuns;

@Controller()
export class InternalBatchRunsController {
  constructor(
    private readonly executor: BatchRunExecutor,
    private readonly runs: BatchRunsService,
    private readonly prices: BatchPricesService,
  ) {}

  @Route(next)
  @Internal()
  next(@Input() { id, jobRequestId }: RouteInput<typeof next>): Promise<RouteResponse<typeof next>> {
    return this.executor.nextItems(id, jobRequestId);
  }

  @Route(commit)
  @Internal()
  commit(@Input() { id, jobRequestId, items }: RouteInput<typeof commit>): Promise<RouteResponse<typeof commit>> {
    return this.executor.commit(id, jobRequestId, items);
  }

  @Route(stop)
  @Internal()
  stop(@Input() { id, jobRequestId }: RouteInput<typeof stop>): Promise<void> {
    return this.executor.stop(id, jobRequestId);
  }

  @Route(notePrices)
  @Internal()
  notePrices(@Input() { jobRequestId, nearbyUsd, writingIsPaid }: RouteInput<typeof notePrices>): Promise<void> {
    return this.prices.savePrices(jobRequestId, nearbyUsd, writingIsPaid);
  }

  @Route(list)
  @Internal()
  async list(@Input() { limit, ...filter }: RouteInput<typeof list>): Promise<BatchRun[]> {
    return (await this.runs.list(limit, filter)).map(presentBatchRun);
  }

  @Route(start)
  @Internal()
  async start(@Input() { kind, ...options }: RouteInput<typeof start>): Promise<BatchRun> {
    if (!options.dryRun) return presentBatchRun(await this.runs.start(OPERATOR, kind, options));
    const { runId } = await this.runs.estimate(OPERATOR, kind, options);
    return presentBatchRun(await this.runs.read(runId));
  }

  @Route(cancel)
  @Internal()
  async cancel(@Input() { id }: RouteInput<typeof cancel>): Promise<BatchRun> {
    return presentBatchRun(await this.runs.cancel(OPERATOR, id));
  }

  @Route(retry)
  @Internal()
  async retry(@Input() { id }: RouteInput<typeof retry>): Promise<BatchRun> {
    return presentBatchRun(await this.runs.retryAll(OPERATOR, id));
  }
}
