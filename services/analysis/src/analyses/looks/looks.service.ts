import { Injectable } from '@nestjs/common';
import type { PhotoLook } from '@placelore/contracts/analysis/admin-analyses.js';
import type { Provenance } from '@placelore/contracts/analysis/analyses.js';
import type { Outcome } from '@placelore/contracts/analysis/identification.js';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { formatLocation, type LocatedPlace } from '@placelore/contracts/places/places.js';
import type { CostEntry } from '../../costs/costs.js';
import type { ProviderAnswer } from '../../vision/vision-provider.js';
import { AnalysesRepository } from '../analyses.repository.js';
import { sanitizeForPostgres } from '../sanitize-for-postgres.js';
import type { AnalysisLook } from './analysis-look.entity.js';
import { LooksRepository } from './looks.repository.js';

/** What a provider returned for one look. */
interface LookResult {
  provenance: Provenance;
  costs: readonly CostEntry[];
  answer: ProviderAnswer;
}

/** Maximum characters of a conclusion. */
const MAX_CONCLUSION_LENGTH = 1_000;

/** Records how providers looked at photos, for admins. */
@Injectable()
export class LooksService {
  constructor(
    private readonly looks: LooksRepository,
    private readonly analyses: AnalysesRepository,
  ) {}

  /** Runs a look and stores a record of it, also when the vendor failed and the embedded provider answered. */
  async record<T extends LookResult>(analysisId: string, look: 1 | 2, run: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    const result = await run();
    const { provenance, costs, answer } = result;
    const charged = costs.filter(({ purpose }) => purpose === 'vision');
    await this.looks.add(
      analysisId,
      sanitizeForPostgres({
        ...provenance,
        ...answer,
        look,
        usd: charged.reduce((sum, { usd }) => sum + usd, 0),
        estimated: charged.some(({ estimated }) => estimated),
        durationMs: Math.round(performance.now() - startedAt),
      }),
    );
    return result;
  }

  /** Stores the conclusion: the place, and what became of the landmark that was recognized. */
  conclude(analysisId: string, outcome: Outcome, place: LocatedPlace | null): Promise<void> {
    const recognized = place?.evidence.filter(({ kind }) => kind === 'landmark recognized').map(({ detail }) => detail);
    const result = place
      ? `${outcome}: ${place.name} (${formatLocation(place)}), confidence ${place.confidence}`
      : outcome;
    const conclusion = [result, ...(recognized ?? [])].join('. ').slice(0, MAX_CONCLUSION_LENGTH);
    return this.looks.conclude(analysisId, sanitizeForPostgres({ conclusion }).conclusion);
  }

  /** Returns the looks at the photo of an analysis, oldest first. @throws ApiError ANALYSIS_NOT_FOUND */
  async list(analysisId: string): Promise<PhotoLook[]> {
    if (!(await this.analyses.findById(analysisId))) throw new ApiError('ANALYSIS_NOT_FOUND');
    return (await this.looks.find(analysisId)).map(present);
  }
}

const present = ({ at, look, usd, estimated, ...row }: AnalysisLook): PhotoLook => ({
  at: at.toISOString(),
  look,
  provider: row.provider,
  model: row.model,
  promptVersion: row.promptVersion,
  tokens: row.tokens,
  usd: Number(usd),
  isEstimated: estimated,
  durationMs: row.durationMs,
  said: row.said,
  note: row.note,
  conclusion: row.conclusion,
});
