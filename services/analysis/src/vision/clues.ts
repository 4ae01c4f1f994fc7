import type { AnalysisHints } from '@placelore/contracts/analysis/analyses.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import { EVIDENCE_KINDS, type PlaceClue } from '@placelore/contracts/places/places.js';
import { toPlainLine } from '../ai/untrusted-text.js';

/**
 * How far each kind of clue alone supports an answer, 0 to 1. No measurement stands behind the second digit; the order
 * does the work, and the distances say which clues two weaker ones together may outweigh.
 */
export const CLUE_CONFIDENCE = {
  /**
   * Written by the camera at the moment of the picture, usually right to tens of metres. Not 1: positions can be stale
   * after a flight, or edited, and the camera stands beside what it shows.
   */
  photoPosition: 0.95,
  /** The person says where it was. They know, but names are ambiguous and typed from memory. */
  statedLocation: 0.85,
  /** The device's position while its own camera takes the picture: as good as a photo position, but indoors often only from the network. */
  deviceWhileCapturing: 0.8,
  /** The device's position while a file is uploaded: often the hotel, sometimes home. Sent because the visitor agreed to it. */
  deviceWhileUploading: 0.7,
  /** The name of a restaurant or monument: exact when unique, but many places share such names. */
  siteDetails: 0.6,
  /** Lettering on signs names brands, streets and other places as often as the place itself. */
  text: 0.4,
} as const;

/** The contract's bound for the text of a clue. */
const MAX_TEXT_LENGTH = 2000;

/** What the photo's metadata say; more may be known, only this leads to a place. */
export interface MetadataPosition {
  position?: Position | null | undefined;
}

/** What the metadata and the visitor say about the place, as clues in the order of {@link EVIDENCE_KINDS}. */
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
 * The clue that text read from a photo gives; none when nothing legible is left of it. It keeps its lines: what a name on
 * a sign means depends on what stands beside it.
 */
export function getTextClues(readText: string | null): PlaceClue[] {
  const lines = (readText ?? '').split('\n').map((line) => toPlainLine(line, MAX_TEXT_LENGTH));
  const text = lines.filter(Boolean).join('\n').slice(0, MAX_TEXT_LENGTH);
  return text ? [{ kind: 'text in the photo', text, confidence: CLUE_CONFIDENCE.text }] : [];
}

/** Strongest kinds first, as the contract orders them; within a kind the surest first. */
export function sortByEvidence(clues: readonly PlaceClue[]): PlaceClue[] {
  const rank = (clue: PlaceClue) => EVIDENCE_KINDS.indexOf(clue.kind);
  return clues.toSorted((a, b) => rank(a) - rank(b) || b.confidence - a.confidence);
}
