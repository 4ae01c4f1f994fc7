import type { Observation, PhotoJudgment } from '@placelore/contracts/analysis/analyses.internal.js';
import type { AnalysisHints, Provenance } from '@placelore/contracts/analysis/analyses.js';
import type { LookCandidate, LookChoice } from '@placelore/contracts/analysis/second-look.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import type { PhotoSubject } from '@placelore/contracts/places/pictures/photo-subjects.js';
import type { PlaceClue } from '@placelore/contracts/places/places.js';
import type { CostEntry, TokenUsage } from '../costs/costs.js';

/** A photo as providers receive it: upright, without metadata. */
export interface Photo {
  /** JPEG. */
  bytes: Buffer;
  mimeType: string;
  /**
   * Where the photo was taken, which selects the script in which its signs are read; null when unknown. Never sent to a
   * provider.
   */
  position?: Position | null;
}

/** What a provider answered, recorded with the analysis for admins. */
export interface ProviderAnswer {
  /** Plain text without markup, at most {@link MAX_ANSWER_LENGTH} characters; null when there is none. */
  said: string | null;
  /** Tokens of all attempts; null when the provider counts none. */
  tokens: TokenUsage | null;
}

/** Limit of {@link ProviderAnswer.said}, in characters. */
export const MAX_ANSWER_LENGTH = 2000;

/** What a provider is asked in a second look. */
export interface LookQuestion {
  candidates: readonly LookCandidate[];
  /** Text from the photo and from the visitor; untrusted. */
  readText: string | null;
  stated: readonly string[];
}

/** Result of a second look. */
export interface SecondLook {
  /** Null when the provider failed; the first look then stands. */
  choice: LookChoice | null;
  provenance: Provenance;
  /** Already recorded in the ledger. */
  costs: CostEntry[];
  answer: ProviderAnswer;
}

/** Findings of one provider about a photo. */
export interface VisionFinding {
  /** Recognized landmarks, web matches and text, from the photo alone. */
  clues: PlaceClue[];
  /** Contents of the photo in plain English, highest confidence first. */
  labels: string[];
  /** What kind of thing the photo shows; null when the provider does not report it. */
  subject: PhotoSubject | null;
  /** Text in the photo; untrusted. */
  readText: string | null;
  safety: Observation['safety'];
  /** The check of the photo; null when there was none, in which case `safety` is unchecked. */
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
   * Observes a photo.
   * @throws the signal's reason when it fires. A vendor's provider throws VendorError when the vendor fails; the
   * provider that {@link import('./create-vision-provider.js').createVisionProvider} returns falls back instead.
   */
  inspect(photo: Photo, hints: AnalysisHints, signal: AbortSignal): Promise<VisionFinding>;
  /**
   * Looks again and chooses among real places; undefined when a provider cannot do that.
   * @throws as {@link inspect}
   */
  readonly choose?: ((photo: Photo, question: LookQuestion, signal: AbortSignal) => Promise<SecondLook>) | undefined;
}
