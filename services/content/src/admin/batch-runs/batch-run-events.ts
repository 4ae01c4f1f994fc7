import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { MAX_RUN_ITEMS, runProgress } from '@placelore/contracts/content/admin/batch-runs.js';
import { JOBS } from '@placelore/contracts/core/jobs/jobs.js';
import { JobResults } from '@placelore/platform/jobs/job-results.js';
import { ProgressFeed } from '@placelore/platform/queues/progress-feed.js';
import { ProgressStream } from '@placelore/platform/queues/progress-stream.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { presentBatchRun } from './batch-run.presenter.js';
import { BatchRunsService } from './batch-runs.service.js';

/** Ms after which a stream is closed; its client then reconnects. */
const MAX_STREAM_MS = 10 * 60_000;

/** Streams the progress of a run as server-sent events. */
@Injectable()
export class BatchRunEvents implements OnApplicationBootstrap {
  constructor(
    private readonly runs: BatchRunsService,
    private readonly jobResults: JobResults,
    private readonly events: ProgressStream,
    private readonly feed: ProgressFeed,
  ) {}

  onApplicationBootstrap(): void {
    this.feed.watch(JOBS['batch.run'].queue);
  }

  /** @throws ApiError BATCH_NOT_FOUND */
  async stream(id: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { jobRequestId, endedAt } = await this.runs.read(id);
    const openRequestId = endedAt === null ? jobRequestId : null;
    const result = async (signal: AbortSignal) => {
      if (openRequestId) await this.jobResults.waitUntilFinished(openRequestId, MAX_STREAM_MS, signal, true);
      return presentBatchRun(await this.runs.read(id));
    };
    const present = (progress: unknown) => runProgress.safeParse(progress).data ?? null;
    return this.events.send({ jobRequestId: openRequestId, steps: MAX_RUN_ITEMS, present, result }, request, reply);
  }
}
