import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { AnalysisOwner, DecidedResult } from '@placelore/contracts/analysis/analyses.internal.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { FailedJobs } from '@placelore/platform/jobs/failed-jobs.js';
import { JobRequests } from '@placelore/platform/jobs/job-requests.js';
import type { EntityManager } from 'typeorm';
import { AnalysesRepository } from './analyses.repository.js';
import type { Analysis, Decision } from './analysis.entity.js';
import { toOwner } from './analysis.presenter.js';
import { getAnalysisState, getDecisionFor, getDecisionWithOwnJob } from './analysis-state.js';
import { sanitizeForPostgres } from './sanitize-for-postgres.js';

/** Error codes of content which mean that the discovery cannot be created. */
const PERMANENT_DISCOVERY_ERRORS: readonly string[] = ['OBJECT_NOT_FOUND', 'IMAGE_UNREADABLE', 'DISCOVERY_NOT_FOUND'];

interface Failure {
  code: string;
  message: string;
}

const isPermanent = ({ code }: Failure): boolean => PERMANENT_DISCOVERY_ERRORS.includes(code);

/**
 * Keeps analyses consistent with their discoveries, which another service stores, even if a process dies.
 * - A result is decided before its discovery is created. So an analysis that failed undecided has no discovery.
 * - A decided analysis cannot fail. If its job stops for good, the decided result is used, and the job
 *   `discovery.create` creates the discovery.
 * - A row lock determines whether the decision or the failure comes first.
 */
@Injectable()
export class DecisionsService implements OnModuleInit {
  constructor(
    private readonly analyses: AnalysesRepository,
    private readonly jobRequests: JobRequests,
    private readonly failedJobs: FailedJobs,
  ) {}

  onModuleInit(): void {
    this.jobRequests.onFinalFailure('photo.analyze', (manager, payload, failure) =>
      this.fail(manager, (payload as { analysisId: string }).analysisId, failure),
    );
    this.jobRequests.onFinalFailure('photo.correct', (manager, payload, failure) =>
      this.fail(manager, (payload as { analysisId: string }).analysisId, failure),
    );
    this.jobRequests.onFinalFailure('discovery.create', (manager, payload, failure, jobRequestId) =>
      this.finishWithoutDiscovery(manager, (payload as { analysisId: string }).analysisId, failure, jobRequestId),
    );
    this.failedJobs.onRetry('discovery.create', (manager, { analysisId }, jobRequestId) =>
      this.retryDiscovery(manager, analysisId, jobRequestId),
    );
  }

  /**
   * Decides a result: stores it, and returns it with the owner of its discovery. The first decision of a job request is
   * final; later calls get that one.
   * @throws ApiError ANALYSIS_NOT_FOUND; JOB_OBSOLETE when the job has failed or another job has replaced it
   */
  decide(
    id: string,
    jobRequestId: string,
    { result, shownAt }: DecidedResult,
  ): Promise<DecidedResult & { owner: AnalysisOwner }> {
    return this.analyses.transaction(async (manager) => {
      const analysis = await this.lock(manager, id);
      const state = getAnalysisState(analysis);
      if (analysis.jobRequestId !== jobRequestId || state.name === 'failed') throw new ApiError('JOB_OBSOLETE');
      const owner = toOwner(analysis);
      // Another attempt of the same job has already finished.
      if (state.name === 'finished') return { result: state.result, shownAt, owner };
      if (state.name === 'decided') return { ...state.decision, owner };
      const revision = analysis.correction?.revision ?? 0;
      const decision = {
        jobRequestId,
        revision,
        result: sanitizeForPostgres(result),
        shownAt: sanitizeForPostgres(shownAt),
      };
      await this.analyses.storeDecision(manager, id, decision);
      return { ...decision, owner };
    });
  }

  /**
   * Returns the decision whose discovery the given job must create; null when the discovery exists or a newer decision
   * has replaced this one.
   */
  async findDecision(id: string, jobRequestId: string): Promise<Decision | null> {
    const analysis = await this.analyses.findById(id);
    if (!analysis) throw new ApiError('ANALYSIS_NOT_FOUND');
    return getDecisionFor(jobRequestId, analysis.decision);
  }

  private async fail(manager: EntityManager, id: string, failure: Failure): Promise<void> {
    const analysis = await this.analyses.lock(manager, id);
    if (analysis?.status !== 'queued') return;
    const state = getAnalysisState(analysis);
    if (state.name === 'decided') {
      if (!isPermanent(failure)) return this.keepDecidedResult(manager, analysis, state.decision);
      await this.analyses.storeDecision(manager, id, null);
    }
    if (analysis.result === null) await this.analyses.fail(manager, id, failure);
    else await this.analyses.restoreResult(manager, id, failure);
  }

  /** Makes a decided result final although its job failed, and requests its discovery. */
  private async keepDecidedResult(manager: EntityManager, analysis: Analysis, decision: Decision): Promise<void> {
    const { id, ownerKey, result: previousResult } = analysis;
    const payload = { analysisId: id };
    const jobRequestId = await this.jobRequests.enqueue(manager, 'discovery.create', payload, {
      requestedBy: ownerKey,
    });
    const { discoveryId = null, imageUrl = null, thumbnailUrl = null } = previousResult ?? {};
    const result = { ...decision.result, discoveryId, imageUrl, thumbnailUrl };
    await this.analyses.finish(manager, id, result, true);
    await this.analyses.storeDecision(manager, id, { ...decision, jobRequestId });
  }

  /**
   * Finishes an analysis whose discovery could not be created. The result remains without a discovery, and the next
   * upload of the photo starts a new analysis. The decision is kept for an admin's retry of the job, unless content
   * rejected the discovery, which can then never be created.
   */
  private async finishWithoutDiscovery(
    manager: EntityManager,
    id: string,
    failure: Failure,
    jobRequestId: string,
  ): Promise<void> {
    const analysis = await this.analyses.lock(manager, id);
    if (!analysis || !getDecisionFor(jobRequestId, analysis.decision)) return;
    if (isPermanent(failure)) await this.analyses.storeDecision(manager, id, null);
    // A corrected result may still have the discovery of its former place; it then remains reusable.
    if (analysis.result?.discoveryId === null) await this.analyses.clearResultKey(manager, id);
  }

  /**
   * Returns false when the discovery exists, the result was decided again, or another upload of the photo has a
   * discovery.
   */
  private async retryDiscovery(manager: EntityManager, id: string, jobRequestId: string): Promise<boolean> {
    const analysis = await this.analyses.lock(manager, id);
    const decision = analysis && getDecisionWithOwnJob(analysis);
    if (!decision || (await this.analyses.isSuperseded(manager, analysis))) return false;
    await this.analyses.storeDecision(manager, id, { ...decision, jobRequestId });
    return true;
  }

  private async lock(manager: EntityManager, id: string): Promise<Analysis> {
    const analysis = await this.analyses.lock(manager, id);
    if (!analysis) throw new ApiError('ANALYSIS_NOT_FOUND');
    return analysis;
  }
}
