import type { AnalysisHints } from '@placelore/contracts/analysis/analyses.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import { EVIDENCE_KINDS, type PlaceClue } from '@placelore/contracts/places/places.js';
import { toPlainLine } from '../ai/untrusted-text.js';

/**
 * Confidence that each kind of clue gives alone, 0 to 1. What matters is their order, and the distances, which
 * determine which clues two weaker ones together can outweigh. The second digit is not measured.
 */
export const CLUE_CONFIDENCE = {
  /**
   * The camera stored it with the photo; it is usually correct to tens of meters. Less than 1, because positions can be
   * out of date after a flight, or edited, and the camera stands next to its subject.
   */
  photoPosition: 0.95,
  /** The user states the place. They know it, but names are ambiguous and typed from memory. */
  statedLocation: 0.85,
  /**
   * The device's position while its own camera takes the photo: as good as a photo position, but indoors often from the
   * network alone.
   */
  deviceWhileCapturing: 0.8,
  /**
   * The device's position while a file is uploaded: often the hotel, sometimes home. Sent only with the visitor's
   * consent.
   */
  deviceWhileUploading: 0.7,
  /** The name of a restaurant or monument: exact if it is unique, but many places share such names. */
  siteDetails: 0.6,
  /** Signs name brands, streets and other places as often as the place itself. */
  text: 0.4,
} as const;

/** The contract's limit for the text of a clue, in characters. */
const MAX_TEXT_LENGTH = 2000;

/** The metadata of a photo that can locate it; the rest is ignored. */
export interface MetadataPosition {
  position?: Position | null | undefined;
}

/** Returns the clues from metadata and hints, in the order of {@link EVIDENCE_KINDS}. */
export function getHintClues(hints: AnalysisHints, metadata: MetadataPosition): PlaceClue[] {
  const clues: PlaceClue[] = [];
  if (metadata.position) {
    clues.push({ kind: 'photo position', position: metadata.position, confidence: CLUE_CONFIDENCE.photoPosition });
  }
  if (hints.location) {
    clues.push({ kind: 'stated location', text: hints.location, confidence: CLUE_CONFIDENCE.statedLocation });
  }
  if (hints.siteDetails) {
    clues.push({ kind: 'site details', text: hints.siteDetails, confidence: CLUE_CONFIDENCE.siteDetails });
  }
  if (hints.latitude !== undefined && hints.longitude !== undefined) {
    clues.push({
      kind: 'device position',
      position: { latitude: hints.latitude, longitude: hints.longitude },
      confidence:
        hints.source === 'camera_capture' ? CLUE_CONFIDENCE.deviceWhileCapturing : CLUE_CONFIDENCE.deviceWhileUploading,
    });
  }
  return sortByEvidence(clues);
}

/**
 * Returns the clue from the text in a photo; none when no legible text remains. Keeps its lines, because neighboring
 * words determine what a name on a sign means.
 */
export function getTextClues(readText: string | null): PlaceClue[] {
  const lines = (readText ?? '').split('\n').map((line) => toPlainLine(line, MAX_TEXT_LENGTH));
  const text = lines.filter(Boolean).join('\n').slice(0, MAX_TEXT_LENGTH);
  return text ? [{ kind: 'text in the photo', text, confidence: CLUE_CONFIDENCE.text }] : [];
}

/** Sorts clues by kind, strongest first according to the contract, and within a kind by confidence. */
export function sortByEvidence(clues: readonly PlaceClue[]): PlaceClue[] {
  const rank = (clue: PlaceClue) => EVIDENCE_KINDS.indexOf(clue.kind);
  return clues.toSorted((a, b) => rank(a) - rank(b) || b.confidence - a.confidence);
}
