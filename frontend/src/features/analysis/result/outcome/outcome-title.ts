import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { STRINGS } from './strings.js';

/** Returns the heading of a result: the place when it was identified, otherwise what can be said about the photo. */
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

/** A device may be elsewhere when a photo is uploaded, so only the photo's own position says where it was taken. */
function getPositionTitle({ title, location, evidence }: AnalysisResult): string {
  const hasOwnPosition = evidence.some(({ kind, confidence }) => kind === 'photo position' && confidence > 0);
  const { photoTitle, photoInCountry, deviceTitle, deviceInCountry } = STRINGS.position;
  if (title === location) return hasOwnPosition ? photoInCountry(location) : deviceInCountry(location);
  return hasOwnPosition ? photoTitle(location) : deviceTitle(location);
}
