import type { Observation, PhotoJudgement } from '@placelore/contracts/analysis/analyses.internal.js';
import type { ContentScores } from '../images/content-classifier-worker.js';

/** What the models of a photo come to. */
export interface SafetyJudgment {
  safety: Observation['safety'];
  /** Null when the photo could not be looked at. */
  moderation: PhotoJudgement | null;
}

/** Sees what kind of content a photo has; null when it cannot. */
export interface ContentReader {
  classify(image: Buffer): Promise<ContentScores[] | null>;
}

export const LOCAL_MODEL = 'nsfwjs MobileNetV2 + MobileNetV2Mid';

/**
 * Limits for the largest share that either model gives a kind of content in any view of the photo. Below both of the first
 * two a photo is safe. It is unsafe when both models see explicit content in the same view, each with the last share or
 * more. What lies between waits for a person. docs/adr/005 says how they were measured, and what is unknown.
 */
export const SAFE_EXPLICIT = 0.2;
export const SAFE_SUGGESTIVE = 0.4;
export const UNSAFE_EXPLICIT = 0.85;

/** Looks at one view, one after the other: as many as there are models. */
const MODEL_COUNT = 2;

const getExplicitScore = ({ porn, hentai }: ContentScores) => porn + hentai;
const getSuggestiveScore = ({ porn, hentai, sexy }: ContentScores) => porn + hentai + sexy;

/** What the looks of both models at the views of a photo say about its safety. */
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

/** Judges photos with the models on this server. */
export class LocalModeration {
  readonly #reader: ContentReader;

  constructor(reader: ContentReader) {
    this.#reader = reader;
  }

  /** Judges an upright picture. Without an answer it is unchecked, which keeps it private. */
  async judge(image: Buffer): Promise<SafetyJudgment> {
    const scores = await this.#reader.classify(image);
    if (scores === null) return { safety: 'unchecked', moderation: null };
    return {
      safety: toSafety(scores),
      moderation: { provider: 'local', model: LOCAL_MODEL, scores: getLargestShares(scores) },
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
