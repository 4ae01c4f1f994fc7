import type { Observation, PhotoJudgment } from '@placelore/contracts/analysis/analyses.internal.js';
import type { AnalysisHints, Provenance } from '@placelore/contracts/analysis/analyses.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import type { PlaceClue } from '@placelore/contracts/places/places.js';
import type { CostEntry } from '../costs/costs.js';

/** A photo in the form that providers receive: upright, without metadata. */
export interface Photo {
  /** JPEG. */
  bytes: Buffer;
  mimeType: string;
  /**
   * Where it was taken; selects the script in which its signs are read. Never sent to a provider. Null for unknown.
   */
  position?: Position | null;
}

/** Findings of one provider about a photo. */
export interface VisionFinding {
  /** Recognized landmarks, web matches and text, from the photo alone. */
  clues: PlaceClue[];
  /** Contents of the photo in plain English, highest confidence first. */
  labels: string[];
  /** Text in the photo: untrusted data. */
  readText: string | null;
  safety: Observation['safety'];
  /** The check of the photo; null when there was none, and its safety is then unchecked. */
  moderation: PhotoJudgment | null;
  provenance: Provenance;
  /** Costs of the calls; already in the ledger, so never record these again. */
  costs: CostEntry[];
}

/** Observes a photo. */
export interface VisionProvider {
  readonly name: string;
  /**
   * @throws the signal's reason when it fires. A vendor's provider throws VendorError when the vendor fails; the one
   * that the service receives from {@link import('./create-vision-provider.js').createVisionProvider} falls back
   * instead.
   */
  inspect(photo: Photo, hints: AnalysisHints, signal: AbortSignal): Promise<VisionFinding>;
}
