import { Injectable } from '@nestjs/common';
import type { internalWriting } from '@placelore/contracts/content/guides.js';
import type { RouteResponse } from '@placelore/contracts/core/route.js';
import { Shutdown } from '@placelore/platform/bootstrap/shutdown.js';
import { BUDGET_EXHAUSTED_REASON } from '../../ai/budget.js';
import { AiProviders } from '../../providers/ai-providers.js';
import { TextChecker } from '../../writing/checking/text-checker.js';
import type { GuideBrief } from '../../writing/writing-provider.js';
import { hashJson } from '../cache-keys.js';
import { sanitizeForPostgres } from '../sanitize-for-postgres.js';
import { StepResultCache } from './step-result-cache.js';

/** Increase this when the embedded writer composes guides differently, so that its stored results are not reused. */
const GUIDE_VERSION = 2;

/** Writes guides; equal requests are paid for once. */
@Injectable()
export class GuideTextService {
  constructor(
    private readonly stepResults: StepResultCache,
    private readonly providers: AiProviders,
    private readonly textChecker: TextChecker,
    private readonly shutdown: Shutdown,
  ) {}

  /** Whether a vendor writes guides; the embedded writer is free of charge. */
  get isPaid(): boolean {
    return this.providers.guideTexts.name !== 'embedded';
  }

  /**
   * Writes the texts of a guide, or returns the stored ones. Results of a fallback provider are not stored, so the next
   * request tries the better provider again.
   * @param analysisId analysis of the discovery that the guide is about, which owns the texts; null for texts about a
   * place alone
   */
  async write({
    analysisId,
    ...brief
  }: GuideBrief & { analysisId: string | null }): Promise<RouteResponse<typeof internalWriting.writeGuide>> {
    // How the place was found and when facts were read does not affect the text.
    const { evidence: _how, confidence: _sureness, ...place } = brief.place;
    const { facts } = brief.background;
    const key = hashJson(
      'guide',
      GUIDE_VERSION,
      { ...brief, background: facts, place },
      this.providers.guideFingerprint,
    );
    // Of several equal concurrent requests, only one pays.
    let costUsd = 0;
    const compute = async () => {
      const { texts, writing, costs } = await this.providers.guideTexts.write(brief, this.shutdown.signal);
      costUsd = costs.reduce((sum, { usd }) => sum + usd, 0);
      return { texts, writing };
    };
    // Texts of a backup save are not stored: it has no analysis with which they could be deleted.
    const isStorable = brief.discovery === null || analysisId !== null;
    const owner = brief.discovery === null ? null : analysisId;
    const result = isStorable
      ? await this.stepResults.getOrCompute(owner, key, compute, ({ writing }) => writing.note === null)
      : sanitizeForPostgres(await compute());
    const budgetSpent = result.writing.note?.includes(BUDGET_EXHAUSTED_REASON) ?? false;
    return { ...(await this.textChecker.completeGuide(result, brief)), costUsd, budgetSpent };
  }
}
