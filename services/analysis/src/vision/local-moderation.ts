import type { Observation, PhotoJudgment } from '@placelore/contracts/analysis/analyses.internal.js';
import type { ContentScores } from '../images/content-classifier-worker.js';

/** Verdict of the models on a photo. */
export interface SafetyJudgment {
  safety: Observation['safety'];
  /** Null when the models failed. */
  moderation: PhotoJudgment | null;
}

/** Classifies the content of a photo. Returns an empty list for a photo of an unusable shape, null when it fails. */
export interface ContentReader {
  classify(image: Buffer): Promise<ContentScores[] | null>;
}

export const LOCAL_MODEL = 'nsfwjs MobileNetV2 + MobileNetV2Mid';

/**
 * Limits for the highest share that either model assigns to a kind of content in any view. A photo is safe below both
 * SAFE limits. It is unsafe when both models give explicit content at least UNSAFE_EXPLICIT in the same view. An admin
 * decides everything in between. docs/adr/005 describes how the limits were measured, and what is unknown.
 */
export const SAFE_EXPLICIT = 0.2;
export const SAFE_SUGGESTIVE = 0.4;
export const UNSAFE_EXPLICIT = 0.85;

/** Each view has one result per model, one after the other. */
const MODEL_COUNT = 2;

const getExplicitScore = ({ porn, hentai }: ContentScores) => porn + hentai;
const getSuggestiveScore = ({ porn, hentai, sexy }: ContentScores) => porn + hentai + sexy;

/** Converts the results of both models for all views of a photo to its safety. */
export function toSafety(scores: readonly ContentScores[]): Observation['safety'] {
  const isComplete = scores.length > 0 && scores.length % MODEL_COUNT === 0;
  if (!isComplete || scores.some((score) => !Object.values(score).every(Number.isFinite))) return 'unchecked';
  const isExplicit = scores.some(
    (_, index) =>
      index % MODEL_COUNT === 0 &&
      scores.slice(index, index + MODEL_COUNT).every((score) => getExplicitScore(score) >= UNSAFE_EXPLICIT),
  );
  if (isExplicit) return 'unsafe';
  const isHarmless = scores.every(
    (score) => getExplicitScore(score) < SAFE_EXPLICIT && getSuggestiveScore(score) < SAFE_SUGGESTIVE,
  );
  return isHarmless ? 'safe' : 'unchecked';
}

/** Checks photos with the models on this server. */
export class LocalModeration {
  readonly #reader: ContentReader;

  constructor(reader: ContentReader) {
    this.#reader = reader;
  }

  /** Checks an upright image. Without a result, the image is unchecked, which keeps it private. */
  async judge(image: Buffer): Promise<SafetyJudgment> {
    const scores = await this.#reader.classify(image);
    if (scores === null) return { safety: 'unchecked', moderation: null };
    return {
      safety: toSafety(scores),
      moderation: {
        provider: 'local',
        model: LOCAL_MODEL,
        scores: scores.length === 0 ? null : getLargestShares(scores),
      },
    };
  }
}

function getLargestShares(scores: readonly ContentScores[]): Record<string, number> {
  const largest = (kind: keyof ContentScores) =>
    Number(Math.min(1, Math.max(0, ...scores.map((score) => score[kind] || 0))).toFixed(3));
  return {
    neutral: largest('neutral'),
    drawing: largest('drawing'),
    sexy: largest('sexy'),
    porn: largest('porn'),
    hentai: largest('hentai'),
  };
}
