import { Injectable } from '@nestjs/common';
import type { Analysis as AnalysisOnTheWire, AnalysisResult } from '@placelore/contracts/analyses.js';
import { ApiError } from '@placelore/contracts/errors.js';
import type { Person } from '@placelore/contracts/identity.js';
import { ProgressFeed } from '@placelore/platform/queues/progress-feed.js';
import { Settlements } from '@placelore/platform/work/settlements.js';
import { In } from 'typeorm';
import { AnalysesRepository } from './analyses.repository.js';
import type { Analysis } from './analysis.entity.js';
import { correctionFailureOf, failureOf, presentAnalysis } from './analysis.presenter.js';

/** Ms a client that did not ask for an asynchronous answer is kept waiting. */
const WAIT = 110_000;
/** Most analyses a list has. */
const LIST_MOST = 100;

/** Reading analyses, and waiting for them. Only their owner may. */
@Injectable()
export class AnalysesService {
  constructor(
    private readonly analyses: AnalysesRepository,
    private readonly settlements: Settlements,
    private readonly progress: ProgressFeed,
  ) {}

  /** @throws ApiError ANALYSIS_NOT_FOUND, also when it is somebody else's. */
  async own(actor: Person, id: string): Promise<Analysis> {
    const analysis = this.ofOwner(actor, await this.analyses.byId(id));
    await this.analyses.noteUse({ id });
    return analysis;
  }

  /** @throws ApiError ANALYSIS_NOT_FOUND when there is none, or it is somebody else's. */
  ofOwner(actor: Person, analysis: Analysis | null): Analysis {
    if (!analysis || !owns(actor, analysis)) throw new ApiError('ANALYSIS_NOT_FOUND');
    return analysis;
  }

  /** The caller's own by id, with `after` those that follow it; nobody's for a guest without a cookie. */
  async list(actor: Person, after?: string): Promise<AnalysisOnTheWire[]> {
    if (actor.userId === null && actor.visitorId === null) return [];
    const rows = await this.analyses.ownedBy(actor, LIST_MOST, after);
    await this.analyses.noteUse({ id: In(rows.map(({ id }) => id)) });
    return rows.map((row) => this.present(row));
  }

  async read(actor: Person, id: string): Promise<AnalysisOnTheWire> {
    return this.present(await this.own(actor, id));
  }

  present(analysis: Analysis): AnalysisOnTheWire {
    return presentAnalysis(analysis, this.progress.current(analysis.workRequestId));
  }

  /**
   * The result, when it is there; the former one when it could not be made anew.
   * @throws ApiError ANALYSIS_NOT_FOUND when it is deleted meanwhile; otherwise with the code of the failure; TIMED_OUT
   * when it takes longer than somebody would wait; UNAVAILABLE while the work waits for a part of the product that is away.
   */
  async result(analysis: Analysis, signal: AbortSignal): Promise<AnalysisResult> {
    const settled = await this.settled(analysis, signal, false);
    if (settled.result) return settled.result;
    throw failureOf(settled.error?.code);
  }

  /**
   * The result the latest work made, when it is there; for those who follow the work, also through outages.
   * @throws ApiError as {@link result}, also when there is a former one that could not be made anew.
   */
  async latestResult(analysis: Analysis, signal: AbortSignal): Promise<AnalysisResult> {
    const settled = await this.settled(analysis, signal, true);
    if (settled.result && settled.error) throw correctionFailureOf(settled.error.code);
    if (settled.result) return settled.result;
    throw failureOf(settled.error?.code);
  }

  /** @throws ApiError ANALYSIS_NOT_FOUND when it was deleted meanwhile */
  private async settled(analysis: Analysis, signal: AbortSignal, isFollowing: boolean): Promise<Analysis> {
    if (analysis.status !== 'queued') return analysis;
    await this.settlements.wait(analysis.workRequestId, WAIT, signal, isFollowing);
    const settled = await this.analyses.byId(analysis.id);
    if (!settled) throw new ApiError('ANALYSIS_NOT_FOUND');
    return settled;
  }
}

function owns(actor: Person, analysis: Analysis): boolean {
  if (analysis.userId !== null) return analysis.userId === actor.userId;
  return analysis.visitorId !== null && analysis.visitorId === actor.visitorId;
}
