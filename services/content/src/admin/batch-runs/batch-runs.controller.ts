import { Controller, Req, Res } from '@nestjs/common';
import type { BatchItem, BatchRun } from '@placelore/contracts/content/admin/batch-runs.js';
import { batchRuns } from '@placelore/contracts/content/admin/batch-runs.js';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import { Actor, Input, Route } from '@placelore/platform/http/route.decorator.js';
import { AdminOnly } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { presentBatchItem, presentBatchRun } from './batch-run.presenter.js';
import { BatchRunEvents } from './batch-run-events.js';
import { BatchRunsService } from './batch-runs.service.js';

@Controller()
export class BatchRunsController {
  constructor(
    private readonly runs: BatchRunsService,
    private readonly runEvents: BatchRunEvents,
  ) {}

  @Route(batchRuns.list)
  @AdminOnly()
  async list(@Input() { limit, ...filter }: RouteInput<typeof batchRuns.list>): Promise<BatchRun[]> {
    return (await this.runs.list(limit, filter)).map(presentBatchRun);
  }

  @Route(batchRuns.read)
  @AdminOnly()
  async byId(@Input() { id }: RouteInput<typeof batchRuns.read>): Promise<BatchRun> {
    return presentBatchRun(await this.runs.read(id));
  }

  @Route(batchRuns.listItems)
  @AdminOnly()
  async items(@Input() { id, limit, after, status }: RouteInput<typeof batchRuns.listItems>): Promise<BatchItem[]> {
    return (await this.runs.listItems(id, limit, after, status)).map(presentBatchItem);
  }

  @Route(batchRuns.events)
  @AdminOnly()
  events(
    @Input() { id }: RouteInput<typeof batchRuns.events>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.runEvents.stream(id, request, reply);
  }

  @Route(batchRuns.cancel)
  @AdminOnly()
  async cancel(@Actor() admin: Actor, @Input() { id }: RouteInput<typeof batchRuns.cancel>): Promise<BatchRun> {
    return presentBatchRun(await this.runs.cancel(admin, id));
  }

  @Route(batchRuns.resume)
  @AdminOnly()
  async resume(
    @Actor() admin: Actor,
    @Input() { id, budgetUsd }: RouteInput<typeof batchRuns.resume>,
  ): Promise<BatchRun> {
    return presentBatchRun(await this.runs.resume(admin, id, budgetUsd));
  }

  @Route(batchRuns.retryItem)
  @AdminOnly()
  async retryItem(
    @Actor() admin: Actor,
    @Input() { id, ordinal }: RouteInput<typeof batchRuns.retryItem>,
  ): Promise<BatchRun> {
    return presentBatchRun(await this.runs.retry(admin, id, ordinal));
  }

  @Route(batchRuns.retryFailed)
  @AdminOnly()
  async retryFailed(
    @Actor() admin: Actor,
    @Input() { id }: RouteInput<typeof batchRuns.retryFailed>,
  ): Promise<BatchRun> {
    return presentBatchRun(await this.runs.retry(admin, id));
  }
}
