import type { protos } from '@google-cloud/vision';
import { position } from '@placelore/contracts/geography.js';
import type { Observation } from '@placelore/contracts/internal-analyses.js';
import type { PlaceClue } from '@placelore/contracts/places.js';
import { plainLine } from '../providers/plain-text.js';
import { inEvidenceOrder, textClues } from './clues.js';
import type { VisionFinding } from './vision-provider.js';

type Annotations = protos.google.cloud.vision.v1.IAnnotateImageResponse;
type Entity = protos.google.cloud.vision.v1.IEntityAnnotation;

/**
 * What a web match is worth at most. Pages that show a similar picture name its subject, but as often the photographer's
 * other topics; the service's own "best guess" is a search query made of them.
 */
const WEB_MOST = 0.5;
/** Labels less sure than this are mostly wrong; Google cuts at 0.5 by itself. */
const LABEL_LEAST = 0.6;
const MOST = { landmarks: 5, webEntities: 5, labels: 10 };

/** Google's answer about one photo in our words. Every field of it may be missing. */
export function findingsFrom(
  annotations: Annotations,
): Pick<VisionFinding, 'clues' | 'labels' | 'readText' | 'safety' | 'moderation'> {
  const safety = safetyOf(annotations.safeSearchAnnotation);
  const readText = annotations.textAnnotations?.[0]?.description?.trim() || null;
  return {
    clues: inEvidenceOrder([
      ...(annotations.landmarkAnnotations ?? []).slice(0, MOST.landmarks).flatMap(landmarkClue),
      ...textClues(readText),
      ...webClues(annotations.webDetection),
    ]),
    labels: (annotations.labelAnnotations ?? [])
      .filter((label) => (label.score ?? 0) >= LABEL_LEAST)
      .map((label) => plainLine(label.description ?? '', 60))
      .filter(Boolean)
      .slice(0, MOST.labels),
    readText,
    safety,
    moderation: safety === 'unchecked' ? null : { provider: 'google', model: null, scores: null },
  };
}

function landmarkClue(landmark: Entity): PlaceClue[] {
  const text = plainLine(landmark.description ?? '', 200);
  const at = position.safeParse(landmark.locations?.[0]?.latLng);
  if (!text && !at.success) return [];
  return [
    {
      kind: 'landmark recognised',
      ...(text && { text }),
      ...(at.success && { position: at.data }),
      confidence: share(landmark.score),
    },
  ];
}

function webClues(web: Annotations['webDetection']): PlaceClue[] {
  const guess = plainLine(web?.bestGuessLabels?.[0]?.label ?? '', 200);
  const entities = (web?.webEntities ?? []).slice(0, MOST.webEntities).flatMap((entity): PlaceClue[] => {
    const text = plainLine(entity.description ?? '', 200);
    // Scores of web entities are not normalised and pass 1; they only rank.
    return text ? [{ kind: 'web match', text, confidence: share(entity.score) * WEB_MOST }] : [];
  });
  return [...(guess ? [{ kind: 'web match' as const, text: guess, confidence: WEB_MOST }] : []), ...entities];
}

const share = (score: number | null | undefined) => Math.min(1, Math.max(0, score ?? 0));

/** Racy pictures are shown when merely likely: statues, paintings and beaches are what travellers photograph. */
function safetyOf(safeSearch: Annotations['safeSearchAnnotation']): Observation['safety'] {
  const { adult, violence, racy } = safeSearch ?? {};
  const known = [adult, violence, racy].filter((likelihood) => likelihood && likelihood !== 'UNKNOWN');
  if (known.length === 0) return 'unchecked';
  const likely = ['LIKELY', 'VERY_LIKELY'];
  const unsafe = likely.includes(`${adult}`) || likely.includes(`${violence}`) || racy === 'VERY_LIKELY';
  return unsafe ? 'unsafe' : 'safe';
}
