import type { AnalysisTexts, Observation } from '@placelore/contracts/analysis/analyses.internal.js';
import type { Provenance } from '@placelore/contracts/analysis/analyses.js';
import type { GuideTexts, internalWriting } from '@placelore/contracts/content/guides.js';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import type { PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import type { CostEntry } from '../costs/costs.js';

/** Input of the writer. */
export interface WritingBrief {
  /** Null when no place was identified; the texts then say so. */
  place: LocatedPlace | null;
  /** Facts about the place with their sources; null when none are known. */
  background: PlaceKnowledge | null;
  observation: Observation;
}

export interface WritingResult {
  texts: AnalysisTexts;
  writing: Provenance;
  /** Costs of the calls; already in the ledger, so never record these again. */
  costs: CostEntry[];
}

/**
 * Writes the texts of a result, as plain text. Name, category and position come from the located place, never the
 * writer.
 */
export interface WritingProvider {
  readonly name: string;
  /**
   * @throws the signal's reason when it fires. A vendor's provider throws VendorError when the vendor fails; the one
   * that the service receives from {@link import('./create-writing-providers.js').createWritingProvider} falls back
   * instead.
   */
  write(brief: WritingBrief, signal: AbortSignal): Promise<WritingResult>;
}

/** Input of the guide writer: a located place, its background, real nearby places, and the discovery. */
export type GuideBrief = Omit<RouteInput<typeof internalWriting.writeGuide>, 'analysisId'>;

export interface GuideTextResult {
  texts: GuideTexts;
  writing: Provenance;
  /** Costs of the calls; already in the ledger, so never record these again. */
  costs: CostEntry[];
}

/** Writes guides, as plain text. Name, category and position come from the located place, never the writer. */
export interface GuideTextProvider {
  readonly name: string;
  /**
   * @throws the signal's reason when it fires. A vendor's provider throws VendorError when the vendor fails; the one
   * that the service receives from {@link import('./create-writing-providers.js').createGuideTextProvider} falls back
   * instead.
   */
  write(brief: GuideBrief, signal: AbortSignal): Promise<GuideTextResult>;
}
