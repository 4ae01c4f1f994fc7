import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { isJob } from '@placelore/contracts/core/jobs/jobs.js';
import { DatabaseListener } from '../database/database-listener.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { JobQueues } from '../queues/job-queues.js';
import { JobRequestsRepository } from './job-requests.repository.js';

/** Rows relayed in one transaction. */
const BATCH_SIZE = 100;
/** Milliseconds between polls, in case a notification was missed. */
const POLL_INTERVAL_MS = 2_000;

/** Moves job requests from the table to their queues as soon as they are committed. */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isRequested = false;
  private isClosed = false;

  constructor(
    private readonly repository: JobRequestsRepository,
    private readonly queues: JobQueues,
    private readonly listener: DatabaseListener,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { open } = await this.repository.getChannels();
    await this.listener.listen(open, () => this.wake());
    this.timer = setInterval(() => this.wake(), POLL_INTERVAL_MS);
    this.wake();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.timer);
    await this.running;
  }

  /** Relays all pending requests; a wake-up during a pass causes one more pass. */
  wake(): void {
    if (this.isClosed) return;
    this.isRequested = true;
    this.running ??= this.relayAll().finally(() => {
      this.running = undefined;
    });
  }

  private async relayAll(): Promise<void> {
    while (this.isRequested && !this.isClosed) {
      this.isRequested = false;
      try {
        const relayed = await this.repository.relayPending(BATCH_SIZE, async (request) => {
          // An unknown job must not block the others; the sweeper marks it as failed.
          if (!isJob(request.job)) return;
          const envelope = {
            jobRequestId: request.id,
            requestId: request.requestId,
            payload: request.payload,
            ...(request.requester && { requester: request.requester }),
            ...(request.traceparent && { traceparent: request.traceparent }),
          };
          await this.queues.add(request.job, envelope, request.round);
        });
        this.isRequested ||= relayed === BATCH_SIZE;
      } catch (thrown) {
        this.logger.warn({ err: thrown }, 'Failed to relay job requests; retrying');
        return;
      }
    }
  }
}
