import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/errors.js';
import { GUIDE_STEPS, type GuideQuery } from '@placelore/contracts/guides.js';
import type { Person } from '@placelore/contracts/identity.js';
import { JOBS } from '@placelore/contracts/jobs.js';
import { ProgressStream } from '@placelore/platform/http/progress-stream.js';
import { ProgressFeed } from '@placelore/platform/queues/progress-feed.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { presentProgress } from './guide.presenter.js';
import { GuidesService, type Taken } from './guides.service.js';

/** Progress of a guide as server-sent events. */
@Injectable()
export class GuideEvents implements OnApplicationBootstrap {
  constructor(
    private readonly guides: GuidesService,
    private readonly events: ProgressStream,
    private readonly feed: ProgressFeed,
  ) {}

  onApplicationBootstrap(): void {
    this.feed.watch(JOBS['guide.write'].queue);
  }

  /** @throws ApiError for input that is wrong and while the service cannot answer; what a query came to is told in the stream. */
  async stream(actor: Person, asked: GuideQuery, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const taken = await this.takeOrFail(actor, asked);
    const work = {
      workRequestId: 'request' in taken ? taken.request.workRequestId : null,
      steps: GUIDE_STEPS.length,
      present: presentProgress,
      result: async (signal: AbortSignal) => {
        if ('failure' in taken) throw taken.failure;
        return 'answer' in taken ? taken.answer : this.guides.result(actor, asked, taken.request, signal, true);
      },
    };
    return this.events.send(work, request, reply);
  }

  /** A stream's client is not shown the body of an error answer, so what a person must read goes into the stream. */
  private async takeOrFail(actor: Person, asked: GuideQuery): Promise<Taken | { failure: ApiError }> {
    try {
      return await this.guides.take(actor, asked);
    } catch (thrown) {
      const told = thrown instanceof ApiError && (thrown.code === 'NOT_A_PLACE' || thrown.code === 'GUIDE_FAILED');
      if (!told) throw thrown;
      return { failure: thrown };
    }
  }
}
