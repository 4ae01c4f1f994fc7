import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import type { EvidenceKind } from '@placelore/contracts/places/places.js';
import { STATED_CLUES } from './stated-clues.js';
import { STRINGS } from './strings.js';

/** Returns the heading of a result: the place if it was identified, otherwise what is known about the photo. */
export function getOutcomeTitle(result: AnalysisResult): string {
  switch (result.outcome) {
    case 'identified':
      return result.title;
    case 'perhaps':
      return STRINGS.perhaps.title;
    case 'position only':
      return getPositionTitle(result);
    case 'not identified':
      return STRINGS.unknown.title;
  }
}

/** Returns a location without the name that the heading above it already has: "Portugal" for Lisbon. */
export const withoutTitle = (location: string, title: string): string =>
  location.startsWith(`${title}, `) ? location.slice(title.length + 2) : location;

/** Returns the heading of the texts about the town where a photo was taken. */
export const getAreaHeading = ({ title }: AnalysisResult): string => STRINGS.position.about(title);

/** Returns whether a position is known at which the photo was taken or its device was. */
export const hasPosition = ({ evidence }: Pick<AnalysisResult, 'evidence'>): boolean =>
  isKnownBy(evidence, 'photo position') || isKnownBy(evidence, 'device position');

/**
 * Returns where the photo was taken, or where the device is: only the photo's own position says where it was taken,
 * because the device may have moved on before the upload. Without either, it returns what the visitor said.
 */
function getPositionTitle({ title, location, evidence }: AnalysisResult): string {
  const { photoNear, photoIn, deviceNear, deviceIn, statedTitle } = STRINGS.position;
  const isStated = evidence.some(({ kind, confidence }) => STATED_CLUES.has(kind) && confidence > 0);
  if (!hasPosition({ evidence }) && isStated) return statedTitle(location);
  const isDeviceOnly = !isKnownBy(evidence, 'photo position') && isKnownBy(evidence, 'device position');
  // A country or region has its name alone as the location.
  const isInside = title === location || evidence.some(({ insideTown }) => insideTown);
  if (isDeviceOnly) return isInside ? deviceIn(location) : deviceNear(location);
  return isInside ? photoIn(location) : photoNear(location);
}

const isKnownBy = (evidence: AnalysisResult['evidence'], clue: EvidenceKind): boolean =>
  evidence.some(({ kind, confidence }) => kind === clue && confidence > 0);
