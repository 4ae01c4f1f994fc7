import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { GUIDE_STEPS, type GuideQuery } from '@placelore/contracts/content/guides.js';
import { ApiError, isExpectedFailure } from '@placelore/contracts/core/errors.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import { JOBS } from '@placelore/contracts/core/jobs/jobs.js';
import { ProgressFeed } from '@placelore/platform/queues/progress-feed.js';
import { ProgressStream } from '@placelore/platform/queues/progress-stream.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { presentProgress } from './guide.presenter.js';
import { type FoundOrRequested, GuidesService } from './guides.service.js';

/** Streams the progress of a guide as server-sent events. */
@Injectable()
export class GuideEvents implements OnApplicationBootstrap {
  constructor(
    private readonly guides: GuidesService,
    private readonly progressStream: ProgressStream,
    private readonly progressFeed: ProgressFeed,
  ) {}

  onApplicationBootstrap(): void {
    this.progressFeed.watch(JOBS['guide.write'].queue);
  }

  /**
   * Streams the events of a guide.
   * @throws ApiError for invalid input and while the service is unavailable; the result of a query is sent in the
   * stream.
   */
  async stream(actor: Actor, query: GuideQuery, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const found = await this.findOrCaptureError(actor, query);
    const job = {
      jobRequestId: 'request' in found ? found.request.jobRequestId : null,
      steps: GUIDE_STEPS.length,
      present: presentProgress,
      result: async (signal: AbortSignal) => {
        if ('failure' in found) throw found.failure;
        return 'response' in found
          ? found.response
          : this.guides.waitForGuide(actor, query, found.request, signal, true);
      },
    };
    return this.progressStream.send(job, request, reply);
  }

  /**
   * Returns an error as a value, so that it is sent in the stream: its clients cannot read the body of an error
   * response.
   */
  private async findOrCaptureError(actor: Actor, query: GuideQuery): Promise<FoundOrRequested | { failure: ApiError }> {
    try {
      return await this.guides.findOrRequest(actor, query);
    } catch (thrown) {
      const isExpected =
        thrown instanceof ApiError && (isExpectedFailure(thrown.code) || thrown.code === 'GUIDE_FAILED');
      if (!isExpected) throw thrown;
      return { failure: thrown };
    }
  }
}
