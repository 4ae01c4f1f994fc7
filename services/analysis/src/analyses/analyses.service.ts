import { Injectable } from '@nestjs/common';
import type { Analysis as AnalysisOnTheWire, AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import { JobResults } from '@placelore/platform/jobs/job-results.js';
import { ProgressFeed } from '@placelore/platform/queues/progress-feed.js';
import { In } from 'typeorm';
import { AnalysesRepository } from './analyses.repository.js';
import type { Analysis } from './analysis.entity.js';
import { presentAnalysis, toCorrectionFailure, toFailure } from './analysis.presenter.js';

/** Ms a client that did not ask for an asynchronous answer is kept waiting. */
const RESULT_TIMEOUT_MS = 110_000;
/** Most analyses a list has. */
const MAX_LIST_LENGTH = 100;

/** Reading analyses, and waiting for them. Only their owner may. */
@Injectable()
export class AnalysesService {
  constructor(
    private readonly analyses: AnalysesRepository,
    private readonly jobResults: JobResults,
    private readonly progress: ProgressFeed,
  ) {}

  /** @throws ApiError ANALYSIS_NOT_FOUND, also when it is somebody else's. */
  async getOwn(actor: Actor, id: string): Promise<Analysis> {
    const analysis = this.assertOwner(actor, await this.analyses.findById(id));
    await this.analyses.markUsed({ id });
    return analysis;
  }

  /** @throws ApiError ANALYSIS_NOT_FOUND when there is none, or it is somebody else's. */
  assertOwner(actor: Actor, analysis: Analysis | null): Analysis {
    if (!analysis || !isOwner(actor, analysis)) throw new ApiError('ANALYSIS_NOT_FOUND');
    return analysis;
  }

  /** The caller's own by id, with `after` those that follow it; nobody's for a guest without a cookie. */
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
   * The result, when it is there; the former one when it could not be made anew.
   * @throws ApiError ANALYSIS_NOT_FOUND when it is deleted meanwhile; otherwise with the code of the failure; TIMED_OUT
   * when it takes longer than somebody would wait; UNAVAILABLE while the work waits for a part of the product that is away.
   */
  async waitForResult(analysis: Analysis, signal: AbortSignal): Promise<AnalysisResult> {
    const finished = await this.waitUntilFinished(analysis, signal, false);
    if (finished.result) return finished.result;
    throw toFailure(finished.error?.code);
  }

  /**
   * The result the latest work made, when it is there; for those who follow the work, also through outages.
   * @throws ApiError as {@link waitForResult}, also when there is a former one that could not be made anew.
   */
  async waitForLatestResult(analysis: Analysis, signal: AbortSignal): Promise<AnalysisResult> {
    const finished = await this.waitUntilFinished(analysis, signal, true);
    if (finished.result && finished.error) throw toCorrectionFailure(finished.error.code);
    if (finished.result) return finished.result;
    throw toFailure(finished.error?.code);
  }

  /** @throws ApiError ANALYSIS_NOT_FOUND when it was deleted meanwhile */
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
