import { TEXTS } from '../ui/texts.js';

/** A file size in MB with two decimals; files below 0.01 MB are shown as that. */
export const megabytesText = (bytes: number): string => `${Math.max(bytes / 1024 / 1024, 0.01).toFixed(2)} MB`;

/** Degrees as a chart has them: `43.4675° N, 11.8851° E`. */
export function positionText(latitude: number, longitude: number): string {
  const part = (degrees: number, positive: string, negative: string) =>
    `${Math.abs(degrees).toFixed(4)}° ${degrees < 0 ? negative : positive}`;
  return `${part(latitude, 'N', 'S')}, ${part(longitude, 'E', 'W')}`;
}

/** A confidence from 0 to 1, in words. */
export function confidenceText(confidence: number): string {
  if (confidence >= 0.9) return TEXTS.confidence.certain;
  if (confidence >= 0.7) return TEXTS.confidence.veryLikely;
  if (confidence >= 0.45) return TEXTS.confidence.likely;
  if (confidence >= 0.2) return TEXTS.confidence.possible;
  return TEXTS.confidence.guess;
}
