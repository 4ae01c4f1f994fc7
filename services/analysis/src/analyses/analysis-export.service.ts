import { Injectable } from '@nestjs/common';
import type { ExportedAnalysis } from '@placelore/contracts/analysis/analyses.js';
import type { Actor } from '@placelore/contracts/core/identity.js';
import { AnalysesRepository } from './analyses.repository.js';
import { presentAnalysis, presentResult } from './analysis.presenter.js';
import { LearnedPhotosRepository } from './learning/learned-photos.repository.js';
import { StepResultsRepository } from './steps/step-results.repository.js';

/** Maximum number of analyses per page. */
const PAGE_SIZE = 50;

/** Exports everything that is stored about the analyses of a user. */
@Injectable()
export class AnalysisExportService {
  constructor(
    private readonly analyses: AnalysesRepository,
    private readonly stepResults: StepResultsRepository,
    private readonly learnedPhotos: LearnedPhotosRepository,
  ) {}

  /**
   * Returns the caller's analyses ordered by id; with `after`, those that follow it. A guest without a cookie has none.
   */
  async getPage(actor: Actor, after?: string): Promise<ExportedAnalysis[]> {
    if (actor.userId === null && actor.visitorId === null) return [];
    const rows = await this.analyses.findByOwner(actor, PAGE_SIZE, after);
    const ids = rows.map(({ id }) => id);
    const usedStepResults = await this.stepResults.findUsedBy(ids);
    const learnedPlaces = await this.learnedPhotos.findPlaceNames(ids);
    return rows.map((row) => {
      const { progress: _, ...presented } = presentAnalysis(row, null);
      const { hints, imageHash, metadata, correction, photoHashes } = row;
      const stepResults = usedStepResults
        .filter(({ analysisId }) => analysisId === row.id)
        .map(({ createdAt, value }) => ({ createdAt: createdAt.toISOString(), value }));
      const lastUsedAt = row.lastUsedAt.toISOString();
      // The export has the former result too, which no route returns while a correction is running.
      const stored = { hints, imageHash, metadata, correction, photoHashes, lastUsedAt, stepResults };
      const result = row.result && presentResult(row.result);
      return { ...presented, result, ...stored, learnedPlace: learnedPlaces.get(row.id) ?? null };
    });
  }
}
