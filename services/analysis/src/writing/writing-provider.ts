import type { Observation } from '@placelore/contracts/analysis/analyses.internal.js';
import type { Provenance } from '@placelore/contracts/analysis/analyses.js';
import type { CitedGuideTexts, CitedPhotoTexts } from '@placelore/contracts/content/cited-texts.js';
import type { internalWriting } from '@placelore/contracts/content/guides.js';
import type { RouteInput } from '@placelore/contracts/core/route.js';
import type { PlaceKnowledge } from '@placelore/contracts/places/facts.js';
import type { LocatedPlace } from '@placelore/contracts/places/places.js';
import type { CostEntry } from '../costs/costs.js';

/** Input of the writer. */
export interface WritingBrief {
  place: LocatedPlace;
  /** Facts about the place with their sources; null when none are known. */
  background: PlaceKnowledge | null;
  observation: Observation;
}

export interface WritingResult {
  texts: CitedPhotoTexts;
  writing: Provenance;
  /** Costs of the calls. They are already in the ledger, so they must not be recorded again. */
  costs: CostEntry[];
}

/**
 * Writes the texts of a result as sentences that cite facts. Nothing of it is shown before the fact check. Name,
 * category and position come from the located place, never from the writer.
 */
export interface WritingProvider {
  readonly name: string;
  /**
   * @throws the signal's reason when it fires. A vendor's provider throws VendorError when the vendor fails; the
   * provider that {@link import('./create-writing-providers.js').createWritingProvider} returns falls back instead.
   */
  write(brief: WritingBrief, signal: AbortSignal): Promise<WritingResult>;
}

/** Input of the guide writer: a located place, facts about it, nearby places, and the discovery. */
export type GuideBrief = Omit<RouteInput<typeof internalWriting.writeGuide>, 'analysisId'>;

export interface GuideTextResult {
  texts: CitedGuideTexts;
  writing: Provenance;
  /** Costs of the calls. They are already in the ledger, so they must not be recorded again. */
  costs: CostEntry[];
}

/**
 * Writes guides as sentences that cite facts. Nothing of it is shown before the fact check. Name, category and position
 * come from the located place, never from the writer.
 */
export interface GuideTextProvider {
  readonly name: string;
  /**
   * @throws the signal's reason when it fires. A vendor's provider throws VendorError when the vendor fails; the
   * provider that {@link import('./create-writing-providers.js').createGuideTextProvider} returns falls back instead.
   */
  write(brief: GuideBrief, signal: AbortSignal): Promise<GuideTextResult>;
}
