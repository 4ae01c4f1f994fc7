import type { Observation, PhotoJudgement } from '@placelore/contracts/analysis/analyses.internal.js';
import type { AnalysisHints, Provenance } from '@placelore/contracts/analysis/analyses.js';
import type { PlaceClue } from '@placelore/contracts/places/places.js';
import type { CostEntry } from '../costs/costs.js';

/** A photo as providers get it: upright, without metadata. */
export interface Photo {
  /** JPEG. */
  bytes: Buffer;
  mimeType: string;
}

/** What one provider saw in a photo. */
export interface VisionFinding {
  /** Landmarks recognised, web matches and text, from the picture alone. */
  clues: PlaceClue[];
  /** What is in the picture, in plain English, surest first. */
  labels: string[];
  /** Text read from the photo: data from outside. */
  readText: string | null;
  safety: Observation['safety'];
  /** Who judged the photo; null when nobody did, and its safety is then unchecked. */
  moderation: PhotoJudgement | null;
  provenance: Provenance;
  /** What the calls cost; already in the ledger, so never record these again. */
  costs: CostEntry[];
}

/** Looks at a photo. */
export interface VisionProvider {
  readonly name: string;
  /**
   * @throws the signal's reason when it fires. A provider of a vendor throws VendorFailure when the vendor fails; the
   * one the service gets from {@link import('./choose-vision.js').chooseVision} does not, it falls back.
   */
  inspect(photo: Photo, hints: AnalysisHints, signal: AbortSignal): Promise<VisionFinding>;
}
