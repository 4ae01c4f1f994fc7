import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { JOBS } from '@placelore/contracts/core/jobs.js';
import { ProgressFeed } from '@placelore/platform/queues/progress-feed.js';

/** Follows the queue analyses run in, from the moment the service is up. */
@Injectable()
export class AnalysisProgressListener implements OnApplicationBootstrap {
  constructor(private readonly feed: ProgressFeed) {}

  onApplicationBootstrap(): void {
    this.feed.watch(JOBS['photo.analyze'].queue);
  }
}
