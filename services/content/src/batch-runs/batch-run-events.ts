import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RUN_MOST, runProgress } from '@placelore/contracts/batch-run-shapes.js';
import { JOBS } from '@placelore/contracts/jobs.js';
import { ProgressStream } from '@placelore/platform/http/progress-stream.js';
import { ProgressFeed } from '@placelore/platform/queues/progress-feed.js';
import { Settlements } from '@placelore/platform/work/settlements.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { presentRun } from './batch-run.presenter.js';
import { BatchRuns } from './batch-runs.service.js';

/** Ms a stream is kept open; its client then comes back. */
const LONGEST = 10 * 60_000;

/** Progress of a run as server-sent events. */
@Injectable()
export class BatchRunEvents implements OnApplicationBootstrap {
  constructor(
    private readonly runs: BatchRuns,
    private readonly settlements: Settlements,
    private readonly events: ProgressStream,
    private readonly feed: ProgressFeed,
  ) {}

  onApplicationBootstrap(): void {
    this.feed.watch(JOBS['batch.run'].queue);
  }

  /** @throws ApiError BATCH_NOT_FOUND */
  async stream(id: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { workRequestId, endedAt } = await this.runs.read(id);
    const open = endedAt === null ? workRequestId : null;
    const result = async (signal: AbortSignal) => {
      if (open) await this.settlements.wait(open, LONGEST, signal, true);
      return presentRun(await this.runs.read(id));
    };
    const present = (progress: unknown) => runProgress.safeParse(progress).data ?? null;
    return this.events.send({ workRequestId: open, steps: RUN_MOST, present, result }, request, reply);
  }
}
