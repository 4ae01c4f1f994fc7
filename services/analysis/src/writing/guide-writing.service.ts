import { Injectable } from '@nestjs/common';
import type { internalWriting } from '@placelore/contracts/guides.js';
import type { RouteAnswer } from '@placelore/contracts/route.js';
import { Shutdown } from '@placelore/platform/bootstrap/shutdown.js';
import { hashOf } from '../analyses/keys.js';
import { Outcomes } from '../analyses/outcomes.js';
import { storable } from '../analyses/storable.js';
import { BUDGET_SPENT } from '../providers/budget.js';
import { Providers } from '../wiring/providers.js';
import type { GuideBrief } from './guide-writing-provider.js';

/** Raise when the embedded writer composes differently, so that its kept outcomes do not answer any more. */
const GUIDE_VERSION = 1;

/** Writes guides; the same question is paid for once. */
@Injectable()
export class GuideWritingService {
  constructor(
    private readonly outcomes: Outcomes,
    private readonly providers: Providers,
    private readonly shutdown: Shutdown,
  ) {}

  /** Whether a vendor writes; the embedded writer charges nothing. */
  get isPaid(): boolean {
    return this.providers.guides.name !== 'embedded';
  }

  /**
   * An outcome that a lesser provider had to give is not kept: the next one asks the better provider again.
   * @param analysisId of the discovery the guide is made of; its texts belong to that, those about a place to nobody
   */
  async write({
    analysisId,
    ...brief
  }: GuideBrief & { analysisId: string | null }): Promise<RouteAnswer<typeof internalWriting.guide>> {
    // How the place was found does not change what is written about it.
    const { evidence: _how, confidence: _sureness, ...place } = brief.place;
    const key = hashOf('guide', GUIDE_VERSION, { ...brief, place }, this.providers.guideFingerprint);
    // Of those who ask the same at once, one pays.
    let costUsd = 0;
    const make = async () => {
      const { texts, writing, costs } = await this.providers.guides.write(brief, this.shutdown.signal);
      costUsd = costs.reduce((sum, { usd }) => sum + usd, 0);
      return { texts, writing };
    };
    // What a page saved by itself has no analysis that its texts could be deleted with.
    const isStorable = brief.discovery === null || analysisId !== null;
    const owner = brief.discovery === null ? null : analysisId;
    const kept = isStorable
      ? await this.outcomes.once(owner, key, make, ({ writing }) => writing.note === null)
      : storable(await make());
    return { ...kept, costUsd, budgetSpent: kept.writing.note?.includes(BUDGET_SPENT) ?? false };
  }
}
