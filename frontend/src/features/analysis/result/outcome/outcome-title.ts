import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
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

/** Returns the heading of the texts about the town where a photo was taken. */
export const getAreaHeading = ({ title }: AnalysisResult): string => STRINGS.position.about(title);

/**
 * Returns where the photo was taken, or where the device is: only the photo's own position says where it was taken,
 * because the device may have moved on before the upload.
 */
function getPositionTitle({ title, location, evidence }: AnalysisResult): string {
  const hasOwnPosition = evidence.some(({ kind, confidence }) => kind === 'photo position' && confidence > 0);
  const { photoTitle, photoInCountry, deviceTitle, deviceInCountry } = STRINGS.position;
  if (title === location) return hasOwnPosition ? photoInCountry(location) : deviceInCountry(location);
  return hasOwnPosition ? photoTitle(location) : deviceTitle(location);
}
