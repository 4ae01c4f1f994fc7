import { Controller, Req, Res } from '@nestjs/common';
import type { BatchKind, BatchOptions, RunEstimate } from '@placelore/contracts/content/admin/batch-runs.js';
import { batchRuns } from '@placelore/contracts/content/admin/batch-runs.js';
import { Actor, Input, Route } from '@placelore/platform/http/route.decorator.js';
import { AdminOnly } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type BatchRunResult, BatchRunResultService } from './batch-run-result.service.js';
import { BatchRunsService } from './batch-runs.service.js';

type StartBatchRunResponse = BatchRunResult | RunEstimate | { runId: string };

/** Serves the documented endpoints, each of which starts one kind of run. */
@Controller()
export class StartBatchRunController {
  constructor(
    private readonly runs: BatchRunsService,
    private readonly results: BatchRunResultService,
  ) {}

  @Route(batchRuns.fixDistances)
  @AdminOnly()
  fixDistances(
    @Actor() admin: Actor,
    @Input() options: BatchOptions,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StartBatchRunResponse> {
    return this.start('fix-attraction-distances', admin, options, request, reply);
  }

  @Route(batchRuns.generateNearby)
  @AdminOnly()
  generateNearby(
    @Actor() admin: Actor,
    @Input() options: BatchOptions,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StartBatchRunResponse> {
    return this.start('generate-nearby-attractions', admin, options, request, reply);
  }

  @Route(batchRuns.recoverArticles)
  @AdminOnly()
  recoverArticles(
    @Actor() admin: Actor,
    @Input() options: BatchOptions,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StartBatchRunResponse> {
    return this.start('recover-articles', admin, options, request, reply);
  }

  @Route(batchRuns.findPhotos)
  @AdminOnly()
  findPhotos(
    @Actor() admin: Actor,
    @Input() options: BatchOptions,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StartBatchRunResponse> {
    return this.start('find-photos', admin, options, request, reply);
  }

  @Route(batchRuns.compareGuidebook)
  @AdminOnly()
  compareGuidebook(
    @Actor() admin: Actor,
    @Input() options: BatchOptions,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StartBatchRunResponse> {
    return this.start('compare-guidebook', admin, options, request, reply);
  }

  private async start(
    kind: BatchKind,
    admin: Actor,
    options: BatchOptions,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<StartBatchRunResponse> {
    if (options.dryRun) return this.runs.estimate(admin, kind, options);
    const abortController = new AbortController();
    reply.raw.on('close', () => abortController.abort());
    const run = await this.runs.start(admin, kind, options);
    const isAsync = /\brespond-async\b/.test(String(request.headers.prefer ?? ''));
    if (isAsync) reply.header('preference-applied', 'respond-async');
    const result = isAsync ? null : await this.results.waitForResult(run, abortController.signal);
    if (result) return result;
    reply.status(202).header('location', `/api/admin/batch-runs/${run.id}`);
    return { runId: run.id };
  }
}
