import type { Observation, PhotoJudgment } from '@placelore/contracts/analysis/analyses.internal.js';
import type { AnalysisHints, Provenance } from '@placelore/contracts/analysis/analyses.js';
import type { LookCandidate, LookChoice } from '@placelore/contracts/analysis/second-look.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import type { PhotoSubject } from '@placelore/contracts/places/pictures/photo-subjects.js';
import type { PlaceClue } from '@placelore/contracts/places/places.js';
import type { CostEntry, TokenUsage } from '../costs/costs.js';

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

/** What a provider answered, for the record of an analysis that admins read. */
export interface ProviderAnswer {
  /** Plain text without markup, at most {@link MAX_ANSWER_LENGTH} characters; null when there is none. */
  said: string | null;
  /** Tokens of all attempts; null when the provider counts none. */
  tokens: TokenUsage | null;
}

/** Limit of {@link ProviderAnswer.said}, in characters. */
export const MAX_ANSWER_LENGTH = 2000;

/** What a second look is asked. */
export interface LookQuestion {
  candidates: readonly LookCandidate[];
  /** What the photo's lettering and the visitor say; untrusted. */
  readText: string | null;
  stated: readonly string[];
}

/** Result of a second look. */
export interface SecondLook {
  /** Null when the provider failed; the first look then stands. */
  choice: LookChoice | null;
  provenance: Provenance;
  /** Already in the ledger. */
  costs: CostEntry[];
  answer: ProviderAnswer;
}

/** Findings of one provider about a photo. */
export interface VisionFinding {
  /** Recognized landmarks, web matches and text, from the photo alone. */
  clues: PlaceClue[];
  /** Contents of the photo in plain English, highest confidence first. */
  labels: string[];
  /** What the photo is of; null when the provider does not tell. */
  subject: PhotoSubject | null;
  /** Text in the photo: untrusted data. */
  readText: string | null;
  safety: Observation['safety'];
  /** The check of the photo; null when there was none, and its safety is then unchecked. */
  moderation: PhotoJudgment | null;
  provenance: Provenance;
  /** Costs of the calls; already in the ledger, so never record these again. */
  costs: CostEntry[];
  answer: ProviderAnswer;
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
  /**
   * Looks again and chooses among real places; absent where a provider cannot be asked.
   * @throws as {@link inspect}
   */
  readonly choose?: ((photo: Photo, question: LookQuestion, signal: AbortSignal) => Promise<SecondLook>) | undefined;
}
