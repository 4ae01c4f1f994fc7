import { Injectable } from '@nestjs/common';
import type { Analysis as AnalysisOnTheWire, AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import { JobResults } from '@placelore/platform/jobs/job-results.js';
import { ProgressFeed } from '@placelore/platform/queues/progress-feed.js';
import { In } from 'typeorm';
import { AnalysesRepository } from './analyses.repository.js';
import type { Analysis } from './analysis.entity.js';
import { presentAnalysis, presentResult, toCorrectionFailure, toFailure } from './analysis.presenter.js';

/** Maximum ms that a client waits for a result unless it requests an asynchronous response. */
const RESULT_TIMEOUT_MS = 110_000;
/** Maximum number of analyses in a list. */
const MAX_LIST_LENGTH = 100;

/** Reads analyses, and waits for their results, for their owner only. */
@Injectable()
export class AnalysesService {
  constructor(
    private readonly analyses: AnalysesRepository,
    private readonly jobResults: JobResults,
    private readonly progress: ProgressFeed,
  ) {}

  /** @throws ApiError ANALYSIS_NOT_FOUND, also for an analysis of another owner. */
  async getOwn(actor: Actor, id: string): Promise<Analysis> {
    const analysis = this.assertOwner(actor, await this.analyses.findById(id));
    await this.analyses.markUsed({ id });
    return analysis;
  }

  /** @throws ApiError ANALYSIS_NOT_FOUND when it does not exist or belongs to another owner. */
  assertOwner(actor: Actor, analysis: Analysis | null): Analysis {
    if (!analysis || !isOwner(actor, analysis)) throw new ApiError('ANALYSIS_NOT_FOUND');
    return analysis;
  }

  /**
   * Returns the caller's analyses ordered by id; with `after`, those that follow it. A guest without a cookie has none.
   */
  async list(actor: Actor, after?: string): Promise<AnalysisOnTheWire[]> {
    if (actor.userId === null && actor.visitorId === null) return [];
    const rows = await this.analyses.findByOwner(actor, MAX_LIST_LENGTH, after);
    await this.analyses.markUsed({ id: In(rows.map(({ id }) => id)) });
    return rows.map((row) => this.present(row));
  }

  async read(actor: Actor, id: string): Promise<AnalysisOnTheWire> {
    return this.present(await this.getOwn(actor, id));
  }

  present(analysis: Analysis): AnalysisOnTheWire {
    return presentAnalysis(analysis, this.progress.getLatest(analysis.jobRequestId));
  }

  /**
   * Returns the result as soon as it exists; if a correction failed, the former result.
   * @throws ApiError ANALYSIS_NOT_FOUND when it is deleted while waiting; otherwise with the code of the failure;
   * TIMED_OUT when it takes longer than a user would wait; UNAVAILABLE while the job waits for an unavailable service.
   */
  async waitForResult(analysis: Analysis, signal: AbortSignal): Promise<AnalysisResult> {
    const finished = await this.waitUntilFinished(analysis, signal, false);
    if (finished.result) return presentResult(finished.result);
    throw toFailure(finished.error?.code);
  }

  /**
   * Returns the result of the latest job as soon as it exists. For clients that follow the job, even through outages.
   * @throws ApiError as {@link waitForResult}, also when a correction failed and the former result remains.
   */
  async waitForLatestResult(analysis: Analysis, signal: AbortSignal): Promise<AnalysisResult> {
    const finished = await this.waitUntilFinished(analysis, signal, true);
    if (finished.result && finished.error) throw toCorrectionFailure(finished.error.code);
    if (finished.result) return presentResult(finished.result);
    throw toFailure(finished.error?.code);
  }

  /** @throws ApiError ANALYSIS_NOT_FOUND when it was deleted in the meantime */
  private async waitUntilFinished(analysis: Analysis, signal: AbortSignal, isFollowing: boolean): Promise<Analysis> {
    if (analysis.status !== 'queued') return analysis;
    await this.jobResults.waitUntilFinished(analysis.jobRequestId, RESULT_TIMEOUT_MS, signal, isFollowing);
    const finished = await this.analyses.findById(analysis.id);
    if (!finished) throw new ApiError('ANALYSIS_NOT_FOUND');
    return finished;
  }
}

function isOwner(actor: Actor, analysis: Analysis): boolean {
  if (analysis.userId !== null) return analysis.userId === actor.userId;
  return analysis.visitorId !== null && analysis.visitorId === actor.visitorId;
}
