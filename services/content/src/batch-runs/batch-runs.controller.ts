import { Controller, Req, Res } from '@nestjs/common';
import type { BatchItem, BatchRun } from '@placelore/contracts/batch-run-shapes.js';
import { batchRuns } from '@placelore/contracts/batch-runs.js';
import type { Person } from '@placelore/contracts/identity.js';
import type { RouteInput } from '@placelore/contracts/route.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { AdminOnly } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { presentItem, presentRun } from './batch-run.presenter.js';
import { BatchRunEvents } from './batch-run-events.js';
import { BatchRuns } from './batch-runs.service.js';

@Controller()
export class BatchRunsController {
  constructor(
    private readonly runs: BatchRuns,
    private readonly runEvents: BatchRunEvents,
  ) {}

  @Route(batchRuns.list)
  @AdminOnly()
  async list(_admin: Person, { limit, ...choice }: RouteInput<typeof batchRuns.list>): Promise<BatchRun[]> {
    return (await this.runs.list(limit, choice)).map(presentRun);
  }

  @Route(batchRuns.byId)
  @AdminOnly()
  async byId(_admin: Person, { id }: RouteInput<typeof batchRuns.byId>): Promise<BatchRun> {
    return presentRun(await this.runs.read(id));
  }

  @Route(batchRuns.items)
  @AdminOnly()
  async items(_admin: Person, { id, limit, after, status }: RouteInput<typeof batchRuns.items>): Promise<BatchItem[]> {
    return (await this.runs.items(id, limit, after, status)).map(presentItem);
  }

  @Route(batchRuns.events)
  @AdminOnly()
  events(
    _admin: Person,
    { id }: RouteInput<typeof batchRuns.events>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.runEvents.stream(id, request, reply);
  }

  @Route(batchRuns.cancel)
  @AdminOnly()
  async cancel(admin: Person, { id }: RouteInput<typeof batchRuns.cancel>): Promise<BatchRun> {
    return presentRun(await this.runs.cancel(admin, id));
  }

  @Route(batchRuns.resume)
  @AdminOnly()
  async resume(admin: Person, { id, budgetUsd }: RouteInput<typeof batchRuns.resume>): Promise<BatchRun> {
    return presentRun(await this.runs.resume(admin, id, budgetUsd));
  }

  @Route(batchRuns.retryItem)
  @AdminOnly()
  async retryItem(admin: Person, { id, ordinal }: RouteInput<typeof batchRuns.retryItem>): Promise<BatchRun> {
    return presentRun(await this.runs.retry(admin, id, ordinal));
  }

  @Route(batchRuns.retryFailed)
  @AdminOnly()
  async retryFailed(admin: Person, { id }: RouteInput<typeof batchRuns.retryFailed>): Promise<BatchRun> {
    return presentRun(await this.runs.retry(admin, id));
  }
}
