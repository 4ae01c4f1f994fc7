import { Controller } from '@nestjs/common';
import { type QueueCounts, queues } from '@placelore/contracts/core/jobs/queues.js';
import { Route } from '@placelore/platform/http/route.decorator.js';
import { AdminOnly } from '@placelore/platform/identity/access.decorators.js';
import { JobQueues } from '@placelore/platform/queues/job-queues.js';

@Controller()
export class QueuesController {
  constructor(private readonly queues: JobQueues) {}

  @Route(queues.counts)
  @AdminOnly()
  counts(): Promise<QueueCounts[]> {
    return this.queues.getCounts();
  }
}
