import { Injectable } from '@nestjs/common';
import { ANALYSIS_STEPS } from '@placelore/contracts/analysis/analyses.js';
import { ProgressStream } from '@placelore/platform/queues/progress-stream.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AnalysesService } from './analyses.service.js';
import type { Analysis } from './analysis.entity.js';
import { presentProgress } from './analysis.presenter.js';

/** Sends the progress of an analysis as server-sent events. */
@Injectable()
export class AnalysisEventsService {
  constructor(
    private readonly analyses: AnalysesService,
    private readonly events: ProgressStream,
  ) {}

  stream(analysis: Analysis, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const job = {
      jobRequestId: analysis.jobRequestId,
      steps: ANALYSIS_STEPS.length,
      present: presentProgress,
      result: (signal: AbortSignal) => this.analyses.waitForLatestResult(analysis, signal),
    };
    return this.events.send(job, request, reply);
  }
}
