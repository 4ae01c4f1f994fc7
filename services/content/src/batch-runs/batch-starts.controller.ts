import { Controller, Req, Res } from '@nestjs/common';
import type { BatchKind, BatchOptions, RunEstimate } from '@placelore/contracts/batch-run-shapes.js';
import { batchRuns } from '@placelore/contracts/batch-runs.js';
import type { Person } from '@placelore/contracts/identity.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { AdminOnly } from '@placelore/platform/identity/access.decorators.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BatchAnswers, type RunAnswer } from './batch-answers.service.js';
import { BatchRuns } from './batch-runs.service.js';

type Answer = RunAnswer | RunEstimate | { runId: string };

/** The documented calls that start a run each. */
@Controller()
export class BatchStartsController {
  constructor(
    private readonly runs: BatchRuns,
    private readonly answers: BatchAnswers,
  ) {}

  @Route(batchRuns.fixDistances)
  @AdminOnly()
  fixDistances(
    admin: Person,
    options: BatchOptions,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Answer> {
    return this.start('fix-attraction-distances', admin, options, request, reply);
  }

  @Route(batchRuns.generateNearby)
  @AdminOnly()
  generateNearby(
    admin: Person,
    options: BatchOptions,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Answer> {
    return this.start('generate-nearby-attractions', admin, options, request, reply);
  }

  @Route(batchRuns.recoverArticles)
  @AdminOnly()
  recoverArticles(
    admin: Person,
    options: BatchOptions,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Answer> {
    return this.start('recover-articles', admin, options, request, reply);
  }

  private async start(
    kind: BatchKind,
    admin: Person,
    options: BatchOptions,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Answer> {
    if (options.dryRun) return this.runs.estimate(admin, kind, options);
    const gone = new AbortController();
    reply.raw.on('close', () => gone.abort());
    const run = await this.runs.start(admin, kind, options);
    const isAsync = /\brespond-async\b/.test(String(request.headers.prefer ?? ''));
    if (isAsync) reply.header('preference-applied', 'respond-async');
    const answer = isAsync ? null : await this.answers.of(run, gone.signal);
    if (answer) return answer;
    reply.status(202).header('location', `/api/admin/batch-runs/${run.id}`);
    return { runId: run.id };
  }
}
