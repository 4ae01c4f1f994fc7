import type { Provenance } from '@placelore/contracts/analyses.js';
import type { GuideTexts, internalWriting } from '@placelore/contracts/guides.js';
import type { RouteInput } from '@placelore/contracts/route.js';
import type { CostEntry } from '../providers/costs.js';

/** What there is to write about: a located place, what is known about it, its true neighbours, and what was found there. */
export type GuideBrief = Omit<RouteInput<typeof internalWriting.writeGuide>, 'analysisId'>;

export interface GuideTextResult {
  texts: GuideTexts;
  writing: Provenance;
  /** What the calls cost; already in the ledger, so never record these again. */
  costs: CostEntry[];
}

/** Writes guides, as plain text. Name, category and position are the located place's, never the writer's. */
export interface GuideTextProvider {
  readonly name: string;
  /**
   * @throws the signal's reason when it fires. A provider of a vendor throws VendorFailure when the vendor fails; the
   * one the service gets from {@link import('./choose-guide-writing.js').chooseGuideWriting} does not, it falls back.
   */
  write(brief: GuideBrief, signal: AbortSignal): Promise<GuideTextResult>;
}
