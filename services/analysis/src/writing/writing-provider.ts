import type { AnalysisTexts, Observation } from '@placelore/contracts/analysis/analyses.internal.js';
import type { Provenance } from '@placelore/contracts/analysis/analyses.js';
import type { GuideTexts, internalWriting } from '@placelore/contracts/content/guides.js';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import type { LocatedPlace, PlaceBackground } from '@placelore/contracts/places/places.js';
import type { CostEntry } from '../costs/costs.js';

/** What there is to write about. */
export interface WritingBrief {
  /** Null when nothing was identified; the texts then say so. */
  place: LocatedPlace | null;
  /** Checked facts about the place; null when none are known. */
  background: PlaceBackground | null;
  observation: Observation;
}

export interface WritingResult {
  texts: AnalysisTexts;
  writing: Provenance;
  /** What the calls cost; already in the ledger, so never record these again. */
  costs: CostEntry[];
}

/** Writes the texts of a result, as plain text. Name, category and position are the located place's, never the writer's. */
export interface WritingProvider {
  readonly name: string;
  /**
   * @throws the signal's reason when it fires. A provider of a vendor throws VendorFailure when the vendor fails; the
   * one the service gets from {@link import('./choose-writing.js').chooseWriting} does not, it falls back.
   */
  write(brief: WritingBrief, signal: AbortSignal): Promise<WritingResult>;
}

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
