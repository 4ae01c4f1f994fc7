import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { JOBS } from '@placelore/contracts/core/jobs/jobs.js';
import { ProgressFeed } from '@placelore/platform/queues/progress-feed.js';

/** Subscribes to the progress of the queue in which analyses run, once the service has started. */
@Injectable()
export class AnalysisProgressListener implements OnApplicationBootstrap {
  constructor(private readonly feed: ProgressFeed) {}

  onApplicationBootstrap(): void {
    this.feed.watch(JOBS['photo.analyze'].queue);
  }
}
