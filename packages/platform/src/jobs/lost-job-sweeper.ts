import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { isJob } from '@placelore/contracts/core/jobs/jobs.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { JobQueues } from '../queues/job-queues.js';
import { IntervalTask } from './interval-task.js';
import { JobRequests } from './job-requests.js';
import { JobRequestsRepository, type OpenJobRequest } from './job-requests.repository.js';
import { OutboxRelay } from './outbox-relay.js';

/** Milliseconds before an open request is first compared with Redis, and between comparisons. */
const MIN_AGE_MS = 4_000;
const INTERVAL_MS = 2_000;
const BATCH_SIZE = 200;
/**
 * Relays after which a job that completes without finishing its request fails, because its handler is faulty.
 */
const MAX_RELAYS = 6;

/** Relays job requests again that are open but unknown to Redis, or whose job ended without finishing them. */
@Injectable()
export class LostJobSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly task = new IntervalTask(
    () => this.sweep(),
    (thrown) => this.logger.warn({ err: thrown }, 'Failed to reconcile job requests with the queues; retrying'),
  );

  constructor(
    private readonly repository: JobRequestsRepository,
    private readonly requests: JobRequests,
    private readonly queues: JobQueues,
    private readonly relay: OutboxRelay,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start(INTERVAL_MS);
  }

  onApplicationShutdown(): Promise<void> {
    return this.task.stop();
  }

  async sweep(): Promise<void> {
    const open = await this.repository.findUnfinished(MIN_AGE_MS, BATCH_SIZE);
    if (open.length === 0) return;
    const states = await Promise.all(
      open.map(({ job, id }) => (isJob(job) ? this.queues.getState(job, id) : ('not a job' as const))),
    );
    const alive: string[] = [];
    for (const [index, request] of open.entries()) {
      const state = states[index];
      if (state === 'not a job') await this.failUnknown(request);
      else if (state === 'failed') await this.finishFailed(request);
      else if (state === 'completed') await this.relayUnfinished(request);
      // A job that Redis lost never fails for that, because its handler is not the cause.
      else if (state === 'unknown') await this.relayAgain(request);
      else alive.push(request.id);
    }
    if (alive.length > 0) await this.repository.touch(alive);
    this.relay.wake();
  }

  private async relayUnfinished(request: OpenJobRequest): Promise<void> {
    if (request.relays < MAX_RELAYS) return this.relayAgain(request);
    const message = `completed ${request.relays} times without a result`;
    await this.requests.finishInOwnTransaction(request.id, { status: 'failed', code: 'JOB_LOST', message });
  }

  private async relayAgain(request: OpenJobRequest): Promise<void> {
    this.logger.warn({ jobRequestId: request.id, job: request.job }, 'Job was lost from its queue; relaying it again');
    await this.queues.remove(request.job, request.id);
    await this.repository.reopen(request.id);
  }

  private async failUnknown(request: OpenJobRequest): Promise<void> {
    const message = `Unknown job: ${request.job}`;
    await this.requests.finishInOwnTransaction(request.id, { status: 'failed', code: 'INTERNAL', message });
  }

  /** Finishes the request of a job whose final failure was not reported, because the service was unavailable. */
  private async finishFailed(request: OpenJobRequest): Promise<void> {
    const message = (await this.queues.getFailedReason(request.job, request.id)) ?? 'failed';
    await this.requests.finishInOwnTransaction(request.id, { status: 'failed', code: 'INTERNAL', message });
  }
}
