import type { protos } from '@google-cloud/vision';
import type { Observation } from '@placelore/contracts/analysis/analyses.internal.js';
import { position } from '@placelore/contracts/places/geography.js';
import type { PlaceClue } from '@placelore/contracts/places/places.js';
import { toPlainLine } from '../ai/untrusted-text.js';
import { getTextClues, sortByEvidence } from './clues.js';
import type { VisionFinding } from './vision-provider.js';

type Annotations = protos.google.cloud.vision.v1.IAnnotateImageResponse;
type Entity = protos.google.cloud.vision.v1.IEntityAnnotation;

/**
 * Maximum confidence of a web match. Pages with a similar image name its subject, but just as often the photographer's
 * other topics. Google's own "best guess" is a search query built from these.
 */
const MAX_WEB_CONFIDENCE = 0.5;
/** Labels with less confidence are mostly wrong; Google itself cuts at 0.5. */
const MIN_LABEL_CONFIDENCE = 0.6;
const MAX_RESULTS = { landmarks: 5, webEntities: 5, labels: 10 };

/** Converts Google's response about one photo to a finding. Any of its fields may be missing. */
export function toFindings(
  annotations: Annotations,
): Pick<VisionFinding, 'clues' | 'labels' | 'readText' | 'safety' | 'moderation'> {
  const safety = toSafety(annotations.safeSearchAnnotation);
  const readText = annotations.textAnnotations?.[0]?.description?.trim() || null;
  return {
    clues: sortByEvidence([
      ...(annotations.landmarkAnnotations ?? []).slice(0, MAX_RESULTS.landmarks).flatMap(toLandmarkClues),
      ...getTextClues(readText),
      ...toWebClues(annotations.webDetection),
    ]),
    labels: (annotations.labelAnnotations ?? [])
      .filter((label) => (label.score ?? 0) >= MIN_LABEL_CONFIDENCE)
      .map((label) => toPlainLine(label.description ?? '', 60))
      .filter(Boolean)
      .slice(0, MAX_RESULTS.labels),
    readText,
    safety,
    moderation: safety === 'unchecked' ? null : { provider: 'google', model: null, scores: null },
  };
}

function toLandmarkClues(landmark: Entity): PlaceClue[] {
  const text = toPlainLine(landmark.description ?? '', 200);
  const parsedPosition = position.safeParse(landmark.locations?.[0]?.latLng);
  if (!text && !parsedPosition.success) return [];
  return [
    {
      kind: 'landmark recognized',
      ...(text && { text }),
      ...(parsedPosition.success && { position: parsedPosition.data }),
      confidence: clampScore(landmark.score),
    },
  ];
}

function toWebClues(web: Annotations['webDetection']): PlaceClue[] {
  const guess = toPlainLine(web?.bestGuessLabels?.[0]?.label ?? '', 200);
  const entities = (web?.webEntities ?? []).slice(0, MAX_RESULTS.webEntities).flatMap((entity): PlaceClue[] => {
    const text = toPlainLine(entity.description ?? '', 200);
    // Scores of web entities are not normalized and can exceed 1; they are useful for ranking only.
    return text ? [{ kind: 'web match', text, confidence: clampScore(entity.score) * MAX_WEB_CONFIDENCE }] : [];
  });
  return [...(guess ? [{ kind: 'web match' as const, text: guess, confidence: MAX_WEB_CONFIDENCE }] : []), ...entities];
}

const clampScore = (score: number | null | undefined) => Math.min(1, Math.max(0, score ?? 0));

/** Accepts photos that are only likely racy, because travelers photograph statues, paintings and beaches. */
function toSafety(safeSearch: Annotations['safeSearchAnnotation']): Observation['safety'] {
  const { adult, violence, racy } = safeSearch ?? {};
  const knownLikelihoods = [adult, violence, racy].filter((likelihood) => likelihood && likelihood !== 'UNKNOWN');
  if (knownLikelihoods.length === 0) return 'unchecked';
  const likely = ['LIKELY', 'VERY_LIKELY'];
  const unsafe = likely.includes(`${adult}`) || likely.includes(`${violence}`) || racy === 'VERY_LIKELY';
  return unsafe ? 'unsafe' : 'safe';
}
