import { Injectable } from '@nestjs/common';
import type { ExportedAnalysis } from '@placelore/contracts/analyses.js';
import type { Person } from '@placelore/contracts/identity.js';
import { AnalysesRepository } from './analyses.repository.js';
import { presentAnalysis } from './analysis.presenter.js';
import { OutcomesRepository } from './outcomes.repository.js';

/** Analyses of one page. */
const PAGE = 50;

/** Tells people everything that is stored of their analyses. */
@Injectable()
export class AnalysisExport {
  constructor(
    private readonly analyses: AnalysesRepository,
    private readonly outcomes: OutcomesRepository,
  ) {}

  /** The caller's own by id, with `after` those that follow it; nobody's for a guest without a cookie. */
  async page(actor: Person, after?: string): Promise<ExportedAnalysis[]> {
    if (actor.userId === null && actor.visitorId === null) return [];
    const rows = await this.analyses.ownedBy(actor, PAGE, after);
    const used = await this.outcomes.usedBy(rows.map(({ id }) => id));
    return rows.map((row) => {
      const { progress: _, ...shown } = presentAnalysis(row, null);
      const { hints, imageHash, metadata, correction } = row;
      const stepResults = used
        .filter(({ analysisId }) => analysisId === row.id)
        .map(({ createdAt, value }) => ({ createdAt: createdAt.toISOString(), value }));
      const lastUsedAt = row.lastUsedAt.toISOString();
      // Also the former result, which nobody is given while another one is made.
      return { ...shown, result: row.result, hints, imageHash, metadata, correction, lastUsedAt, stepResults };
    });
  }
}
