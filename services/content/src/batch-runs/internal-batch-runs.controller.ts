import { Controller } from '@nestjs/common';
import type { BatchRun } from '@placelore/contracts/batch-run-shapes.js';
import type { Identity } from '@placelore/contracts/identity.js';
import { internalBatchRuns } from '@placelore/contracts/internal-batch-runs.js';
import type { RouteAnswer, RouteInput } from '@placelore/contracts/route.js';
import { OPERATOR } from '@placelore/platform/audit/audit-log.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { Internal } from '@placelore/platform/identity/access.decorators.js';
import { BatchPrices } from './batch-prices.service.js';
import { presentRun } from './batch-run.presenter.js';
import { BatchRuns } from './batch-runs.service.js';
import { BatchWork } from './batch-work.service.js';

const { next, commit, stop, notePrices, list, start, cancel, retry } = internalBatchRuns;

@Controller()
export class InternalBatchRunsController {
  constructor(
    private readonly work: BatchWork,
    private readonly runs: BatchRuns,
    private readonly prices: BatchPrices,
  ) {}

  @Route(next)
  @Internal()
  next(_worker: Identity, { id, workRequestId }: RouteInput<typeof next>): Promise<RouteAnswer<typeof next>> {
    return this.work.next(id, workRequestId);
  }

  @Route(commit)
  @Internal()
  commit(
    _worker: Identity,
    { id, ordinal, workRequestId, result, costUsd }: RouteInput<typeof commit>,
  ): Promise<RouteAnswer<typeof commit>> {
    return this.work.commit(id, ordinal, workRequestId, result, costUsd);
  }

  @Route(stop)
  @Internal()
  stop(_worker: Identity, { id, workRequestId }: RouteInput<typeof stop>): Promise<void> {
    return this.work.stop(id, workRequestId);
  }

  @Route(notePrices)
  @Internal()
  notePrices(
    _worker: Identity,
    { workRequestId, nearbyUsd, writingIsPaid }: RouteInput<typeof notePrices>,
  ): Promise<void> {
    return this.prices.note(workRequestId, nearbyUsd, writingIsPaid);
  }

  @Route(list)
  @Internal()
  async list(_operator: Identity, { limit, ...choice }: RouteInput<typeof list>): Promise<BatchRun[]> {
    return (await this.runs.list(limit, choice)).map(presentRun);
  }

  @Route(start)
  @Internal()
  async start(_operator: Identity, { kind, ...options }: RouteInput<typeof start>): Promise<BatchRun> {
    if (!options.dryRun) return presentRun(await this.runs.start(OPERATOR, kind, options));
    const { runId } = await this.runs.estimate(OPERATOR, kind, options);
    return presentRun(await this.runs.read(runId));
  }

  @Route(cancel)
  @Internal()
  async cancel(_operator: Identity, { id }: RouteInput<typeof cancel>): Promise<BatchRun> {
    return presentRun(await this.runs.cancel(OPERATOR, id));
  }

  @Route(retry)
  @Internal()
  async retry(_operator: Identity, { id }: RouteInput<typeof retry>): Promise<BatchRun> {
    return presentRun(await this.runs.retryAll(OPERATOR, id));
  }
}
