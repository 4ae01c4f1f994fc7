import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { isJob } from '@placelore/contracts/jobs.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { JobQueues } from '../queues/job-queues.js';
import { Relay } from './relay.js';
import { Ticker } from './ticker.js';
import { WorkRequests } from './work-requests.js';
import { type OpenWorkRequest, WorkRequestsRepository } from './work-requests.repository.js';

/** Ms after which an open request is compared with what Redis knows, and between comparisons. */
const AGE = 4_000;
const INTERVAL = 2_000;
const BATCH = 200;
/** A request whose job completes this often without settling it is given up: its flow is at fault. */
const MAX_RELAYS = 6;

/** Finds requests that were relayed but are neither settled nor alive in Redis, and has them relayed again. */
@Injectable()
export class Sweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly ticker = new Ticker(
    () => this.sweep(),
    (thrown) => this.logger.warn({ err: thrown }, 'Open work requests could not be compared with the queues'),
  );

  constructor(
    private readonly repository: WorkRequestsRepository,
    private readonly requests: WorkRequests,
    private readonly queues: JobQueues,
    private readonly relay: Relay,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.ticker.start(INTERVAL);
  }

  onApplicationShutdown(): Promise<void> {
    return this.ticker.stop();
  }

  async sweep(): Promise<void> {
    const open = await this.repository.unsettledSince(AGE, BATCH);
    if (open.length === 0) return;
    const states = await Promise.all(
      open.map(({ job, id }) => (isJob(job) ? this.queues.state(job, id) : ('not a job' as const))),
    );
    const alive: string[] = [];
    for (const [index, request] of open.entries()) {
      const state = states[index];
      if (state === 'not a job') await this.settleUnknown(request);
      else if (state === 'failed') await this.settleFailed(request);
      else if (state === 'completed') await this.relayUnsettled(request);
      // Redis has lost it, which says nothing about the work: it is never given up for that.
      else if (state === 'unknown') await this.relayAgain(request);
      else alive.push(request.id);
    }
    if (alive.length > 0) await this.repository.touch(alive);
    this.relay.wake();
  }

  private async relayUnsettled(request: OpenWorkRequest): Promise<void> {
    if (request.relays < MAX_RELAYS) return this.relayAgain(request);
    const message = `completed ${request.relays} times without a result`;
    await this.requests.settleAlone(request.id, { status: 'failed', code: 'WORK_LOST', message });
  }

  private async relayAgain(request: OpenWorkRequest): Promise<void> {
    this.logger.warn(
      { workRequestId: request.id, job: request.job },
      'Work was lost from its queue and is queued again',
    );
    await this.queues.forget(request.job, request.id);
    await this.repository.reopen(request.id);
  }

  private async settleUnknown(request: OpenWorkRequest): Promise<void> {
    const message = `There is no job called ${request.job}`;
    await this.requests.settleAlone(request.id, { status: 'failed', code: 'INTERNAL', message });
  }

  /** The job failed for good, but its settlement did not arrive (the owner was away). */
  private async settleFailed(request: OpenWorkRequest): Promise<void> {
    const message = (await this.queues.failedReason(request.job, request.id)) ?? 'failed';
    await this.requests.settleAlone(request.id, { status: 'failed', code: 'INTERNAL', message });
  }
}
