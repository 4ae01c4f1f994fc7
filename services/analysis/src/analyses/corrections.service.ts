import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import type { PlaceChoice } from '@placelore/contracts/places/places.js';
import { FailedJobs } from '@placelore/platform/jobs/failed-jobs.js';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import type { EntityManager } from 'typeorm';
import { AnalysesRepository } from './analyses.repository.js';
import { AnalysesService } from './analyses.service.js';
import type { Analysis } from './analysis.entity.js';

/** Requests new results for the place that the owner says a photo shows. */
@Injectable()
export class CorrectionsService implements OnModuleInit {
  constructor(
    private readonly analyses: AnalysesRepository,
    private readonly analysesService: AnalysesService,
    private readonly jobRequests: JobRequests,
    private readonly failedJobs: FailedJobs,
  ) {}

  onModuleInit(): void {
    this.failedJobs.onRetry('photo.correct', (manager, { analysisId, revision }, jobRequestId) =>
      this.retryCorrection(manager, analysisId, revision, jobRequestId),
    );
  }

  /**
   * Requests the result for another place, unless that place is already chosen and has not failed.
   * @throws ApiError ANALYSIS_NOT_FOUND, also for an analysis of another owner; ANALYSIS_PENDING when there is no
   * result yet; CORRECTION_IN_PROGRESS while a correction to another place is running.
   */
  async correct(actor: Actor, id: string, choice: PlaceChoice): Promise<Analysis> {
    return this.analyses.transaction(async (manager) => {
      const analysis = this.analysesService.assertOwner(actor, await this.analyses.lock(manager, id));
      const { status, result, error, correction } = analysis;
      if (correction && error === null && isSamePlace(correction, choice)) return analysis;
      if (result === null) throw new ApiError('ANALYSIS_PENDING');
      if (status === 'queued') throw new ApiError('CORRECTION_IN_PROGRESS');
      const { name, latitude, longitude } = choice;
      const place = { name, latitude, longitude };
      const revision = (correction?.revision ?? 0) + 1;
      // Only the row holds the place, because a person's choice must not be copied into queues.
      const payload = { analysisId: id, revision };
      const jobRequestId = await this.jobRequests.enqueue(manager, 'photo.correct', payload, {
        requestedBy: analysis.ownerKey,
      });
      const started = { jobRequestId, correction: { ...place, revision } };
      await this.analyses.requeue(manager, id, started);
      return { ...analysis, ...started, status: 'queued', error: null };
    });
  }

  /**
   * Retries a failed correction. Returns false when it has not failed or is not the latest one, because an earlier
   * place must not replace a later one.
   */
  private async retryCorrection(
    manager: EntityManager,
    id: string,
    revision: number,
    jobRequestId: string,
  ): Promise<boolean> {
    const analysis = await this.analyses.lock(manager, id);
    if (!analysis?.correction || analysis.correction.revision !== revision) return false;
    if (analysis.status !== 'done' || analysis.error === null) return false;
    await this.analyses.requeue(manager, id, { jobRequestId, correction: analysis.correction });
    return true;
  }
}

const isSamePlace = (a: PlaceChoice, b: PlaceChoice): boolean =>
  a.name === b.name && a.latitude === b.latitude && a.longitude === b.longitude;
